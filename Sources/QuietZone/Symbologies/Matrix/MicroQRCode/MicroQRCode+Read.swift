extension MicroQRCode {
  /// Tries each finder pattern as the only one of a symbol.
  static func read(_ patterns: inout FinderPatterns, into finds: inout MatrixFinds) {
    let plane = patterns.plane
    patterns.readEach(into: &finds) { read($0, plane) }
  }

  /// Reads the symbol whose only finder is `pattern`, whichever way it is turned; `nil` when there is none.
  static func read(_ pattern: ConcentricPattern, _ plane: PixelPlane) -> MatrixReading? {
    for quarters in 0..<4 {
      let finder = pattern.turned(quarters)
      guard let frame = finder.frame else { continue }
      let corner = CornerReader(plane: plane, frame: frame, finder: finder)
      for isMirrored in [false, true] {
        guard let format = format(corner.word(formatModules, isMirrored: isMirrored)), format.distance <= 2
        else { continue }
        let size = dimension(version: format.version)
        // Blur takes single modules, of which the timing patterns are made, away first; a format without an
        // error is seldom chance.
        let isSure = format.distance == 0 && format.version > 1
        guard corner.timingAgreement(from: 7, to: 10) >= (isSure ? 4 : 5),
          let places = ends(frame, size: size, finder: finder, in: plane, leastEighths: isSure ? 6 : 7)
        else { continue }
        if let reading = read(
          frame, places: places, size: size, finder: finder, in: plane, isMirrored: isMirrored)
        {
          return reading
        }
      }
    }
    return nil
  }

  /// Clarity above which modules are decoded: more than others need, since one finder is all that speaks for
  /// a symbol.
  private static let leastClarity = 0.4

  private static func read(
    _ frame: PerspectiveTransform, places: Quadrilateral, size: Int, finder: ConcentricPattern,
    in plane: PixelPlane, isMirrored: Bool
  ) -> MatrixReading? {
    func read(_ mesh: SamplingMesh?) -> MatrixReading? {
      guard let mesh, let grid = GreyGrid(plane, mesh, columns: size, rows: size),
        let outline = mesh.outline(columns: size, rows: size)
      else { return nil }
      let decided = grid.decide(isInverted: finder.isInverted)
      guard decided.clarity > leastClarity else { return nil }
      let modules = isMirrored ? decided.modules.transposed : decided.modules
      guard let symbol = try? decode(modules) else { return nil }
      return MatrixReading(
        symbol: symbol, outline: isMirrored ? outline.transposed : outline, isMirrored: isMirrored,
        isInverted: finder.isInverted)
    }
    // A parallelogram is enough for most; the search for the fourth corner costs more than all the rest.
    if let reading = read(mesh(places, size: size)), reading.symbol.correction.corrected == 0 {
      return reading
    }
    let pinned = mesh(withFourthCorner(places, size: size, plane), size: size)
    return read(pinned) ?? read(SamplingMesh(frame, columns: size, rows: size))
      ?? read(pinned?.refined(step: 6)?.settled(plane, columns: size, rows: size))
  }

  /// Middles of the four corner modules in module coordinates.
  private static func corners(size: Int) -> Quadrilateral {
    let last = Double(size) - 0.5
    return Quadrilateral(
      topLeft: Point2D(x: 0.5, y: 0.5), topRight: Point2D(x: last, y: 0.5),
      bottomRight: Point2D(x: last, y: last),
      bottomLeft: Point2D(x: 0.5, y: last))
  }

  /// The mesh of a symbol whose corner modules lie at `places`.
  private static func mesh(_ places: Quadrilateral, size: Int) -> SamplingMesh? {
    PerspectiveTransform(from: corners(size: size), to: places).map {
      SamplingMesh($0, columns: size, rows: size)
    }
  }

  /// Where the corner modules lie: at the far ends of the two timing patterns, which are looked for near
  /// where `frame` says, the fourth opposite the first; `nil` when less than so many eighths of the timing
  /// patterns' modules alternate.
  private static func ends(
    _ frame: PerspectiveTransform, size: Int, finder: ConcentricPattern, in plane: PixelPlane,
    leastEighths: Int
  ) -> Quadrilateral? {
    let last = Double(size) - 0.5
    let (right, down) = (frame(last, 0.5), frame(0.5, last))
    let steps = size - 7
    // The timing patterns begin in the finder's corners.
    let begin = ConcentricPattern.ringEnd
    let (metRight, agreement) = timingEnd(from: frame(begin, 0.5), to: right, steps: steps, finder, plane)
    let (metDown, agreementDown) = timingEnd(from: frame(0.5, begin), to: down, steps: steps, finder, plane)
    guard (agreement + agreementDown) * 8 >= leastEighths * 2 * steps else { return nil }
    return Quadrilateral(
      topLeft: frame(0.5, 0.5), topRight: metRight, bottomRight: metRight + metDown - frame(0.5, 0.5),
      bottomLeft: metDown)
  }

  /// The corners with the fourth, which nothing marks, where the modules before it stand apart most clearly:
  /// within two modules of where it was, found in steps of half a module and then of a quarter.
  private static func withFourthCorner(_ places: Quadrilateral, size: Int, _ plane: PixelPlane)
    -> Quadrilateral
  {
    let (along, across) = unit(places, size)
    let modules = corners(size: size)
    var best = (score: -1, i: 0, j: 0, places: places)
    func attempt(_ i: Int, _ j: Int) {
      var moved = places
      moved.bottomRight = places.bottomRight + along * (Double(i) / 4) + across * (Double(j) / 4)
      guard let transform = PerspectiveTransform(from: modules, to: moved) else { return }
      let score = clarity(transform, size: size, plane) / 512 * (512 - i * i - j * j)
      if score > best.score { best = (score, i, j, moved) }
    }
    for j in stride(from: -8, through: 8, by: 2) {
      for i in stride(from: -8, through: 8, by: 2) { attempt(i, j) }
    }
    let (i, j) = (best.i, best.j)
    for dj in -1...1 {
      for di in -1...1 where di != 0 || dj != 0 { attempt(i + di, j + dj) }
    }
    return best.places
  }

  /// Steps of one module to the right and down, pixels, as mean of opposite sides.
  private static func unit(_ q: Quadrilateral, _ size: Int) -> (Point2D, Point2D) {
    let share = 0.5 / Double(size - 1)
    return (
      (q.topRight - q.topLeft + (q.bottomRight - q.bottomLeft)) * share,
      (q.bottomLeft - q.topLeft + (q.bottomRight - q.topRight)) * share
    )
  }

  /// Sum of the differences between neighbours in the bottom right quarter of the symbol.
  private static func clarity(_ transform: PerspectiveTransform, size: Int, _ plane: PixelPlane) -> Int {
    let first = size / 2
    var sum = 0
    var above = [Int](repeating: 0, count: size)
    for y in first..<size {
      var left = 0
      for x in first..<size {
        let p = transform(Double(x) + 0.5, Double(y) + 0.5)
        let value = plane.grey(p.x, p.y)
        if x > first { sum += abs(value - left) }
        if y > first { sum += abs(value - above[x]) }
        (left, above[x]) = (value, value)
      }
    }
    return sum
  }

  /// Where a timing pattern ends that starts at `start`, a dark module, and has `steps` more: the place
  /// within a module and a half of `expected` at which its modules alternate most clearly, and how many do.
  private static func timingEnd(
    from start: Point2D, to expected: Point2D, steps: Int, _ finder: ConcentricPattern, _ plane: PixelPlane
  ) -> (end: Point2D, agreement: Int) {
    let along = (expected - start) * (1 / Double(steps))
    let across = along.perpendicular
    var best = (score: Int.min, end: expected)
    for a in -6...6 {
      for c in -6...6 {
        let end = expected + along * (Double(a) / 4) + across * (Double(c) / 4)
        let step = (end - start) * (1 / Double(steps))
        var contrast = 0
        for i in 0...steps {
          let p = start + step * Double(i)
          contrast += i & 1 == 0 ? -plane.grey(p.x, p.y) : plane.grey(p.x, p.y)
        }
        // Among equals the nearest.
        let score = (finder.isInverted ? -contrast : contrast) / 256 * (256 - a * a - c * c)
        if score > best.score { best = (score, end) }
      }
    }
    let step = (best.end - start) * (1 / Double(steps))
    let level = (finder.inner + finder.outer) * 128
    let agreement = (1...steps).reduce(0) { count, i in
      let p = start + step * Double(i)
      return ((plane.grey(p.x, p.y) < level) != finder.isInverted) == (i & 1 == 0) ? count + 1 : count
    }
    return (best.end, agreement)
  }
}
