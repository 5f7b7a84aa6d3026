import QuietZone
import Testing

@testable import QuietZoneText

@Suite struct TextConverterSystemTests {
  /// Codes from the character sets' own tables.
  @Test(arguments: [
    (0, [0x81] as [UInt8], "ü"), (1, [0xFC], "ü"), (2, [0x9B], "¢"), (3, [0xE9], "é"), (4, [0xB1], "ą"),
    (5, [0xA1], "Ħ"), (6, [0xA2], "ĸ"), (7, [0xB6], "Ж"), (8, [0xC7], "ا"), (9, [0xE1], "α"),
    (10, [0xE0], "א"),
    (11, [0xFE], "ş"), (12, [0xBF], "ŋ"), (13, [0xA1], "ก"), (15, [0xB5], "µ"), (16, [0xF0], "ŵ"),
    (17, [0xA4], "€"), (18, [0xAA], "Ș"), (20, [0x8A, 0xBF], "漢"), (21, [0x9C], "ś"), (22, [0xC6], "Ж"),
    (23, [0x80], "€"), (24, [0xC7], "ا"), (25, [0x6F, 0x22], "漢"), (26, [0xE6, 0xBC, 0xA2], "漢"),
    (27, [0x41], "A"),
    (28, [0xBA, 0x7E], "漢"), (29, [0xBA, 0xBA], "汉"), (30, [0xB0, 0xA1], "가"), (31, [0x9D, 0x68], "漢"),
    (32, [0x81, 0x30, 0x84, 0x36], "¥"), (33, [0x22, 0x6F], "漢"), (34, [0, 1, 0xF6, 0], "😀"),
    (35, [0, 0xF6, 1, 0], "😀"), (170, [0x41], "A"),
  ])
  func bothWays(number: UInt32, bytes: [UInt8], text: String) throws {
    let eci = try #require(ECI(rawValue: number))
    #expect(TextConverter.system.text(of: bytes, eci) == text)
    #expect(TextConverter.system.bytes(of: text, eci) == bytes)
  }

  @Test func refusals() throws {
    let cyrillic = try #require(ECI(rawValue: 22))
    #expect(TextConverter.system.bytes(of: "漢", cyrillic) == nil)
    #expect(TextConverter.system.text(of: [0xC3], .utf8) == nil)
    #expect(TextConverter.system.text(of: [0x41], .binary) == nil)
    #expect(TextConverter.system.text(of: [0x41], try #require(ECI(rawValue: 14))) == nil)
    #expect(TextConverter.system.text(of: [], cyrillic) == "")
    let long = [UInt8](repeating: 0xC6, count: 5000)
    #expect(TextConverter.system.text(of: long, cyrillic)?.unicodeScalars.count == 5000)
  }

  /// Chinese that does not say its character set, as much in China does not.
  @Test(arguments: ["金士顿今天宣布，2GB内存", "中国", "朱镕基", "㐀中国人"])
  func chineseThatIsNotAnnounced(text: String) throws {
    let content = Content(bytes: try #require(TextConverter.system.bytes(of: text, .gb18030)))
    #expect(content.text(using: .system) == text)
    #expect(content.guessedCharacterSet(using: .system) == .gb18030)
  }
}
