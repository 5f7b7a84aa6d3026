import QuietZone
import TestSupport
import Testing

@testable import QuietZoneScanning

@Suite struct PreviewGesturesTests {
  private func gestures(_ factor: Double = 1) -> PreviewGestures {
    PreviewGestures(zoom: ZoomGesture(ZoomRange(minimum: 1, maximum: 8), factor: factor))
  }

  @Test func oneFingerThatStaysIsATap() {
    var gestures = gestures()
    gestures.began(1, at: Point2D(x: 100, y: 200))
    #expect(gestures.moved(1, to: Point2D(x: 104, y: 203)) == nil)
    #expect(gestures.ended(1) == .tap(Point2D(x: 104, y: 203)))
  }

  @Test func oneFingerThatSlipsIsNone() {
    var gestures = gestures()
    gestures.began(1, at: Point2D(x: 100, y: 200))
    #expect(gestures.moved(1, to: Point2D(x: 111, y: 200)) == nil)
    // Back where it came from, it still was a movement.
    #expect(gestures.moved(1, to: Point2D(x: 100, y: 200)) == nil)
    #expect(gestures.ended(1) == nil)
  }

  @Test func twoFingersZoom() {
    var gestures = gestures(2)
    gestures.began(1, at: Point2D(x: 100, y: 100))
    gestures.began(2, at: Point2D(x: 200, y: 100))
    #expect(gestures.moved(2, to: Point2D(x: 250, y: 100)) == .zoom(3))
    #expect(gestures.moved(1, to: Point2D(x: 200, y: 100)) == .zoom(1))
    #expect(gestures.moved(1, to: Point2D(x: -9000, y: 100)) == .zoom(8))
    #expect(gestures.ended(1) == nil)
    #expect(gestures.ended(2) == nil, "neither finger of two is a tap")
  }

  @Test func aSecondPinchGoesOnWhereTheFirstEnded() {
    var gestures = gestures()
    for _ in 0..<2 {
      gestures.began(1, at: Point2D(x: 0, y: 0))
      gestures.began(2, at: Point2D(x: 100, y: 0))
      _ = gestures.moved(2, to: Point2D(x: 200, y: 0))
      _ = gestures.ended(1)
      _ = gestures.ended(2)
    }
    #expect(gestures.zoom.factor == 4)
  }

  /// A third finger that comes and goes, or stays in place of another, takes the zoom nowhere.
  @Test(arguments: 1...3) func aThirdFingerDoesNotZoom(_ lifted: Int) {
    var gestures = gestures(2)
    let places = [Point2D(x: 0, y: 0), Point2D(x: 100, y: 0), Point2D(x: 0, y: 400)]
    for (index, place) in places.enumerated() { gestures.began(index + 1, at: place) }
    #expect(gestures.moved(1, to: places[0]) == nil, "three zoom nothing")
    _ = gestures.ended(lifted)
    let left = lifted == 1 ? 2 : 1
    #expect(gestures.moved(left, to: places[left - 1]) == .zoom(2), "nothing has moved")
    #expect(gestures.ended(left) == nil)
  }

  @Test func fingersOnOnePlaceDoNotZoom() {
    var gestures = gestures()
    gestures.began(1, at: Point2D(x: 5, y: 5))
    gestures.began(2, at: Point2D(x: 5, y: 5))
    #expect(gestures.moved(2, to: Point2D(x: 90, y: 5)) == nil)
  }

  @Test func unknownAndCancelledFingersDoNothing() {
    var gestures = gestures()
    #expect(gestures.moved(7, to: Point2D(x: 0, y: 0)) == nil)
    #expect(gestures.ended(7) == nil)
    gestures.began(1, at: Point2D(x: 5, y: 5))
    gestures.cancelled()
    #expect(gestures.ended(1) == nil)
    gestures.began(2, at: Point2D(x: 5, y: 5))
    #expect(gestures.ended(2) == .tap(Point2D(x: 5, y: 5)))
  }

  /// Any order of touches, coordinates that are no numbers among them: never a factor outside of the range.
  @Test(arguments: 0..<50) func anyTouchesStayInRange(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let values = [0, 1, 50, 300, -20, .nan, .infinity, 1e300]
    var gestures = gestures()
    for _ in 0..<500 {
      let id = Int.random(in: 0..<4, using: &random)
      let point = Point2D(
        x: values.randomElement(using: &random) ?? 0, y: values.randomElement(using: &random) ?? 0)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: gestures.began(id, at: point)
      case 1: _ = gestures.ended(id)
      default:
        if case .zoom(let factor)? = gestures.moved(id, to: point) { #expect((1...8).contains(factor)) }
      }
    }
  }
}
