/// Looks for concentric squares along the rows of a picture: runs in the proportion 1 : 1 : 3 : 1 : 1,
/// confirmed across, and then outlined by rays from the middle.
struct ConcentricFinder {
  let plane: PixelPlane
  let map: ThresholdMap
  /// Rows from one scan line to the next.
  let rowStep: Int
  /// Fewest pixels of the inner square along a row: 3 for one pixel a module.
  let minimumMiddle: Int
  /// Most patterns to return, a bound for pictures that are made of them.
  static let maximumCount = 2000

  /// Every pattern, dark on light and light on dark, in the order of the rows they were met in.
  func locate(shouldStop: () -> Bool) -> [ConcentricPattern] {
    var found: [ConcentricPattern] = []
    var refused = RefusedPlaces()
    var edges = RowEdges(width: plane.width)
    var y = min(rowStep / 2, plane.height - 1)
    while y < plane.height {
      if y & 63 < rowStep, shouldStop() { break }
      edges.scan(plane, map, y: y)
      scan(edges, y: y, into: &found, refused: &refused)
      if found.count >= Self.maximumCount { break }
      y += rowStep
    }
    return found
  }

  /// Tries every window of five runs of one row.
  private func scan(
    _ edges: borrowing RowEdges, y: Int, into found: inout [ConcentricPattern], refused: inout RefusedPlaces
  ) {
    edges.forEachFinderWindow(middleAtLeast: minimumMiddle) { first, end, middle, isInverted in
      let start = Point(x: middle, y: Double(y) + 0.5)
      guard let (center, module) = confirm(start, width: end - first, isInverted: isInverted),
        !found.contains(where: { $0.covers(center) && $0.isInverted == isInverted }),
        !refused.contains(start)
      else { return }
      guard let pattern = outline(center, moduleSize: module, isInverted) else {
        refused.insert(center, reach: module * 0.4)
        return
      }
      if !found.contains(where: { $0.covers(pattern.center) && $0.isInverted == isInverted }) {
        found.append(pattern)
      }
    }
  }

  /// Measures a candidate along four lines; its middle and the width of a module, pixels, where all four show
  /// concentric squares.
  private func confirm(_ candidate: Point, width: Int, isInverted: Bool) -> (center: Point, module: Double)? {
    var center = candidate
    let limit = Double(width)
    guard let vertical = cross(center, dx: 0, dy: 1, limit: limit * 2.2, isInverted), vertical.isFinder,
      vertical.total < limit * 2.2, vertical.total * 2.2 > limit
    else { return nil }
    center.y += vertical.shift
    guard let level = cross(center, dx: 1, dy: 0, limit: vertical.total * 2.2, isInverted), level.isFinder
    else { return nil }
    center.x += level.shift
    let mean = (level.total + vertical.total) / 2
    guard let falling = cross(center, dx: 1, dy: 1, limit: mean * 2, isInverted), falling.isRoughFinder,
      let rising = cross(center, dx: 1, dy: -1, limit: mean * 2, isInverted), rising.isRoughFinder,
      Self.areConcentric(level, vertical, falling, rising)
    else { return nil }
    return (center, mean / 7)
  }

  /// Whether the light ring follows the inner square all around: in whichever direction and however tilted,
  /// it is two thirds as wide as the way to it is long, give or take the same for all eight arms that a
  /// threshold too high or too low makes of it. Letters and textures that show the proportion along a line
  /// fail here.
  private static func areConcentric(
    _ level: FiveRuns, _ vertical: FiveRuns, _ falling: FiveRuns, _ rising: FiveRuns
  ) -> Bool {
    var sum = 0.0, squares = 0.0, reach = 0.0
    func add(_ inner: Double, _ ring: Double) {
      let excess = ring - inner * 2 / 3
      sum += excess
      squares += excess * excess
      reach += 2 * inner + ring
    }
    for line in [level, vertical] {
      // The middle of these two has been moved to the middle of the square.
      add(line.widths.2 / 2, line.widths.1)
      add(line.widths.2 / 2, line.widths.3)
    }
    for line in [falling, rising] {
      add((line.widths.2 / 2 - line.shift) * diagonalStep, line.widths.1 * diagonalStep)
      add((line.widths.2 / 2 + line.shift) * diagonalStep, line.widths.3 * diagonalStep)
    }
    // Way and ring are two and a half modules wide; twice the way and once the ring are four.
    let module = reach / 32
    let tolerance = 0.35 * module + 0.4
    return squares / 8 - sum * sum / 64 < tolerance * tolerance
  }

  /// Pixels from one pixel to the next along a diagonal.
  private static let diagonalStep = 1.414_213_562_373_095_1

  /// The five runs along a direction through `center`; `nil` when they do not fit into `limit` pixels.
  private func cross(_ center: Point, dx: Int, dy: Int, limit: Double, _ isInverted: Bool) -> FiveRuns? {
    let (x, y) = (Int(center.x), Int(center.y))
    guard plane.contains(x: x, y: y), isDark(x, y) != isInverted else { return nil }
    guard let ahead = half(x, y, dx, dy, limit, isInverted),
      let back = half(x, y, -dx, -dy, limit, isInverted)
    else { return nil }
    // The inner square and the light ring reach equally far on both sides; perspective takes little of that.
    let (reach, other) = (ahead.inner + ahead.ring, back.inner + back.ring)
    if dx != 0, dy != 0, abs(reach - other) * 10 > 3 * (reach + other) + 15 { return nil }
    return FiveRuns(
      back.outer, back.ring, back.inner + ahead.inner - 1, ahead.ring, ahead.outer,
      shift: Double(ahead.inner - back.inner) / 2)
  }

