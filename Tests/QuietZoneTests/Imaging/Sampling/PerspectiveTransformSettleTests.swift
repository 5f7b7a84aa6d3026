import Testing

@testable import QuietZone

@Suite struct PerspectiveTransformSettleTests {
  private static func map(_ center: Point2D, module: Double, tangent: Double = 0) throws
    -> PerspectiveTransform
  {
    let outline = SquareFrame(center: center, module: module, tangent: tangent).outline(reach: 5)
    return try #require(PerspectiveTransform(x0: -5, y0: -5, x1: 5, y1: 5, to: outline))
  }

  private static let corners = [(-5.0, -5.0), (5, -5), (5, 5), (-5, 5)]

  private static func distance(_ a: PerspectiveTransform, _ b: PerspectiveTransform) -> Double {
    corners.map { (a($0.0, $0.1) - b($0.0, $0.1)).length }.max() ?? .infinity
  }

  /// The score is how near the corners are to where they belong.
  private static func settled(_ start: PerspectiveTransform, on truth: PerspectiveTransform)
    -> PerspectiveTransform
  {
    start.settled(reach: 5) { map in
      corners.reduce(0) {
        let d = map($1.0, $1.1) - truth($1.0, $1.1)
        return $0 - Int(d.dot(d) * 1000)
      }
    }
  }

  @Test func aMapMovesStretchesAndTurnsToWhereItBelongs() throws {
    let truth = try Self.map(Point2D(60, 60), module: 10)
    let starts = [
      try Self.map(Point2D(67, 57), module: 10), try Self.map(Point2D(60, 60), module: 9.4),
      try Self.map(Point2D(62, 60), module: 10, tangent: 0.06),
    ]
    for start in starts {
      let found = Self.settled(start, on: truth)
      #expect(Self.distance(start, truth) > 3)
      // Steps of a tenth of a module are the finest.
      #expect(Self.distance(found, truth) < 1, "\(Self.distance(found, truth))")
    }
  }

  @Test func whatCannotBeBetterStays() throws {
    let start = try Self.map(Point2D(60, 60), module: 10, tangent: 0.2)
    #expect(Self.distance(start.settled(reach: 5) { _ in 7 }, start) == 0)
    #expect(Self.distance(Self.settled(start, on: start), start) == 0)
  }

  @Test func placesBesideTheMiddleAreWithinTheModule() throws {
    let wide = try Self.map(Point2D(60, 60), module: 10, tangent: 0.3).besideMiddle
    let right = Point2D(1, 0).turned(by: 0.3)
    #expect((wide.across - right * 2.8).length < 1e-9)
    #expect((wide.down - Point2D(-right.y, right.x) * 2.8).length < 1e-9)
    #expect(wide.isWide)
    #expect(try !Self.map(Point2D(60, 60), module: 5).besideMiddle.isWide)
  }
}
