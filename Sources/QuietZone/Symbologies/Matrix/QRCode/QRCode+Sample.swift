/// The places of a QR Code's modules, tried version by version.
extension QRCode {
  /// Estimated version above which version information is looked for: symbols have it from version 7 on, and
  /// perspective makes large ones look smaller.
  private static let mayStateVersion = 5.3

  /// The versions that a finding may have, the likeliest first: what the version information says where the
  /// estimate allows for it, then those whose width is closest to the estimate.
  static func versions(of finding: QRCodeFinding, _ plane: PixelPlane) -> [(version: Int, isStated: Bool)] {
    let estimate = (finding.span + 7 - 17) / 4
    var result: [(version: Int, isStated: Bool)] = []
    if estimate > mayStateVersion {
      for version in [versionBesideTopRight(finding, plane), versionBesideBottomLeft(finding, plane)] {
        if let version, !result.contains(where: { $0.version == version }),
          abs(Double(version) - estimate) < 2 + estimate / 5
        {
          result.append((version, true))
        }
      }
    }
    let nearest = Int(min(max(estimate + 0.5, 1), 40))
    let others =
      estimate < Double(nearest) ? [nearest, nearest - 1, nearest + 1] : [nearest, nearest + 1, nearest - 1]
    for version in others
    where (1...40).contains(version) && !result.contains(where: { $0.version == version }) {
      result.append((version, false))
    }
    return result
  }

  /// Version information left of the top right finder: three columns, six rows (ISO/IEC 18004:2015, 7.10).
  private static func versionBesideTopRight(_ finding: QRCodeFinding, _ plane: PixelPlane) -> Int? {
    readVersion(finding.topRight, in: plane) { ($0 % 3 - 4, $0 / 3) }
  }

  /// Version information above the bottom left finder: six columns, three rows.
  private static func versionBesideBottomLeft(_ finding: QRCodeFinding, _ plane: PixelPlane) -> Int? {
    readVersion(finding.bottomLeft, in: plane) { ($0 / 3, $0 % 3 - 4) }
  }

  /// Reads 18 bits at the module places that `place` gives for each, counted from the finder's corner; bit 0
  /// is the lowest of the word.
  private static func readVersion(
    _ finder: ConcentricPattern, in plane: PixelPlane, at place: (Int) -> (Int, Int)
  )
    -> Int?
  {
    guard let frame = finder.frame else { return nil }
    let level = (finder.inner + finder.outer) * 128
    var bits: UInt32 = 0
    for bit in 0..<18 {
      let (x, y) = place(bit)
      let p = frame(Double(x) + 0.5, Double(y) + 0.5)
      if (plane.grey(p.x, p.y) < level) != finder.isInverted { bits |= 1 << UInt32(bit) }
    }
    return version(fromInformation: bits).flatMap { $0.distance <= 3 ? $0.version : nil }
  }

  /// The mesh of a finding taken as `version`: pinned to the rings of the three finders and, from version 2
  /// on, to the alignment patterns that are seen.
  static func mesh(_ finding: QRCodeFinding, version: Int, _ plane: PixelPlane) -> SamplingMesh? {
    let modules = 17 + 4 * version, size = Double(modules)
    guard var flat = flatTransform(finding, size: size) else { return nil }
    let centers = alignmentCenters(version: version)
    if let last = centers.last {
      let corner = Double(last) + 0.5
      if let met = alignment(
        finding, in: plane, SamplingMesh(flat, columns: modules, rows: modules), corner, corner,
        radius: version < 7 ? 3 : 4),
        let better = pinned(finding, to: met, size: size, corner: corner)
      {
        flat = better
        if centers.count > 2 {
          return lattice(
            finding, in: plane, SamplingMesh(flat, columns: modules, rows: modules), centers: centers,
            isPinned: true)
        }
      }
    }
    return framed(finding, fourth: fourth(flat, size: size), size: size)
  }

  /// The lattice's columns and rows where the middle lines of the finders' rings run, modules.
  private static func frame(_ size: Double) -> [Double] {
    [0.5, ConcentricPattern.ringEnd, size - ConcentricPattern.ringEnd, size - 0.5]
  }

