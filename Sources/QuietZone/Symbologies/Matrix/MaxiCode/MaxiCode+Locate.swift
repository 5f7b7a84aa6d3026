/// Where a MaxiCode may be.
struct MaxiCodeFinding {
  /// How modules lie in the picture, (0, 0) being the middle of the bullseye.
  var frame: PerspectiveTransform
  var isMirrored: Bool
  var isInverted: Bool
  /// Grey between dark and light, times 256.
  var level: Int
}

extension MaxiCode {
  /// The ways in which a symbol may lie around a bullseye, the likeliest first; none where that is not round
  /// or the marks around it are not those of a MaxiCode.
  static func locate(_ bullseye: Bullseye, _ plane: PixelPlane) -> [MaxiCodeFinding] {
    guard let base = roundFrame(bullseye, plane) else { return [] }
    var candidates: [(frame: PerspectiveTransform, isMirrored: Bool, score: Int)] = []
    for isMirrored in [false, true] {
      candidates += turns(base, isMirrored: isMirrored, bullseye: bullseye, in: plane)
    }
    candidates.sort { $0.score > $1.score }
    var findings: [MaxiCodeFinding] = []
    let best = candidates.first?.score ?? 0
    for candidate in candidates.prefix(3) where candidate.score > 0 && candidate.score * 2 > best {
      let frame = candidate.frame.settled(reach: 7) {
        markContrast($0, plane, isInverted: !bullseye.isLight)
      }
      let finding = MaxiCodeFinding(
        frame: frame, isMirrored: candidate.isMirrored, isInverted: !bullseye.isLight, level: bullseye.level)
      if hasMarks(finding, plane, least: 15) { findings.append(finding) }
    }
    return findings
  }

  /// How far the third ring may be from an ellipse, a share of its radius: places off the middle of circles
  /// are met as bullseyes, too, but see none. Rings below ``narrowRing`` pixels are measured less well.
  private static let ringError = (narrow: 0.1, wide: 0.05)
  private static let narrowRing = 2.0
  /// The same for the outermost circle, which the rays leave last.
  private static let outermostError = 0.1
  /// The outermost circle is half as wide again as the third ring, or somewhat more: printers differ. Squares
  /// of the ratio of their radii, which others than MaxiCode's circles miss.
  private static let outermostRatio = (least: 1.9, most: 4.2)
  /// Narrowest module that is read, pixels.
  private static let narrowestModule = 0.9

  /// The frame of a round bullseye, turned and mirrored somehow: the ellipse of its outermost circle made
  /// round.
  private static func roundFrame(_ bullseye: Bullseye, _ plane: PixelPlane) -> PerspectiveTransform? {
    guard let ring = bullseye.ellipse(3),
      ring.error < (bullseye.ringWidth < narrowRing ? ringError.narrow : ringError.wide)
    else { return nil }
    let outer = bullseye.outermost(plane)
    guard outer.count >= 22, let ellipse = Bullseye.ellipse(outer.radii), ellipse.error < outermostError
    else { return nil }
    let ratio = (ring.a + ring.c) / (ellipse.a + ellipse.c)
    guard ratio > outermostRatio.least, ratio < outermostRatio.most else { return nil }
    // The root of the symmetric matrix (a b; b c), inverted, takes the unit circle to the ellipse.
    let (a, b, c) = (ellipse.a, ellipse.b, ellipse.c)
    let determinant = a * c - b * b
    guard determinant > 0 else { return nil }
    let root = determinant.squareRoot()
    let trace = (a + c + 2 * root).squareRoot()
    let (p, q, r) = ((a + root) / trace, b / trace, (c + root) / trace)
    let k = 1 / (p * r - q * q) / MaxiCodeHexagons.bullseyeRadius
    let frame = PerspectiveTransform(
      a: r * k, b: -q * k, c: outer.center.x, d: -q * k, e: p * k, f: outer.center.y, g: 0, h: 0)
    let corner = frame(1, 0) - frame(0, 0), other = frame(0, 1) - frame(0, 0)
    guard corner.length * 3 > other.length, other.length * 3 > corner.length, corner.length > narrowestModule
    else { return nil }
    return frame
  }

  /// Cosine and sine of 3°, the step from one direction to the next.
  private static let directionStep = (cosine: 0.998_629_534_754_573_9, sine: 0.052_335_956_242_943_84)

