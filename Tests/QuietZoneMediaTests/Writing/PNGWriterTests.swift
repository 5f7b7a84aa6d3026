import QuietZone
import TestSupport
import Testing

@testable import QuietZoneMedia

@Suite struct PNGWriterTests {
  @Test func greyRoundTrip() throws {
    var random = SeededRandom(seed: 2)
    for size in [(1, 1), (13, 9), (300, 200)] {
      let pixels = random.bytes(size.0 * size.1)
      let image = try #require(LuminanceImage(width: size.0, height: size.1, pixels: pixels))
      let file = try PNGWriter().encode(image)
      #expect(try pictures(file).first?.luminance == image)
      #expect(try PNGWriter().encode(image) == file)
    }
  }

  @Test func colorRoundTrip() throws {
    var image = RGBImage(width: 3, height: 1)
    image.pixels = [255, 0, 0, 0, 255, 0, 0, 0, 255]
    #expect(try pictures(try PNGWriter().encode(image)).first?.luminance.pixels == [76, 150, 29])
  }

  @Test func writesResolutionAndSoftware() throws {
    let file = try PNGWriter(dotsPerInch: 300).encode(Samples.quadrants)
    let physical = try #require(file.indices.first { file.matches("pHYs".bytes, at: $0) })
    // 300 / 0.0254 = 11 811 pixels a metre, unit 1: the metre (ISO/IEC 15948, 11.3.5.3).
    #expect(file[physical + 4..<physical + 13] == [0, 0, 0x2E, 0x23, 0, 0, 0x2E, 0x23, 1])
    #expect(file.indices.contains { file.matches("tEXtSoftware\0QuietZone".bytes, at: $0) })
    var plain = PNGWriter()
    plain.software = nil
    let bare = try plain.encode(Samples.quadrants)
    #expect(
      !bare.indices.contains { bare.matches("tEXt".bytes, at: $0) || bare.matches("pHYs".bytes, at: $0) })
  }

  @Test func refusesPicturesWithoutPixels() {
    #expect(throws: PictureError.self) { try PNGWriter().encode(LuminanceImage(width: 0, height: 5)) }
  }
}
