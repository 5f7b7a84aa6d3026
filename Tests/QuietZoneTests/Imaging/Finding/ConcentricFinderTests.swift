import TestSupport
import Testing

@testable import QuietZone

@Suite struct ConcentricFinderTests {
  /// What a picture shows to a finder that has time for all of it.
  static func found(
    _ image: LuminanceImage, middle: ClosedRange<Int> = 3 ... .max, steps: Int = 50_000_000,
    by thresholds: ThresholdMap? = nil
  ) -> [ConcentricPattern] {
    guard let map = thresholds ?? image.thresholds else { return [] }
    var budget = WorkBudget(steps)
    return image.view.withPlane {
      ConcentricFinder(plane: $0, map: map, rowStep: 3, middle: middle).locate(outside: [], &budget) { false }
    } ?? []
  }

  /// Whether a place so many modules from the middle is dark: 3 × 3 dark ones, a light and a dark ring.
  static func isDark(_ modules: Double) -> Bool { modules < 1.5 || (2.5..<3.5).contains(modules) }

  static func picture(_ frames: SquareFrame..., width: Int = 118, height: Int = 125) -> LuminanceImage {
    .painted(width: width, height: height) { p in frames.contains { isDark($0.square(p)) } }
  }

  private static let center = Point2D(50.5, 61.5)

  /// Modules of 4 pixels and others, upright, turned by 20° and by others.
  @Test(arguments: [
    (4.0, 0.0), (4, 0.364), (4, 1), (2, 0), (2.5, 0.1), (3.3, 0.577), (6.5, 0.05), (10, 0.8),
  ])
  func aPatternIsMetAtItsPlaceAndSize(module: Double, tangent: Double) throws {
    let frame = SquareFrame(center: Self.center, module: module, tangent: tangent)
    let found = Self.found(Self.picture(frame))
    try #require(found.count == 1)
    #expect((found[0].center - Self.center).length < max(0.5, module / 15), "\(found[0].center)")
    #expect(abs(found[0].moduleSize / module - 1) < 0.05, "\(found[0].moduleSize)")
    #expect(!found[0].isInverted)
    #expect(found[0].ring.distance(toCornersOf: frame.outline(reach: 3)) < 0.25 * module)
  }

  @Test func aLightPatternOnDarkGroundIsInverted() throws {
    let frame = SquareFrame(center: Self.center, module: 4, tangent: 0.364)
    let found = Self.found(Self.picture(frame).negative)
    try #require(found.count == 1)
    #expect(found[0].isInverted)
    #expect((found[0].center - Self.center).length < 0.5)
    #expect(found[0].inner == 255 - 20 && found[0].outer == 255 - 230)
  }

  @Test func greysOfInkAndPaperAreMeasured() throws {
    let frame = SquareFrame(center: Self.center, module: 6)
    let image = LuminanceImage.painted(width: 118, height: 125, dark: 70, light: 160) {
      Self.isDark(frame.square($0))
    }
    let pattern = try #require(Self.found(image).first)
    #expect(pattern.inner == 70 && pattern.outer == 160)
  }

  /// A dot in a ring, as designers draw them: its axes are the picture's, seen from aside as it is.
  @Test(arguments: [(2.5, 1.0), (4, 1), (4, 0.75), (6.5, 0.6), (10, 0.9)])
  func aPatternMayBeDrawnRound(module: Double, height: Double) throws {
    let image = LuminanceImage.painted(width: 118, height: 125) { p in
      let d = p - Self.center
      return Self.isDark(Point2D(d.x, d.y / height).length / module)
    }
    let found = Self.found(image)
    try #require(found.count == 1)
    #expect(found[0].isRound)
    #expect((found[0].center - Self.center).length < 0.75, "\(found[0].center)")
    #expect((found[0].right - Point2D(module, 0)).length < 0.06 * module, "\(found[0].right)")
    #expect((found[0].down - Point2D(0, module * height)).length < 0.06 * module, "\(found[0].down)")
  }

  /// The dark ring is one pixel wide, a quarter of a module, and the light one as much wider.
  @Test func theOuterRingMayBeThin() {
    let frame = SquareFrame(center: Self.center, module: 1)
    let image = LuminanceImage.painted(width: 118, height: 125) { p in
      frame.square(p) < 4.5 || (9.5..<10.5).contains(frame.square(p))
    }
    #expect(Self.found(image).count == 1)
  }

  /// Plain ground pulls thresholds down, below what blur has left of a faint ring.
  @Test func aFaintPatternIsMetByBlocksWithContrastAlone() throws {
    let frame = SquareFrame(center: Self.center, module: 4)
    let image = LuminanceImage.painted(width: 118, height: 125, dark: 150, light: 250) {
      Self.isDark(frame.square($0))
    }.softened(reach: 2)
    #expect(Self.found(image).isEmpty)
    let found = Self.found(image, by: image.contrastThresholds)
    try #require(found.count == 1)
    #expect((found[0].center - Self.center).length < 0.5)
  }

