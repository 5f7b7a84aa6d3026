/// Looks for concentric squares along the rows of a picture: runs in the proportion 1 : 1 : 3 : 1 : 1,
/// confirmed across, and then outlined by rays from the middle.
struct ConcentricFinder {
  let plane: PixelPlane
  let map: ThresholdMap
  /// Rows from one scan line to the next.
  let rowStep: Int
  /// Fewest and most pixels of the inner square along a row: 3 for one pixel a module.
  let middle: ClosedRange<Int>
  /// Most patterns to return, a bound for pictures that are made of them.
  static let maximumCount = 2000

  /// Every pattern, dark on light and light on dark, in the order of the rows they were met in.
  func locate(shouldStop: () -> Bool) -> [ConcentricPattern] {
    map.withDarkPixels(of: plane) { locate($0, shouldStop: shouldStop) } ?? []
  }

  private func locate(_ dark: DarkPixels, shouldStop: () -> Bool) -> [ConcentricPattern] {
    var found: [ConcentricPattern] = []
    var refused = RefusedPlaces()
    var edges = RowEdges(width: plane.width)
    var y = min(rowStep / 2, plane.height - 1)
    while y < plane.height {
      if y & 63 < rowStep, shouldStop() { break }
      edges.scan(plane, map, y: y)
      scan(edges, dark, y: y, into: &found, refused: &refused)
      if found.count >= Self.maximumCount { break }
      y += rowStep
    }
    return found
  }

  /// Tries every window of five runs of one row.
  private func scan(
    _ edges: borrowing RowEdges, _ dark: DarkPixels, y: Int, into found: inout [ConcentricPattern],
    refused: inout RefusedPlaces
  ) {
    edges.forEachFinderWindow(middle: middle) { first, end, middle, isInverted in
      let start = Point(x: middle, y: Double(y) + 0.5)
      guard let (center, module) = dark.confirm(start, width: end - first, isInverted: isInverted),
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
}

extension RowEdges {
  /// Calls `body` for each window of five runs near 1 : 1 : 3 : 1 : 1 with its first column, the column after
  /// its last, the middle of the third run, which has as many pixels as `range` says, and whether that run is
  /// light.
  fileprivate func forEachFinderWindow(middle range: ClosedRange<Int>, _ body: (Int, Int, Double, Bool) -> Void)
  {
    guard count >= 6 else { return }
    let (smallest, largest) = (range.lowerBound, range.upperBound)
    positions.withUnsafeBufferPointer { p in
      for i in 0..<count &- 5 {
        let e1 = Int(p[i &+ 1]), e2 = Int(p[i &+ 2]), e3 = Int(p[i &+ 3]), e4 = Int(p[i &+ 4])
        let c = e3 &- e2, b = e2 &- e1, d = e4 &- e3
        // Most windows fall here: the middle must be the widest by far.
        if c <= b || c <= d || c < smallest || c > largest { continue }
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
