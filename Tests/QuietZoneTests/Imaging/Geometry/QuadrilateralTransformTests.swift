import Testing

@testable import QuietZone

@Suite struct QuadrilateralTransformTests {
  private static let quad = Quadrilateral(
    topLeft: Point2D(1, 2), topRight: Point2D(11, 3), bottomRight: Point2D(12, 14), bottomLeft: Point2D(0, 10)
  )

  @Test func cornersAreScaledAndThenMoved() {
    let scaled = Self.quad.scaled(by: 2, dx: 1, dy: -3)
    #expect(scaled.corners == [Point2D(3, 1), Point2D(23, 3), Point2D(25, 25), Point2D(1, 17)])
  }

  @Test func everyCornerKeepsItsName() {
    let turned = Self.quad.mapped { Point2D(-$0.y, $0.x) }
    #expect(turned.topLeft == Point2D(-2, 1) && turned.topRight == Point2D(-3, 11))
    #expect(turned.bottomRight == Point2D(-14, 12) && turned.bottomLeft == Point2D(-10, 0))
  }

  @Test func twiceSeenFromBehindIsSeenFromTheFront() {
    let behind = Self.quad.transposed
    #expect(behind.corners == [Point2D(1, 2), Point2D(0, 10), Point2D(12, 14), Point2D(11, 3)])
    #expect(behind.isConvex && Self.quad.isConvex)
    #expect(behind.transposed == Self.quad)
  }
}
