/// A straight border between light and dark, followed from one end to the other.
struct StraightEdge {
  /// The line through it; its direction points from ``start`` to ``end``.
  var line: FittedLine
  var start: Point2D
  var end: Point2D
  /// Unit vector across, towards dark.
  var toDark: Point2D
  /// The places where it was met, from start to end, pixels.
  var points: [Point2D]

  var length: Double { (end - start).length }

  /// The same edge seen from its other end.
  var reversed: StraightEdge {
    StraightEdge(
      line: FittedLine(origin: line.origin, direction: line.direction * -1), start: end, end: start,
      toDark: toDark, points: points.reversed())
  }

  /// The edge between two of the places where it was met, which lie in order; `nil` where they are less than
  /// five.
  func part(_ range: ClosedRange<Int>) -> StraightEdge? {
    StraightEdge(points[range], toDark: toDark, minimum: 0)
  }

  /// Distance of a place from the line, pixels.
  func distance(_ p: Point2D) -> Double { abs(line.direction.cross(p - line.origin)) }
}

extension StraightEdge {
  /// How far places may lie off the line, pixels and a share of its length: as a symbol on a bottle is bent.
  private static let tolerance = (pixels: 0.9, share: 0.03)
  /// Pixels that the ends of an edge are moved at most to lie on its line; those of a bent one lie off it.
  private static let offLine = 1.5

  /// The straight part of places met one after the other along an edge; `nil` when they are fewer than
  /// `minimum` pixels long or more bent than a symbol on a bottle.
  init?(_ met: ArraySlice<Point2D>, toDark: Point2D, minimum: Double) {
    guard met.count >= 5, let last = met.last, let first = met.first, var line = FittedLine(met) else {
      return nil
    }
    let way = last - first
    let reach = way.length
    guard reach >= minimum else { return nil }
    let tolerance = max(Self.tolerance.pixels, reach * Self.tolerance.share)
    var kept: [Point2D] = []
    kept.reserveCapacity(met.count)
    for p in met where abs(line.direction.cross(p - line.origin)) < tolerance { kept.append(p) }
    guard kept.count >= 5, kept.count * 4 >= met.count * 3 else { return nil }
    if kept.count < met.count {
      guard let better = FittedLine(kept) else { return nil }
      line = better
    }
    if line.direction.dot(way) < 0 { line.direction = line.direction * -1 }
    self.line = line
    func foot(_ p: Point2D) -> Point2D {
      let foot = line.origin + line.direction * line.direction.dot(p - line.origin)
      return (foot - p).length < Self.offLine ? foot : p
    }
    start = foot(kept[0])
    end = foot(kept[kept.count - 1])
    let across = line.direction.perpendicular
    self.toDark = across.dot(toDark) >= 0 ? across : across * -1
    points = kept
    guard (end - start).length >= minimum else { return nil }
  }
}
