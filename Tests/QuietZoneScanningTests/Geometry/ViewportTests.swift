import QuietZone
import QuietZoneScanning
import TestSupport
import Testing

@Suite struct ViewportTests {
  @Test(arguments: Viewport.Gravity.allCases, Viewport.Rotation.allCases)
  func thereAndBackIsTheSame(_ gravity: Viewport.Gravity, _ rotation: Viewport.Rotation) {
    var random = SeededRandom(seed: 5)
    for _ in 0..<500 {
      let picture = Size2D(width: Double(random.next() % 4000 + 1), height: Double(random.next() % 4000 + 1))
      let view = Size2D(width: random.real(1...3000), height: random.real(1...3000))
      let viewport = Viewport(
        view: view, gravity: gravity, rotation: rotation, isMirrored: random.chance(0.5))
      let rectangle = Rectangle2D(
        x: random.real(0...picture.width), y: random.real(0...picture.height),
        width: random.real(0...picture.width), height: random.real(0...picture.height))
      let back = viewport.picture(viewport.view(rectangle, ofPicture: picture), ofPicture: picture)
      #expect(isNear(back, rectangle))
      let point = Point2D(x: random.real(0...view.width), y: random.real(0...view.height))
      let again = viewport.view(viewport.picture(point, ofPicture: picture), ofPicture: picture)
      #expect(abs(again.x - point.x) < 1e-8 && abs(again.y - point.y) < 1e-8)
    }
  }

  @Test(arguments: Viewport.Gravity.allCases, Viewport.Rotation.allCases)
  func wholePixelsAreExact(_ gravity: Viewport.Gravity, _ rotation: Viewport.Rotation) {
    // Scales that are powers of two leave nothing to round.
    for isMirrored in [false, true] {
      let viewport = Viewport(
        view: Size2D(width: 512, height: 512), gravity: gravity, rotation: rotation, isMirrored: isMirrored)
      let picture = Size2D(width: 1024, height: 256)
      for x in stride(from: 0.0, through: 1024, by: 17) {
        for y in stride(from: 0.0, through: 256, by: 13) {
          let point = Point2D(x: x, y: y)
          #expect(viewport.picture(viewport.view(point, ofPicture: picture), ofPicture: picture) == point)
        }
      }
    }
  }

  /// Landscape frames of a phone held upright, and the other ways it can be held.
  @Test(arguments: [
    (Viewport.Rotation.none, Point2D(x: 0, y: 0)), (.quarter, Point2D(x: 720, y: 0)),
    (.half, Point2D(x: 1280, y: 720)), (.threeQuarters, Point2D(x: 0, y: 1280)),
  ])
  func theTopLeftCornerGoesWhereTheTurnTakesIt(_ rotation: Viewport.Rotation, _ corner: Point2D) {
    let picture = Size2D(width: 1280, height: 720)
    let sideways = rotation == .quarter || rotation == .threeQuarters
    let view = sideways ? Size2D(width: 720, height: 1280) : picture
    let viewport = Viewport(view: view, rotation: rotation)
    #expect(viewport.view(Point2D(x: 0, y: 0), ofPicture: picture) == corner)
    var mirrored = viewport
    mirrored.isMirrored = true
    let expected = Point2D(x: view.width - corner.x, y: corner.y)
    #expect(mirrored.view(Point2D(x: 0, y: 0), ofPicture: picture) == expected)
  }

  @Test func fillCutsOffAndFitLeavesRoom() {
    let picture = Size2D(width: 1280, height: 720)
    let whole = Rectangle2D(x: 0, y: 0, width: 1280, height: 720)
    let view = Size2D(width: 640, height: 640)
    let fill = Viewport(view: view, gravity: .fill).view(whole, ofPicture: picture)
    #expect(fill.height == 640 && abs(fill.width - 640 * 16 / 9) < 1e-9 && fill.x < 0 && fill.y == 0)
    let fit = Viewport(view: view, gravity: .fit).view(whole, ofPicture: picture)
    #expect(fit == Rectangle2D(x: 0, y: 140, width: 640, height: 360))
    let stretch = Viewport(view: view, gravity: .stretch).view(whole, ofPicture: picture)
    #expect(stretch == Rectangle2D(x: 0, y: 0, width: 640, height: 640))
  }

  /// What the conversion by hand is meant to do for a portrait screen: x along the sensor is y on screen, and
  /// y on the sensor runs from the screen's right edge to its left.
  @Test func aPortraitScreenOverALandscapeSensor() throws {
    let picture = Size2D(width: 1920, height: 1080)
    let view = Size2D(width: 375, height: 375.0 * 16 / 9)
    let viewport = Viewport(view: view, rotation: .quarter)
    let region = RegionOfInterest.view(Rectangle2D(x: 87.5, y: 150, width: 200, height: 200))
    let sensor = try #require(region.sensor(ofPicture: picture, in: viewport))
    let expected = Rectangle2D(
      x: 150 / view.height, y: (375 - 87.5 - 200) / 375, width: 200 / view.height, height: 200 / 375)
    #expect(isNear(sensor, expected))
  }

  @Test func regionsAreCutToThePicture() throws {
    let size = Size2D(width: 100, height: 200)
    let picture = RegionOfInterest.picture(Rectangle2D(x: -50, y: 100, width: 100, height: 500))
    #expect(picture.sensor(ofPicture: size, in: nil) == Rectangle2D(x: 0, y: 0.5, width: 0.5, height: 0.5))
    for nothing in [
      Rectangle2D(x: 100, y: 0, width: 10, height: 10), Rectangle2D(x: 0, y: 0, width: -1, height: 10),
      Rectangle2D(x: .nan, y: 0, width: 1, height: 1), Rectangle2D(x: 0, y: 0, width: .nan, height: 1),
      Rectangle2D(x: .infinity, y: 0, width: 1, height: 1),
    ] {
      #expect(RegionOfInterest.picture(nothing).sensor(ofPicture: size, in: nil) == nil)
      #expect(RegionOfInterest.sensor(nothing).sensor(ofPicture: size, in: nil) == nil)
    }
    #expect(picture.sensor(ofPicture: Size2D(width: 0, height: 0), in: nil) == nil)
  }

  @Test func aViewWithoutExtentIsNoTrap() {
    let viewport = Viewport(view: Size2D(width: 0, height: 0))
    let point = viewport.picture(Point2D(x: 3, y: 4), ofPicture: Size2D(width: 0, height: 0))
    #expect(point == Point2D(x: 3, y: 4))
  }

  private func isNear(_ a: Rectangle2D, _ b: Rectangle2D) -> Bool {
    abs(a.x - b.x) < 1e-8 && abs(a.y - b.y) < 1e-8 && abs(a.width - b.width) < 1e-8
      && abs(a.height - b.height) < 1e-8
  }
}
