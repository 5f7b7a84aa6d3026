import TestSupport
import Testing

@testable import QuietZone

@Suite struct BullseyeFinderTests {
  /// What a picture shows to a finder that has time for all of it.
  static func found(
    _ image: LuminanceImage, extent: ClosedRange<Int> = 7...20_000, steps: Int = 50_000_000
  ) -> [Bullseye] {
    var budget = WorkBudget(steps)
    return image.withDark { dark, map in
      BullseyeFinder(plane: dark.plane, map: map, rowStep: 2, extent: extent)
        .locate(dark, outside: [], &budget) { false }
    } ?? []
  }

  /// Those with a dark middle: where rings are square, some a ring aside look like one with a light middle.
  private static func dark(_ image: LuminanceImage, extent: ClosedRange<Int> = 7...20_000) -> [Bullseye] {
    found(image, extent: extent).filter { !$0.isLight }
  }

  /// Whether a place so many modules from the middle is dark in rings of one module around a dark middle, or
  /// a light one, up to the last dark ring.
  private static func isDark(_ modules: Double, middle: Bool, last: Int) -> Bool {
    let ring = Int(modules + 0.5)
    return ring <= last && (ring & 1 == 0) == middle
  }

  private static func squares(
    _ frame: SquareFrame, last: Int = 4, width: Int = 118, height: Int = 125
  ) -> LuminanceImage {
    .painted(width: width, height: height) { isDark(frame.square($0), middle: true, last: last) }
  }

  private static func circles(_ frame: SquareFrame, width: Int = 118, height: Int = 125) -> LuminanceImage {
    .painted(width: width, height: height) { isDark(frame.modules($0).length, middle: false, last: 3) }
  }

  private static let center = Point2D(53.5, 61.5)

  /// Along the 32 directions a ring of squares is as wide as the way through a module is long.
  private static func meanRing(_ frame: SquareFrame) -> Double {
    let ways = Directions.all.map { 1 / frame.square(frame.center + Point2D($0.x, $0.y)) }
    return ways.reduce(0, +) / Double(ways.count)
  }

  @Test(arguments: [(4.0, 0.0), (4, 0.364), (4, 1), (2.5, 0.1), (3, 0.577), (7, 0.2), (9, 0.7)])
  func squaresAreMetAtTheirPlaceAndSize(module: Double, tangent: Double) throws {
    let frame = SquareFrame(center: Self.center, module: module, tangent: tangent)
    let found = Self.dark(Self.squares(frame))
    try #require(found.count == 1)
    #expect((found[0].center - Self.center).length < 0.71, "\(found[0].center)")
    #expect(abs(found[0].ringWidth / Self.meanRing(frame) - 1) < 0.05, "\(found[0].ringWidth)")
    #expect(!found[0].isShaded)
  }

  @Test(arguments: [2.5, 4, 5.7, 9]) func circlesAreMetAtTheirPlaceAndSize(module: Double) throws {
    let found = Self.found(Self.circles(SquareFrame(center: Self.center, module: module)))
    try #require(found.count == 1)
    #expect((found[0].center - Self.center).length < 0.71, "\(found[0].center)")
    #expect(abs(found[0].ringWidth / module - 1) < 0.05, "\(found[0].ringWidth)")
    #expect(found[0].isLight)
  }

  @Test func aNegativeHasALightMiddle() throws {
    let image = Self.squares(SquareFrame(center: Self.center, module: 4)).negative
    let found = Self.found(image).filter { $0.isLight }
    try #require(found.count == 1)
    #expect((found[0].center - Self.center).length < 0.71)
  }

  @Test func theLevelLiesBetweenInkAndPaper() throws {
    let frame = SquareFrame(center: Self.center, module: 6)
    let found = try #require(Self.found(Self.circles(frame)).first)
    #expect(abs(found.level - (20 + 230) / 2 * 256) < 10 * 256)
  }

  @Test func radiiAreThoseOfTheRings() throws {
    let module = 6.0
    let found = try #require(Self.found(Self.circles(SquareFrame(center: Self.center, module: module))).first)
    for i in 0..<32 {
      for k in 0..<4 {
        #expect(abs(found.radii[i][k] - (Double(k) + 0.5) * module) < 1.2, "ray \(i), ring \(k)")
      }
    }
    let place = try #require(found.ringPlace(2, 5))
    #expect(abs((place - Self.center).length - 2 * module) < 1)
  }

  @Test func otherShapesAreNone() {
    let frame = SquareFrame(center: Self.center, module: 4, tangent: 0.2)
    func count(_ isDark: (Point2D) -> Bool) -> Int {
      Self.found(.painted(width: 118, height: 125, isDark)).count
    }
    #expect(count { frame.modules($0).length < 3.5 } == 0)
    #expect(count { frame.square($0) < 3.5 } == 0)
    // Two rings only; bars of one width.
    #expect(count { Self.isDark(frame.square($0), middle: true, last: 2) } == 0)
    #expect(count { Int(abs(frame.modules($0).x) + 0.5) & 1 == 0 } == 0)
  }

  @Test(arguments: [1, 2, 3] as [UInt64]) func noiseHoldsNoRingsOfFivePixels(seed: UInt64) {
    #expect(Self.found(.noise(width: 150, height: 150, seed: seed), extent: 35...20_000).isEmpty)
  }

  @Test func ringsOfOtherSizesAreLeftOut() {
    let image = Self.squares(SquareFrame(center: Self.center, module: 4))
    #expect(Self.found(image, extent: 40...60).isEmpty)
    #expect(Self.found(image, extent: 7...20).isEmpty)
    #expect(Self.dark(image, extent: 28...28).count == 1)
  }

  @Test func ringsThatTheBorderCutsAreNone() {
    let cut = SquareFrame(center: Point2D(8, 61.5), module: 4)
    #expect(Self.found(Self.squares(cut)).isEmpty)
    let whole = SquareFrame(center: Point2D(4 * 4.5 + 3, 61.5), module: 4)
    #expect(Self.dark(Self.squares(whole)).count == 1)
  }

  @Test func picturesOfFewPixelsHoldNone() {
    for (width, height) in [(2, 2), (9, 3), (3, 9), (13, 13)] {
      #expect(Self.found(.noise(width: width, height: height, seed: 4)).isEmpty)
      #expect(Self.found(LuminanceImage(width: width, height: height, luminance: 40)).isEmpty)
    }
  }

  @Test func manyAreMetEach() {
    let places = (0..<4).map { Point2D(28.5 + Double($0 & 1) * 56, 30.5 + Double($0 / 2) * 60) }
    let image = LuminanceImage.painted(width: 118, height: 125) { p in
      places.contains { Self.isDark(SquareFrame(center: $0, module: 4).square(p), middle: true, last: 4) }
    }
    let found = Self.dark(image)
    #expect(found.count == 4)
    for place in places { #expect(found.count { ($0.center - place).length < 0.71 } == 1) }
    #expect(Self.found(image, steps: 0).isEmpty)
  }
}
