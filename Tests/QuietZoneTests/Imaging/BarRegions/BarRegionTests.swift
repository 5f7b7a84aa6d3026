import Testing

@testable import QuietZone

@Suite struct BarRegionTests {
  private static let across = Point2D(1, 0).turned(by: 0.5)
  private static let region = BarRegion(
    center: Point2D(50, 40), across: across, halfLength: 30, halfHeight: 10, coherence: 0.9)

  private static func moved(
    _ x: Double, _ y: Double, length: Double = 30, height: Double = 10, turn: Double = 0
  ) -> BarRegion {
    var other = region.turned(by: turn)
    other.center = region.center + across * x + region.along * y
    (other.halfLength, other.halfHeight) = (length, height)
    return other
  }

  @Test func outlinesAreAroundTheMiddle() {
    let outline = Self.region.outline
    #expect((outline.center - Self.region.center).length < 1e-9)
    #expect((outline.topRight - outline.topLeft - Self.across * 60).length < 1e-9)
    #expect((outline.bottomLeft - outline.topLeft - Self.region.along * 20).length < 1e-9)
    #expect(Self.region.area == 60 * 20)
  }

  @Test func aTurnedRegionKeepsItsMiddleAndSize() {
    let turned = Self.region.turned(by: 1)
    #expect(abs(turned.across.length - 1) < 1e-9)
    #expect(abs(turned.across.dot(Self.across) - 0.5.squareRoot()) < 1e-9)
    #expect(Self.across.cross(turned.across) > 0)
    #expect(turned.center == Self.region.center && turned.area == Self.region.area)
  }

  @Test func boxesThatLieOnEachOtherResemble() {
    let region = Self.region
    #expect(region.resembles(region))
    #expect(region.resembles(Self.moved(5, 2)) && Self.moved(5, 2).resembles(region))
    var opposite = region
    opposite.across = region.across * -1
    #expect(region.resembles(opposite))
    // Beside it, below it, much longer, much higher, turned by a quarter of a right angle.
    #expect(!region.resembles(Self.moved(25, 0)) && !region.resembles(Self.moved(70, 0)))
    #expect(!region.resembles(Self.moved(0, 12)))
    #expect(!region.resembles(Self.moved(0, 0, length: 50)))
    #expect(!region.resembles(Self.moved(0, 0, height: 25)))
    #expect(!region.resembles(Self.moved(0, 0, turn: 0.41)))
  }
}
