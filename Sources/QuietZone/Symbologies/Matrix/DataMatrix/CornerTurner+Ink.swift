/// What the ink behind an edge tells of an arm: how thick it is, and where it goes on as another symbol's.
extension CornerTurner {
  /// Ink that is missing between the arms of two symbols, modules at least, and pixels that hide of it;
  /// modules of the shortest arm; and how many times as long as the next one the longest is at most.
  private static let neighbours = (gap: 0.5, blur: 0.5, shortest: 6.5, alike: 1.7)

  /// The parts of an arm's edge between gaps in the ink behind it, where there are several long enough for
  /// arms: symbols of a sheet lie in a line.
  func parts(_ edge: StraightEdge, module: Double, _ isInverted: Bool) -> [StraightEdge] {
    let parts = pieces(edge, module: module, isInverted)
    var (longest, next) = (0.0, 0.0)
    for index in parts.indices {
      let length = parts[index].length
      (longest, next) = (max(longest, length), max(next, min(longest, length)))
    }
    return longest < Self.neighbours.alike * next ? parts : []
  }

  /// The part of an arm's edge, from the corner on, up to the first gap in the ink behind it, where others
  /// lie in a line with it: the edge may go on beyond the corner as well. `nil` where there is none.
  func part(
    _ edge: StraightEdge, from corner: Point2D, module: Double, _ isInverted: Bool
  ) -> StraightEdge? {
    let first = edge.points.firstIndex { (corner - $0).dot(edge.line.direction) <= 1 }
    guard let first, let rest = edge.part(first...edge.points.count - 1) else { return nil }
    return pieces(rest, module: module, isInverted).first
  }

  /// The parts of an edge, as long as an arm at least, between gaps in the ink behind it.
  private func pieces(_ edge: StraightEdge, module: Double, _ isInverted: Bool) -> [StraightEdge] {
    let inward = isInverted ? edge.toDark * -1 : edge.toDark
    var pieces: [StraightEdge] = []
    let most = Self.neighbours.gap * module + Self.neighbours.blur + 1
    // Places that show ink, in a row without a gap.
    var (first, last) = (-1, -1)
    for index in 0...edge.points.count {
      if index < edge.points.count {
        let q = edge.points[index] + inward * max(module * 0.5, Self.leastBehind)
        let (x, y) = (Int(q.x), Int(q.y))
        guard q.x > 0, q.y > 0, dark.plane.contains(x: x, y: y), dark[x, y] != isInverted else { continue }
        if first < 0 { first = index }
        if last < 0 || (edge.points[index] - edge.points[last]).length <= most {
          last = index
          continue
        }
      }
      if first >= 0, let piece = edge.part(first...last), piece.length > Self.neighbours.shortest * module {
        pieces.append(piece)
      }
      (first, last) = (index, index)
    }
    return pieces
  }

  /// Narrowest module that is read, and how far behind an edge ink must have begun, pixels.
  private static let (narrowest, latestInk) = (0.6, 1.2)

  /// Modules of an arm that may lie beside dark ones for the most part, and how many times as wide as the
  /// other side's a side's may be, and pixels more.
  private static let (fewModules, mostRatio) = (20.0, (times: 3.0, pixels: 1.0))

  /// How wide modules are along the right arm and along the upper one, which go `rightWay` and `upWay`,
  /// pixels: by the other one's thickness each. `nil` where they are no arms.
  func modules(
    _ right: StraightEdge, _ rightWay: Point2D, _ up: StraightEdge, _ upWay: Point2D, _ isInverted: Bool
  ) -> (right: Double, up: Double)? {
    let a = thickness(up, inward: rightWay, other: right.length, isInverted)
    let b = thickness(right, inward: upWay, other: up.length, isInverted)
    // Where modules beside an arm are dark for the most part, as few are now and then, the other arm tells.
    let either = (a ?? b).flatMap { max(right.length, up.length) < Self.fewModules * $0 ? $0 : nil }
    guard let across = a ?? either, let down = b ?? either,
      down < Self.mostRatio.times * across + Self.mostRatio.pixels,
      across < Self.mostRatio.times * down + Self.mostRatio.pixels
    else { return nil }
    return (across, down)
  }

  /// Thickness of the arm behind an edge, pixels along `inward`: what the thin places have. `length` is the
  /// other arm's.
  private func thickness(
    _ edge: StraightEdge, inward: Point2D, other length: Double, _ isInverted: Bool
  ) -> Double? {
    var widths: [Double] = []
    let count = 24
    for k in 1..<count {
      let p = edge.points[edge.points.count * k / count]
      let step = length < 48 ? 0.5 : 1
      let width = inkWidth(p, inward: inward, most: length / 3 + 2, step: step, isInverted)
      if let width { widths.append(width) }
    }
    guard widths.count >= 5 else { return nil }
    widths.sort()
    let module = widths[widths.count / 5]
    return module >= Self.narrowest && module * 5 < length ? module : nil
  }

  /// Where ink behind an edge ends, to fractions of a pixel, looked for in steps of `step` pixels.
  private func inkWidth(
    _ p: Point2D, inward: Point2D, most: Double, step: Double, _ isInverted: Bool
  ) -> Double? {
    let level = dark.level(p)
    let (width, height) = (Double(dark.plane.width), Double(dark.plane.height))
    var before = 0
    var k = 0.5
    while k < most {
      let q = p + inward * k
      guard q.x > 0, q.y > 0, q.x < width, q.y < height else { return nil }
      let grey = dark.plane.grey(q.x, q.y)
      let ink = isInverted ? grey - level : level - grey
      if ink < 0, before > 0 { return k - step * Double(-ink) / Double(before - ink) }
      if ink < 0, k > Self.latestInk { return nil }
      before = max(ink, 0)
      k += step
    }
    return nil
  }
}
