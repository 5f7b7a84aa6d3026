import TestSupport
import Testing

@testable import QuietZone

/// Matrix symbols with the edge of a shadow across them. At an eighth of the light ink beside it is about as
/// light as paper in the shadow.
@Suite struct ShadowReadingTests {
  static let texts: [Symbology: String] = [
    .dataMatrix: "SHADE 2026-11", .qrCode: "HTTPS://QUIETZONE.EXAMPLE/SHADE",
  ]

  @Test(arguments: [(Symbology.dataMatrix, 0.2), (.qrCode, 0.2), (.qrCode, 0.125)])
  func reading(_ symbology: Symbology, rest: Double) throws {
    let text = try #require(Self.texts[symbology])
    let grid = try BarcodeWriter(symbology).write(Content(text: text)).grid
    var random = SeededRandom(seed: 3)
    for turn in [0.05, -0.4, 1.2] {
      let frame = SquareFrame(center: Point2D(110, 105), module: 3, tangent: turn)
      var image = LuminanceImage.painted(width: 220, height: 210) { frame.shows(grid, at: $0) }
      for i in image.pixels.indices {
        let (x, y) = (Double(i % 220), Double(i / 220))
        let isLit = x - 108 < (y - 100) * 0.7
        image.pixels[i] = UInt8((20 + Double(image.pixels[i]) * 0.85) * (isLit ? 1 : rest))
      }
      image = image.softened(reach: 1)
      for i in image.pixels.indices { image.pixels[i] += UInt8(random.unit() * 8) }
      let found = BarcodeReader().read(image.view)
      #expect(found.map(\.content.bytes) == [Array(text.utf8)], "turn \(turn)")
    }
  }

  /// Three symbols of one kind, the last across the edge of a shadow: large ones are looked for once more in
  /// a smaller copy, small ones in the picture.
  @Test(arguments: [3.0, 8]) func besideOthers(module: Double) throws {
    let texts = ["FIRST 2026", "SECOND 2026", "THIRD 2026"]
    let grids = try texts.map { try BarcodeWriter(.qrCode).write(Content(text: $0)).grid }
    let (width, height) = (Int(96 * module), Int(34 * module))
    let frames = (0..<3).map {
      SquareFrame(
        center: Point2D((17 + 31 * Double($0)) * module, 17 * module), module: module, tangent: 0.03)
    }
    var image = LuminanceImage.painted(width: width, height: height) { p in
      zip(frames, grids).contains { $0.shows($1, at: p) }
    }
    for i in image.pixels.indices {
      let isLit = Double(i % width) - 80 * module < (Double(i / width) - 17 * module) * 0.5
      image.pixels[i] = UInt8((20 + Double(image.pixels[i]) * 0.85) * (isLit ? 1 : 0.125))
    }
    image = image.softened(reach: 1)
    let first = BarcodeReader(ReaderOptions(effort: .fast)).read(image.view)
    #expect(first.map(\.content.bytes) == texts.prefix(2).map { Array($0.utf8) })
    #expect(BarcodeReader().read(image.view).map(\.content.bytes) == texts.map { Array($0.utf8) })
  }
}
