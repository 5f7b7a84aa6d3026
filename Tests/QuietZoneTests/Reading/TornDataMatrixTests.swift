import TestSupport
import Testing

@testable import QuietZone

/// Data Matrix symbols with a corner torn off or inked over: a border of the solid L ends too soon there, and
/// the broken one that faces it tells how long it was.
@Suite struct TornDataMatrixTests {
  /// Where it is torn, in parts of the symbol's side from its top left corner.
  static let places = [Point2D(1, 1), Point2D(0, 0), Point2D(0.78, 1), Point2D(0, 0.22), Point2D(0.45, 1)]

  @Test(arguments: places, [true, false])
  func reading(_ place: Point2D, isDark: Bool) throws {
    let text = "TORN OFF A LABEL 2026-11"
    let grid = try BarcodeWriter(.dataMatrix).write(Content(text: text)).grid
    let side = Double(grid.width)
    for turn in [0.0, 0.31, -2.2] {
      let frame = SquareFrame(center: Point2D(100, 100), module: 4, tangent: turn)
      let image = LuminanceImage.painted(width: 200, height: 200) { p in
        let at = frame.modules(p) + Point2D(side / 2, side / 2)
        return (at - place * side).length < 2.4 ? isDark : frame.shows(grid, at: p)
      }
      let found = BarcodeReader().read(image.softened(reach: 1).view)
      #expect(found.map(\.content.bytes) == [Array(text.utf8)], "turn \(turn)")
      for barcode in found {
        let off = frame.outline(reach: side / 2).distance(toCornersOf: barcode.outline)
        #expect(off < 4, "turn \(turn): a corner is \(off) pixels off")
      }
    }
  }
}
