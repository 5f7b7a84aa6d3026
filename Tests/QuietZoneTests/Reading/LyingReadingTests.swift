import TestSupport
import Testing

@testable import QuietZone

/// Drawings whose bars lie, their edges as sharp as pixels are, beside a symbol that is read.
@Suite struct LyingReadingTests {
  /// All edges of modules of 2, 4 or 8 pixels lie in the same rows of every eight.
  @Test(arguments: [2, 3, 4, 6])
  func lyingCodesAreReadWhereverTheirEdgesLie(module: Int) throws {
    let symbol = try BarcodeWriter(.code128).write("LYING-12")
    let bars = BarDrawing(symbol, scale: module, hasText: false).image
    let other = try BarcodeWriter(.qrCode).write("BESIDE")
    guard case .grid(let grid) = other.shape else { return }
    for offset in 0..<8 {
      var sheet = LuminanceImage(width: bars.height + 200, height: bars.width + 360, luminance: 255)
      for y in 0..<grid.height * 5 {
        for x in 0..<grid.width * 5 where grid[x / 5, y / 5] {
          sheet.pixels[(y + 50) * sheet.width + x + 50] = 0
        }
      }
      for y in 0..<bars.width {
        for x in 0..<bars.height {
          sheet.pixels[(y + 260 + offset) * sheet.width + x + 60] = bars.pixels[x * bars.width + y]
        }
      }
      let found = BarcodeReader().read(sheet).map { String(decoding: $0.content.bytes, as: UTF8.self) }
      #expect(found.sorted() == ["BESIDE", "LYING-12"], "\(module) pixels a module, offset \(offset)")
    }
  }
}
