import Testing

@testable import QuietZone

/// ECI headers, FNC1 and what stands between them, bit by bit.
struct CharacterSetChoiceTests {
  static func symbol(_ content: Content, _ options: WriterOptions = WriterOptions()) throws -> Symbol {
    var options = options
    options.qrCode.boostsLevel = false
    return try BarcodeWriter(.qrCode, options: options).write(content)
  }

  /// A byte segment in versions 1–9.
  static func byteSegment(_ bytes: [UInt8]) -> String {
    bytes.reduce("0100" + binary(bytes.count, 8)) { $0 + binary(Int($1), 8) }
  }

  static func expect(_ symbol: Symbol, _ bits: String...) {
    let bits = bits.joined() + "0000"
    #expect(symbol.bits(bits.count) == bits)
  }

  @Test func latin1NeedsNoECI() throws {
    Self.expect(try Self.symbol(Content(text: "aé")), Self.byteSegment([0x61, 0xE9]))
  }

  @Test func kanjiNeedsNoECI() throws {
    // ISO/IEC 18004:2015, 7.4.6: 0x935F is 0xD9F, 0xE4AA is 0x1AAA.
    Self.expect(
      try Self.symbol(Content(text: "点茗")), "1000", binary(2, 8), binary(0xD9F, 13), binary(0x1AAA, 13))
    Self.expect(
      try Self.symbol(Content(text: "é点茗")), Self.byteSegment([0xE9]), "1000", binary(2, 8),
      binary(0xD9F, 13), binary(0x1AAA, 13))
  }

  @Test func otherTextIsUTF8WithItsECI() throws {
    Self.expect(
      try Self.symbol(Content(text: "a€")), "0111", binary(26, 8), Self.byteSegment([0x61, 0xE2, 0x82, 0xAC]))
  }

  @Test func theECIAskedForIsAnnounced() throws {
    let text = Content(text: "aé")
    Self.expect(
      try Self.symbol(text, WriterOptions(eci: .utf8)), "0111", binary(26, 8),
      Self.byteSegment([0x61, 0xC3, 0xA9]))
    Self.expect(
      try Self.symbol(text, WriterOptions(eci: .iso8859_1)), "0111", binary(3, 8),
      Self.byteSegment([0x61, 0xE9]))
    Self.expect(
      try Self.symbol(text, WriterOptions(eci: .utf16BE)), "0111", binary(25, 8),
      Self.byteSegment([0x00, 0x61, 0x00, 0xE9]))
  }

  @Test func shiftJISUsesKanjiModeUnderItsECI() throws {
    let kanji = String(repeating: binary(0xD9F, 13) + binary(0x1AAA, 13), count: 3)
    Self.expect(
      try Self.symbol(Content(text: "ﾊ点茗点茗点茗"), WriterOptions(eci: .shiftJIS)), "0111", binary(20, 8),
      Self.byteSegment([0xCA]), "1000", binary(6, 8), kanji)
  }

  @Test func designatorsTakeOneTwoOrThreeBytes() throws {
    let cases: [(UInt32, String)] = [
      (0, binary(0, 8)), (127, binary(127, 8)), (128, "10" + binary(128, 14)),
      (16383, "10" + binary(16383, 14)),
      (16384, "110" + binary(16384, 21)), (999_999, "110" + binary(999_999, 21)),
    ]
    for (number, bits) in cases {
      let eci = try #require(ECI(rawValue: number))
      Self.expect(try Self.symbol(Content(bytes: [0xFF], eci: eci)), "0111", bits, Self.byteSegment([0xFF]))
    }
  }

  @Test func bytesAreWrittenAsTheyAre() throws {
    Self.expect(try Self.symbol(Content(bytes: [0xC3, 0xA9])), Self.byteSegment([0xC3, 0xA9]))
    Self.expect(
      try Self.symbol(Content(bytes: Array("0123".utf8))), "0001", binary(4, 10), binary(12, 10), binary(3, 4)
    )
  }

  @Test func sectionsAreHonoured() throws {
    var content = Content(bytes: [0xFF])
    content.append([0x80], eci: .utf16BE)
    content.append([0x81], eci: ECI(rawValue: 5))
    content.append([0xE9], eci: nil)
    Self.expect(
      try Self.symbol(content), Self.byteSegment([0xFF]), "0111", binary(25, 8), Self.byteSegment([0x80]),
      "0111", binary(5, 8), Self.byteSegment([0x81]), "0111", binary(3, 8), Self.byteSegment([0xE9]))
  }

  @Test func aHostsConverterIsAsked() throws {
    let shifting = TextConverter(
      decode: { _, _ in nil },
      encode: { utf8, eci in eci.rawValue == 4 ? utf8.map { $0 | 0x80 } : nil })
    let options = WriterOptions(eci: ECI(rawValue: 4))
    let symbol = try BarcodeWriter(.qrCode, options: options, converter: shifting).write("ab")
    Self.expect(symbol, "0111", binary(4, 8), Self.byteSegment([0xE1, 0xE2]))
  }

  /// FNC1 follows the ECI; GS is a percent sign in alphanumeric mode and a percent sign is two (7.4.8.2).
  @Test func fnc1StandsBeforeTheData() throws {
    let gs1 = WriterOptions(application: .gs1)
    Self.expect(
      try Self.symbol(Content(bytes: Array("A%\u{1D}B".utf8)), gs1), "0101", "0010", binary(5, 9),
      binary(10 * 45 + 38, 11), binary(38 * 45 + 38, 11), binary(11, 6))
    Self.expect(
      try Self.symbol(Content(bytes: [0xFF], eci: ECI(rawValue: 4)), gs1), "0111", binary(4, 8), "0101",
      Self.byteSegment([0xFF]))
    let aim = WriterOptions(application: .aim(indicator: Array("37".utf8)))
    Self.expect(try Self.symbol(Content(bytes: [0xFF]), aim), "1001", binary(37, 8), Self.byteSegment([0xFF]))
    let letter = WriterOptions(application: .aim(indicator: Array("a".utf8)))
    Self.expect(
      try Self.symbol(Content(bytes: [0xFF]), letter), "1001", binary(197, 8), Self.byteSegment([0xFF]))
  }
}
