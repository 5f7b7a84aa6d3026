/// Looks for concentric squares along the rows of a picture: runs in the proportion 1 : 1 : 3 : 1 : 1,
/// confirmed across, and then outlined by rays from the middle.
struct ConcentricFinder: ~Escapable {
  let plane: PixelPlane
  let map: ThresholdMap
  /// Rows from one scan line to the next.
  let rowStep: Int
  /// Fewest and most pixels of the inner square along a row: 3 for one pixel a module.
  let middle: ClosedRange<Int>

  @_lifetime(copy plane)
  init(plane: PixelPlane, map: ThresholdMap, rowStep: Int, middle: ClosedRange<Int>) {
    self.plane = plane
    self.map = map
    self.rowStep = rowStep
    self.middle = middle
  }

  /// Most patterns to return, a bound for pictures that are made of them.
  static let maximumCount = 2000

  /// Every pattern, dark on light and light on dark, in the order of the rows they were met in, but for those
  /// inside the outlines `covered`.
  func locate(
    outside covered: [Quadrilateral], _ budget: inout WorkBudget, shouldStop: () -> Bool
  ) -> [ConcentricPattern] {
    map.withDarkPixels(of: plane) { locate($0, outside: covered, &budget, shouldStop: shouldStop) } ?? []
  }

  @_optimize(speed)
  private func locate(
    _ dark: DarkPixels, outside covered: [Quadrilateral], _ budget: inout WorkBudget, shouldStop: () -> Bool
  ) -> [ConcentricPattern] {
    var found: [ConcentricPattern] = []
    var refused = RefusedPlaces()
    var edges = RowEdges(width: plane.width)
    var cover = RowCover(covered)
    var y = min(rowStep / 2, plane.height - 1)
    while y < plane.height {
      if y & 63 < rowStep, shouldStop() { break }
      edges.scan(plane, map, y: y)
      cover.move(to: Double(y) + 0.5)
      scan(edges, in: dark, outside: cover, y: y, into: &found, refused: &refused, spending: &budget)
      if found.count >= Self.maximumCount || budget.isSpent { break }
      y += rowStep
    }
    return found
  }

  /// Grey levels that the light ring is lighter than the inner square, at least, in the middles of its runs:
  /// less is grain.
  private static let leastContrast = 8
  /// How far around a place that could not be outlined no other is tried, modules of it.
  private static let refusedReach = 0.4

  /// Tries every window of five runs of one row.
  @_optimize(speed)
  private func scan(
    _ edges: borrowing RowEdges, in dark: DarkPixels, outside cover: RowCover, y: Int,
    into found: inout [ConcentricPattern], refused: inout RefusedPlaces, spending budget: inout WorkBudget
  ) {
    let line = plane.row(y)
    edges.forEachFinderWindow(middle: middle) { window, isInverted in
      if cover.contains(window.middle) { return }
      let (near, inner, far) = (Int(line[window.near]), Int(line[Int(window.middle)]), Int(line[window.far]))
      let contrast = isInverted ? inner - max(near, far) : min(near, far) - inner
      guard contrast >= Self.leastContrast else { return }
      let start = Point2D(x: window.middle, y: Double(y) + 0.5)
      budget.spend(20)
      guard let (center, module) = dark.confirm(start, width: window.width, isInverted: isInverted),
        !found.contains(where: { $0.covers(center) && $0.isInverted == isInverted }),
        !refused.contains(start)
      else { return }
      budget.spend(500 + found.count)
      guard let pattern = outline(center, moduleSize: module, isInverted) else {
        refused.insert(center, reach: module * Self.refusedReach)
        return
      }
      if !found.contains(where: { $0.covers(pattern.center) && $0.isInverted == isInverted }) {
        found.append(pattern)
      }
    }
  }
}

/// Five runs of a row in proportion: columns of it.
private struct FinderWindow {
  /// Of all five, pixels.
  var width: Int
  /// The middles of the second, third and fourth run.
  var near: Int
  var middle: Double
  var far: Int
}

