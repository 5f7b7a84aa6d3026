/// The outline of a symbol in a picture: four corners of the symbol itself, without its quiet zone.
///
/// The corners are named as the symbol's own standard draws it, upright and unmirrored, whatever way it lies
/// in the picture; walking topLeft → topRight → bottomRight → bottomLeft goes clockwise on screen, or
/// counter-clockwise when the symbol is mirrored.
///
///     topLeft ───── topRight
///        │             │
///     bottomLeft ── bottomRight
public struct Quadrilateral: Hashable, Sendable {
  public var topLeft: Point2D
  public var topRight: Point2D
  public var bottomRight: Point2D
  public var bottomLeft: Point2D

  public init(topLeft: Point2D, topRight: Point2D, bottomRight: Point2D, bottomLeft: Point2D) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// The parallelogram around `center`; `right` and `down` lead from there to the middles of its sides.
  init(center: Point2D, right: Point2D, down: Point2D) {
    self.init(
      topLeft: center - right - down, topRight: center + right - down, bottomRight: center + right + down,
      bottomLeft: center - right + down)
  }

  /// Top left, top right, bottom right, bottom left.
  package var corners: [Point2D] { [topLeft, topRight, bottomRight, bottomLeft] }

  /// Mean of the four corners.
  public var center: Point2D {
    (topLeft + topRight + bottomRight + bottomLeft) * 0.25
  }

  /// The upright rectangle around the corners.
  public var bounds: Rectangle2D {
    let minX = min(min(topLeft.x, topRight.x), min(bottomLeft.x, bottomRight.x))
    let maxX = max(max(topLeft.x, topRight.x), max(bottomLeft.x, bottomRight.x))
    let minY = min(min(topLeft.y, topRight.y), min(bottomLeft.y, bottomRight.y))
    let maxY = max(max(topLeft.y, topRight.y), max(bottomLeft.y, bottomRight.y))
    return Rectangle2D(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  /// Whether `point` lies inside; holds for convex outlines, which is all a reader reports.
  public func contains(_ point: Point2D) -> Bool {
    let s0 = (topRight - topLeft).cross(point - topLeft) >= 0
    let s1 = (bottomRight - topRight).cross(point - topRight) >= 0
    let s2 = (bottomLeft - bottomRight).cross(point - bottomRight) >= 0
    let s3 = (topLeft - bottomLeft).cross(point - bottomLeft) >= 0
    return s0 == s1 && s1 == s2 && s2 == s3
  }
}

/// An upright rectangle; the unit is the context's: pixels, or 0…1 of the picture's width and height.
public struct Rectangle2D: Hashable, Sendable {
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}
