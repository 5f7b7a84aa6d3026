/// Finder patterns that are drawn as a dot in rings. A ring seen from aside is an ellipse, which tells how
/// much shorter things are along any direction, but not where the symbol's sides are: others of it do.
extension Quadrilateral {
  /// How far points may lie from their ellipse, a share of the way from the middle: those of a square's sides
  /// and corners lie 0.12 from it, and more.
  private static let mostUnevenness = 0.09

  /// The square around the ellipse that every `step`-th of `points` lies on, which are seen from `center` in
  /// directions evenly apart; seen from aside as that ellipse is. `nil` where they lie on none.
  init?(aroundEllipse points: [Point2D], step: Int, around center: Point2D) {
    var right = Point2D(x: 0, y: 0), down = right
    for i in stride(from: 0, to: points.count, by: step) {
      let p = points[i] - center
      right = right + p * p.x
      down = down + p * p.y
    }
    // The shorter axis attracts as many more of such points as make these sums as long as the axes, not as
    // their squares.
    let size = right.cross(down)
    guard size > 0 else { return nil }
    let scale = ((right.x + down.y) * Double(step) / (size * Double(points.count))).squareRoot()
    right = right * scale
    down = down * scale
    let area = right.cross(down)
    for i in stride(from: 0, to: points.count, by: step) {
      let p = points[i] - center
      let length = Point2D(x: p.cross(down), y: right.cross(p)).length
      guard abs(length - area) < Self.mostUnevenness * area else { return nil }
    }
    self.init(center: center, right: right, down: down)
  }
}

extension ConcentricPattern {
  /// The same pattern with one of its axes towards the nearest other one of `patterns` that is round too:
  /// along a side of a symbol, whose diagonal is longer.
  func turned(toNearestOf patterns: [ConcentricPattern]) -> ConcentricPattern {
    var way = Point2D(x: 0, y: 0)
    for other in patterns where other.isRound && other.isInverted == isInverted {
      let step = other.center - center
      if step.length > 0, way.length == 0 || step.length < way.length { way = step }
    }
    let (x, y) = (way.cross(down), right.cross(way))
    let length = Point2D(x: x, y: y).length
    guard length > 0 else { return self }
    let (cosine, sine) = (x / length * 3, y / length * 3)
    var result = self
    result.ring = Quadrilateral(
      center: center, right: right * cosine + down * sine, down: down * cosine - right * sine)
    return result
  }
}
