/// A place in a picture, in pixels: x to the right, y downwards, (0, 0) the outer corner of the top left
/// pixel, so the middle of that pixel is (0.5, 0.5).
public struct Point2D: Hashable, Sendable, BitwiseCopyable {
  public var x: Double
  public var y: Double
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  package static func + (a: Point2D, b: Point2D) -> Point2D { Point2D(x: a.x + b.x, y: a.y + b.y) }
  package static func - (a: Point2D, b: Point2D) -> Point2D { Point2D(x: a.x - b.x, y: a.y - b.y) }
  package static func * (a: Point2D, k: Double) -> Point2D { Point2D(x: a.x * k, y: a.y * k) }

  /// z of the cross product: positive when `b` lies clockwise of `a` on screen (y downwards).
  package func cross(_ b: Point2D) -> Double { x * b.y - y * b.x }
  package func dot(_ b: Point2D) -> Double { x * b.x + y * b.y }

  /// The same length turned clockwise on screen by a right angle.
  var perpendicular: Point2D { Point2D(x: -y, y: x) }

  /// The same length turned clockwise on screen, by the angle with this tangent.
  func turned(by tangent: Double) -> Point2D {
    (self + perpendicular * tangent) * (1 / (1 + tangent * tangent).squareRoot())
  }
  /// Euclidean length, pixels.
  package var length: Double { (x * x + y * y).squareRoot() }
}
