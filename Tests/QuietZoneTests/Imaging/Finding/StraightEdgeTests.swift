import Testing

@testable import QuietZone

@Suite struct StraightEdgeTests {
  private static let along = Point2D(1, 0).turned(by: 0.2)
  private static let across = Point2D(-along.y, along.x)
  private static let origin = Point2D(10, 20)

  private static func edge(_ points: [Point2D], toDark: Point2D = across, minimum: Double = 20)
    -> StraightEdge?
  {
    StraightEdge(points[...], toDark: toDark, minimum: minimum)
  }

  /// Places a pixel apart, so far off the line as `offset` says.
  private static func places(_ count: Int, _ offset: (Int) -> Double = { _ in 0 }) -> [Point2D] {
    (0..<count).map { origin + along * Double($0) + across * offset($0) }
  }

  @Test func placesOnALineMakeAnEdge() throws {
    let edge = try #require(Self.edge(Self.places(40)))
    #expect((edge.start - Self.origin).length < 1e-9)
    #expect((edge.end - Self.origin - Self.along * 39).length < 1e-9)
    #expect(abs(edge.length - 39) < 1e-9)
    #expect((edge.line.direction - Self.along).length < 1e-9)
    #expect((edge.toDark - Self.across).length < 1e-9)
    #expect(abs(edge.distance(Self.origin + Self.across * 7) - 7) < 1e-9)
  }

  @Test func itsDirectionIsThatOfThePlaces() throws {
    let edge = try #require(Self.edge(Self.places(40).reversed()))
    #expect((edge.line.direction + Self.along).length < 1e-9)
    #expect((edge.toDark - Self.across).length < 1e-9)
    let other = try #require(Self.edge(Self.places(40), toDark: Point2D(0.3, -1)))
    #expect((other.toDark + Self.across).length < 1e-9)
  }

  @Test func fromItsOtherEndItIsTheSame() throws {
    let edge = try #require(Self.edge(Self.places(40)))
    let other = edge.reversed
    #expect(other.start == edge.end && other.end == edge.start)
    #expect(other.toDark == edge.toDark)
    #expect((other.line.direction + edge.line.direction).length < 1e-9)
    #expect(other.points == edge.points.reversed())
  }

  @Test func placesFarOffAreLeftOut() throws {
    let edge = try #require(Self.edge(Self.places(40) { (18...22).contains($0) ? 6 : 0 }))
    #expect(edge.points.count == 35)
    #expect(edge.distance(Self.origin) < 1e-9 && abs(edge.length - 39) < 1e-9)
  }

  @Test func shortAndBentOnesAreNone() {
    #expect(Self.edge(Self.places(4), minimum: 1) == nil)
    #expect(Self.edge(Self.places(5), minimum: 1) != nil)
    #expect(Self.edge(Self.places(20)) == nil)
    // A quarter of a circle of 40 pixels; three of ten places far off.
    let bent = (0...8).map { Point2D(Directions.all[$0].x, Directions.all[$0].y) * 40 }
    #expect(Self.edge(bent) == nil)
    #expect(Self.edge(Self.places(40) { $0 % 10 < 3 ? 9 : 0 }) == nil)
  }
}
