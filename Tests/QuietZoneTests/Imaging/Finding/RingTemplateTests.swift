import TestSupport
import Testing

@testable import QuietZone

@Suite struct RingTemplateTests {
  private static let center = Point2D(61.3, 57.8)

  /// A dark module, a light ring and a dark one.
  private static func picture(
    _ frame: SquareFrame, flipped: [(Double, Double)] = [], width: Int = 117, height: Int = 121
  ) -> LuminanceImage {
    .painted(width: width, height: height) { p in
      let m = frame.square(p), place = frame.modules(p)
      let isFlipped = flipped.contains { abs(place.x - $0.0) < 0.5 && abs(place.y - $0.1) < 0.5 }
      return (m < 0.5 || (1.5..<2.5).contains(m)) != isFlipped
    }
  }

  private static func search(
    _ image: LuminanceImage, _ frame: SquareFrame, from x: Double, _ y: Double, radius: Int,
    minimum: Int = 21, isInverted: Bool = false
  ) -> Point2D? {
    let right = frame.right * frame.module
    return image.view.withPlane {
      RingTemplate(plane: $0, right: right, down: Point2D(-right.y, right.x), isInverted: isInverted)
        .search(around: frame.place(x, y), radius: radius, minimum: minimum)
    } ?? nil
  }

  @Test(arguments: [(5.0, 0.0), (5, 0.364), (2.5, 1), (8, 0.1), (3.4, -0.5)])
  func thePatternIsMetFromBesideIt(module: Double, tangent: Double) throws {
    let frame = SquareFrame(center: Self.center, module: module, tangent: tangent)
    let image = Self.picture(frame)
    for (x, y) in [(0.0, 0.0), (1.2, -0.8), (-2.6, 1.9)] {
      let place = try #require(Self.search(image, frame, from: x, y, radius: 3))
      #expect((place - Self.center).length < 0.15 * module, "\(place)")
    }
  }

  @Test func aNegativeIsMetWhereItIsWanted() throws {
    let frame = SquareFrame(center: Self.center, module: 5, tangent: 0.2)
    let image = Self.picture(frame).negative
    let place = try #require(Self.search(image, frame, from: 1, 1, radius: 3, isInverted: true))
    #expect((place - Self.center).length < 0.75)
    // A module aside 21 of the 25 are as they should be by chance.
    #expect(Self.search(image, frame, from: 1, 1, radius: 3, minimum: 22) == nil)
  }

  @Test func plainGroundAndPlainSquaresHaveNone() {
    let frame = SquareFrame(center: Self.center, module: 5)
    #expect(Self.search(LuminanceImage(width: 117, height: 121), frame, from: 0, 0, radius: 3) == nil)
    let square = LuminanceImage.painted(width: 117, height: 121) { frame.square($0) < 2.5 }
    #expect(Self.search(square, frame, from: 0, 0, radius: 3) == nil)
    let bars = LuminanceImage.painted(width: 117, height: 121) {
      Int(abs(frame.modules($0).x) + 0.5) & 1 == 0
    }
    #expect(Self.search(bars, frame, from: 0, 0, radius: 3) == nil)
  }

  @Test func whatLiesFartherThanTheRadiusIsNotMet() {
    let frame = SquareFrame(center: Self.center, module: 5)
    let image = Self.picture(frame)
    #expect(Self.search(image, frame, from: 5, 0, radius: 2) == nil)
    #expect(Self.search(image, frame, from: 5, 0, radius: 5) != nil)
  }

  @Test func someModulesMayBeDamaged() throws {
    let frame = SquareFrame(center: Self.center, module: 5)
    let image = Self.picture(frame, flipped: [(2, 2), (-2, 0), (1, 1)])
    let place = try #require(Self.search(image, frame, from: 0.5, 0.5, radius: 2))
    #expect((place - Self.center).length < 1)
    #expect(Self.search(image, frame, from: 0.5, 0.5, radius: 2, minimum: 22) != nil)
    #expect(Self.search(image, frame, from: 0.5, 0.5, radius: 2, minimum: 23) == nil)
  }

  @Test func thePatternMayTouchTheBorder() throws {
    let frame = SquareFrame(center: Point2D(12.5, 12.5), module: 5)
    let place = try #require(Self.search(Self.picture(frame), frame, from: 0.5, 0, radius: 2))
    #expect((place - frame.center).length < 0.75)
  }
}