  /// The two best of 120 directions that the symbol may be turned to.
  private static func turns(
    _ base: PerspectiveTransform, isMirrored: Bool, bullseye: Bullseye, in plane: PixelPlane
  ) -> [(frame: PerspectiveTransform, isMirrored: Bool, score: Int)] {
    let (c3, s3) = directionStep
    var (c, s) = (1.0, 0.0)
    var scores = [Int](repeating: 0, count: 120)
    var frames: [PerspectiveTransform] = []
    frames.reserveCapacity(120)
    let flip = isMirrored ? -1.0 : 1.0
    for i in 0..<120 {
      let frame = PerspectiveTransform(
        a: base.a * c + base.b * s, b: (base.b * c - base.a * s) * flip, c: base.c,
        d: base.d * c + base.e * s, e: (base.e * c - base.d * s) * flip, f: base.f, g: 0, h: 0)
      var score = 0
      for mark in MaxiCodeHexagons.orientation {
        let p = frame(mark.x, mark.y)
        let grey = plane.grey(p.x, p.y) - bullseye.level
        score += mark.isDark == bullseye.isLight ? -grey : grey
      }
      scores[i] = score
      frames.append(frame)
      (c, s) = (c * c3 - s * s3, s * c3 + c * s3)
    }
    let peaks = (0..<120).filter { i in
      (1...3).allSatisfy { scores[i] >= scores[(i + $0) % 120] && scores[i] >= scores[(i + 120 - $0) % 120] }
    }
    return peaks.sorted { scores[$0] > scores[$1] }.prefix(2).map { (frames[$0], isMirrored, scores[$0]) }
  }

  /// The light modules around the bullseye are looked at so many times as far out as they stand: clear of the
  /// outermost circle.
  private static let clearOfCircle = 1.04

  /// How clearly the modules that are the same in every symbol are what they should be.
  private static func markContrast(_ frame: PerspectiveTransform, _ plane: PixelPlane, isInverted: Bool)
    -> Int
  {
    var sum = 0
    for mark in MaxiCodeHexagons.orientation {
      let p = frame(mark.x, mark.y)
      let grey = plane.grey(p.x, p.y) >> 4
      sum += mark.isDark != isInverted ? -grey : grey
    }
    for mark in MaxiCodeHexagons.surround where mark.x * mark.x + mark.y * mark.y > 20 {
      let p = frame(mark.x * clearOfCircle, mark.y * clearOfCircle)
      let grey = plane.grey(p.x, p.y) >> 5
      sum += isInverted ? -grey : grey
    }
    return sum
  }

  /// Whether at least so many of the eighteen marks are as they should be, and nearly all around the bullseye
  /// is light.
  static func hasMarks(_ finding: MaxiCodeFinding, _ plane: PixelPlane, least: Int) -> Bool {
    var count = 0
    for mark in MaxiCodeHexagons.orientation {
      let p = finding.frame(mark.x, mark.y)
      if ((plane.grey(p.x, p.y) < finding.level) != finding.isInverted) == mark.isDark { count += 1 }
    }
    guard count >= least else { return false }
    var light = 0
    for mark in MaxiCodeHexagons.surround where mark.x * mark.x + mark.y * mark.y > 20 {
      let p = finding.frame(mark.x * clearOfCircle, mark.y * clearOfCircle)
      if (plane.grey(p.x, p.y) < finding.level) == finding.isInverted { light += 1 }
    }
    return light >= 13
  }
}

extension Bullseye {
  /// Where the rays leave the fifth ring, the outermost of MaxiCode's, from the middle of what they see.
  fileprivate func outermost(_ plane: PixelPlane) -> (center: Point2D, radii: [Double], count: Int) {
    var radii = [Double](repeating: 0, count: 32)
    var shift = Point2D(x: 0, y: 0)
    for i in 0..<32 where self.radii[i][3] > 0 {
      radii[i] = leave(plane, Directions.all[i], from: self.radii[i][3]) ?? 0
    }
    var pairs = 0.0
    for i in 0..<16 where radii[i] > 0 && radii[i + 16] > 0 {
      let d = Directions.all[i]
      shift = shift + Point2D(x: d.x, y: d.y) * (radii[i] - radii[i + 16])
      pairs += 1
    }
    // Half the difference along each of the directions, whose squares sum up to half their number.
    return (
      pairs > 0 ? center + shift * (1 / pairs) : center, radii, radii.reduce(0) { $0 + ($1 > 0 ? 1 : 0) }
    )
  }

  /// How finely a ray is followed at the finest, pixels.
  private static let finestStep = 0.3
  /// How far the next change is looked for, widths of a ring: the light one before the outermost circle may
  /// be wider than the others.
  private static let farthestChange = 2.5

  /// Two changes further out along a ray.
  private func leave(_ plane: PixelPlane, _ d: (x: Double, y: Double), from start: Double) -> Double? {
    let step = max(ringWidth / 6, Self.finestStep)
    var (radius, isAbove, begin, n) = (start + step / 2, isLight, start, 0)
    var last = plane.grey(center.x + d.x * radius, center.y + d.y * radius)
    while radius - begin < ringWidth * Self.farthestChange + step {
      radius += step
      let here = plane.grey(center.x + d.x * radius, center.y + d.y * radius)
      if (here >= level) != isAbove {
        let share = here == last ? 0.5 : min(max(Double(level - last) / Double(here - last), 0), 1)
        begin = radius - step + step * share
        if n == 1 { return begin }
        n += 1
        isAbove.toggle()
      }
      last = here
    }
    return nil
  }
}
