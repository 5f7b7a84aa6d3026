import Testing

@testable import QuietZone

/// Matrix symbols that are wider than high or higher than wide, as fax machines and video make them.
@Suite struct SqueezedReadingTests {
  static let symbologies: [Symbology] = [
    .qrCode, .microQRCode, .rectangularMicroQRCode, .aztec, .dataMatrix,
  ]

  /// A symbol with its quiet zone, so many pixels a module across and down, and where its upper left corner
  /// is.
  private static func picture(
    _ grid: ModuleGrid, _ across: Int, _ down: Int
  ) throws -> (image: LuminanceImage, corner: Point2D) {
    let margin = 4
    let (columns, rows) = (grid.width + 2 * margin, grid.height + 2 * margin)
    var pixels = [UInt8](repeating: 235, count: columns * across * rows * down)
    for y in 0..<grid.height * down {
      for x in 0..<grid.width * across where grid[x / across, y / down] {
        pixels[(y + margin * down) * columns * across + x + margin * across] = 20
      }
    }
    let image = try #require(LuminanceImage(width: columns * across, height: rows * down, pixels: pixels))
    return (image, Point2D(x: Double(margin * across), y: Double(margin * down)))
  }

  @Test(arguments: symbologies, [(4, 2), (2, 4), (6, 2), (2, 6), (8, 3), (3, 9)])
  func reading(_ symbology: Symbology, _ module: (across: Int, down: Int)) throws {
    let symbol = try BarcodeWriter(symbology).write("12345")
    guard case .grid(let grid) = symbol.shape else { return }
    let (image, corner) = try Self.picture(grid, module.across, module.down)
    let found = BarcodeReader().read(image.view)
    #expect(found.map(\.symbology) == [symbology])
    #expect(found.map(\.content.bytes) == [Array("12345".utf8)])
    let bounds = try #require(found.first).outline.bounds
    let slack = Double(max(module.across, module.down))
    #expect(abs(bounds.x - corner.x) < slack && abs(bounds.y - corner.y) < slack)
    #expect(abs(bounds.width - Double(grid.width * module.across)) < 2 * slack)
    #expect(abs(bounds.height - Double(grid.height * module.down)) < 2 * slack)
  }
}
