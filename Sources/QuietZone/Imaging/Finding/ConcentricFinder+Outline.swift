/// Cosine and sine of 32 directions, a thirty-second of a turn apart, from 0 clockwise on screen.
private let directions: [(Double, Double)] = {
  // Eight of them by hand; the rest follow by turning a quarter.
  let first: [(Double, Double)] = [
    (1, 0), (0.980_785_280_403_230_4, 0.195_090_322_016_128_3),
    (0.923_879_532_511_286_7, 0.382_683_432_365_089_8), (0.831_469_612_302_545_2, 0.555_570_233_019_602_2),
    (0.707_106_781_186_547_6, 0.707_106_781_186_547_6), (0.555_570_233_019_602_2, 0.831_469_612_302_545_2),
    (0.382_683_432_365_089_8, 0.923_879_532_511_286_7), (0.195_090_322_016_128_3, 0.980_785_280_403_230_4),
  ]
  var all = first
  for (c, s) in first { all.append((-s, c)) }
  for (c, s) in first { all.append((-c, -s)) }
  for (c, s) in first { all.append((s, -c)) }
  return all
}()

extension ConcentricFinder {
  /// The pattern around `center`, its ring fitted by four lines; `nil` when too few rays see
  /// square – ring – ring – ground, the shape is not a quadrilateral, or the modules in it are others.
  func outline(_ center: Point, moduleSize: Double, _ isInverted: Bool) -> ConcentricPattern? {
    guard let (inner, outer) = contrast(center, moduleSize, isInverted) else { return nil }
    var points = [Point](repeating: center, count: 32)
    var valid = 0
    func trace(from first: Int) {
      for i in stride(from: first, to: 32, by: 2) {
        let direction = directions[i]
        let radius = ringRadius(center, direction, moduleSize, level: (inner + outer) * 128, isInverted)
        if let radius {
          points[i] = center + Point(x: direction.0, y: direction.1) * radius
          valid += 1
        }
      }
    }
    func pattern(_ step: Int) -> ConcentricPattern? {
      guard let ring = Self.fitSquare(points, step: step, around: center) else { return nil }
      let area = ((ring.bottomRight - ring.topLeft).cross(ring.bottomLeft - ring.topRight)) / 2
      guard area > 16 else { return nil }
      let size = area.squareRoot() / 6
      guard size < 2 * moduleSize, moduleSize < 2 * size else { return nil }
      return ConcentricPattern(
        center: Self.middle(ring), moduleSize: size, ring: ring, isInverted: isInverted, inner: inner,
        outer: outer)
    }
    // Every other ray first: most that is no pattern shows by then.
    trace(from: 0)
    guard valid >= 12, pattern(2).map({ agreement($0) >= 33 }) ?? Self.isBalanced(points, center) else {
      return nil
    }
    trace(from: 1)
    guard valid >= 24, let pattern = pattern(1), agreement(pattern) >= 42 else { return nil }
    return pattern
  }

  /// Whether the even points lie as far from `center` on one side as on the other, but for a few: so it is
  /// also where a pattern is so slanted that too few of them mark its short sides.
  private static func isBalanced(_ points: [Point], _ center: Point) -> Bool {
    var pairs = 0
    for i in stride(from: 0, to: 16, by: 2) {
      let (a, b) = ((points[i] - center).length, (points[i + 16] - center).length)
      if abs(a - b) * 8 < a + b { pairs += 1 }
    }
    return pairs >= 5
  }

  /// How many of the 49 modules are dark and light as they should be.
  private func agreement(_ pattern: ConcentricPattern) -> Int {
    guard let frame = pattern.frame else { return 0 }
    let level = (pattern.inner + pattern.outer) * 128
    var count = 0
    for y in 0..<7 {
      for x in 0..<7 {
        let p = frame(Double(x) + 0.5, Double(y) + 0.5)
        let isLight = max(abs(x - 3), abs(y - 3)) == 2
        if ((plane.grey(p.x, p.y) < level) != pattern.isInverted) != isLight { count += 1 }
      }
    }
    return count
  }

  /// Mean grey of the inner square and of the light ring around it, 0…255; `nil` when they hardly differ.
  private func contrast(_ center: Point, _ module: Double, _ isInverted: Bool) -> (inner: Int, outer: Int)? {
    var inner = plane.grey(center.x, center.y), outer = 0
    for i in stride(from: 0, to: 32, by: 4) {
      let (c, s) = directions[i]
      inner += plane.grey(center.x + c * module * 0.8, center.y + s * module * 0.8)
      // The ring lies two modules from the middle along the axes and further along the diagonals; it is the
      // lightest place of the way out.
      var best = isInverted ? 65_536 : 0
      for step in [1.6, 2.0, 2.4, 2.8] {
        let grey = plane.grey(center.x + c * module * step, center.y + s * module * step)
        best = isInverted ? min(best, grey) : max(best, grey)
      }
      outer += best
    }
    let (a, b) = (inner / 9 / 256, outer / 8 / 256)
    return (isInverted ? a - b : b - a) >= 8 ? (a, b) : nil
  }

