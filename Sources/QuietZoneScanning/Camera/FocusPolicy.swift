package import QuietZone

/// Where the camera focuses: by itself, until somebody points, and again once what is in view has changed.
package struct FocusPolicy: Hashable, Sendable {
  package enum Command: Hashable, Sendable {
    /// Focus and expose once for this place, 0…1 of the picture's width and height (see ``Viewport``), and
    /// tell when the subject area changes.
    case point(Point2D)
    /// Focus and expose by yourself, on the middle.
    case continuous
  }

  /// Whether somebody pointed, and the view has not changed since.
  package private(set) var isPointed = false

  package init() {}

  /// Somebody pointed; `nil`, and what is no place in the picture, changes nothing.
  package mutating func tapped(_ point: Point2D?) -> Command? {
    guard let point, (0...1).contains(point.x), (0...1).contains(point.y) else { return nil }
    isPointed = true
    return .point(point)
  }

  /// The system saw that the picture has changed much.
  package mutating func subjectAreaChanged() -> Command? {
    guard isPointed else { return nil }
    isPointed = false
    return .continuous
  }
}
