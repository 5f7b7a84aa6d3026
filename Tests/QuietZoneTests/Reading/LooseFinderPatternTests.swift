import TestSupport
import Testing

@testable import QuietZone

/// QR codes out of focus beside one that is not: two of their finder patterns are seen, and what is around
/// those is looked at once more.
@Suite struct LooseFinderPatternTests {
  private static let texts = ["SHARP 2026", "SOFT BESIDE IT 2026"]
  private static let module = 6.0

  /// A symbol on a square of paper of 240 pixels, softened `times` times.
  private static func symbol(_ text: String, softened times: Int) throws -> LuminanceImage {
    let grid = try BarcodeWriter(.qrCode).write(Content(text: text)).grid
    let frame = SquareFrame(center: Point2D(120, 120), module: module, tangent: 0)
    var image = LuminanceImage.painted(width: 240, height: 240) { frame.shows(grid, at: $0) }
    for _ in 0..<times { image = image.softened(reach: 2) }
    return image
  }

  /// Both in a picture of two megapixels, as video and as a photograph.
  @Test func besideASharpOne() throws {
    let (width, height) = (1600, 1200)
    var random = SeededRandom(seed: 3)
    var pixels = [UInt8](repeating: 0, count: width * height)
    for i in pixels.indices { pixels[i] = UInt8(200 + random.unit() * 8) }
    for (text, (times, contrast, x)) in zip(Self.texts, [(0, 180.0, 500), (4, 110.0, 900)]) {
      let symbol = try Self.symbol(text, softened: times)
      for i in symbol.pixels.indices {
        let ink = contrast * (1 - Double(symbol.pixels[i]) / 255)
        pixels[(500 + i / 240) * width + x + i % 240] -= UInt8(ink)
      }
    }
    let image = try #require(LuminanceImage(width: width, height: height, pixels: pixels))
    func read(_ effort: ReaderOptions.Effort) -> [String] {
      BarcodeReader(ReaderOptions(effort: effort)).read(image.view)
        .map { String(decoding: $0.content.bytes, as: UTF8.self) }
    }
    #expect(read(.fast) == [Self.texts[0]])
    #expect(read(.balanced) == Self.texts)
    #expect(read(.thorough) == Self.texts)
  }
}