  /// A lattice of four by four crossings: twelve are the corners of the finders' rings, the others those of a
  /// ring that a fourth finder would have.
  static func framed(_ finding: QRCodeFinding, fourth d: Quadrilateral, size: Double) -> SamplingMesh? {
    let (a, b, c) = (finding.topLeft.ring, finding.topRight.ring, finding.bottomLeft.ring)
    let axis = frame(size)
    return SamplingMesh(
      xs: axis, ys: axis,
      points: [
        a.topLeft, a.topRight, b.topLeft, b.topRight,
        a.bottomLeft, a.bottomRight, b.bottomLeft, b.bottomRight,
        c.topLeft, c.topRight, d.topLeft, d.topRight,
        c.bottomLeft, c.bottomRight, d.bottomLeft, d.bottomRight,
      ])
  }

  /// The ring of a fourth finder on a flat symbol.
  private static func fourth(_ flat: PerspectiveTransform, size: Double) -> Quadrilateral {
    let axis = frame(size), near = axis[2], far = axis[3]
    return Quadrilateral(
      topLeft: flat(near, near), topRight: flat(far, near), bottomRight: flat(far, far),
      bottomLeft: flat(near, far))
  }

  /// How far the crossing of the finders' edges may be from the parallelogram's corner, a share of the
  /// diagonal: one farther away comes from ill-measured edges.
  private static let farthestCorner = 0.45

  /// The flat map through the three finders; the fourth corner is where their edges meet when drawn on.
  private static func flatTransform(_ finding: QRCodeFinding, size: Double) -> PerspectiveTransform? {
    let (a, b, c) = (finding.topLeft.center, finding.topRight.center, finding.bottomLeft.center)
    let parallel = b + c - a
    let downwards = FittedLine(origin: b, direction: unit(finding.topRight.down))
    let rightwards = FittedLine(origin: c, direction: unit(finding.bottomLeft.right))
    var d = downwards.intersection(rightwards) ?? parallel
    if (d - parallel).length > farthestCorner * (parallel - a).length { d = parallel }
    let quad = Quadrilateral(topLeft: a, topRight: b, bottomRight: d, bottomLeft: c)
    let near = ConcentricPattern.middle, far = size - ConcentricPattern.middle
    return PerspectiveTransform(x0: near, y0: near, x1: far, y1: far, to: quad)
  }

  private static func unit(_ p: Point2D) -> Point2D { p * (1 / max(p.length, 1e-9)) }

  /// The flat map through the three finders' centres and the alignment pattern at (corner, corner).
  private static func pinned(_ finding: QRCodeFinding, to place: Point2D, size: Double, corner: Double)
    -> PerspectiveTransform?
  {
    let near = ConcentricPattern.middle, far = size - ConcentricPattern.middle
    let modules = Quadrilateral(
      topLeft: Point2D(x: near, y: near), topRight: Point2D(x: far, y: near),
      bottomRight: Point2D(x: corner, y: corner), bottomLeft: Point2D(x: near, y: far))
    let places = Quadrilateral(
      topLeft: finding.topLeft.center, topRight: finding.topRight.center, bottomRight: place,
      bottomLeft: finding.bottomLeft.center)
    return PerspectiveTransform(from: modules, to: places)
  }

  /// Looks for the alignment pattern at module coordinates (x, y), expected where `mesh` has them plus
  /// `moved` pixels.
  static func alignment(
    _ finding: QRCodeFinding, in plane: PixelPlane, _ mesh: SamplingMesh, _ x: Double, _ y: Double,
    moved: Point2D = Point2D(x: 0, y: 0), radius: Int
  ) -> Point2D? {
    guard let p = mesh.place(x, y), let beside = mesh.place(x + 1, y), let below = mesh.place(x, y + 1)
    else { return nil }
    let (right, down) = (beside - p, below - p)
    guard right.length < 1000, down.length < 1000 else { return nil }
    let template = RingTemplate(
      plane: plane, right: right, down: down, isInverted: finding.topLeft.isInverted)
    return template.search(around: p + moved, radius: radius)
  }

