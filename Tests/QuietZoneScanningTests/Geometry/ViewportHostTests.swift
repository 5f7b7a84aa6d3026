import QuietZone
import QuietZoneScanning
import TestSupport
import Testing

@Suite struct ViewportHostTests {
  @Test func quartersOfATurn() {
    for quarter in -9...9 {
      let expected = Viewport.Rotation(rawValue: UInt8((quarter + 12) % 4))
      for off in stride(from: -44.75, through: 44.75, by: 0.25) {
        #expect(Viewport.Rotation(degrees: Double(quarter) * 90 + off) == expected)
      }
    }
    #expect(Viewport.Rotation(degrees: 45) == .quarter && Viewport.Rotation(degrees: -45) == .threeQuarters)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300, .greatestFiniteMagnitude, 9e10])
  func whatIsNoAngleIsNoTurn(_ degrees: Double) {
    #expect(Viewport.Rotation(degrees: degrees) == .none)
  }

  @Test(arguments: Viewport.Gravity.allCases, Viewport.Rotation.allCases)
  func aTouchFindsItsPlace(_ gravity: Viewport.Gravity, _ rotation: Viewport.Rotation) throws {
    var random = SeededRandom(seed: 62)
    for _ in 0..<500 {
      let picture = Size2D(width: random.real(1...4000), height: random.real(1...4000))
      let viewport = Viewport(
        view: Size2D(width: random.real(1...1000), height: random.real(1...1000)), gravity: gravity,
        rotation: rotation, isMirrored: random.chance(0.5))
      let place = Point2D(x: random.real(0.001...0.999), y: random.real(0.001...0.999))
      let touch = viewport.view(
        Point2D(x: place.x * picture.width, y: place.y * picture.height), ofPicture: picture)
      let found = try #require(viewport.sensor(touch, ofPicture: picture))
      #expect(abs(found.x - place.x) < 1e-9 && abs(found.y - place.y) < 1e-9)
    }
  }

  @Test func besideThePictureIsNothing() {
    let viewport = Viewport(view: Size2D(width: 640, height: 640), gravity: .fit)
    let picture = Size2D(width: 1280, height: 720)
    #expect(viewport.sensor(Point2D(x: 320, y: 139), ofPicture: picture) == nil)
    #expect(viewport.sensor(Point2D(x: 320, y: 320), ofPicture: picture) == Point2D(x: 0.5, y: 0.5))
    for bad in [Double.nan, .infinity, -1, 641] {
      #expect(viewport.sensor(Point2D(x: bad, y: 320), ofPicture: picture) == nil)
    }
    #expect(viewport.sensor(Point2D(x: 1, y: 1), ofPicture: Size2D(width: 0, height: 720)) == nil)
    #expect(viewport.sensor(Point2D(x: 1, y: 1), ofPicture: Size2D(width: .nan, height: 720)) == nil)
  }
}
