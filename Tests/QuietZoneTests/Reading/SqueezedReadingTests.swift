import Testing

@testable import QuietZone

/// Matrix symbols that are wider than high or higher than wide, as fax machines and video make them.
@Suite struct SqueezedReadingTests {
  static let symbologies: [Symbology] = [
    .qrCode, .microQRCode, .rectangularMicroQRCode, .aztec, .dataMatrix,
  ]

  @Test(arguments: symbologies, [(4, 2), (2, 4), (6, 2), (2, 6), (8, 3), (3, 9)])
  func reading(_ symbology: Symbology, _ module: (across: Int, down: Int)) throws {
    let symbol = try BarcodeWriter(symbology).write("12345")
    guard case .grid(let grid) = symbol.shape else { return }
    let margin = 4
    let image = LuminanceImage.modules(
      grid, across: module.across, down: module.down, margin: margin, dark: 20, light: 235)
    let corner = Point2D(x: Double(margin * module.across), y: Double(margin * module.down))
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
