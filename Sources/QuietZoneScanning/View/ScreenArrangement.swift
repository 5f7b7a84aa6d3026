public import QuietZone

/// How a screen is shared by the camera's picture and what belongs to it, controls and what was read: one
/// above the other, or, on a telephone's side, side by side. Neither covers the other.
///
/// ```swift
/// let arrangement = ScreenArrangement(Size2D(width: 844, height: 390))
/// arrangement.picture  // the left part, 506 × 390 points
/// arrangement.rest     // the right one, 338 × 390
/// ```
public struct ScreenArrangement: Hashable, Sendable {
  /// Where the picture lies, points of the screen.
  public let picture: Rectangle2D
  /// Where the rest does: below the picture, or beside it.
  public let rest: Rectangle2D

  /// Width that controls and rows need at least, points.
  static let needed = 240.0

  /// `screen`: what may be used of it. Where side by side there would be too little room for the rest, the
  /// picture gives way.
  public init(_ screen: Size2D) {
    let (width, height) = (max(screen.width, 0), max(screen.height, 0))
    let isSideBySide = width > height
    let share = isSideBySide ? min(width * 0.6, max(width - Self.needed, width / 2)) : width
    let top = isSideBySide ? height : height / 2
    picture = Rectangle2D(x: 0, y: 0, width: share, height: top)
    rest =
      isSideBySide
      ? Rectangle2D(x: share, y: 0, width: width - share, height: height)
      : Rectangle2D(x: 0, y: top, width: width, height: height - top)
  }
}
