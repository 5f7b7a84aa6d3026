import TestSupport
import Testing

@testable import QuietZone

@Suite struct PerspectiveTransformTests {
  /// A square seen from aside.
  private static let tilted = Quadrilateral(
    topLeft: Point2D(20, 30), topRight: Point2D(110, 18), bottomRight: Point2D(128, 120),
    bottomLeft: Point2D(35, 96))

  /// Where two lines cross that are given by two places each.
  private static func crossing(_ a: Point2D, _ b: Point2D, _ c: Point2D, _ d: Point2D) -> Point2D {
    let (u, v) = (b - a, d - c)
    return a + u * ((c - a).cross(v) / u.cross(v))
  }

  @Test func cornersGoToCornersAndDiagonalsToDiagonals() throws {
    let (x0, y0, x1, y1) = (-2.0, 1.0, 5.0, 9.0)
    let quad = Self.tilted
    for outline in [quad, quad.transposed] {
      let map = try #require(PerspectiveTransform(x0: x0, y0: y0, x1: x1, y1: y1, to: outline))
      #expect((map(x0, y0) - outline.topLeft).length < 1e-9)
      #expect((map(x1, y0) - outline.topRight).length < 1e-9)
      #expect((map(x1, y1) - outline.bottomRight).length < 1e-9)
      #expect((map(x0, y1) - outline.bottomLeft).length < 1e-9)
      let middle = Self.crossing(quad.topLeft, quad.bottomRight, quad.topRight, quad.bottomLeft)
      #expect((map((x0 + x1) / 2, (y0 + y1) / 2) - middle).length < 1e-9)
      let again = map.quadrilateral(x0: x0, y0: y0, x1: x1, y1: y1)
      #expect(again.distance(toCornersOf: outline) < 1e-9)
    }
  }

  /// Sides that are not parallel meet on the horizon, where parallels of the square meet.
  @Test func parallelsMeetWhereTheSidesDo() throws {
    let quad = Self.tilted
    let map = try #require(PerspectiveTransform(x0: 0, y0: 0, x1: 1, y1: 1, to: quad))
    let vanishing = Self.crossing(quad.topLeft, quad.topRight, quad.bottomLeft, quad.bottomRight)
    let (from, to) = (map(0, 0.3), map(1, 0.3))
    #expect(abs((to - from).cross(vanishing - from)) < 1e-6)
  }

  @Test func aParallelogramIsMappedEvenly() throws {
    let (origin, right, down) = (Point2D(7, 9), Point2D(30, 4), Point2D(-6, 25))
    let quad = Quadrilateral(
      topLeft: origin, topRight: origin + right, bottomRight: origin + right + down, bottomLeft: origin + down
    )
    let map = try #require(PerspectiveTransform(x0: 0, y0: 0, x1: 10, y1: 5, to: quad))
    for (x, y) in [(1.0, 1.0), (2.5, 4.0), (13.0, -2.0)] {
      #expect((map(x, y) - (origin + right * (x / 10) + down * (y / 5))).length < 1e-9)
    }
  }

  @Test func shapesThatNoSquareHasAreNone() {
    func map(_ corners: [(Double, Double)]) -> PerspectiveTransform? {
      let p = corners.map { Point2D($0.0, $0.1) }
      return PerspectiveTransform(
        x0: 0, y0: 0, x1: 1, y1: 1,
        to: Quadrilateral(topLeft: p[0], topRight: p[1], bottomRight: p[2], bottomLeft: p[3]))
    }
    #expect(map([(0, 0), (10, 0), (10, 10), (0, 10)]) != nil)
    // A corner that points inwards, crossed sides, three corners on a line, no extent.
    #expect(map([(0, 0), (10, 0), (3, 3), (0, 10)]) == nil)
    #expect(map([(0, 0), (10, 10), (10, 0), (0, 10)]) == nil)
    #expect(map([(0, 0), (5, 0), (10, 0), (0, 10)]) == nil)
    #expect(map([(4, 4), (4, 4), (4, 4), (4, 4)]) == nil)
    #expect(map([(0, 0), (.nan, 0), (10, 10), (0, 10)]) == nil)
  }

  @Test func emptyRectanglesAreNone() {
    #expect(PerspectiveTransform(x0: 1, y0: 0, x1: 1, y1: 4, to: Self.tilted) == nil)
    #expect(PerspectiveTransform(x0: 0, y0: 4, x1: 4, y1: 0, to: Self.tilted) == nil)
  }

  @Test func theWayBackLeadsBack() throws {
    let map = try #require(PerspectiveTransform(x0: 0, y0: 0, x1: 21, y1: 21, to: Self.tilted))
    let back = try #require(map.inverse)
    var random = SeededRandom(seed: 21)
    for _ in 0..<100 {
      let place = Point2D(random.real(-3...24), random.real(-3...24))
      let seen = map(place.x, place.y)
      #expect((back(seen.x, seen.y) - place).length < 1e-7)
    }
  }

  @Test func aMapThatFlattensThePlaneHasNoWayBack() {
    let flat = PerspectiveTransform(a: 1, b: 2, c: 5, d: 2, e: 4, f: 6, g: 0, h: 0)
    #expect(flat.inverse == nil)
  }

  @Test func oneMapAfterTheOtherIsBoth() throws {
    let target = Self.tilted.scaled(by: 0.5, dx: 40, dy: -10).transposed
    let first = try #require(PerspectiveTransform(x0: 0, y0: 0, x1: 9, y1: 9, to: Self.tilted))
    let second = try #require(PerspectiveTransform(x0: 10, y0: 10, x1: 140, y1: 130, to: target))
    let both = try #require(PerspectiveTransform(first: first, then: second))
    for (x, y) in [(0.0, 0.0), (4.5, 4.5), (9.0, 2.0), (1.0, 8.0)] {
      let between = first(x, y)
      #expect((both(x, y) - second(between.x, between.y)).length < 1e-7)
    }
  }

  @Test func oneShapeGoesToTheOther() throws {
    let target = Quadrilateral(
      topLeft: Point2D(0, 0), topRight: Point2D(40, 5), bottomRight: Point2D(35, 45),
      bottomLeft: Point2D(-5, 30))
    let map = try #require(PerspectiveTransform(from: Self.tilted, to: target))
    for (from, to) in zip(Self.tilted.corners, target.corners) {
      #expect((map(from.x, from.y) - to).length < 1e-7)
    }
    let (p, q) = (Self.tilted.corners, target.corners)
    let from = Self.crossing(p[0], p[2], p[1], p[3])
    #expect((map(from.x, from.y) - Self.crossing(q[0], q[2], q[1], q[3])).length < 1e-7)
  }
}
