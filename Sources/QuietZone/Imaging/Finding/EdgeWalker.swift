/// Follows a border between light and dark pixel by pixel, in grey and between pixels, over small gaps and
/// slight bends.
struct EdgeWalker {
  let dark: DarkPixels
  private var forth: [Point] = []
  private var back: [Point] = []

  init(_ dark: DarkPixels) { self.dark = dark }

  /// The edge through `p`, where dark lies in the direction `normal` (a unit vector, roughly); `nil` when it
  /// is shorter than `minimum` pixels or not straight.
  mutating func edge(through p: Point, normal: Point, minimum: Double) -> StraightEdge? {
    let along = Point(x: -normal.y, y: normal.x)
    guard let shift = crossing(p, normal, reach: 2) else { return nil }
    let seed = p + normal * shift
    forth.removeAll(keepingCapacity: true)
    back.removeAll(keepingCapacity: true)
    walk(seed, along, side: 1, into: &forth)
    var backwards = along * -1
    if forth.count >= 6 {
      let way = forth[min(forth.count, 12) - 1] - seed
      backwards = way * (-1 / max(way.length, 1e-9))
    }
    walk(seed, backwards, side: -1, into: &back)
    guard Double(forth.count + back.count) >= minimum * 0.75 else { return nil }
    let (first, last) = (back.last ?? seed, forth.last ?? seed)
    // Bent more than a symbol on a bottle: no need to look closer.
    let chord = last - first
    let reach = chord.length
    guard reach >= minimum else { return nil }
    let sag = max(1.2, reach * 0.05) * reach
    for points in [back, forth] where points.count > 2 {
      if abs(chord.cross(points[points.count / 2] - first)) > sag { return nil }
    }
    var met: [Point] = []
    met.reserveCapacity(forth.count + back.count + 1)
    for i in back.indices.reversed() { met.append(back[i]) }
    met.append(seed)
    met.append(contentsOf: forth)
    return StraightEdge(met, toDark: normal, minimum: minimum)
  }

  /// The places met on the last walks, for those who remember what was refused.
  var met: (forth: [Point], back: [Point]) { (forth, back) }

  /// Walks in steps of a pixel, after a while of two; `side` says on which hand dark is. Ends at gaps, and
  /// where the edge has turned too far for a straight one.
  @_optimize(speed)
  private func walk(_ seed: Point, _ direction: Point, side: Double, into points: inout [Point]) {
    var (place, step) = (seed, direction)
    // The normal turned back a quarter is the way.
    var normal = Point(x: step.y, y: -step.x) * side
    var first = direction
    var (gap, gaps, length, stride) = (0.0, 0, 0.0, 1.0)
    let (width, height) = (Double(dark.plane.width), Double(dark.plane.height))
    while points.count < 4096 {
      place = place + step * stride
      guard place.x > 0, place.y > 0, place.x < width, place.y < height else { return }
      guard let shift = crossing(place, normal, reach: points.count < 8 ? 2 : 1) else {
        gap += stride
        gaps += 1
        let allowed = points.count < 8 ? 1 : min(2 + length / 8, 9)
        if gap > allowed || gaps * 4 > points.count + 12 { return }
        continue
      }
      place = place + normal * shift
      points.append(place)
      length += stride
      gap = 0
      guard points.count >= 5 else { continue }
      let way = place - points[max(0, points.count - 18)]
      step = way * (1 / max(way.length, 1e-9))
      normal = Point(x: step.y, y: -step.x) * side
      if points.count == 12 { first = step }
      if points.count == 24 { stride = 2 }
      if points.count > 12, first.dot(step) < 0.95 { return }
    }
  }

  /// Unit vector towards dark at a place on an edge, from the grey around it.
  func normal(_ p: Point) -> Point? {
    let plane = dark.plane
    var (across, down) = (0, 0)
    for k in -1...1 {
      let d = Double(k)
      across += plane.grey(p.x + 1.2, p.y + d) - plane.grey(p.x - 1.2, p.y + d)
      down += plane.grey(p.x + d, p.y + 1.2) - plane.grey(p.x + d, p.y - 1.2)
    }
    let g = Point(x: Double(across), y: Double(down))
    let length = g.length
    return length > 12 * 256 ? g * (-1 / length) : nil
  }

  /// How far from `p` along `normal`, at most `reach` (1 or 2) pixels, light turns to dark.
  @inline(__always) func crossing(_ p: Point, _ normal: Point, reach: Int) -> Double? {
    let level = dark.level(p)
    let plane = dark.plane
    func f(_ k: Double) -> Int { plane.grey(p.x + normal.x * k, p.y + normal.y * k) &- level }
    func between(_ a: Int, _ b: Int) -> Double { Double(a) / Double(max(a &- b, 1)) }
    let before = f(-1), after = f(1)
    if before >= 0, after < 0 {
      let here = f(0)
      return here < 0 ? -1 + between(before, here) : between(here, after)
    }
    guard reach > 1 else { return nil }
    if after >= 0, before >= 0 {
      let next = f(2)
      return next < 0 ? 1 + between(after, next) : nil
    }
    if before < 0, after < 0 {
      let last = f(-2)
      return last >= 0 ? -2 + between(last, before) : nil
    }
    return nil
  }
}
