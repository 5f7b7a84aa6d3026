public import QuietZone

extension [Quadrilateral] {
  /// The outline that a finger means: of those that it is on the smallest, else the nearest that it is no
  /// farther from than `reach`; by its index, `nil` where there is none.
  ///
  /// ```swift
  /// let outlines = codes.map { viewport.view($0.outline, ofPicture: size) }
  /// if let index = outlines.index(touchedAt: point) { open(codes[index]) }
  /// ```
  public func index(touchedAt point: Point2D, reach: Double = 22) -> Int? {
    guard point.x - point.x == 0, point.y - point.y == 0 else { return nil }
    let bounds = map { $0.bounds }
    let under = indices.filter { self[$0].contains(point) }
    if let index = under.min(by: { bounds[$0].extent < bounds[$1].extent }) { return index }
    return indices.filter { bounds[$0].distance(to: point) <= reach }
      .min { bounds[$0].distance(to: point) < bounds[$1].distance(to: point) }
  }
}

extension Rectangle2D {
  fileprivate var extent: Double { width * height }

  /// How far a point is outside, 0 inside.
  fileprivate func distance(to point: Point2D) -> Double {
    let dx = max(max(x - point.x, point.x - x - width), 0),
      dy = max(max(y - point.y, point.y - y - height), 0)
    return (dx * dx + dy * dy).squareRoot()
  }
}