  /// Drawn in perspective: the middle is where the diagonals cross, not the mean of the corners.
  @Test func aPatternSeenFromAsideHasItsMiddleWhereDiagonalsCross() throws {
    let outline = Quadrilateral(
      topLeft: Point2D(30, 35), topRight: Point2D(76, 42), bottomRight: Point2D(74, 78),
      bottomLeft: Point2D(32, 92))
    let map = try #require(PerspectiveTransform(x0: -3.5, y0: -3.5, x1: 3.5, y1: 3.5, to: outline))
    let back = try #require(map.inverse)
    let found = Self.found(
      .painted(width: 118, height: 125) {
        let p = back($0.x, $0.y)
        return Self.isDark(max(abs(p.x), abs(p.y)))
      })
    try #require(found.count == 1)
    #expect((found[0].center - map(0, 0)).length < 0.75)
    #expect((outline.center - map(0, 0)).length > 1)
  }

  @Test func manyPatternsAreMetEach() {
    let places = (0..<9).map { Point2D(22.5 + Double($0 % 3) * 36, 24.5 + Double($0 / 3) * 37) }
    let image = LuminanceImage.painted(width: 118, height: 125) { p in
      places.contains { Self.isDark(SquareFrame(center: $0, module: 4).square(p)) }
    }
    let found = Self.found(image)
    #expect(found.count == 9)
    for place in places { #expect(found.count { ($0.center - place).length < 0.5 } == 1) }
    // The search ends with the row in which the budget was spent.
    #expect(Self.found(image, steps: 1000).count == 3)
    #expect(Self.found(image, steps: 0).isEmpty)
  }

  @Test func patternsOfOtherSizesAreLeftOut() {
    // Twelve whole pixels are its middle.
    let image = Self.picture(SquareFrame(center: Point2D(50, 62), module: 4))
    #expect(Self.found(image, middle: 3...10).isEmpty)
    #expect(Self.found(image, middle: 14...40).isEmpty)
    #expect(Self.found(image, middle: 12...12).count == 1)
  }

  /// Shapes that show some of the proportion, by how many modules of 4 pixels from the middle they are dark.
  @Test func otherShapesAreNoPattern() {
    let frame = SquareFrame(center: Self.center, module: 4, tangent: 0.2)
    func count(_ isDark: (Point2D) -> Bool) -> Int {
      Self.found(.painted(width: 118, height: 125, isDark)).count
    }
    #expect(count { frame.square($0) < 3.5 } == 0)
    #expect(count { (2.5..<3.5).contains(frame.square($0)) } == 0)
    #expect(count { frame.square($0) < 1.5 } == 0)
    // 1 : 1 : 1 : 1 : 1 and 1 : 1 : 7 : 1 : 1.
    #expect(count { frame.square($0) < 0.5 || (1.5..<2.5).contains(frame.square($0)) } == 0)
    #expect(count { frame.square($0) < 3.5 || (4.5..<5.5).contains(frame.square($0)) } == 0)
    // Bars in the proportion, and two of them across each other.
    #expect(count { Self.isDark(abs(frame.modules($0).x)) } == 0)
    #expect(count { Self.isDark(min(abs(frame.modules($0).x), abs(frame.modules($0).y))) } == 0)
  }

  @Test(arguments: [1, 2, 3] as [UInt64]) func noiseHoldsNoPattern(seed: UInt64) {
    #expect(Self.found(.noise(width: 150, height: 150, seed: seed)).isEmpty)
  }

  @Test func aPatternMayTouchTheBorder() throws {
    for center in [Point2D(14, 62), Point2D(118 - 14, 62), Point2D(60, 14), Point2D(60, 125 - 14)] {
      let found = Self.found(Self.picture(SquareFrame(center: center, module: 4)))
      try #require(found.count == 1, "\(center)")
      #expect((found[0].center - center).length < 1, "\(found[0].center)")
    }
    let cut = SquareFrame(center: Point2D(4, 62), module: 4)
    #expect(Self.found(Self.picture(cut)).isEmpty)
  }

  @Test func picturesOfFewPixelsHoldNoPattern() {
    for (width, height) in [(2, 2), (3, 2), (7, 7), (64, 2), (2, 64)] {
      #expect(Self.found(LuminanceImage(width: width, height: height, luminance: 40)).isEmpty)
      #expect(Self.found(.noise(width: width, height: height, seed: 5)).isEmpty)
    }
  }

  @Test func aPatternOfOneAndAHalfPixelsAModuleIsMet() throws {
    let found = Self.found(Self.picture(SquareFrame(center: Self.center, module: 1.5)))
    try #require(found.count == 1)
    #expect((found[0].center - Self.center).length < 0.5)
  }
}
