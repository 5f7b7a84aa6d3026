import TestSupport
import Testing

@testable import QuietZone

@Suite struct DarkPixelsTests {
  @Test func pixelsAreDarkBelowTheThresholdOfTheirBlock() {
    let image = LuminanceImage.noise(width: 45, height: 37, seed: 8)
    let result = image.withDark { dark, map in
      var (wrong, count) = (0, 0)
      for y in 0..<image.height {
        for x in 0..<image.width {
          let threshold = map.thresholds[y / 8 * 6 + x / 8]
          if dark.threshold(x: x, y: y) != Int(threshold) { wrong += 1 }
          if dark[x, y] != (image.pixels[y * image.width + x] < threshold) { wrong += 1 }
          if dark[x, y] { count += 1 }
        }
      }
      return (wrong, count)
    }
    #expect(result?.0 == 0)
    // Half of what is drawn evenly is dark, more or less.
    #expect((500...1100).contains(result?.1 ?? 0))
  }

  @Test func levelsOutsideThePictureAreThoseOfItsBorder() {
    let image = LuminanceImage.noise(width: 45, height: 37, seed: 9)
    let levels = image.withDark { dark, map in
      let places = [
        Point2D(-5, -5), Point2D(.nan, .nan), Point2D(1e9, 1e9), Point2D(.infinity, -1), Point2D(20.5, 9.5),
      ]
      let blocks = [0, 0, 4 * 6 + 5, 5, 6 + 2]
      return zip(places, blocks).map { (dark.level($0), Int(map.thresholds[$1]) * 256) }
    }
    #expect(levels?.count == 5)
    for (found, expected) in levels ?? [] { #expect(found == expected) }
  }

  @Test func reachEndsAtTheBorder() {
    let reaches = LuminanceImage(width: 20, height: 10).withDark { dark, _ in
      [(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)].map {
        PixelWalk(dark, x: 3, y: 4, dx: $0, dy: $1).left
      }
    }
    #expect(reaches == [17, 4, 6, 5, 5, 4])
  }

  @Test func aMapJudgesItsOwnPictureOnly() throws {
    let map = try #require(LuminanceImage(width: 40, height: 40).thresholds)
    func isJudged(_ width: Int, _ height: Int) -> Bool {
      let image = LuminanceImage(width: width, height: height)
      return image.view.withPlane { map.withDarkPixels(of: $0) { _ in true } ?? false } ?? false
    }
    #expect(isJudged(40, 40) && isJudged(33, 40))
    #expect(!isJudged(41, 40) && !isJudged(40, 32))
  }
}
