/// Rings of one width around a middle, dark and light in turn, that were found in a picture: the heart of
/// symbols which have their pattern in the centre. Squares or circles: ``ellipse(_:)`` tells.
struct Bullseye {
  /// Middle of the pattern, pixels.
  var center: Point2D
  /// Mean width of a ring, pixels.
  var ringWidth: Double
  /// Whether the middle is light.
  var isLight: Bool
  /// Grey between dark and light, times 256.
  var level: Int
  /// A shadow's edge lies across it: dark and light are told by the threshold of each place.
  var isShaded = false
  /// Distances from the middle at which grey changes sides along each of the 32 ``Directions``: out of the
  /// middle and of the three rings around it, pixels; zeros where a ray did not see all four.
  var radii: [SIMD4<Double>]

  /// Where ring 1…3 has its middle line along direction `i`; `nil` where the ray did not see it.
  func ringPlace(_ ring: Int, _ i: Int) -> Point2D? {
    let radii = radii[i & 31]
    guard radii[3] > 0 else { return nil }
    let d = Directions.all[i & 31]
    return center + Point2D(x: d.x, y: d.y) * ((radii[ring - 1] + radii[ring]) / 2)
  }

  /// How far the middle reaches, rings: half of it and a blurred edge.
  private static let middleReach = 0.75

  /// Whether `p` lies in the pattern's middle.
  func covers(_ p: Point2D) -> Bool {
    let d = p - center
    let reach = ringWidth * Self.middleReach
    return d.x < reach && -d.x < reach && d.y < reach && -d.y < reach
  }

  /// The ellipse that a ring's middle line is closest to, as the coefficients of a x² + 2 b x y + c y² = 1
  /// around ``center``, and how far the line is from it: 0 for an ellipse, above 0.1 for a square.
  func ellipse(_ ring: Int) -> (a: Double, b: Double, c: Double, error: Double)? {
    var middles = [Double](repeating: 0, count: 32)
    for i in 0..<32 where radii[i][3] > 0 { middles[i] = (radii[i][ring - 1] + radii[i][ring]) / 2 }
    return Self.ellipse(middles)
  }

  /// Error of a fit, as a share, that rays may have without being left out of the second one.
  private static let leastError = 0.1

  /// The same for a line that lies as far from the middle as the 32 radii say; zeros are left out.
  static func ellipse(_ radii: [Double]) -> (a: Double, b: Double, c: Double, error: Double)? {
    // Along an ellipse 1 / r² = A + B cos 2φ + C sin 2φ; opposite rays together do not feel a middle that
    // is a little off.
    var values: [(x: Double, y: Double, v: Double)] = []
    values.reserveCapacity(16)
    for i in 0..<16 {
      guard radii[i] > 0, radii[i + 16] > 0 else { continue }
      let r = (radii[i] + radii[i + 16]) / 2
      let d = Directions.all[i]
      values.append((d.x * d.x - d.y * d.y, 2 * d.x * d.y, 1 / (r * r)))
    }
    guard values.count >= 10, let first = fit(values) else { return nil }
    // What touches the line leads some rays astray: those far from the first fit are left out of the second.
    let near = values.filter { abs($0.v / first.value($0) - 1) < max(leastError, first.error) }
    guard near.count >= 10, near.count < values.count, let second = fit(near) else {
      return (first.m + first.b, first.c, first.m - first.b, first.error)
    }
    return (second.m + second.b, second.c, second.m - second.b, second.error)
  }

  /// The line in polar form that `values` are closest to.
  private struct Fit {
    var (m, b, c, error) = (0.0, 0.0, 0.0, 0.0)
    func value(_ p: (x: Double, y: Double, v: Double)) -> Double { m + b * p.x + c * p.y }
  }

  /// Steps towards the answer: 2 would be all of it if no ray were missing.
  private static let pace = 1.6

  private static func fit(_ values: [(x: Double, y: Double, v: Double)]) -> Fit? {
    var fit = Fit()
    let n = Double(values.count)
    // The three are nearly orthogonal over the directions; a few rounds settle what missing rays disturb.
    for _ in 0..<6 {
      fit.m += values.reduce(0) { $0 + $1.v - fit.value($1) } / n
      fit.b += values.reduce(0) { $0 + ($1.v - fit.value($1)) * $1.x } / n * pace
      fit.c += values.reduce(0) { $0 + ($1.v - fit.value($1)) * $1.y } / n * pace
    }
    guard fit.m > 0, fit.m * fit.m > fit.b * fit.b + fit.c * fit.c else { return nil }
    let square = values.reduce(0) { sum, v in
      let rest = v.v / fit.value(v) - 1
      return sum + rest * rest
    }
    fit.error = (square / n).squareRoot()
    return fit
  }
}
