import QuietZone
import Testing

@Suite struct ContentTextTests {
  @Test func sectionsWithoutECIAreGuessed() {
    #expect(Content(bytes: Array("plain".utf8)).text() == "plain")
    #expect(Content(bytes: Array("Grüße €".utf8)).text() == "Grüße €")
    #expect(Content(bytes: [0x47, 0x72, 0xFC, 0xDF, 0x65]).text() == "Grüße")
    // "éléphant" and "élan" are valid Shift JIS, but look French.
    #expect(Content(bytes: [0xE9, 0x6C, 0xE9, 0x70, 0x68, 0x61, 0x6E, 0x74]).text() == "éléphant")
    #expect(Content(bytes: [0x83, 0x65, 0x83, 0x58, 0x83, 0x67]).text() == "テスト")
    #expect(Content(bytes: [0xC3, 0xBD, 0xC4]).text() == "ﾃｽﾄ")
  }

  @Test func sectionsWithECIAreRead() {
    var content = Content(bytes: [0xE9], eci: .iso8859_1)
    content.append([0x93, 0x5F, 0xE4, 0xAA], eci: .shiftJIS)
    content.append(Array("€".utf8), eci: .utf8)
    #expect(content.text() == "é点茗€")
    #expect(Content().text()?.isEmpty == true)
  }

  @Test func whatIsNoTextIsNil() {
    #expect(Content(bytes: [1, 2], eci: .binary).text() == nil)
    #expect(Content(bytes: [0xFF], eci: .utf8).text() == nil)
    let upper = TextConverter(decode: { _, _ in "host" }, encode: { _, _ in nil })
    #expect(Content(bytes: [1, 2], eci: .binary).text(using: upper) == "host")
  }
}
