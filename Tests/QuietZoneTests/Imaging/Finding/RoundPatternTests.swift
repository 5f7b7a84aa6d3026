import Testing

@testable import QuietZone

@Suite struct RoundPatternTests {
  private static let center = Point2D(50, 61)

  /// Places around the middle in directions evenly apart, so far away as `radius` says of each.
  private static func points(_ radius: (Point2D) -> Double) -> [Point2D] {
    Directions.all.map {
      let direction = Point2D($0.x, $0.y)
      return center + direction * radius(direction)
    }
  }

  /// Half axes of 24 along a direction and 15 across, which the square around it shows again.
  @Test(arguments: [1, 2], [0, 0.2, 1, -3.0]) func aSquareStandsAroundAnEllipse(step: Int, tangent: Double)
    throws
  {
    let axis = Point2D(1, 0).turned(by: tangent)
    let points = Self.points { 1 / Point2D($0.dot(axis) / 24, axis.cross($0) / 15).length }
    let square = try #require(Quadrilateral(aroundEllipse: points, step: step, around: Self.center))
    #expect((square.center - Self.center).length < 1e-9)
    // Stretched by 24 along the axis and by 15 across, whatever is seen from aside comes out like this.
    func stretched(_ p: Point2D) -> Point2D {
      axis * (24 * p.dot(axis)) + Point2D(-axis.y, axis.x) * (15 * axis.cross(p))
    }
    #expect((square.topRight - square.topLeft - stretched(Point2D(2, 0))).length < 0.05)
    #expect((square.bottomLeft - square.topLeft - stretched(Point2D(0, 2))).length < 0.05)
  }

  @Test(arguments: [0, 0.1, 0.364, 1]) func aSquareIsNoEllipse(tangent: Double) {
    let frame = SquareFrame(center: Point2D(0, 0), module: 1, tangent: tangent)
    for step in [1, 2] {
      let points = Self.points { 20 / frame.square($0) }
      #expect(Quadrilateral(aroundEllipse: points, step: step, around: Self.center) == nil)
    }
  }

  @Test func norIsARingWithAGapOrNone() {
    var points = Self.points { _ in 20 }
    points[7] = Self.center
    #expect(Quadrilateral(aroundEllipse: points, step: 1, around: Self.center) == nil)
    points = Self.points { _ in 0 }
    #expect(Quadrilateral(aroundEllipse: points, step: 1, around: Self.center) == nil)
  }

  private static func pattern(_ center: Point2D, isRound: Bool = true, isInverted: Bool = false)
    -> ConcentricPattern
  {
    ConcentricPattern(
      center: center, moduleSize: 4, ring: SquareFrame(center: center, module: 4).outline(reach: 3),
      isInverted: isInverted, isRound: isRound, inner: 20, outer: 230)
  }

  /// The nearest of its kind is what counts, and not a square one or one of other colours.
  @Test func axesPointToTheNearestRoundPattern() {
    let pattern = Self.pattern(Self.center)
    let others = [
      Self.pattern(Self.center + Point2D(-300, 10)), Self.pattern(Self.center + Point2D(60, 80)),
      Self.pattern(Self.center + Point2D(40, 0), isRound: false),
      Self.pattern(Self.center + Point2D(0, 40), isInverted: true),
    ]
    let turned = pattern.turned(toNearestOf: [pattern] + others)
    #expect((turned.right - Point2D(2.4, 3.2)).length < 1e-9)
    #expect((turned.down - Point2D(-3.2, 2.4)).length < 1e-9)
    #expect((turned.ring.center - Self.center).length < 1e-9)
  }

  @Test func alonePatternsStandAsTheyWere() {
    let pattern = Self.pattern(Self.center)
    #expect(pattern.turned(toNearestOf: [pattern]).ring == pattern.ring)
  }
}
