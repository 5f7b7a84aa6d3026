/// Looks for bullseyes along the rows of a picture: seven runs of about one width, confirmed across, and then
/// traced by rays from the middle.
struct BullseyeFinder {
  let plane: PixelPlane
  let map: ThresholdMap
  /// Rows from one scan line to the next.
  let rowStep: Int
  /// Fewest and most pixels of the seven runs together.
  let extent: ClosedRange<Int>
  /// Most patterns to return, a bound for pictures that are made of them.
  static let maximumCount = 200

  /// Every pattern, those with dark and those with light middles, in the order of the rows they were met in.
  func locate(shouldStop: () -> Bool) -> [Bullseye] {
    map.withDarkPixels(of: plane) { locate($0, shouldStop: shouldStop) } ?? []
  }

  private func locate(_ dark: DarkPixels, shouldStop: () -> Bool) -> [Bullseye] {
    var found: [Bullseye] = []
    var edges = RowEdges(width: plane.width)
    var y = min(rowStep / 2, plane.height - 1)
    while y < plane.height {
      if y & 63 < rowStep, shouldStop() { break }
      edges.scan(plane, map, y: y)
      edges.forEachBullseyeWindow(extent: extent) { middle, width, isLight in
        let start = Point(x: middle, y: Double(y) + 0.5)
        if found.contains(where: { $0.covers(start) && $0.isLight == isLight }) { return }
        guard let (center, module) = dark.confirmBullseye(start, width: width, isLight: isLight),
          let bullseye = trace(center, ringWidth: module, isLight: isLight)
        else { return }
        found.append(bullseye)
      }
      if found.count >= Self.maximumCount { break }
      y += rowStep
    }
    return found
  }

  /// The pattern around `center`, its rings traced along 32 rays; `nil` when too few of them see four changes
  /// at even distances.
  func trace(_ center: Point, ringWidth: Double, isLight: Bool) -> Bullseye? {
    let step = max(ringWidth / 5, 0.3)
    let count = Int(6 * ringWidth / step) + 2
    return withUnsafeTemporaryAllocation(of: Int32.self, capacity: 32 * count) { greys in
      for i in 0..<32 {
        let d = Directions.all[i]
        for k in 0..<count {
          let r = (Double(k) + 0.5) * step
          greys[i * count + k] = Int32(truncatingIfNeeded: plane.grey(center.x + d.x * r, center.y + d.y * r))
        }
      }
      guard let level = Self.level(greys, count: count, inner: min(Int(3.5 * ringWidth / step), count))
      else { return nil }
      var radii = [SIMD4<Double>](repeating: .zero, count: 32)
      var seen = 0
      for i in 0..<32 {
        let ray = UnsafeMutableBufferPointer(rebasing: greys[i * count..<(i + 1) * count])
        guard let crossings = Self.crossings(ray, level: level, isLight: isLight) else { continue }
        radii[i] = crossings * step
        seen += 1
      }
      guard seen >= 22 else { return nil }
      return Self.bullseye(center, radii, level: Int(level), isLight: isLight)
    }
  }

  /// The pattern of these radii, its width measured; `nil` when opposite sides are too different.
  private static func bullseye(
    _ center: Point, _ radii: [SIMD4<Double>], level: Int, isLight: Bool
  ) -> Bullseye? {
    var (width, count, uneven) = (0.0, 0.0, 0)
    for i in 0..<32 where radii[i][3] > 0 {
      width += (radii[i][3] - radii[i][0]) / 3
      count += 1
      let other = radii[(i + 16) & 31][3]
      if i < 16, other > 0, abs(other - radii[i][3]) > 0.3 * (other + radii[i][3]) { uneven += 1 }
    }
    guard uneven <= 3 else { return nil }
    return Bullseye(
      center: center, ringWidth: width / count, isLight: isLight, level: level, radii: radii)
  }

  /// The middle between the mean of the dark and the mean of the light samples among the first `inner` of each
  /// ray; `nil` when they hardly differ.
  private static func level(_ greys: UnsafeMutableBufferPointer<Int32>, count: Int, inner: Int) -> Int32? {
    func mean(_ isWanted: (Int32) -> Bool) -> Int64? {
      var (sum, n): (Int64, Int64) = (0, 0)
      for ray in 0..<32 {
        for k in 0..<inner where isWanted(greys[ray * count + k]) {
          sum += Int64(greys[ray * count + k])
          n += 1
        }
      }
      return n > 0 ? sum / n : nil
    }
    guard let all = mean({ _ in true }), let dark = mean({ Int64($0) < all }),
      let light = mean({ Int64($0) >= all }), light - dark >= 8 * 256
    else { return nil }
    return Int32(truncatingIfNeeded: (dark + light) / 2)
  }

