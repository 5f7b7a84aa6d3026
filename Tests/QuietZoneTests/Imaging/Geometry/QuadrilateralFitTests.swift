import Testing

@testable import QuietZone

@Suite struct QuadrilateralFitTests {
  /// Where 32 rays from `center` leave a convex shape around it.
  private static func seen(_ quad: Quadrilateral, from center: Point2D) -> [Point2D] {
    let corners = quad.corners
    return Directions.all.map { ray in
      let d = Point2D(ray.x, ray.y)
      var nearest = Double.infinity
      for i in 0..<4 {
        let (a, side) = (corners[i], corners[(i + 1) & 3] - corners[i])
        let sine = d.cross(side)
        guard abs(sine) > 1e-12 else { continue }
        let (along, part) = ((a - center).cross(side) / sine, (a - center).cross(d) / sine)
        if along > 0, part > -1e-9, part < 1 + 1e-9 { nearest = min(nearest, along) }
      }
      return center + d * nearest
    }
  }

  private static let center = Point2D(60, 45)

  @Test(arguments: [0, 0.1, 0.364, 0.7, 1, -0.2]) func aTurnedSquareIsFitted(tangent: Double) throws {
    let square = SquareFrame(center: Self.center, module: 6, tangent: tangent).outline(reach: 3)
    let points = Self.seen(square, from: Self.center)
    for step in [1, 2] {
      let quad = try #require(Quadrilateral(fittedTo: points, step: step, around: Self.center))
      #expect(quad.distance(toCornersOf: square) < 1e-6)
      #expect(quad.isConvex)
    }
  }

  @Test func aSquareSeenFromAsideIsFitted() throws {
    let square = Quadrilateral(
      topLeft: Point2D(40, 30), topRight: Point2D(78, 24), bottomRight: Point2D(84, 66),
      bottomLeft: Point2D(43, 60))
    let quad = try #require(
      Quadrilateral(fittedTo: Self.seen(square, from: Self.center), step: 1, around: Self.center))
    #expect(quad.distance(toCornersOf: square) < 1e-6)
  }

  @Test func raysThatSawNothingAreLeftOut() throws {
    let square = SquareFrame(center: Self.center, module: 6).outline(reach: 3)
    var points = Self.seen(square, from: Self.center)
    for blind in [0, 9, 18, 31] { points[blind] = Self.center }
    let quad = try #require(Quadrilateral(fittedTo: points, step: 1, around: Self.center))
    #expect(quad.distance(toCornersOf: square) < 1e-6)
  }

  @Test func aBlindMiddleHasNoShape() {
    let points = [Point2D](repeating: Self.center, count: 32)
    #expect(Quadrilateral(fittedTo: points, step: 1, around: Self.center) == nil)
    #expect(Quadrilateral(fittedTo: points, step: 2, around: Self.center) == nil)
  }
}
