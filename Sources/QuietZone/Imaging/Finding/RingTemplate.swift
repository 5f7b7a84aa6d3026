/// Looks for a small ring pattern — one dark module, a light ring, a dark ring — near where it should be: the
/// alignment pattern of the QR family.
struct RingTemplate: ~Escapable {
  let plane: PixelPlane
  /// A step of one module to the right and one down at the place looked at, pixels.
  var right: Point2D
  var down: Point2D
  var isInverted: Bool

  @_lifetime(copy plane)
  init(plane: PixelPlane, right: Point2D, down: Point2D, isInverted: Bool) {
    self.plane = plane
    self.right = right
    self.down = down
    self.isInverted = isInverted
  }

  /// The best fit within `radius` modules of `expected`, in the pattern's own directions; `nil` when nothing
  /// there fits in at least `minimum` of its 25 modules.
  func search(around expected: Point2D, radius: Int, minimum: Int = 21) -> Point2D? {
    // Half-module steps: the patch holds the search area and two modules of pattern on each side.
    let reach = 2 * radius
    let side = 2 * (reach + 4) + 1
    var patch = [Int32](repeating: 0, count: side * side)
    let origin = expected - (right + down) * (Double(radius) + 2)
    for j in 0..<side {
      for i in 0..<side {
        let p = origin + right * (Double(i) / 2) + down * (Double(j) / 2)
        patch[j * side + i] = Int32(truncatingIfNeeded: plane.grey(p.x, p.y))
      }
    }
    var best = (score: Int.min, i: 0, j: 0)
    for j in 0...2 * reach {
      for i in 0...2 * reach {
        let contrast = Self.contrast(patch, side: side, i, j)
        let (di, dj) = (i - reach, j - reach)
        // Among equals the nearest: a step away costs 1/64 of the contrast.
        let score = (isInverted ? -contrast : contrast) * 64 / (64 + di * di / 4 + dj * dj / 4)
        if score > best.score { best = (score, i, j) }
      }
    }
    guard best.score > 0 else { return nil }
    let offset = right * (Double(best.i - reach) / 2) + down * (Double(best.j - reach) / 2)
    return polish(expected + offset, minimum: minimum)
  }

  /// Mean light minus mean dark of the pattern whose top left module is at (i, j) of the patch, times 16 × 9.
  private static func contrast(_ patch: [Int32], side: Int, _ i: Int, _ j: Int) -> Int {
    var light = 0, dark = 0
    for y in 0..<5 {
      let row = (j + 2 * y) * side + i
      for x in 0..<5 {
        let value = Int(patch[row + 2 * x])
        let ring = max(abs(x - 2), abs(y - 2))
        if ring == 1 { light += value } else { dark += value }
      }
    }
    // 8 light modules, 17 dark.
    return (light * 17 - dark * 8) / 136
  }

  /// Moves a rough place to the middle of the range in which the contrast is strong, along one axis after
  /// the other, and counts the modules that agree. Large clean modules look alike over most of their width,
  /// so the strongest place alone would be any of many.
  private func polish(_ rough: Point2D, minimum: Int) -> Point2D? {
    var center = rough
    for axis in [right, down] {
      let scores = (-4...4).map { step in
        let (light, dark) = sums(center + axis * (Double(step) / 8))
        return isInverted ? dark * 8 - light * 17 : light * 17 - dark * 8
      }
      let floor = (scores.max() ?? 0) * 7 / 8
      var weights = 0, moments = 0
      for (index, score) in scores.enumerated() where score > floor {
        weights += (score - floor) / 256
        moments += (score - floor) / 256 * (index - 4)
      }
      if weights > 0 { center = center + axis * (Double(moments) / Double(weights) / 8) }
    }
    let (light, dark) = sums(center)
    return agreement(center, level: (light / 8 + dark / 17) / 2) >= minimum ? center : nil
  }

  /// Sums of the light and of the dark modules at a place.
  private func sums(_ center: Point2D) -> (light: Int, dark: Int) {
    var light = 0, dark = 0
    forEachModule(center) { value, isLight in
      if isLight { light += value } else { dark += value }
    }
    return (light, dark)
  }

  /// How many modules at a place lie on their side of `level`.
  private func agreement(_ center: Point2D, level: Int) -> Int {
    var count = 0
    forEachModule(center) { value, isLight in
      if (value > level) == (isLight != isInverted) { count += 1 }
    }
    return count
  }

  /// Calls `body` with the grey of each of the 25 modules and whether it should be light.
  @inline(__always) private func forEachModule(_ center: Point2D, _ body: (Int, Bool) -> Void) {
    for y in -2...2 {
      for x in -2...2 {
        let p = center + right * Double(x) + down * Double(y)
        body(plane.grey(p.x, p.y), max(abs(x), abs(y)) == 1)
      }
    }
  }
}
