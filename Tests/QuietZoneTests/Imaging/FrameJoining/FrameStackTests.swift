import TestSupport
import Testing

@testable import QuietZone

@Suite struct FrameStackTests {
  /// A surface of soft spots, so that it can be sampled anywhere.
  private struct Surface {
    private var spots: [(center: Point2D, grey: Double)] = []

    init(seed: UInt64) {
      var random = SeededRandom(seed: seed)
      spots = (0..<150).map { _ in
        (Point2D(x: random.real(-60...380), y: random.real(-60...300)), random.real(-90...90))
      }
    }

    /// The picture that a camera sees which has moved by `motion`, with noise.
    func frame(_ motion: AffineMotion, noise: Double = 0, seed: UInt64 = 1) -> LuminanceImage {
      var random = SeededRandom(seed: seed)
      var image = LuminanceImage(width: 320, height: 240)
      for y in 0..<240 {
        for x in 0..<320 {
          let p = motion(Point2D(x: Double(x) + 0.5, y: Double(y) + 0.5))
          var grey = 128.0
          for spot in spots {
            let d = p - spot.center
            let square = d.dot(d)
            if square < 900 { grey += spot.grey * (1 - square / 900) * (1 - square / 900) }
          }
          image.pixels[y * 320 + x] = UInt8(min(max(grey + noise * Double(random.normal()), 0), 255))
        }
      }
      return image
    }
  }

  private let middle = Point2D(x: 160, y: 120)

  /// Frames show the surface from `motion`; a point of the first is then at the inverse in the next.
  @Test(arguments: [0.0, 20])
  func findsHowAFrameLies(_ noise: Double) throws {
    let surface = Surface(seed: 3)
    var random = SeededRandom(seed: 9)
    for trial in 0..<8 {
      var motion = AffineMotion(middle: middle)
      motion.shift = Point2D(x: random.real(-12...12), y: random.real(-12...12))
      motion.ax += random.real(-0.02...0.02)
      motion.bx = random.real(-0.02...0.02)
      motion.ay = -motion.bx
      motion.by = motion.ax
      var stack = FrameStack()
      // The first frame is the moved one, so that the motion found is `motion` itself.
      stack.add(surface.frame(motion, noise: noise, seed: UInt64(2 * trial)).view, region: nil)
      stack.add(
        surface.frame(AffineMotion(middle: middle), noise: noise, seed: UInt64(2 * trial + 1)).view,
        region: nil)
      #expect(stack.count == 2)
      for corner in [
        Point2D(x: 40, y: 40), Point2D(x: 280, y: 40), Point2D(x: 280, y: 200), Point2D(x: 40, y: 200),
      ] {
        let outline = Quadrilateral(
          topLeft: corner, topRight: corner, bottomRight: corner, bottomLeft: corner)
        let error = (stack.inLastFrame(outline).topLeft - motion(corner)).length
        #expect(error < (noise > 0 ? 1 : 0.15), "trial \(trial): \(error) pixels")
      }
    }
  }

  @Test func noiseFadesWithTheFrames() throws {
    let surface = Surface(seed: 4)
    let truth = surface.frame(AffineMotion(middle: middle))
    var stack = FrameStack()
    var random = SeededRandom(seed: 1)
    var errors: [Double] = []
    for frame in 0..<12 {
      var motion = AffineMotion(middle: middle)
      if frame > 0 { motion.shift = Point2D(x: random.real(-4...4), y: random.real(-4...4)) }
      stack.add(surface.frame(motion, noise: 30, seed: UInt64(frame)).view, region: nil)
      let image = try #require(stack.image)
      errors.append(deviation(image, truth))
    }
    #expect(stack.count == 12)
    #expect(errors[11] < 0.4 * errors[0], "\(errors)")
  }

  @Test func anotherSceneBeginsAnew() {
    var stack = FrameStack()
    for _ in 0..<3 { stack.add(Surface(seed: 5).frame(AffineMotion(middle: middle)).view, region: nil) }
    #expect(stack.count == 3)
    stack.add(Surface(seed: 6).frame(AffineMotion(middle: middle)).view, region: nil)
    #expect(stack.count == 1)
  }

  @Test func frameOfAnotherSizeOrWithoutAnythingBeginsAnew() {
    var stack = FrameStack()
    let image = Surface(seed: 5).frame(AffineMotion(middle: middle))
    stack.add(image.view, region: nil)
    stack.add(image.view, region: Rectangle2D(x: 0, y: 0, width: 0.5, height: 0.5))
    #expect(stack.count == 1)
    let plain = LuminanceImage(width: 320, height: 240, luminance: 90)
    for _ in 0..<3 {
      stack.add(plain.view, region: nil)
      #expect(stack.count == 1, "nothing says how it lies")
    }
    #expect(stack.image == plain)
  }

  @Test(arguments: [(0, 0), (1, 1), (3, 300), (63, 64), (64, 64), (65, 91)])
  func sizesWithoutRoomAreNoTrap(_ width: Int, _ height: Int) {
    var stack = FrameStack()
    var random = SeededRandom(seed: 2)
    let image = LuminanceImage(width: width, height: height, pixels: random.bytes(width * height))
    for _ in 0..<3 { if let image { stack.add(image.view, region: nil) } }
    #expect(stack.count <= 3)
    if let image {
      stack.add(image.view, region: Rectangle2D(x: .nan, y: 0, width: 1, height: 1))
      stack.add(image.view, region: Rectangle2D(x: 2, y: 2, width: 5, height: 5))
    }
    #expect(stack.count == 0)
  }

  private func deviation(_ a: LuminanceImage, _ b: LuminanceImage) -> Double {
    var (sum, count) = (0.0, 0.0)
    for y in 20..<220 {
      for x in 20..<300 {
        let d = Double(a.pixels[y * 320 + x]) - Double(b.pixels[y * 320 + x])
        sum += d * d
        count += 1
      }
    }
    return (sum / count).squareRoot()
  }
}
