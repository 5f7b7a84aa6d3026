import QuietZone
import QuietZoneScanning
import Testing

@Suite struct AcceptanceRuleTests {
  @Test(arguments: [
    ("http://a", true), ("https://a.example/b?c", true), ("HTTPS://A", true), ("HtTp://x", true),
    ("http://", false), ("https:/a", false), ("ftp://a", false), (" https://a", false), ("WWW.A.DE", false),
    ("httpx://a", false), ("http:\u{1A}/a", false), ("", false), ("WIFI:S:http://a;;", false),
  ])
  func links(_ text: String, _ isAccepted: Bool) {
    #expect(AcceptanceRule.web.accepts(code(text)) == isAccepted)
  }

  @Test(arguments: [
    ("INV-1234-A", "INV-????-*", true), ("INV-1234-", "INV-????-*", true), ("INV-123-A", "INV-????-*", false),
    ("abc", "abc", true), ("abc", "ab", false), ("ab", "abc", false), ("", "*", true), ("", "?", false),
    ("", "", true), ("aXbXb", "a*b", true), ("aXbXc", "a*b", false), ("mississippi", "m*iss*ip*i", true),
    ("abcabcabd", "*abd", true), ("a*c", "a*c", true),
  ])
  func patterns(_ text: String, _ pattern: String, _ isAccepted: Bool) {
    #expect(AcceptanceRule.pattern(Array(pattern.utf8)).accepts(code(text)) == isAccepted)
  }

  @Test func aHostilePatternTakesNoLongTime() {
    let stars = AcceptanceRule.pattern(Array(String(repeating: "*a", count: 2000).utf8) + [UInt8(ascii: "b")])
    #expect(stars.accepts(code(String(repeating: "a", count: 4000))) == false)
  }

  @Test func theOthers() {
    let sets = AcceptanceRule.symbologies([.qrCode, .aztec])
    #expect(sets.accepts(code("A")))
    #expect(sets.accepts(code("A", .dataMatrix)) == false)
    #expect(AcceptanceRule.prefix(Array("AB".utf8)).accepts(code("ABC")))
    #expect(AcceptanceRule.prefix(Array("AB".utf8)).accepts(code("A")) == false)
    #expect(AcceptanceRule.all([]).accepts(code("A")))
    #expect(AcceptanceRule.all([.web, sets]).accepts(code("http://a")))
    #expect(AcceptanceRule.all([.web, sets]).accepts(code("http://a", .dataMatrix)) == false)
  }

  /// Where the bytes are not what is told, either counts.
  @Test func textsAreComparedAsWellAsBytes() {
    let latin = code([0xC4, 0x70, 0x66, 0x65, 0x6C])
    let text: AcceptanceRule.Text = { barcode in Array(barcode.bestText().utf8) }
    for rule in [
      AcceptanceRule.prefix(Array("Ä".utf8)), .pattern(Array("Äpf*".utf8)), .pattern(Array("?pfel".utf8)),
      .pattern(Array("*?pfel".utf8)), .prefix([0xC4]), .all([.prefix(Array("Äp".utf8))]),
    ] {
      #expect(rule.accepts(latin, text: text), "\(rule)")
    }
    #expect(!AcceptanceRule.prefix(Array("Ä".utf8)).accepts(latin))
    #expect(!AcceptanceRule.prefix(Array("Ö".utf8)).accepts(latin, text: text))
    #expect(!AcceptanceRule.pattern(Array("??pfel".utf8)).accepts(latin, text: text))
  }

  private func code(_ text: String, _ symbology: Symbology = .qrCode) -> Barcode {
    code(Array(text.utf8), symbology)
  }

  private func code(_ bytes: [UInt8], _ symbology: Symbology = .qrCode) -> Barcode {
    let corner = Point2D(x: 0, y: 0)
    return Barcode(
      symbology: symbology,
      identifier: SymbologyIdentifier(code: UInt8(ascii: "Q"), modifier: UInt8(ascii: "1")),
      content: Content(bytes: bytes),
      outline: Quadrilateral(topLeft: corner, topRight: corner, bottomRight: corner, bottomLeft: corner),
      isInverted: false, isMirrored: false, correction: Barcode.Correction(corrected: 0, capacity: 0),
      structuredAppend: nil, details: .linear(LinearDetails()))
  }
}