extension RowEdges {
  /// Calls `body` for each window of five runs near 1 : 1 : 3 : 1 : 1, the third of which has as many pixels
  /// as `range` says, and with whether that run is light.
  fileprivate func forEachFinderWindow(
    middle range: ClosedRange<Int>, _ body: (FinderWindow, Bool) -> Void
  ) {
    let places = positions.storageSpan
    var i = 0
    while i < count &- 5 {
      var candidates = Self.candidates(places, i, middleAtLeast: Int32(truncatingIfNeeded: range.lowerBound))
      while candidates != 0 {
        let k = i &+ candidates.trailingZeroBitCount &>> 3
        candidates &= candidates &- 1
        if k < count &- 5, let window = Self.window(places, k, range: range) {
          body(window, (k & 1 == 0) != startsDark)
        }
      }
      i &+= 8
    }
  }

  /// Of the eight windows that begin at position `i` and after it, those whose third run is the widest of the
  /// inner three and near three times as wide as its neighbours: bit 8 k stands for window i + k. No window
  /// that ``window(_:_:range:)`` accepts is missing.
  @inline(__always) private static func candidates(
    _ places: Span<Int32>, _ i: Int, middleAtLeast smallest: Int32
  ) -> UInt64 {
    let near = places.extracting(i..<i &+ 12)
    let e1 = near.eight(from: 1), e2 = near.eight(from: 2), e3 = near.eight(from: 3), e4 = near.eight(from: 4)
    let b = e2 &- e1, c = e3 &- e2, d = e4 &- e3
    let inner = e4 &- e1
    let slack = inner &- inner &>> 3 &+ 4
    let first = b &+ c &- d &<< 2, second = c &+ d &- b &<< 2
    // The sign of each tells; masks would be made lane by lane.
    var misses = (c &- b &- 1) | (c &- d &- 1) | (c &- smallest)
    misses |= (slack &- first) | (slack &+ first) | (slack &- second) | (slack &+ second)
    let accepted = SIMD8<UInt8>(truncatingIfNeeded: ~misses &>> 31)
    return accepted.word & 0x0101_0101_0101_0101
  }

  /// The window that begins at position `i`; `nil` when its runs are not in proportion.
  @inline(__always) private static func window(
    _ places: Span<Int32>, _ i: Int, range: ClosedRange<Int>
  ) -> FinderWindow? {
    let e0 = Int(places[i]), e1 = Int(places[i &+ 1]), e2 = Int(places[i &+ 2])
    let e3 = Int(places[i &+ 3]), e4 = Int(places[i &+ 4]), e5 = Int(places[i &+ 5])
    let a = e1 &- e0, b = e2 &- e1, c = e3 &- e2, d = e4 &- e3, e = e5 &- e4
    guard range.contains(c) else { return nil }
    let inner = b &+ c &+ d  // 5 modules
    if 10 &* c < 3 &* inner || 10 &* c > 9 &* inner { return nil }
    // One module is inner / 5; compare five-folds to stay in integers: 0.8 module and 0.8 pixel.
    let slack = inner &* 8 / 10 &+ 4
    if 5 &* b > 2 &* inner &+ 5 || 5 &* d > 2 &* inner &+ 5 { return nil }
    if 10 &* a < 3 &* (inner / 5) || 10 &* e < 3 &* (inner / 5) { return nil }
    if abs(b &+ c &- 4 &* d) > slack || abs(c &+ d &- 4 &* b) > slack { return nil }
    if 5 &* (min(a, e) &+ min(b, d)) > 2 &* inner &+ slack { return nil }
    if 5 &* min(a, e) > 2 &* inner &+ 5 { return nil }
    return FinderWindow(
      width: e5 &- e0, near: (e1 &+ e2) &>> 1, middle: Double(e2 &+ e3) / 2, far: (e3 &+ e4) &>> 1)
  }
}

extension ConcentricPattern {
  /// From the middle to the outer edge of the light ring, modules.
  private static let lightRingEnd = 2.5

  /// Whether `p` lies on the pattern's inner square or light ring.
  fileprivate func covers(_ p: Point2D) -> Bool {
    let d = p - center
    let reach = moduleSize * Self.lightRingEnd
    return d.x < reach && -d.x < reach && d.y < reach && -d.y < reach
  }
}
