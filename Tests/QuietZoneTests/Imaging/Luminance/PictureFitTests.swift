import QuietZone
import TestSupport
import Testing

@Suite struct PictureFitTests {
  @Test func smallPicturesStay() throws {
    for (width, height) in [(1, 1), (4000, 3000), (12_000_000, 1)] {
      let size = try #require(PictureFit.size(width: width, height: height, maximumPixels: 12_000_000))
      #expect(size.width == width && size.height == height)
    }
  }

  @Test func largeOnesKeepTheirRatio() throws {
    let size = try #require(PictureFit.size(width: 8064, height: 6048, maximumPixels: 12_000_000))
    #expect(size.width == 4000 && size.height == 3000)
    var random = SeededRandom(seed: 63)
    for _ in 0..<20_000 {
      let width = Int.random(in: 1...20_000, using: &random)
      let height = Int.random(in: 1...20_000, using: &random)
      let maximum = Int.random(in: 1...1_000_000, using: &random)
      let size = try #require(PictureFit.size(width: width, height: height, maximumPixels: maximum))
      #expect(size.width * size.height <= maximum && size.width >= 1 && size.height >= 1)
      #expect(size.width <= width && size.height <= height)
      guard size.width > 1, size.height > 1, width * height > maximum else { continue }
      // Neither side is a whole pixel off.
      let scale = (Double(maximum) / Double(width * height)).squareRoot()
      #expect(abs(Double(size.width) - Double(width) * scale) < 1.001)
      #expect(abs(Double(size.height) - Double(height) * scale) < 1.001)
    }
  }

  @Test func stripsAndGiants() throws {
    let strip = try #require(PictureFit.size(width: 1, height: 1_000_000, maximumPixels: 1000))
    #expect(strip.width == 1 && strip.height == 1000)
    for (width, height) in [(Int.max, Int.max), (Int.max, 1), (1, Int.max), (Int.max, 3)] {
      for maximum in [1, 2, 1000, Int.max - 1, Int.max] {
        let size = try #require(PictureFit.size(width: width, height: height, maximumPixels: maximum))
        let (pixels, overflow) = size.width.multipliedReportingOverflow(by: size.height)
        #expect(!overflow && pixels <= maximum && pixels > 0)
      }
    }
  }

  @Test func nonsense() {
    for bad in [0, -1, Int.min] {
      #expect(PictureFit.size(width: bad, height: 5, maximumPixels: 5) == nil)
      #expect(PictureFit.size(width: 5, height: bad, maximumPixels: 5) == nil)
      #expect(PictureFit.size(width: 5, height: 5, maximumPixels: bad) == nil)
    }
  }
}
