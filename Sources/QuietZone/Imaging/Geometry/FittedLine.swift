/// The straight line closest to a number of points, in the sense of squared perpendicular distances.
struct FittedLine {
  /// A point on the line: the mean of the points.
  var origin: Point2D
  /// Unit vector along the line.
  var direction: Point2D

  init(origin: Point2D, direction: Point2D) {
    self.origin = origin
    self.direction = direction
  }

  /// `nil` for fewer than two points or points all at one place.
  init?(_ points: some Collection<Point2D>) {
    guard points.count >= 2 else { return nil }
    var mean = Point2D(x: 0, y: 0)
    for p in points { mean = mean + p }
    mean = mean * (1 / Double(points.count))
    var (xx, xy, yy) = (0.0, 0.0, 0.0)
    for p in points {
      let d = p - mean
      xx += d.x * d.x
      xy += d.x * d.y
      yy += d.y * d.y
    }
    // Eigenvector of the larger eigenvalue of the covariance, from the numerically larger of its two forms.
    let half = (xx - yy) / 2
    let root = (half * half + xy * xy).squareRoot()
    let vector = half >= 0 ? Point2D(x: half + root, y: xy) : Point2D(x: xy, y: root - half)
    let length = vector.length
    guard length > 0 else { return nil }
    origin = mean
    direction = vector * (1 / length)
  }

  /// Sine of the angle below which lines are parallel: about a third of a degree.
  private static let parallel = 0.006

  /// Where the two lines cross; `nil` when they are parallel.
  func intersection(_ other: FittedLine) -> Point2D? {
    let sine = direction.cross(other.direction)
    guard sine > Self.parallel || sine < -Self.parallel else { return nil }
    return origin + direction * ((other.origin - origin).cross(other.direction) / sine)
  }
}