  /// The lattice of all alignment patterns: each is looked for where `mesh` and its neighbours' distances
  /// from that say; one that isn't seen is placed by them. `isPinned`: `mesh` has the last one where it is.
  static func lattice(
    _ finding: QRCodeFinding, in plane: PixelPlane, _ mesh: SamplingMesh, centers: [Int], isPinned: Bool
  ) -> SamplingMesh? {
    let n = centers.count
    let axis = centers.map { Double($0) + 0.5 }
    guard var lattice = mesh.with(xs: axis, ys: axis) else { return nil }
    var offsets = [Point2D?](repeating: nil, count: n * n)
    let zero = Point2D(x: 0, y: 0)
    for (corner, place) in [
      (0, finding.topLeft.ring.bottomRight), (n - 1, finding.topRight.ring.bottomLeft),
      (n * (n - 1), finding.bottomLeft.ring.topRight),
    ] { offsets[corner] = place - lattice.points[corner] }
    if isPinned { offsets[n * n - 1] = zero }
    for sum in 1...2 * n - 2 {
      for j in max(0, sum - n + 1)...min(n - 1, sum) {
        let i = sum - j
        let k = j * n + i
        guard offsets[k] == nil else { continue }
        func known(_ x: Int, _ y: Int) -> Point2D? {
          x >= 0 && y >= 0 && x < n && y < n ? offsets[y * n + x] : nil
        }
        let left = known(i - 1, j), above = known(i, j - 1)
        let all = [left, above, known(i + 1, j), known(i, j + 1)].compactMap { $0 }
        let mean = all.reduce(zero, +) * (1 / Double(max(all.count, 1)))
        var guesses = [mean]
        if let left, let above {
          if let both = known(i - 1, j - 1) { guesses.insert(left + above - both, at: 0) }
          guesses += [left, above]
        }
        for moved in guesses where offsets[k] == nil {
          let met = alignment(finding, in: plane, mesh, axis[i], axis[j], moved: moved, radius: 2)
          offsets[k] = met.map { $0 - lattice.points[k] }
        }
        if offsets[k] == nil { offsets[k] = mean }
      }
    }
    for (k, offset) in offsets.enumerated() { lattice.points[k] = lattice.points[k] + (offset ?? zero) }
    return lattice
  }

  /// The same as ``timingScore(_:version:_:isInverted:)`` along straight lines between the finders, before
  /// there is a mesh.
  static func chordScore(_ finding: QRCodeFinding, version: Int, _ plane: PixelPlane) -> Double {
    let size = Double(17 + 4 * version)
    let corner = finding.topLeft.ring.bottomRight
    var timing = TimingCount()
    for end in [finding.topRight.ring.bottomLeft, finding.bottomLeft.ring.topRight] {
      let step = (end - corner) * (1 / (size - 13))
      let greys = (0..<Int(size) - 13).map { i in
        let p = corner + step * Double(i)
        return plane.grey(p.x, p.y)
      }
      timing.add(greys, startsLight: finding.topLeft.isInverted)
    }
    return timing.share
  }

  /// The middle of the row, or column, that a timing pattern stands in, modules.
  private static let timingLine = 6.5

  /// Share of the timing pattern's modules that alternate as they should when seen through `mesh`, 0…1.
  static func timingScore(_ mesh: SamplingMesh, version: Int, _ plane: PixelPlane, isInverted: Bool) -> Double
  {
    let size = 17 + 4 * version
    var timing = TimingCount()
    for isRow in [true, false] {
      var greys: [Int] = []
      for i in 7..<size - 7 {
        let (along, across) = (Double(i) + 0.5, timingLine)
        guard let p = isRow ? mesh.place(along, across) : mesh.place(across, along) else { return 0 }
        greys.append(plane.grey(p.x, p.y))
      }
      timing.add(greys, startsLight: !isInverted)
    }
    return timing.share
  }
}

/// How many modules of a timing pattern differ from the mean of their neighbours as they should.
private struct TimingCount {
  private var right = 0
  private var all = 0

  /// 0…1.
  var share: Double { Double(right) / Double(max(all, 1)) }

  /// Counts a run of alternating modules, but for the first and the last.
  mutating func add(_ greys: [Int], startsLight: Bool) {
    guard greys.count > 2 else { return }
    for i in 1..<greys.count - 1 {
      let isLighter = greys[i] * 2 > greys[i - 1] + greys[i + 1]
      if isLighter == ((i & 1 == 0) == startsLight) { right += 1 }
      all += 1
    }
  }
}
