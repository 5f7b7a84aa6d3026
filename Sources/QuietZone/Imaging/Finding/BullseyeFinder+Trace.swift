extension BullseyeFinder {
  /// Pixels below which rings are so narrow that noise makes some, and that a shadow's edge hides them.
  private static let narrowRing = 2.5

  /// The pattern around `center`, its rings traced along 32 rays; `nil` when too few of them see four changes
  /// at even distances. In even light the level is measured on the rings; where that fails it is that of each
  /// place.
  func trace(_ center: Point2D, ringWidth: Double, _ dark: DarkPixels, isLight: Bool) -> Bullseye? {
    let level = GreyLevel(in: dark, even: dark.level(center))
    if let even = trace(center, ringWidth: ringWidth, level, isLight: isLight) { return even }
    // A shadow's edge takes more pixels than rings of few have.
    guard ringWidth >= Self.narrowRing else { return nil }
    return trace(center, ringWidth: ringWidth, GreyLevel(in: dark, even: nil), isLight: isLight)
  }

  private func trace(_ center: Point2D, ringWidth: Double, _ level: GreyLevel, isLight: Bool) -> Bullseye? {
    let ray = Ray(plane: plane, center: center, ringWidth: ringWidth, isLight: isLight)
    var radii = [SIMD4<Double>](repeating: .zero, count: 32)
    var seen = 0
    // Rings of few pixels are met in any noise.
    let least = ringWidth < Self.narrowRing ? 1 : 0
    // Diagonals first: rows and columns have been looked at. Each group with how many of all rays so far must
    // have seen the rings.
    for (first, step, needed) in [(4, 8, 2 + least), (0, 8, 5 + least), (2, 4, 11 + least), (1, 2, 20)] {
      var left = 32 / step
      for i in stride(from: first, to: 32, by: step) {
        if seen + left < needed { return nil }
        left -= 1
        guard let crossings = ray.crossings(i, level: level) else { continue }
        radii[i] = crossings
        seen += 1
      }
      if seen < needed { return nil }
    }
    guard let better = Self.level(plane, center: center, radii: radii) else { return nil }
    if level.isEven {
      let level = level.evened(better)
      for i in radii.indices { radii[i] = ray.crossings(i, level: level) ?? .zero }
    }
    var bullseye = Self.bullseye(center, radii, level: better, isLight: isLight)
    bullseye?.isShaded = !level.isEven
    return bullseye
  }

  /// The pattern of these radii, its width measured; `nil` when too few are there or opposite sides are too
  /// different.
  private static func bullseye(
    _ center: Point2D, _ radii: [SIMD4<Double>], level: Int, isLight: Bool
  ) -> Bullseye? {
    var (width, count, uneven, reach) = (0.0, 0.0, 0.0, 0.0)
    for i in 0..<32 where radii[i][3] > 0 {
      width += (radii[i][3] - radii[i][0]) / 3
      count += 1
      if i < 16, radii[i + 16][3] > 0 {
        uneven += abs(radii[i + 16][3] - radii[i][3])
        reach += radii[i + 16][3] + radii[i][3]
      }
    }
    // A middle met a third of a ring off its place differs by a tenth.
    guard count >= 22, uneven * 7 < reach else { return nil }
    return Bullseye(
      center: center, ringWidth: width / count, isLight: isLight, level: level, radii: radii)
  }

  /// The middle between the mean grey of the first and third ring and that of the second, times 256; `nil`
  /// when they hardly differ.
  private static func level(_ plane: PixelPlane, center: Point2D, radii: [SIMD4<Double>]) -> Int? {
    var (odd, even, count) = (0, 0, 0)
    for i in 0..<32 where radii[i][3] > 0 {
      let d = Directions.all[i]
      func grey(_ ring: Int) -> Int {
        let r = (radii[i][ring - 1] + radii[i][ring]) / 2
        return plane.grey(center.x + d.x * r, center.y + d.y * r)
      }
      odd += (grey(1) + grey(3)) / 2
      even += grey(2)
      count += 1
    }
    guard count > 0, abs(odd - even) >= 8 * 256 * count else { return nil }
    return (odd + even) / (2 * count)
  }
}

/// Walks from the middle of a pattern outwards.
private struct Ray: ~Escapable {
  let plane: PixelPlane
  let center: Point2D
  let ringWidth: Double
  let isLight: Bool

  @_lifetime(copy plane)
  init(plane: PixelPlane, center: Point2D, ringWidth: Double, isLight: Bool) {
    self.plane = plane
    self.center = center
    self.ringWidth = ringWidth
    self.isLight = isLight
  }

  /// Shortest step along a ray, pixels.
  private static let shortestStep = 0.4
  /// Widest ring, in rings as they were along a row: seen at a slant one may be twice as wide as another.
  private static let widest = 2.5
  /// How wide the middle's half and single rings may be, in rings of the mean width.
  private static let middle = 0.15..<2.0
  private static let ring = 0.3...1.8

  /// Where direction `i` leaves the middle and the three rings, pixels; `nil` when they are not of about one
  /// width.
  func crossings(_ i: Int, level grey: GreyLevel) -> SIMD4<Double>? {
    let d = Directions.all[i]
    let step = min(max(ringWidth / 4, Self.shortestStep), 1)
    let longest = ringWidth * Self.widest + step
    var result = SIMD4<Double>.zero
    var n = 0
    var last = plane.grey(center.x, center.y)
    var isAbove = isLight
    if (last >= grey(center)) != isAbove { last = grey(center) }
    var (radius, begin) = (0.0, 0.0)
    while true {
      radius += step
      let place = Point2D(x: center.x + d.x * radius, y: center.y + d.y * radius)
      let (here, level) = (plane.grey(place.x, place.y), grey(place))
      if (here >= level) == isAbove {
        if radius - begin > longest { return nil }
      } else {
        let share = here == last ? 0.5 : min(max(Double(level - last) / Double(here - last), 0), 1)
        let at = radius - step + step * share
        result[n] = at
        n += 1
        if n == 4 { break }
        isAbove.toggle()
        begin = at
      }
      last = here
    }
    let width = (result[3] - result[0]) / 3
    guard result[0] > Self.middle.lowerBound * width, result[0] < Self.middle.upperBound * width else {
      return nil
    }
    for k in 0..<3 {
      let ring = result[k + 1] - result[k]
      if ring < Self.ring.lowerBound * width || ring > Self.ring.upperBound * width { return nil }
    }
    return result
  }
}
