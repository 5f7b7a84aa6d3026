import QuietZone
import QuietZoneScanning
import Testing

/// Which code a finger means.
@Suite struct TouchTests {
  private func square(_ x: Double, _ y: Double, _ size: Double) -> Quadrilateral {
    Quadrilateral(
      topLeft: Point2D(x: x, y: y), topRight: Point2D(x: x + size, y: y),
      bottomRight: Point2D(x: x + size, y: y + size), bottomLeft: Point2D(x: x, y: y + size))
  }

  @Test func theOneUnderIt() {
    let codes = [square(0, 0, 100), square(200, 0, 100)]
    #expect(codes.index(touchedAt: Point2D(x: 50, y: 50)) == 0)
    #expect(codes.index(touchedAt: Point2D(x: 250, y: 50)) == 1)
    #expect(codes.index(touchedAt: Point2D(x: 150, y: 50)) == nil)
  }

  @Test func theSmallerOfTwo() {
    let codes = [square(0, 0, 200), square(50, 50, 40)]
    #expect(codes.index(touchedAt: Point2D(x: 60, y: 60)) == 1)
    #expect(codes.index(touchedAt: Point2D(x: 10, y: 10)) == 0)
  }

  /// A finger is 44 points wide: a small code need not be hit.
  @Test func theNearestWithinReach() {
    let codes = [square(0, 0, 10), square(40, 0, 10)]
    #expect(codes.index(touchedAt: Point2D(x: 22, y: 5)) == 0)
    #expect(codes.index(touchedAt: Point2D(x: 30, y: 5)) == 1)
    #expect(codes.index(touchedAt: Point2D(x: 73, y: 5)) == nil)
    #expect([Quadrilateral]().index(touchedAt: Point2D(x: 0, y: 0)) == nil)
    #expect(codes.index(touchedAt: Point2D(x: .nan, y: .infinity)) == nil)
  }
}
