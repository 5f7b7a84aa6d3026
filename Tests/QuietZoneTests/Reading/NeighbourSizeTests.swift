import TestSupport
import Testing

@testable import QuietZone

/// Matrix symbols beside a linear one: what has been read tells how large they are.
@Suite struct NeighbourSizeTests {
  private static let number = "4006381333931"
  private static let text = "BESIDE"

  /// An EAN-13 of eight pixels a module above a symbol of `module` pixels a module.
  private static func read(_ symbology: Symbology, module: Double, _ effort: ReaderOptions.Effort) throws
    -> [String]
  {
    let bars = try #require(
      LuminanceImage.bars(BarcodeWriter(.ean13).write(number).bars, module: 8, quiet: 12, rows: 300))
    let grid = try BarcodeWriter(symbology).write(Content(text: text)).grid
    let frame = SquareFrame(center: Point2D(300, 130), module: module, tangent: 0.05)
    let below = LuminanceImage.painted(width: bars.width, height: 260) { frame.shows(grid, at: $0) }
    let image = try #require(
      LuminanceImage(width: bars.width, height: 560, pixels: bars.pixels + below.pixels))
    return BarcodeReader(ReaderOptions(effort: effort)).read(image.softened(reach: 1).view)
      .map { String(decoding: $0.content.bytes, as: UTF8.self) }
  }

  /// Modules half as wide as the linear symbol's and wider are read in every effort, also where they are
  /// larger than its are.
  @Test(
    arguments: [Symbology.qrCode, .dataMatrix, .aztec], [ReaderOptions.Effort.fast, .balanced, .thorough])
  func halfAsWide(_ symbology: Symbology, _ effort: ReaderOptions.Effort) throws {
    for module in [4.0, 6, 9] {
      #expect(
        try Self.read(symbology, module: module, effort) == [Self.number, Self.text], "\(module) pixels")
    }
  }

  /// `thorough` looks for those of any size.
  @Test func anySize() throws {
    #expect(try Self.read(.qrCode, module: 2, .thorough) == [Self.number, Self.text])
  }
}
