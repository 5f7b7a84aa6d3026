import TestSupport
import Testing

@testable import QuietZone

@Suite struct BarTracerTests {
  private static let modules = 40
  private static let module = 3.0
  private static let frame = SquareFrame(center: Point2D(91, 75), module: module, tangent: 0.2)
  /// Half of the bars' length and height, pixels.
  private static let half = Double(modules) * module / 2
  private static let halfHeight = 30.0

  /// Bars by lot around the frame's middle, dark first and last, `gap` of them paper: places along the bars,
  /// pixels from the middle.
  private static func picture(
    _ frame: SquareFrame = BarTracerTests.frame, reach: Double = BarTracerTests.halfHeight,
    _ cover: (Double) -> Bool? = { _ in nil }
  ) -> LuminanceImage {
    var random = SeededRandom(seed: 40)
    let word = random.next() | 1 | 1 << UInt64(modules - 1)
    return .painted(width: 187, height: 151) { p in
      let place = frame.modules(p)
      if let covered = cover(place.y * module) { return covered }
      guard abs(place.y) * module < reach, abs(place.x) < Double(modules) / 2 else { return false }
      return word >> UInt64(place.x + Double(modules) / 2) & 1 != 0
    }
  }

  private static func trace(
    _ image: LuminanceImage, _ frame: SquareFrame = BarTracerTests.frame, at offset: Double = 0,
    lean: Double = 0,
    known: [Double] = [], isInverted: Bool = false
  ) -> BarTracer.Bars? {
    let across = frame.right.turned(by: lean) * half
    let middle = frame.place(0, offset / module)
    return image.view.withPlane {
      var tracer = BarTracer(
        $0, from: middle - across, to: middle + across, modules: modules, isInverted: isInverted)
      return tracer.trace(known: known)
    } ?? nil
  }

  @Test(arguments: [0.0, 12, -20]) func barsReachAsFarAsTheyWereDrawn(offset: Double) throws {
    let bars = try #require(Self.trace(Self.picture(), at: offset))
    #expect(abs(bars.low + Self.halfHeight + offset) < 1.6, "\(bars.low)")
    #expect(abs(bars.high - Self.halfHeight + offset) < 1.6, "\(bars.high)")
    for place in [bars.begin.low, bars.begin.high] { #expect(abs(place + Self.half) < 1.6, "\(place)") }
    for place in [bars.end.low, bars.end.high] { #expect(abs(place - Self.half) < 1.6, "\(place)") }
    #expect(bars.across.dot(Self.frame.right) > 0.9995)
  }

  @Test func lightBarsAreFollowedAlike() throws {
    let bars = try #require(Self.trace(Self.picture().negative, isInverted: true))
    #expect(abs(bars.low + Self.halfHeight) < 1.6 && abs(bars.high - Self.halfHeight) < 1.6)
  }

  /// The known line crosses them askew: it is turned until it lies square.
  @Test(arguments: [0.08, -0.08]) func aLineIsTurnedSquareToTheBars(lean: Double) throws {
    let bars = try #require(Self.trace(Self.picture(), lean: lean))
    #expect(bars.across.dot(Self.frame.right) > 0.9998, "\(bars.across)")
    #expect(abs(bars.low + Self.halfHeight) < 3 && abs(bars.high - Self.halfHeight) < 3)
  }

  @Test func aStrokeAcrossIsPassedOver() throws {
    let bars = try #require(Self.trace(Self.picture { (10..<17).contains($0) ? true : nil }))
    #expect(abs(bars.high - Self.halfHeight) < 1.6, "\(bars.high)")
    #expect(abs(bars.low + Self.halfHeight) < 1.6, "\(bars.low)")
  }

  /// Paper between two symbols that are alike ends the first one, even where known lines lie on the other.
  @Test func paperBetweenEqualSymbolsEndsThem() throws {
    let image = Self.picture(reach: 60) { (12..<34).contains($0) ? false : nil }
    let bars = try #require(Self.trace(image, at: -10, known: [55]))
    #expect(abs(bars.high - 22) < 1.6, "\(bars.high)")
    #expect(bars.isEnded.high)
    #expect(!bars.isEnded.low)
  }

  @Test func aShortLineTellsNothing() {
    let image = Self.picture()
    let bars = image.view.withPlane {
      var tracer = BarTracer($0, from: Point2D(80, 75), to: Point2D(95, 75), modules: 5, isInverted: false)
      return tracer.trace(known: [])
    }
    #expect(bars != nil && (bars ?? nil) == nil)
  }

  /// Turned square to its bars it becomes shorter than any that can be cut into pieces.
  @Test(arguments: [0.15, -0.15]) func aLineThatIsAskewMayBecomeTooShortToTell(lean: Double) {
    let upright = SquareFrame(center: Self.frame.center, module: Self.module)
    let image = Self.picture(upright)
    let across = upright.right.turned(by: lean) * 8.025
    let bars = image.view.withPlane {
      var tracer = BarTracer(
        $0, from: upright.center - across, to: upright.center + across, modules: 5, isInverted: false)
      return tracer.trace(known: [])
    }
    #expect(bars != nil && (bars ?? nil) == nil)
  }

  @Test func aLineOnPlainGroundTellsNothing() {
    #expect(Self.trace(LuminanceImage(width: 187, height: 151, luminance: 200)) == nil)
  }

  @Test func barsMayReachToTheBorder() throws {
    let frame = SquareFrame(center: Point2D(91, 75), module: Self.module)
    let bars = try #require(Self.trace(Self.picture(frame, reach: 200), frame))
    #expect(abs(bars.low + 75) < 2 && abs(bars.high - 76) < 2, "\(bars.low), \(bars.high)")
  }
}
