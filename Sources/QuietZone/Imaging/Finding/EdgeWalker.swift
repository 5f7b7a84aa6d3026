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
    var met: [Point] = []
    met.reserveCapacity(forth.count + back.count + 1)
    for i in back.indices.reversed() { met.append(back[i]) }
    met.append(seed)
    met.append(contentsOf: forth)
    let reach = (met[met.count - 1] - met[0]).length
    guard Double(met.count) >= reach * 0.75 else { return nil }
    return StraightEdge(met, toDark: normal, minimum: minimum)
  }

  /// Walks in steps of a pixel; `side` says on which hand dark is.
  @_optimize(speed)
  private func walk(_ seed: Point, _ direction: Point, side: Double, into points: inout [Point]) {
    var (place, step) = (seed, direction)
    // Dark lies clockwise of the way seen from the seed's normal: the normal turned back is the way.
    var normal = Point(x: step.y, y: -step.x) * side
    var (gap, gaps) = (0, 0)
    let (width, height) = (Double(dark.plane.width), Double(dark.plane.height))
    while points.count < 4096 {
      place = place + step
      guard place.x > 0, place.y > 0, place.x < width, place.y < height else { return }
      if let shift = crossing(place, normal, reach: points.count < 8 ? 2 : 1) {
        place = place + normal * shift
        points.append(place)
        gap = 0
        if points.count >= 5 {
          let way = place - points[max(0, points.count - 18)]
          step = way * (1 / max(way.length, 1e-9))
          normal = Point(x: step.y, y: -step.x) * side
        }
      } else {
        gap += 1
        gaps += 1
        let allowed = points.count < 8 ? 1 : min(2 + points.count / 8, 12)
        if gap > allowed || gaps * 4 > points.count + 12 { return }
      }
    }
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
