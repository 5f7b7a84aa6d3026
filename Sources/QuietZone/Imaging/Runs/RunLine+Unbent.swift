/// Runs that grow or shrink along a line, as bars do round a bottle or into the distance.
extension RunLine {
  /// Runs summed up for one sample of how wide they are: bars and spaces of one or two characters.
  private static let window = 6
  /// Runs that tell how widths change, at least, and how many times as wide they must be at one place as at
  /// another for it to be no chance.
  private static let fewest = 24
  private static let leastRatio = 1.2
  /// How narrow they may become at an end, as a share of their mean.
  private static let narrowest = 0.12

  /// The same line with the runs that begin in `bars` (1/16 pixel) as wide on the whole everywhere, and what
  /// is beside them as if it went on as it ends; `false` where they are so already, or no smooth change makes
  /// them so.
  func unbent(_ bars: ClosedRange<Double>, into other: inout RunLine) -> Bool {
    let count = edges.count - 1
    var first = 1, last = count - 2
    while first < count, Double(edges[first]) < bars.lowerBound { first += 1 }
    while last > first, Double(edges[last]) > bars.upperBound { last -= 1 }
    guard last - first + 1 >= Self.fewest else { return false }
    let half = Double(last - first) / 2
    func place(_ run: Double) -> Double { min(max((run - Double(first)) / half - 1, -1), 1) }
    // Places from -1 to 1, and how wide runs are there.
    var widths: [Point2D] = []
    var mean = 0.0
    for run in first...last + 1 - Self.window {
      let width = Double(edges[run + Self.window] - edges[run])
      widths.append(Point2D(x: place(Double(run) + Double(Self.window - 1) / 2), y: width))
      mean += width
    }
    mean /= Double(widths.count)
    let least = Self.narrowest * mean
    // Once more by what counts, which is ratios.
    var curve = Parabola(level: mean)
    for _ in 0..<2 {
      guard let closer = Parabola(widths, relativeTo: curve, atLeast: least) else { return false }
      curve = closer
    }
    var low = mean, high = mean
    for k in -8...8 {
      let value = curve.value(Double(k) / 8)
      (low, high) = (min(low, value), max(high, value))
    }
    guard low > least, high > low * Self.leastRatio else { return false }
    other.begin(at: 0)
    var end = 0.0
    for run in 0..<count {
      end += Double(edges[run + 1] - edges[run]) * mean / curve.value(place(Double(run)))
      other.add(Int32(min(end, 1e9)))
    }
    return true
  }
}

/// A parabola close to values at places.
private struct Parabola {
  private var a: Double, b = 0.0, c = 0.0

  init(level: Double) { a = level }

  /// The closest one to points, where what they are off counts relative to another one's values.
  init?(_ points: [Point2D], relativeTo other: Parabola, atLeast least: Double) {
    var (s0, s1, s2, s3, s4) = (0.0, 0.0, 0.0, 0.0, 0.0)
    var (t0, t1, t2) = (0.0, 0.0, 0.0)
    for point in points {
      let expected = max(other.value(point.x), least)
      let weight = 1 / (expected * expected), x = point.x, xx = x * x
      s0 += weight
      s1 += weight * x
      s2 += weight * xx
      s3 += weight * xx * x
      s4 += weight * xx * xx
      t0 += weight * point.y
      t1 += weight * point.y * x
      t2 += weight * point.y * xx
    }
    let (m0, m1, m2) = (s2 * s4 - s3 * s3, s1 * s4 - s2 * s3, s1 * s3 - s2 * s2)
    let determinant = s0 * m0 - s1 * m1 + s2 * m2
    guard abs(determinant) > 1e-12 * s0 * s2 * s4 else { return nil }
    a = (t0 * m0 - t1 * m1 + t2 * m2) / determinant
    b = (t1 * (s0 * s4 - s2 * s2) - t0 * m1 - t2 * (s0 * s3 - s1 * s2)) / determinant
    c = (t0 * m2 - t1 * (s0 * s3 - s1 * s2) + t2 * (s0 * s2 - s1 * s1)) / determinant
  }

  func value(_ x: Double) -> Double { a + (b + c * x) * x }
}
