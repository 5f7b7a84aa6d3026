import QuietZone
import QuietZoneScanning
import Testing

@Suite struct ScreenArrangementTests {
  @Test func oneAboveTheOtherUpright() {
    let arrangement = ScreenArrangement(Size2D(width: 390, height: 844))
    #expect(arrangement.picture == Rectangle2D(x: 0, y: 0, width: 390, height: 422))
    #expect(arrangement.rest == Rectangle2D(x: 0, y: 422, width: 390, height: 422))
  }

  @Test func sideBySideOnItsSide() {
    let arrangement = ScreenArrangement(Size2D(width: 750, height: 390))
    #expect(arrangement.picture == Rectangle2D(x: 0, y: 0, width: 450, height: 390))
    #expect(arrangement.rest == Rectangle2D(x: 450, y: 0, width: 300, height: 390))
  }

  @Test func thePictureGivesWayToTheControls() {
    #expect(ScreenArrangement(Size2D(width: 500, height: 300)).rest.width == 240)
    #expect(ScreenArrangement(Size2D(width: 400, height: 300)).rest.width == 200, "half at most")
  }

  /// Together they are the screen, and neither covers the other.
  @Test(arguments: [0, 1, 239, 240, 320, 390, 568, 844, 1366] as [Double])
  func nothingIsCovered(_ width: Double) {
    for height in [-1, 0, 240, 320, 480, 1024] as [Double] {
      let arrangement = ScreenArrangement(Size2D(width: width, height: height))
      let (picture, rest) = (arrangement.picture, arrangement.rest)
      #expect(picture.x == 0 && picture.y == 0)
      #expect(rest.x == picture.width || rest.y == picture.height)
      #expect(rest.x + rest.width == width)
      #expect(rest.y + rest.height == max(height, 0))
      #expect([picture.width, picture.height, rest.width, rest.height].allSatisfy { $0 >= 0 })
    }
  }
}