  /// Where a ray leaves the middle and the three rings, in samples; `nil` when they are not of about one width.
  private static func crossings(
    _ ray: UnsafeMutableBufferPointer<Int32>, level: Int32, isLight: Bool
  ) -> SIMD4<Double>? {
    var result = SIMD4<Double>.zero
    var n = 0
    var isAbove = isLight
    for k in 0..<ray.count where (ray[k] >= level) != isAbove {
      isAbove.toggle()
      var at = Double(k) + 0.5
      if k > 0 {
        let (a, b) = (ray[k - 1], ray[k])
        at = Double(k) - 0.5 + (a == b ? 0.5 : min(max(Double(level - a) / Double(b - a), 0), 1))
      }
      result[n] = at
      n += 1
      if n == 4 { break }
    }
    guard n == 4 else { return nil }
    let width = (result[3] - result[0]) / 3
    guard result[0] > 0.15 * width, result[0] < 1.5 * width else { return nil }
    for k in 0..<3 {
      let ring = result[k + 1] - result[k]
      if ring < 0.3 * width || ring > 1.8 * width { return nil }
    }
    return result
  }
}

extension RowEdges {
  /// Calls `body` for each window of seven runs of about one width with the place of the fourth run's middle,
  /// the width of all seven and whether the fourth is light.
  fileprivate func forEachBullseyeWindow(extent: ClosedRange<Int>, _ body: (Double, Int, Bool) -> Void) {
    let least = Int32(truncatingIfNeeded: extent.lowerBound)
    let most = Int32(truncatingIfNeeded: min(extent.upperBound, 1 << 20))
    positions.withUnsafeBytes { bytes in
      // The first and the last run have the border on one side: no window has them.
      var i = 1
      while i &+ 8 < count {
        var candidates = Self.bullseyes(bytes, i, least: least, most: most)
        while candidates != 0 {
          let k = i &+ candidates.trailingZeroBitCount &>> 3
          candidates &= candidates &- 1
          guard k &+ 8 < count else { continue }
          func load(_ k: Int) -> Int { Int(bytes.loadUnaligned(fromByteOffset: k &* 4, as: Int32.self)) }
          let (first, end) = (load(k), load(k &+ 7))
          body(Double(load(k &+ 3) &+ load(k &+ 4)) / 2, end &- first, (k & 1 == 0) == startsDark)
        }
        i &+= 8
      }
    }
  }

  /// Of the eight windows that begin at position `i` and after it, those whose runs are even enough: bit 8 k
  /// stands for window i + k. A threshold too high or too low makes every other run thicker, so neighbours are
  /// taken together.
  @inline(__always) private static func bullseyes(
    _ bytes: UnsafeRawBufferPointer, _ i: Int, least: Int32, most: Int32
  ) -> UInt64 {
    func load(_ k: Int) -> SIMD8<Int32> {
      bytes.loadUnaligned(fromByteOffset: (i &+ k) &* 4, as: SIMD8<Int32>.self)
    }
    let e0 = load(0), e1 = load(1), e2 = load(2), e3 = load(3), e4 = load(4), e5 = load(5), e6 = load(6)
    let e7 = load(7)
    let whole = e7 &- e0
    var misses = (whole &- least) | (SIMD8(repeating: most) &- whole)
    // Two runs are two sevenths, give or take a third and a pixel.
    let slack = (whole &* 5) &>> 3 &+ 7
    let double = whole &* 2
    func check(_ a: SIMD8<Int32>, _ b: SIMD8<Int32>) {
      let off = (b &- a) &* 7 &- double
      misses |= (slack &- off) | (slack &+ off)
    }
    check(e0, e2)
    check(e1, e3)
    check(e2, e4)
    check(e3, e5)
    check(e4, e6)
    check(e5, e7)
    // No single run is wider than two and a quarter of seven.
    let wide = (whole &* 9) &>> 2 &+ 7
    for (a, b) in [(e0, e1), (e1, e2), (e2, e3), (e3, e4), (e4, e5), (e5, e6), (e6, e7)] {
      misses |= wide &- (b &- a) &* 7
    }
    let accepted = SIMD8<UInt8>(truncatingIfNeeded: ~misses &>> 31)
    return UInt64(littleEndian: unsafeBitCast(accepted, to: UInt64.self)) & 0x0101_0101_0101_0101
  }
}
