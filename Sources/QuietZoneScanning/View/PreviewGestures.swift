package import QuietZone

/// What fingers on a camera's picture mean: a tap asks for a sharp picture there, two fingers zoom.
///
/// Hosts whose gesture recognizers need a run time's help pass the plain touches on and do what comes back.
///
/// ```swift
/// var gestures = PreviewGestures(zoom: ZoomGesture(ZoomRange(minimum: 1, maximum: 8)))
/// gestures.began(1, at: Point2D(x: 100, y: 200))
/// gestures.ended(1)                                       // .tap(Point2D(x: 100, y: 200))
/// ```
package struct PreviewGestures: Sendable {
  package enum Gesture: Hashable, Sendable {
    /// At a point of the view.
    case tap(Point2D)
    /// To a zoom factor, within the range.
    case zoom(Double)
  }

  /// How far a finger may slip, points, for its touch to be a tap: as far as UIKit's own tap allows.
  package static let slip = 10.0

  package var zoom: ZoomGesture
  private var touches: [Touch] = []
  /// Whether all the fingers that are down, and those before them, make one tap so far.
  private var isTap = false
  /// Points between the two fingers when there began to be two.
  private var span = 0.0

  private struct Touch: Hashable {
    var id: Int
    var start: Point2D
    var position: Point2D
  }

  package init(zoom: ZoomGesture) { self.zoom = zoom }

  /// A finger came down; `id` tells it from the others.
  package mutating func began(_ id: Int, at point: Point2D) {
    touches.removeAll { $0.id == id }
    isTap = touches.isEmpty
    touches.append(Touch(id: id, start: point, position: point))
    measure()
  }

  package mutating func moved(_ id: Int, to point: Point2D) -> Gesture? {
    guard let index = touches.firstIndex(where: { $0.id == id }) else { return nil }
    touches[index].position = point
    if (point - touches[index].start).length > Self.slip { isTap = false }
    guard touches.count == 2, span > 0 else { return nil }
    return .zoom(zoom.changed(scale: distance / span))
  }

  package mutating func ended(_ id: Int) -> Gesture? {
    guard let index = touches.firstIndex(where: { $0.id == id }) else { return nil }
    let touch = touches.remove(at: index)
    measure()
    return isTap && touches.isEmpty ? .tap(touch.position) : nil
  }

  /// The system took the touches away.
  package mutating func cancelled() {
    touches.removeAll()
    isTap = false
  }

  /// A finger came or went: the two that there are now zoom from here on.
  private mutating func measure() {
    guard touches.count == 2 else { return }
    span = distance
    zoom.began()
  }

  private var distance: Double {
    touches.count == 2 ? (touches[0].position - touches[1].position).length : 0
  }
}