  /// Lengths of the runs from the middle outwards, pixels: half the inner square, light ring, dark ring.
  private func half(_ x0: Int, _ y0: Int, _ dx: Int, _ dy: Int, _ limit: Double, _ isInverted: Bool)
    -> (inner: Int, ring: Int, outer: Int)?
  {
    var lengths = (inner: 0, ring: 0, outer: 0)
    var (x, y) = (x0, y0)
    let most = Int(min(limit, 20_000))
    while plane.contains(x: x, y: y), isDark(x, y) != isInverted, lengths.inner <= most {
      lengths.inner += 1
      x += dx
      y += dy
    }
    while plane.contains(x: x, y: y), isDark(x, y) == isInverted, lengths.ring <= lengths.inner + 4 {
      lengths.ring += 1
      x += dx
      y += dy
    }
    while plane.contains(x: x, y: y), isDark(x, y) != isInverted, lengths.outer <= lengths.inner + 4 {
      lengths.outer += 1
      x += dx
      y += dy
    }
    return lengths.ring > 0 && lengths.outer > 0 ? lengths : nil
  }

  /// Whether a pixel inside the picture is dark.
  @inline(__always) private func isDark(_ x: Int, _ y: Int) -> Bool {
    plane.pixel(x: x, y: y) < map.threshold(x: x, y: y)
  }
}

/// Widths of five neighbouring runs, pixels.
private struct FiveRuns {
  let widths: (Double, Double, Double, Double, Double)
  /// From the place measured at to the middle of the third run, pixels.
  let shift: Double
  var total: Double { widths.0 + widths.1 + widths.2 + widths.3 + widths.4 }

  init(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, shift: Double) {
    widths = (Double(a), Double(b), Double(c), Double(d), Double(e))
    self.shift = shift
  }

  /// Whether the widths are somewhat like 1 : 1 : 3 : 1 : 1: enough for a line that runs near corners.
  var isRoughFinder: Bool {
    let (a, b, c, d, e) = widths
    let module = (b + c + d) / 5
    return c > 1.2 * module && c < 4.5 * module && b < 2.6 * module + 1 && d < 2.6 * module + 1
      && a > 0.2 * module && e > 0.2 * module
  }

  /// Whether the widths are near 1 : 1 : 3 : 1 : 1. The sums of neighbours do not depend on the threshold, so
  /// they are held tighter than single runs; an outer run may be too long where dark touches the pattern.
  var isFinder: Bool {
    let (a, b, c, d, e) = widths
    let module = (b + c + d) / 5
    guard c > 1.5 * module, c < 4.3 * module, b < 2.1 * module + 1, d < 2.1 * module + 1 else { return false }
    guard a > 0.3 * module, e > 0.3 * module else { return false }
    let slack = 0.8 * module + 0.8
    guard b + c - 4 * module < slack, 4 * module - b - c < slack else { return false }
    return min(a, e) + min(b, d) < 2 * module + slack
  }
}

extension RowEdges {
  /// Calls `body` for each window of five runs near 1 : 1 : 3 : 1 : 1 with its first column, the column after
  /// its last, the middle of the third run, which has at least `smallest` pixels, and whether that run is
  /// light.
  fileprivate func forEachFinderWindow(middleAtLeast smallest: Int, _ body: (Int, Int, Double, Bool) -> Void)
  {
    guard count >= 6 else { return }
    positions.withUnsafeBufferPointer { p in
      for i in 0..<count &- 5 {
        let e1 = Int(p[i &+ 1]), e2 = Int(p[i &+ 2]), e3 = Int(p[i &+ 3]), e4 = Int(p[i &+ 4])
        let c = e3 &- e2, b = e2 &- e1, d = e4 &- e3
        // Most windows fall here: the middle must be the widest by far.
        if c <= b || c <= d || c < smallest { continue }
        let e0 = Int(p[i]), e5 = Int(p[i &+ 5])
        let a = e1 &- e0, e = e5 &- e4
        let inner = b &+ c &+ d  // 5 modules
        if 10 &* c < 3 &* inner || 10 &* c > 9 &* inner { continue }
        // One module is inner / 5; compare five-folds to stay in integers: 0.8 module and 0.8 pixel.
        let slack = inner &* 8 / 10 &+ 4
        if 5 &* b > 2 &* inner &+ 5 || 5 &* d > 2 &* inner &+ 5 { continue }
        if 10 &* a < 3 * (inner / 5) || 10 &* e < 3 * (inner / 5) { continue }
        if abs(5 &* (b &+ c) &- 4 &* inner) > slack || abs(5 &* (c &+ d) &- 4 &* inner) > slack { continue }
        if 5 &* (min(a, e) &+ min(b, d)) > 2 &* inner &+ slack { continue }
        if 5 &* min(a, e) > 2 &* inner &+ 5 { continue }
        body(e0, e5, Double(e2 &+ e3) / 2, (i & 1 == 0) != startsDark)
      }
    }
  }
}

/// Places that were outlined and are no pattern, so that the next rows need not outline them again.
private struct RefusedPlaces {
  private var recent: [(place: Point, reach: Double)] = []
  private var next = 0

  func contains(_ p: Point) -> Bool {
    recent.contains { abs($0.place.x - p.x) < $0.reach && abs($0.place.y - p.y) < $0.reach * 1.4 }
  }

  mutating func insert(_ p: Point, reach: Double) {
    if recent.count < 32 {
      recent.append((p, reach))
    } else {
      recent[next] = (p, reach)
      next = (next + 1) & 31
    }
  }
}

extension ConcentricPattern {
  /// Whether `p` lies on the pattern's inner square or light ring.
  fileprivate func covers(_ p: Point) -> Bool {
    let d = p - center
    let reach = moduleSize * 2.5
    return d.x < reach && -d.x < reach && d.y < reach && -d.y < reach
  }
}
