extension DarkPixels {
  /// How many times as long the pattern may be along one axis as along the other: perspective.
  private static let mostRatio = 2.2

  /// Measures a candidate along four lines; its middle and the width of a module, pixels, where all four show
  /// concentric squares.
  func confirm(_ candidate: Point2D, width: Int, isInverted: Bool) -> (center: Point2D, module: Double)? {
    var center = candidate
    let limit = Double(width)
    guard let vertical = cross(center, dx: 0, dy: 1, limit: limit * Self.mostRatio, isInverted),
      vertical.isFinder, vertical.total < limit * Self.mostRatio, vertical.total * Self.mostRatio > limit
    else { return nil }
    center.y += vertical.shift
    guard let level = cross(center, dx: 1, dy: 0, limit: vertical.total * Self.mostRatio, isInverted),
      level.isFinder
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
    var arms = ArmStatistics()
    for line in [level, vertical] {
      // The middle of these two has been moved to the middle of the square.
      arms.add(inner: line.widths.2 / 2, ring: line.widths.1)
      arms.add(inner: line.widths.2 / 2, ring: line.widths.3)
    }
    for line in [falling, rising] {
      arms.add(inner: (line.widths.2 / 2 - line.shift) * diagonalStep, ring: line.widths.1 * diagonalStep)
      arms.add(inner: (line.widths.2 / 2 + line.shift) * diagonalStep, ring: line.widths.3 * diagonalStep)
    }
    return arms.agree
  }

  /// Pixels from one pixel to the next along a diagonal.
  private static let diagonalStep = 1.414_213_562_373_095_1

  /// How far the inner square may reach from the middle, a share of the limit: a longer one would make more
  /// than 4.3 of seven modules.
  private static let mostInner = 0.75

  /// The five runs along a direction through `center`; `nil` when they do not fit into `limit` pixels.
  private func cross(_ center: Point2D, dx: Int, dy: Int, limit: Double, _ isInverted: Bool) -> FiveRuns? {
    let (x, y) = (Int(center.x), Int(center.y))
    guard plane.contains(x: x, y: y), self[x, y] != isInverted else { return nil }
    let most = Int(min(limit * Self.mostInner, 20_000)) + 1
    guard let ahead = arm(x: x, y: y, dx: dx, dy: dy, most: most, isInverted: isInverted),
      let back = arm(x: x, y: y, dx: -dx, dy: -dy, most: most, isInverted: isInverted)
    else { return nil }
    // The inner square and the light ring reach equally far on both sides; perspective takes little of that.
    let (reach, other) = (ahead.inner + ahead.ring, back.inner + back.ring)
    if dx != 0, dy != 0, abs(reach - other) * 10 > 3 * (reach + other) + 15 { return nil }
    return FiveRuns(
      back.outer, back.ring, back.inner + ahead.inner - 1, ahead.ring, ahead.outer,
      shift: Double(ahead.inner - back.inner) / 2)
  }

  /// Lengths of the runs from the middle outwards, pixels: half the inner square, light ring, dark ring.
  @_optimize(speed)
  private func arm(x: Int, y: Int, dx: Int, dy: Int, most: Int, isInverted: Bool)
    -> (inner: Int, ring: Int, outer: Int)?
  {
    var walk = PixelWalk(self, x: x, y: y, dx: dx, dy: dy)
    let inner = walk.pass(isDark: !isInverted, atMost: most)
    if inner == most { return nil }
    let ring = walk.pass(isDark: isInverted, atMost: inner &+ 5)
    let outer = walk.pass(isDark: !isInverted, atMost: inner &+ 5)
    return ring > 0 && outer > 0 ? (inner, ring, outer) : nil
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

  /// How far widths may be from 1 : 1 : 3 : 1 : 1, modules; of rings besides a pixel.
  private struct Tolerance {
    /// Of the inner square, three modules wide.
    var inner: (least: Double, most: Double)
    /// Of each run of the light ring, a module wide.
    var ring: Double
    /// Of each outer run, a module wide unless it is blurred or drawn thin, less half a pixel; dark that
    /// touches it makes it any longer.
    var outer: Double
  }

  /// A line that runs near corners cuts runs short.
  private static let rough = Tolerance(inner: (1.2, 4.5), ring: 2.6, outer: 0.2)
  /// Thresholds that are too high or too low make dark runs longer at the cost of light ones, or shorter.
  private static let fine = Tolerance(inner: (1.5, 4.3), ring: 2.1, outer: 0.3)
  /// How far sums of neighbours, which do not depend on the threshold, may be off: modules, and pixels.
  private static let slackOfSums = (modules: 0.8, pixels: 0.8)

  private func isWithin(_ tolerance: Tolerance, module: Double) -> Bool {
    let (a, b, c, d, e) = widths
    return c > tolerance.inner.least * module && c < tolerance.inner.most * module
      && b < tolerance.ring * module + 1 && d < tolerance.ring * module + 1
      && a + 0.5 > tolerance.outer * module && e + 0.5 > tolerance.outer * module
  }

  /// Whether the widths are somewhat like 1 : 1 : 3 : 1 : 1: enough for a line that runs near corners.
  var isRoughFinder: Bool {
    let (_, b, c, d, _) = widths
    return isWithin(Self.rough, module: (b + c + d) / 5)
  }

  /// Whether the widths are near 1 : 1 : 3 : 1 : 1. The sums of neighbours do not depend on the threshold, so
  /// they are held tighter than single runs; an outer run may be too long where dark touches the pattern.
  var isFinder: Bool {
    let (a, b, c, d, e) = widths
    let module = (b + c + d) / 5
    guard isWithin(Self.fine, module: module) else { return false }
    let slack = Self.slackOfSums.modules * module + Self.slackOfSums.pixels
    guard b + c - 4 * module < slack, 4 * module - b - c < slack else { return false }
    return min(a, e) + min(b, d) < 2 * module + slack
  }
}

/// How alike the eight arms of concentric squares are.
private struct ArmStatistics {
  private var sum = 0.0
  private var squares = 0.0
  private var reach = 0.0
  private var lowest = Double.infinity
  private var highest = -Double.infinity

  /// An arm: the way out of the inner square and then the ring's width, pixels.
  mutating func add(inner: Double, ring: Double) {
    let excess = ring - inner * 2 / 3
    sum += excess
    squares += excess * excess
    reach += 2 * inner + ring
    lowest = min(lowest, excess)
    highest = max(highest, excess)
  }

  /// How much arms may differ, a share of a module and pixels: all eight, and seven of them.
  private static let loose = (share: 0.35, pixels: 0.4)
  private static let tight = (share: 0.17, pixels: 0.27)

  /// Whether all eight are somewhat alike, or seven of them very much: one may be damaged.
  var agree: Bool {
    // Way and ring are two and a half modules wide; twice the way and once the ring are four.
    let module = reach / 32
    let spread = squares - sum * sum / 8
    let outlier = max(highest - sum / 8, sum / 8 - lowest)
    let loose = Self.loose.share * module + Self.loose.pixels
    let tight = Self.tight.share * module + Self.tight.pixels
    return spread < 8 * loose * loose || spread - outlier * outlier * 8 / 7 < 7 * tight * tight
  }
}
