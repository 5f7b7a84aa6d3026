extension ConcentricFinder {
  /// The pattern around `center`, its ring fitted by four lines or, where it is drawn round, by an ellipse;
  /// `nil` when too few rays see square – ring – ring – ground, the shape is neither, or the modules in it
  /// are others.
  func outline(_ center: Point2D, moduleSize: Double, _ isInverted: Bool) -> ConcentricPattern? {
    guard let (inner, outer) = contrast(center, module: moduleSize, isInverted: isInverted) else {
      return nil
    }
    var points = [Point2D](repeating: center, count: 32)
    var valid = 0
    func trace(from first: Int) {
      for i in stride(from: first, to: 32, by: 2) {
        let direction = Directions.all[i]
        let radius = ringRadius(
          center, along: direction, module: moduleSize, level: (inner + outer) * 128, isInverted: isInverted)
        if let radius {
          points[i] = center + Point2D(x: direction.0, y: direction.1) * radius
          valid += 1
        }
      }
    }
    func pattern(_ step: Int) -> ConcentricPattern? {
      guard let ring = Quadrilateral(fittedTo: points, step: step, around: center) else { return nil }
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
    guard valid >= 12,
      pattern(2).map({ agreement($0) >= 33 }) ?? Self.isBalanced(points, center)
        || valid == 16 && Quadrilateral(aroundEllipse: points, step: 2, around: center) != nil
    else { return nil }
    trace(from: 1)
    guard valid >= 24 else { return nil }
    if let pattern = pattern(1), agreement(pattern) >= 42 { return pattern }
    guard valid == 32, let ring = Quadrilateral(aroundEllipse: points, step: 1, around: center) else {
      return nil
    }
    return ConcentricPattern(
      center: center, moduleSize: moduleSize, ring: ring, isInverted: isInverted, isRound: true, inner: inner,
      outer: outer)
  }

  /// Whether the even points lie as far from `center` on one side as on the other, but for a few: so it is
  /// also where a pattern is so slanted that too few of them mark its short sides.
  private static func isBalanced(_ points: [Point2D], _ center: Point2D) -> Bool {
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

  /// Where the inner square is looked at, and the light ring, which lies two modules from the middle along
  /// the axes and further along the diagonals: modules from the middle.
  private static let insideInner = 0.8
  private static let acrossRing = [1.6, 2.0, 2.4, 2.8]

  /// Mean grey of the inner square and of the light ring around it, 0…255; `nil` when they hardly differ.
  private func contrast(_ center: Point2D, module: Double, isInverted: Bool) -> (inner: Int, outer: Int)? {
    var inner = plane.grey(center.x, center.y), outer = 0
    for i in stride(from: 0, to: 32, by: 4) {
      let (c, s) = Directions.all[i]
      inner += plane.grey(center.x + c * module * Self.insideInner, center.y + s * module * Self.insideInner)
      // The ring is the lightest place of the way out.
      var best = isInverted ? 65_536 : 0
      for step in Self.acrossRing {
        let grey = plane.grey(center.x + c * module * step, center.y + s * module * step)
        best = isInverted ? min(best, grey) : max(best, grey)
      }
      outer += best
    }
    let (a, b) = (inner / 9 / 256, outer / 8 / 256)
    return (isInverted ? a - b : b - a) >= 8 ? (a, b) : nil
  }

  /// Shortest step along a ray, pixels, and the one from which on whole pixels show a change well enough:
  /// where it is, is measured between.
  private static let shortestStep = 0.4
  private static let coarseStep = 1.2
  /// How far a ray goes, modules: past the far corner of the ring, seen from aside.
  private static let longestRay = 7.5
  /// Width of the outer ring, a share of the distance to its inner side, which lies 2.5 modules from the
  /// middle: wider means that something dark touches it, and then its middle is where it would be.
  private static let widestRing = 0.8
  private static let middleOfRing = 1.2
  /// How far beyond two places a crossing between them may be told to lie, as a share of their distance.
  private static let beyond = (before: -0.5, behind: 1.5)

  /// Distance from `center` to the middle of the outer ring along a direction, pixels; `level` is the grey
  /// between dark and light, times 256.
  private func ringRadius(
    _ center: Point2D, along direction: (Double, Double), module: Double, level: Int, isInverted: Bool
  ) -> Double? {
    let step = min(max(module / 3, Self.shortestStep), 3)
    let limit = module * Self.longestRay + 2
    var firstCrossing = 0.0
    var n = 0
    var lastIsInner = true
    var radius = module * 0.5
    while radius < limit {
      radius += step
      let (x, y) = (center.x + direction.0 * radius, center.y + direction.1 * radius)
      let grey = step < Self.coarseStep ? plane.grey(x, y) : plane.nearest(x, y) &* 256
      let isInner = (grey < level) != isInverted
      if isInner != lastIsInner {
        let at =
          n == 0 ? 0 : crossing(center, along: direction, near: radius - step, far: radius, level: level)
        if n == 1 { firstCrossing = at }
        if n == 2 {
          let width = at - firstCrossing
          return width < firstCrossing * Self.widestRing + 1
            ? (firstCrossing + at) / 2 : firstCrossing * Self.middleOfRing
        }
        n += 1
        lastIsInner = isInner
      }
    }
    return n >= 2 ? firstCrossing * Self.middleOfRing : nil
  }

  /// Where along a ray, between two radii, grey passes `level`.
  private func crossing(
    _ center: Point2D, along direction: (Double, Double), near: Double, far: Double, level: Int
  ) -> Double {
    let a = plane.grey(center.x + direction.0 * near, center.y + direction.1 * near)
    let b = plane.grey(center.x + direction.0 * far, center.y + direction.1 * far)
    guard a != b else { return (near + far) / 2 }
    let share = Double(level - a) / Double(b - a)
    return near + (far - near) * min(max(share, Self.beyond.before), Self.beyond.behind)
  }

  /// Where the diagonals cross.
  private static func middle(_ q: Quadrilateral) -> Point2D {
    let (a, b) = (q.bottomRight - q.topLeft, q.bottomLeft - q.topRight)
    let sine = a.cross(b)
    guard sine != 0 else { return q.center }
    return q.topLeft + a * ((q.topRight - q.topLeft).cross(b) / sine)
  }
}
