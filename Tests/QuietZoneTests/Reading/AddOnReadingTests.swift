import TestSupport
import Testing

@testable import QuietZone

/// Add-ons in drawn pictures: read at every size, with text around them and upside down, and none where
/// there is none.
@Suite struct AddOnReadingTests {
  static let scales = [1, 2, 3, 4, 6, 8, 12]
  static let mains: [(symbology: Symbology, digits: String)] = [
    (.ean13, "9771234567003"), (.upcA, "036000291452"), (.upcE, "04252614"), (.ean8, "96385074"),
  ]

  private static func symbol(_ symbology: Symbology, _ digits: String, addOn: String?) throws -> Symbol {
    var options = WriterOptions()
    options.linear.addOn = addOn.map { Array($0.utf8) }
    return try BarcodeWriter(symbology, options: options).write(digits)
  }

  private static func read(_ drawing: BarDrawing) -> [Barcode] {
    BarcodeReader(ReaderOptions(symbologies: .all)).read(drawing.image.view)
  }

  private static func addOn(_ barcode: Barcode) -> String? {
    guard case .linear(let details) = barcode.details else { return nil }
    return details.addOn.map { String(decoding: $0, as: UTF8.self) }
  }

  @Test(arguments: mains.indices, [nil, "05", "52495"] as [String?])
  func readAtEverySize(_ main: Int, addOn: String?) throws {
    let (symbology, digits) = Self.mains[main]
    let symbol = try Self.symbol(symbology, digits, addOn: addOn)
    for scale in Self.scales {
      for hasText in [true, false] {
        for isTurned in [false, true] {
          var drawing = BarDrawing(symbol, scale: scale, hasText: hasText)
          if isTurned { drawing.turnAround() }
          let found = Self.read(drawing)
          #expect(
            found.map(\.symbology) == [symbology] && found.map(Self.addOn) == [addOn],
            "\(scale) pixels a module, text \(hasText), upside down \(isTurned): \(found.map(Self.addOn))")
        }
      }
    }
  }

  /// Bars, letters and other codes that stand where an add-on would are none.
  @Test func neighboursAreNoAddOn() throws {
    var random = SeededRandom(seed: 5)
    for round in 0..<60 {
      let (symbology, digits) = Self.mains[round % 4]
      var margins = Symbol.Margins(4)
      margins.right = 60
      var drawing = BarDrawing(
        try Self.symbol(symbology, digits, addOn: nil), scale: 2 + round % 4, margins: margins)
      drawing.addClutter(besides: round & 4 == 0 ? 9 : 13, using: &random)
      if round & 8 != 0 { drawing.turnAround() }
      for barcode in Self.read(drawing) {
        #expect(Self.addOn(barcode) == nil, "\(round): \(Self.addOn(barcode) ?? "")")
      }
    }
  }
}
