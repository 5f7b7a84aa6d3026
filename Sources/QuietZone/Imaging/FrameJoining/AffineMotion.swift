/// Where the points of one frame are in another: turned, scaled, sheared, shifted about its middle.
///
///     x' = mx + ax · (x - mx) + bx · (y - my) + shift.x
///     y' = my + ay · (x - mx) + by · (y - my) + shift.y
struct AffineMotion: Hashable {
  /// The point that only the shift moves.
  var middle: Point2D
  var ax = 1.0
  var bx = 0.0
  var ay = 0.0
  var by = 1.0
  var shift = Point2D(x: 0, y: 0)

  init(middle: Point2D) { self.middle = middle }

  func callAsFunction(_ p: Point2D) -> Point2D {
    let d = p - middle
    return middle + shift + Point2D(x: ax * d.x + bx * d.y, y: ay * d.x + by * d.y)
  }

  /// The same motion in a copy of the frame whose pixels are `factor` times as many across.
  func scaled(by factor: Double) -> AffineMotion {
    var scaled = self
    scaled.middle = middle * factor
    scaled.shift = shift * factor
    return scaled
  }

  /// The largest of what differs from 1 and 0 in the turn and the scale.
  var distortion: Double { max(max(abs(ax - 1), abs(by - 1)), max(abs(bx), abs(ay))) }
}
