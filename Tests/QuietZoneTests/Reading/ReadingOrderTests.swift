import TestSupport
import Testing

@testable import QuietZone

@Suite struct ReadingOrderTests {
  /// A barcode that says its name, in an upright box.
  private func barcode(_ name: Character, x: Double, y: Double, width: Double = 40, height: Double = 40)
    -> Barcode
  {
    Barcode(
      symbology: .qrCode,
      identifier: SymbologyIdentifier(code: UInt8(ascii: "Q"), modifier: UInt8(ascii: "1")),
      content: Content(bytes: Array(String(name).utf8)),
      outline: Quadrilateral(
        topLeft: Point2D(x: x, y: y), topRight: Point2D(x: x + width, y: y),
        bottomRight: Point2D(x: x + width, y: y + height), bottomLeft: Point2D(x: x, y: y + height)),
      isInverted: false, isMirrored: false, correction: .init(corrected: 0, capacity: 0),
      structuredAppend: nil,
      details: .qrCode(QRCodeDetails(version: 1, level: .low, mask: 0, columns: 21, rows: 21)))
  }

  private func order(_ barcodes: [Barcode]) -> String {
    String(decoding: ReadingOrder.sorted(barcodes).flatMap(\.content.bytes), as: UTF8.self)
  }

  @Test func fractionsOfPixelsDoNotMatter() {
    for seed in 0..<200 as Range<UInt64> {
      var random = SeededRandom(seed: seed)
      var barcodes = "abcdefghi".enumerated().map { index, name in
        barcode(
          name, x: Double(index % 3) * 60 + Double.random(in: -3...3, using: &random),
          y: Double(index / 3) * 60 + Double.random(in: -3...3, using: &random))
      }
      barcodes.shuffle(using: &random)
      #expect(order(barcodes) == "abcdefghi")
    }
  }

  @Test func sizesDifferInARow() {
    // The tops differ by more than the small one's height, and still all three stand side by side.
    let row = [
      barcode("c", x: 300, y: 10, width: 100, height: 100), barcode("a", x: 0, y: 60, width: 20, height: 20),
      barcode("b", x: 100, y: 30, width: 60, height: 60),
    ]
    #expect(order(row) == "abc")
    #expect(order(row.reversed()) == "abc")
  }

  @Test func tallOneComesWithTheFirstOfAColumn() {
    let column = (0..<3).map {
      barcode(Character(Unicode.Scalar(UInt8(98 + $0))), x: 100, y: Double($0) * 60)
    }
    let tall = barcode("a", x: 0, y: 0, height: 160)
    #expect(order(column + [tall]) == "abcd")
    #expect(order([tall] + column.reversed()) == "abcd")
  }

  @Test func overlapByHalfMakesARow() {
    let left = barcode("a", x: 0, y: 20), right = barcode("b", x: 80, y: 0)
    #expect(order([right, left]) == "ab")
    #expect(order([right, barcode("a", x: 0, y: 21)]) == "ba")
    #expect(order([]).isEmpty && order([left]) == "a")
  }

  /// A slanted row of which the ends do not overlap any more still comes from one end to the other.
  @Test func slantedRowFallsToTheRight() {
    let row = (0..<8).map {
      barcode(Character(Unicode.Scalar(UInt8(97 + $0))), x: Double($0) * 60, y: Double($0) * 12)
    }
    #expect(order(row.reversed()) == "abcdefgh")
  }
}
