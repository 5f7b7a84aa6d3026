/// Looks for bullseyes along the rows of a picture: seven runs of about one width, confirmed across, and then
/// traced by rays from the middle.
struct BullseyeFinder: ~Escapable {
  let plane: PixelPlane
  let map: ThresholdMap
  /// Rows from one scan line to the next.
  let rowStep: Int
  /// Fewest and most pixels of the seven runs together.
  let extent: ClosedRange<Int>

  @_lifetime(copy plane)
  init(plane: PixelPlane, map: ThresholdMap, rowStep: Int, extent: ClosedRange<Int>) {
    self.plane = plane
    self.map = map
    self.rowStep = rowStep
    self.extent = extent
  }

  /// Most patterns to return, a bound for pictures that are made of them.
  static let maximumCount = 200

  /// How far around a place that could not be traced no other is tried, widths of a ring.
  private static let refusedReach = 0.3

  /// Every pattern, those with dark and those with light middles, in the order of the rows they were met in,
  /// but for those inside the outlines `covered`.
  func locate(
    _ dark: DarkPixels, outside covered: [Quadrilateral], _ budget: inout WorkBudget, shouldStop: () -> Bool
  ) -> [Bullseye] {
    var found: [Bullseye] = []
    var refused = RefusedPlaces()
    var edges = RowEdges(width: plane.width)
    var cover = RowCover(covered)
    var y = min(rowStep / 2, plane.height - 1)
    while y < plane.height {
      if y & 63 < rowStep, shouldStop() { break }
      edges.scan(plane, map, y: y)
      cover.move(to: Double(y) + 0.5)
      edges.forEachBullseyeWindow(extent: extent) { middle, width, isLight in
        let start = Point2D(x: middle, y: Double(y) + 0.5)
        if cover.contains(middle) { return }
        budget.spend(20 + found.count)
        if found.contains(where: { $0.covers(start) && $0.isLight == isLight }) { return }
        guard let (center, ringWidth) = dark.confirmBullseye(start, width: width, isLight: isLight),
          !refused.contains(center)
        else { return }
        budget.spend(300)
        if let bullseye = trace(center, ringWidth: ringWidth, dark, isLight: isLight) {
          found.append(bullseye)
        } else {
          refused.insert(center, reach: ringWidth * Self.refusedReach)
        }
      }
      if found.count >= Self.maximumCount || budget.isSpent { break }
      y += rowStep
    }
    return found
  }
}

extension RowEdges {
  /// Calls `body` for each window of seven runs of about one width with the place of the fourth run's middle,
  /// the width of all seven and whether the fourth is light.
  fileprivate func forEachBullseyeWindow(extent: ClosedRange<Int>, _ body: (Double, Int, Bool) -> Void) {
    let least = Int32(truncatingIfNeeded: extent.lowerBound)
    let most = Int32(truncatingIfNeeded: min(extent.upperBound, 1 << 20))
    let places = positions.storageSpan
    // The first and the last run have the border on one side: no window has them.
    var i = 1
    while i &+ 8 < count {
      var candidates = Self.bullseyes(places, i, least: least, most: most)
      while candidates != 0 {
        let k = i &+ candidates.trailingZeroBitCount &>> 3
        candidates &= candidates &- 1
        guard k &+ 8 < count else { continue }
        let middle = Double(places[k &+ 3] &+ places[k &+ 4]) / 2
        body(middle, Int(places[k &+ 7] &- places[k]), (k & 1 == 0) == startsDark)
      }
      i &+= 8
    }
  }

  /// Of the eight windows that begin at position `i` and after it, those whose runs are even enough: bit 8 k
  /// stands for window i + k. A threshold too high or too low makes every other run thicker, so neighbours
  /// are taken together.
  @inline(__always) private static func bullseyes(
    _ places: Span<Int32>, _ i: Int, least: Int32, most: Int32
  ) -> UInt64 {
    let near = places.extracting(i..<i &+ 15)
    let e0 = near.eight(from: 0), e1 = near.eight(from: 1), e2 = near.eight(from: 2), e3 = near.eight(from: 3)
    let e4 = near.eight(from: 4), e5 = near.eight(from: 5), e6 = near.eight(from: 6), e7 = near.eight(from: 7)
    let whole = e7 &- e0
    var misses = (whole &- least) | (SIMD8(repeating: most) &- whole)
    // Two runs are two sevenths, give or take a third and most of a pixel.
    let slack = (whole &* 5) &>> 3 &+ 6
    let double = whole &* 2
    func check(_ a: SIMD8<Int32>, _ b: SIMD8<Int32>) {
      let off = (b &- a) &* 7 &- double
      misses |= (slack &- off) | (slack &+ off)
    }
    check(e0, e2)
    check(e1, e3)
    // The middle of circles is wider than their rings.
    let wider = slack &+ double &>> 1
    for (a, b) in [(e2, e4), (e3, e5)] {
      let off = (b &- a) &* 7 &- double
      misses |= (wider &- off) | (slack &+ off)
    }
    check(e4, e6)
    check(e5, e7)
    // No single run is wider than two and a half of seven.
    let wide = (whole &* 5) &>> 1 &+ 7
    for (a, b) in [(e0, e1), (e1, e2), (e2, e3), (e3, e4), (e4, e5), (e5, e6), (e6, e7)] {
      misses |= wide &- (b &- a) &* 7
    }
    let accepted = SIMD8<UInt8>(truncatingIfNeeded: ~misses &>> 31)
    return accepted.word & 0x0101_0101_0101_0101
  }
}
