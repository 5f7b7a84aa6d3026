import QuietZone
import Testing

@Suite struct BestTextTests {
  @Test func unknownSetsAreGuessed() throws {
    #expect(Content(text: "큐알 코드").bestText() == "큐알 코드")
    #expect(Content().bestText() == "")
    // Windows-1251, which the engine does not know by itself.
    let cyrillic = Content(bytes: [0x61, 0xC1], eci: ECI(rawValue: 22))
    #expect(cyrillic.text() == nil && cyrillic.bestText() == "aÁ")
    // UTF-8 said, and not kept to.
    let broken = Content(bytes: [0x61, 0xC3], eci: .utf8)
    #expect(broken.text() == nil && !broken.bestText().isEmpty)
    let host = TextConverter(decode: { _, _ in Array("Б".utf8) }, encode: { _, _ in nil })
    #expect(cyrillic.bestText(using: host) == "Б")
  }

  @Test func everyByteBecomesSomething() {
    for first in UInt8.min...UInt8.max {
      for eci in [nil, ECI.utf8, .shiftJIS, ECI(rawValue: 22), ECI(rawValue: 899)] {
        #expect(!Content(bytes: [first], eci: eci).bestText().isEmpty)
      }
    }
  }

  @Test func addOnsStandApart() throws {
    var options = WriterOptions()
    options.linear.addOn = Array("05".utf8)
    let writer = BarcodeWriter(.ean13, options: options)
    let symbol = try writer.write(Content(text: "978020137962"))
    guard case .linear(let details) = symbol.details else {
      Issue.record("no details")
      return
    }
    let corner = Point2D(x: 0, y: 0)
    let barcode = Barcode(
      symbology: .ean13, identifier: SymbologyIdentifier(code: UInt8(ascii: "E"), modifier: 3),
      content: Content(bytes: Array("978020137962405".utf8)),
      outline: Quadrilateral(topLeft: corner, topRight: corner, bottomRight: corner, bottomLeft: corner),
      isInverted: false, isMirrored: false, correction: Barcode.Correction(corrected: 0, capacity: 0),
      structuredAppend: nil, details: .linear(details))
    #expect(details.addOn != nil && barcode.bestText() == "9780201379624 05")
  }
}
