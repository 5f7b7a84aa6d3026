import TestSupport
import Testing

@testable import QuietZone

@Suite struct FittedLineTests {
  private static let origin = Point2D(31.5, -7.25)

  @Test(arguments: Directions.all.indices) func pointsOnALineGiveThatLine(index: Int) throws {
    let direction = Point2D(Directions.all[index].x, Directions.all[index].y)
    let points = (-4...4).map { Self.origin + direction * Double($0) }
    let line = try #require(FittedLine(points))
    #expect((line.origin - Self.origin).length < 1e-9)
    #expect(abs(line.direction.length - 1) < 1e-9)
    #expect(abs(line.direction.cross(direction)) < 1e-9)
  }

  /// Steps aside that are as often to one side as to the other, at the begin and at the end alike.
  @Test func evenScatterAcrossChangesNothing() throws {
    let direction = Point2D(1, 0).turned(by: 0.3), across = Point2D(-direction.y, direction.x)
    let aside = [0.8, -0.8, -0.8, 0.8]
    let points = (0..<16).map { Self.origin + direction * Double($0) + across * aside[$0 % 4] }
    let line = try #require(FittedLine(points))
    #expect(abs(line.direction.cross(direction)) < 1e-9)
    #expect(abs((line.origin - Self.origin).cross(direction)) < 1e-9)
  }

  @Test func onePlaceIsNoLine() {
    #expect(FittedLine([Point2D]()) == nil)
    #expect(FittedLine([Self.origin]) == nil)
    #expect(FittedLine([Self.origin, Self.origin, Self.origin]) == nil)
    #expect(FittedLine([Self.origin, Self.origin, Self.origin + Point2D(0, 2)])?.direction == Point2D(0, 1))
  }

  @Test func linesCrossWhereTheyShould() throws {
    let place = Point2D(12, 34)
    let a = Point2D(1, 0).turned(by: 0.4), b = Point2D(1, 0).turned(by: -2)
    let first = FittedLine(origin: place + a * 50, direction: a)
    let second = FittedLine(origin: place - b * 20, direction: b)
    let found = [try #require(first.intersection(second)), try #require(second.intersection(first))]
    #expect((found[0] - place).length < 1e-9)
    #expect((found[1] - place).length < 1e-9)
  }

  /// A line one pixel above the axis that falls by a pixel in a hundred meets it there; in two hundred it
  /// counts as parallel.
  @Test func linesThatHardlyCrossAreParallel() throws {
    let axis = FittedLine(origin: Point2D(0, 0), direction: Point2D(1, 0))
    func falling(by tangent: Double) -> FittedLine {
      FittedLine(origin: Point2D(0, 1), direction: Point2D(1, 0).turned(by: -tangent))
    }
    let far = try #require(axis.intersection(falling(by: 0.01)))
    #expect((far - Point2D(100, 0)).length < 1e-6)
    #expect(axis.intersection(falling(by: 0.005)) == nil)
    #expect(axis.intersection(axis) == nil)
  }
}
