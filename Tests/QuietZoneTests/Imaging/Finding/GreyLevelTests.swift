import TestSupport
import Testing

@testable import QuietZone

@Suite struct GreyLevelTests {
  @Test func oneGreyHoldsEverywhere() {
    let levels = LuminanceImage(width: 32, height: 32).withDark { dark, _ in
      let level = GreyLevel(in: dark, even: 12_345)
      let other = GreyLevel(in: dark, even: nil).evened(3)
      return [level(Point2D(3, 4)), level(Point2D(-9, 1e6)), other(Point2D(3, 4))]
    }
    #expect(levels == [12_345, 12_345, 3])
  }

  /// The right half of the print lies in the shadow.
  @Test func inAShadowEachPlaceHasItsOwn() {
    var image = LuminanceImage(width: 192, height: 48)
    for i in image.pixels.indices {
      let (x, y) = (i % 192, i / 192)
      let ink: Double = (x / 6 + y / 6) & 1 == 0 ? 40 : 240
      image.pixels[i] = UInt8(x < 96 ? ink : ink * 0.25)
    }
    let levels = image.withDark { dark, map in
      let level = GreyLevel(in: dark, even: nil)
      return [level(Point2D(20, 20)), level(Point2D(170, 20)), Int(map.thresholds[2 * 24 + 2]) * 256]
    }
    let found = levels ?? [0, 0, 0]
    #expect(found[0] == found[2])
    #expect((110 * 256...170 * 256).contains(found[0]))
    #expect((27 * 256...43 * 256).contains(found[1]))
  }
}
