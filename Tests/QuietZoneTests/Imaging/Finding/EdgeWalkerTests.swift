import TestSupport
import Testing

@testable import QuietZone

@Suite struct EdgeWalkerTests {
  private static let place = Point2D(61, 53)

  private static func edge(
    _ image: LuminanceImage, through p: Point2D, normal: Point2D, minimum: Double,
    in surroundings: Surroundings = .plain
  ) -> StraightEdge? {
    image.withDark(byContrast: true) { dark, _ in
      var walker = EdgeWalker(dark, in: surroundings)
      return walker.edge(through: p, normal: normal, minimum: minimum)
    } ?? nil
  }

  /// Half of the picture is dark, below a line that is turned by these tangents.
  @Test(arguments: [0, 0.05, -0.2, 0.5, 0.9, 1.2, 3, 20], [false, true])
  func anEdgeIsFollowedAcrossThePicture(tangent: Double, isTextured: Bool) throws {
    let along = Point2D(1, 0).turned(by: tangent), normal = Point2D(-along.y, along.x)
    let image = LuminanceImage.painted(width: 119, height: 106) { ($0 - Self.place).dot(normal) > 0 }
    let edge = try #require(
      Self.edge(image, through: Self.place, normal: normal, minimum: 40, in: isTextured ? .textured : .plain))
    #expect(abs(edge.line.direction.cross(along)) < 0.01)
    #expect(edge.distance(Self.place) < 0.15)
    #expect(edge.toDark.dot(normal) > 0.999)
    // From border to border, but for some pixels within which nothing is measured.
    #expect(edge.length > 90)
    #expect(edge.points.allSatisfy { edge.distance($0) < 0.9 })
  }

  private static let square = 30..<90

  private static func isInSquare(_ p: Point2D) -> Bool {
    p.x > Double(square.lowerBound) && p.x < Double(square.upperBound) && p.y > Double(square.lowerBound)
      && p.y < Double(square.upperBound)
  }

  @Test func anEdgeEndsAtTheCorners() throws {
    let image = LuminanceImage.painted(width: 123, height: 121, Self.isInSquare)
    let (low, high) = (Double(Self.square.lowerBound), Double(Self.square.upperBound))
    let sides = [
      (Point2D(55, low), Point2D(0, 1)), (Point2D(70, high), Point2D(0, -1)),
      (Point2D(low, 40), Point2D(1, 0)),
      (Point2D(high, 66), Point2D(-1, 0)),
    ]
    for (place, normal) in sides {
      let edge = try #require(Self.edge(image, through: place, normal: normal, minimum: 40))
      #expect(abs(edge.length - (high - low)) < 3, "\(edge.length)")
      #expect(edge.distance(place) < 0.1)
      #expect(edge.toDark.dot(normal) > 0.999)
      for end in [edge.start, edge.end] { #expect(end.x > low - 2 && end.x < high + 2) }
      #expect(Self.edge(image, through: place, normal: normal, minimum: high - low + 6) == nil)
      // Dark lies on the other side.
      #expect(Self.edge(image, through: place, normal: normal * -1, minimum: 40) == nil)
    }
  }

  @Test func aSmallGapIsPassedOver() throws {
    let notch = 84.0..<87.0
    func image(_ notch: Range<Double>) -> LuminanceImage {
      .painted(width: 123, height: 121) { $0.y > 60 && !(notch.contains($0.x) && $0.y < 75) }
    }
    let edge = try #require(
      Self.edge(image(notch), through: Point2D(50, 60), normal: Point2D(0, 1), minimum: 40))
    #expect(edge.length > 105)
    // One that is a quarter of the picture wide is not.
    let part = try #require(
      Self.edge(image(84..<115), through: Point2D(50, 60), normal: Point2D(0, 1), minimum: 40))
    #expect(abs(max(part.start.x, part.end.x) - 84) < 3)
  }

  @Test func aRoundEdgeIsNotStraight() {
    let middle = Point2D(60, 60), radius = 40.0
    let image = LuminanceImage.painted(width: 123, height: 121) { ($0 - middle).length < radius }
    for i in stride(from: 0, to: 32, by: 3) {
      let d = Point2D(Directions.all[i].x, Directions.all[i].y)
      #expect(Self.edge(image, through: middle + d * radius, normal: d * -1, minimum: 30) == nil, "\(i)")
    }
  }

  @Test func plainGroundAndTheBorderHaveNoEdge() {
    let plain = LuminanceImage(width: 60, height: 60, luminance: 200)
    #expect(Self.edge(plain, through: Point2D(30, 30), normal: Point2D(0, 1), minimum: 5) == nil)
    // Two pixels to both sides are looked at.
    let image = LuminanceImage.painted(width: 60, height: 60) { $0.y > 2 }
    #expect(Self.edge(image, through: Point2D(30, 2), normal: Point2D(0, 1), minimum: 5) == nil)
    let small = LuminanceImage.painted(width: 4, height: 4) { $0.y > 2 }
    #expect(Self.edge(small, through: Point2D(2, 2), normal: Point2D(0, 1), minimum: 1) == nil)
  }

  @Test func theNormalPointsTowardsDark() throws {
    let along = Point2D(1, 0).turned(by: 0.4), normal = Point2D(-along.y, along.x)
    let image = LuminanceImage.painted(width: 119, height: 106) { ($0 - Self.place).dot(normal) > 0 }
    let normals = image.withDark(byContrast: true) { dark, _ in
      let walker = EdgeWalker(dark, in: .plain)
      return [walker.normal(Self.place), walker.normal(Self.place + normal * 20)]
    }
    let found = try #require(normals)
    #expect(try #require(found[0]).dot(normal) > 0.98)
    #expect(found[1] == nil)
  }

  @Test func anEdgeBesideAnotherReachesTheirCorner() throws {
    let image = LuminanceImage.painted(width: 123, height: 121, Self.isInSquare)
    let edges = image.withDark(byContrast: true) { dark, _ -> (StraightEdge, StraightEdge?, Bool)? in
      var walker = EdgeWalker(dark, in: .plain)
      guard let left = walker.edge(through: Point2D(30, 60), normal: Point2D(1, 0), minimum: 40) else {
        return nil
      }
      let top = walker.edge(through: Point2D(50, 30), normal: Point2D(0, 1), minimum: 40, beside: left)
      return (left, top, walker.hasTurned)
    }
    let (left, top, hasTurned) = try #require(edges ?? nil)
    let corner = try #require(top?.line.intersection(left.line))
    #expect((corner - Point2D(30, 30)).length < 0.2)
    #expect(!hasTurned)
  }
}
