import TestSupport
import Testing

@testable import QuietZone

@Suite struct FrameSumTests {
  /// Compared with the interpolation that everything else uses, at places far from the borders and near them.
  @Test func addsWhatLiesWhereTheMotionLeads() throws {
    var random = SeededRandom(seed: 4)
    for trial in 0..<20 {
      let (width, height) = (70 + trial * 5, 150 - trial * 4)
      let first = noise(width, height, seed: UInt64(trial)), second = noise(width, height, seed: 99)
      var motion = AffineMotion(middle: Point2D(x: Double(width) / 2, y: Double(height) / 2))
      if trial > 0 {
        motion.shift = Point2D(x: random.real(-90...90), y: random.real(-90...90))
        (motion.ax, motion.bx) = (random.real(0.8...1.2), random.real(-0.2...0.2))
        (motion.ay, motion.by) = (random.real(-0.2...0.2), random.real(0.8...1.2))
      }
      let mean = try #require(sum(first, second, at: motion))
      second.view.withPlane { plane in
        for y in 0..<height {
          for x in 0..<width {
            let p = motion(Point2D(x: Double(x) + 0.5, y: Double(y) + 0.5))
            let old = Double(first.pixels[y * width + x])
            let new = (old + Double(plane.grey(p.x, p.y)) / 256) / 2
            let isInside =
              p.x > 0.51 && p.y > 0.51 && p.x < Double(width) - 0.51 && p.y < Double(height) - 0.51
            let isOutside =
              p.x < 0.49 || p.y < 0.49 || p.x > Double(width) - 0.49 || p.y > Double(height) - 0.49
            let seen = Double(mean.pixels[y * width + x])
            if isInside { #expect(abs(seen - new) <= 1, "trial \(trial), (\(x), \(y))") }
            if isOutside { #expect(seen == old, "trial \(trial), (\(x), \(y))") }
          }
        }
      }
    }
  }

  @Test func asManyFramesAsThereMayBe() throws {
    let image = LuminanceImage(width: 64, height: 64, luminance: 255)
    var sum = try #require(image.view.withPlane { FrameSum($0) })
    let rest = AffineMotion(middle: Point2D(x: 32, y: 32))
    image.view.withPlane { plane in
      for _ in 1..<FrameSum.most { sum.add(plane, at: rest) }
    }
    #expect(sum.image == image)
  }

  private func sum(_ first: LuminanceImage, _ second: LuminanceImage, at motion: AffineMotion)
    -> LuminanceImage?
  {
    guard var sum = first.view.withPlane({ FrameSum($0) }) else { return nil }
    second.view.withPlane { sum.add($0, at: motion) }
    return sum.image
  }

  private func noise(_ width: Int, _ height: Int, seed: UInt64) -> LuminanceImage {
    var random = SeededRandom(seed: seed)
    var image = LuminanceImage(width: width, height: height)
    for index in image.pixels.indices { image.pixels[index] = UInt8(random.next() & 255) }
    return image
  }
}