  /// Distance from `center` to the middle of the outer ring along a direction, pixels; `level` is the grey
  /// between dark and light, times 256.
  private func ringRadius(
    _ center: Point, _ direction: (Double, Double), _ module: Double, level: Int, _ isInverted: Bool
  ) -> Double? {
    let step = min(max(module / 3, 0.4), 3)
    let limit = module * 7.5 + 2
    var firstCrossing = 0.0
    var n = 0
    var lastIsInner = true
    var radius = module * 0.5
    while radius < limit {
      radius += step
      let (x, y) = (center.x + direction.0 * radius, center.y + direction.1 * radius)
      // Steps of a pixel and more meet whole pixels well enough to see a change; where it is, is measured
      // between.
      let grey = step < 1.2 ? plane.grey(x, y) : plane.nearest(x, y) &* 256
      let isInner = (grey < level) != isInverted
      if isInner != lastIsInner {
        let at = n == 0 ? 0 : crossing(center, direction, radius - step, radius, level: level)
        if n == 1 { firstCrossing = at }
        if n == 2 {
          // Ring of one module at 2.5…3.5 modules; wider means that something dark touches it.
          let width = at - firstCrossing
          return width < firstCrossing * 0.8 + 1 ? (firstCrossing + at) / 2 : firstCrossing * 1.2
        }
        n += 1
        lastIsInner = isInner
      }
    }
    return n >= 2 ? firstCrossing * 1.2 : nil
  }

  /// Where along a ray, between two radii, grey passes `level`.
  private func crossing(
    _ center: Point, _ direction: (Double, Double), _ near: Double, _ far: Double, level: Int
  ) -> Double {
    let a = plane.grey(center.x + direction.0 * near, center.y + direction.1 * near)
    let b = plane.grey(center.x + direction.0 * far, center.y + direction.1 * far)
    guard a != b else { return (near + far) / 2 }
    let share = Double(level - a) / Double(b - a)
    return near + (far - near) * min(max(share, -0.5), 1.5)
  }

  /// Where the diagonals cross.
  private static func middle(_ q: Quadrilateral) -> Point {
    let (a, b) = (q.bottomRight - q.topLeft, q.bottomLeft - q.topRight)
    let sine = a.cross(b)
    guard sine != 0 else { return q.center }
    return q.topLeft + a * ((q.topRight - q.topLeft).cross(b) / sine)
  }

  /// Four lines through every `step`th of 32 points that lie around `center` in the order of the directions;
  /// a point at the centre itself stands for a ray that saw nothing.
  private static func fitSquare(_ points: [Point], step: Int, around center: Point) -> Quadrilateral? {
    let n = points.count / step
    func point(_ i: Int) -> Point { points[i * step & 31] }
    func distance(_ i: Int) -> Double { (point(i) - center).length }
    func best(_ range: ClosedRange<Int>, _ score: (Int) -> Double) -> Int {
      var result = (index: range.lowerBound, score: score(range.lowerBound))
      for i in range.dropFirst() {
        let value = score(i)
        if value > result.score { result = (i, value) }
      }
      return result.index
    }
    let first = best(0...n - 1, distance)
    let third = best(first + n * 3 / 8...first + n * 5 / 8, distance)
    let axis = point(third) - point(first)
    func off(_ i: Int) -> Double { abs(axis.cross(point(i) - point(first))) }
    let second = best(first + n / 8...third - n / 8, off)
    let fourth = best(third + n / 8...first + n - n / 8, off)
    var side: [Point] = []
    side.reserveCapacity(n)
    func line(_ from: Int, _ to: Int) -> FittedLine? {
      side.removeAll(keepingCapacity: true)
      for i in from + 1..<max(to, from + 2) where point(i) != center { side.append(point(i)) }
      // A wide side: leave out the points next to the corners, which are rounded by blur.
      return side.count >= 5 ? FittedLine(side[1..<side.count - 1]) : FittedLine(side)
    }
    guard let top = line(first, second), let right = line(second, third), let bottom = line(third, fourth),
      let left = line(fourth, first + n), let a = left.intersection(top), let b = top.intersection(right),
      let c = right.intersection(bottom), let d = bottom.intersection(left)
    else { return nil }
    let quad = Quadrilateral(topLeft: a, topRight: b, bottomRight: c, bottomLeft: d)
    guard quad.isConvex, quad.contains(center) else { return nil }
    let reach = 2.2 * distance(first)
    for corner in [a, b, c, d] where (corner - center).length >= reach { return nil }
    return quad
  }
}
