extension DataMatrix {
  /// How much of the shortest edge that is looked for the second border of a corner must have.
  private static let shorterSide = 0.8

  /// How many symbols make more of their size likely.
  private static let several = 2.0

  /// Reads the symbols whose solid borders are two of the edges, the largest first; where there are some,
  /// those that lie in a line with others, and then those beside them whose borders do not meet.
  static func read(_ edges: StraightEdges, into finds: inout MatrixFinds) {
    read(edges, .any, into: &finds)
    guard finds.options.effort > .fast, finds.barcodes.contains(where: { $0.symbology == symbology })
    else { return }
    read(edges, .parts, into: &finds)
    var (sides, count) = (0.0, 0.0)
    for barcode in finds.barcodes where barcode.symbology == symbology {
      sides += barcode.outline.area.squareRoot()
      count += 1
    }
    if count >= several { read(edges, .side(sides / (count * edges.level.scale)), into: &finds) }
  }

  /// Reads those whose borders are wanted.
  private static func read(_ edges: StraightEdges, _ wanted: Wanted, into finds: inout MatrixFinds) {
    let options = finds.options
    let findings = locate(
      edges.edges, wanted, dark: edges.dark, minimum: edges.minimum * shorterSide,
      in: edges.surroundings, spending: &finds.budgets.borders
    ) { options.shouldStop?() ?? false }
    for finding in findings {
      if finds.shouldStop || finds.budgets.borders.isSpent { return }
      if finds.covers((finding.right + finding.up) * 0.5, edges.level) { continue }
      guard
        let reading = read(finding, in: edges.dark, effort: options.effort, spending: &finds.budgets.borders)
      else { continue }
      finds.add(reading, edges.level)
    }
  }

  /// Samples and decodes a finding in the likeliest ways, as far as `effort` goes, and then once more with
  /// its arms drawn on over gaps or cut off at them.
  static func read(
    _ finding: DataMatrixFinding, in dark: DarkPixels, effort: ReaderOptions.Effort,
    spending budget: inout WorkBudget
  ) -> MatrixReading? {
    let plane = dark.plane
    let beginnings = beginnings(finding, in: plane, spending: &budget)
    var walks: Walks?
    if let beginnings {
      walks = Self.walks(finding, in: plane, beginnings: beginnings)
      budget.spend(Int(finding.rightLength + finding.upLength) * 20)
      if let reading = read(
        finding, beginnings: beginnings, walks: walks, in: plane, effort: effort, spending: &budget)
      {
        return reading
      }
      if let longer = finding.extended(dark),
        let reading = read(longer, in: plane, effort: effort, spending: &budget)
      {
        return reading
      }
    }
    // A corner was torn off.
    if effort > .fast, let evened = evened(finding, in: plane, spending: &budget),
      let reading = read(evened, in: plane, effort: effort, spending: &budget)
    {
      return reading
    }
    if let shorter = finding.trimmed(dark),
      let reading = read(shorter, in: plane, effort: effort, spending: &budget)
    {
      return reading
    }
    guard let beginnings, let walks,
      let arm = shortenedArm(finding, beginnings: beginnings, walks: walks)
    else { return nil }
    for count in [1.0, 2] {
      var shorter = finding
      if arm.isRight {
        shorter.right = finding.right - finding.rightWay * (count * arm.module)
      } else {
        shorter.up = finding.up - finding.upWay * (count * arm.module)
      }
      if let reading = read(shorter, in: plane, effort: effort, spending: &budget) { return reading }
    }
    return nil
  }

  /// How far a border that was met whole may be from its arm's length, a share of that.
  private static let lengthSlack = 0.2

  /// The arm that may be a module or two shorter, where the broken border beside that arm was met whole and
  /// the one at its end was not: something dark stands on the arm's end. And a module's width along it.
  private static func shortenedArm(
    _ finding: DataMatrixFinding, beginnings: Beginnings, walks: Walks
  ) -> (isRight: Bool, module: Double)? {
    guard let across = beginnings.tops.first?.module, let up = beginnings.sides.first?.module else {
      return nil
    }
    func isWhole(_ walk: DataMatrixWalk, module: Double, length: Double) -> Bool {
      walk.marks.count * 20 >= walk.count * 9
        && abs(Double(walk.count) * module - length) < length * lengthSlack
    }
    let isTopWhole = isWhole(walks.top, module: across, length: finding.rightLength)
    guard isTopWhole != isWhole(walks.side, module: up, length: finding.upLength) else { return nil }
    return (isTopWhole, isTopWhole ? across : up)
  }

  /// Reads a finding whose arms end elsewhere than their edges did.
  private static func read(
    _ finding: DataMatrixFinding, in plane: PixelPlane, effort: ReaderOptions.Effort,
    spending budget: inout WorkBudget
  ) -> MatrixReading? {
    guard let beginnings = beginnings(finding, in: plane, spending: &budget) else { return nil }
    return read(
      finding, beginnings: beginnings, walks: walks(finding, in: plane, beginnings: beginnings), in: plane,
      effort: effort, spending: &budget)
  }

  /// What makes it worth letting a flat mesh settle: share of the border modules that fit, and how well the
  /// broken borders alternate, ``Sampling/score``.
  private static let promisingFlat = (fit: 0.8, score: 0.6)

  private static func read(
    _ finding: DataMatrixFinding, beginnings: Beginnings, walks: Walks?, in plane: PixelPlane,
    effort: ReaderOptions.Effort, spending budget: inout WorkBudget
  ) -> MatrixReading? {
    if let borders = walks.flatMap({ borders(finding, $0) }) {
      budget.spend(borders.columns * borders.rows * 40)
      if let reading = read(borders, in: plane, effort: effort) { return reading }
    }
    let ways = samplings(finding, beginnings: beginnings, in: plane, spending: &budget).prefix(
      effort == .thorough ? 4 : 3)
    var promising: [Sampling] = []
    for way in ways {
      let mesh = SamplingMesh(way.transform, columns: way.columns, rows: way.rows)
      budget.spend(way.columns * way.rows * 10)
      let (reading, fit) = read(
        mesh, columns: way.columns, rows: way.rows, in: plane, isInverted: finding.isInverted, sharpening: 0)
      if let reading { return reading }
      if fit > promisingFlat.fit, way.score > promisingFlat.score { promising.append(way) }
    }
    guard effort > .fast else { return nil }
    for way in promising.prefix(2) {
      let flat = SamplingMesh(way.transform, columns: way.columns, rows: way.rows)
      guard let mesh = flat.refined(step: 5) else { continue }
      budget.spend(way.columns * way.rows * 100)
      if let reading = readSettled(
        mesh, columns: way.columns, rows: way.rows, in: plane, isInverted: finding.isInverted)
      {
        return reading
      }
    }
    return nil
  }

  /// The same share where borders were followed, so that less of them may fit.
  private static let promisingFollowed = 0.75

  /// Reads a symbol whose borders were followed, plainly, then sharpened, then with its mesh settled.
  private static func read(
    _ borders: DataMatrixBorders, in plane: PixelPlane, effort: ReaderOptions.Effort
  ) -> MatrixReading? {
    let (columns, rows, isInverted) = (borders.columns, borders.rows, borders.finding.isInverted)
    guard let fine = borders.mesh(step: 2) else { return nil }
    let (plain, fit) = read(
      fine, columns: columns, rows: rows, in: plane, isInverted: isInverted, sharpening: 0)
    if let plain { return plain }
    guard fit > promisingFollowed, effort > .fast, let coarse = borders.mesh(step: 6) else { return nil }
    return readSettled(coarse, columns: columns, rows: rows, in: plane, isInverted: isInverted)
  }

  /// Share of the border modules by which a round of settling must make more of them fit: where it does not,
  /// the borders are not being met.
  private static let leastImprovement = 0.01

  /// Lets the mesh settle and tries again, plainly and sharpened.
  private static func readSettled(
    _ mesh: SamplingMesh, columns: Int, rows: Int, in plane: PixelPlane, isInverted: Bool
  ) -> MatrixReading? {
    var mesh = mesh
    var best = 0.0
    for round in 0..<4 {
      if round > 0 { mesh = mesh.settled(plane, columns: columns, rows: rows) }
      let (plain, fit) = read(
        mesh, columns: columns, rows: rows, in: plane, isInverted: isInverted, sharpening: 0)
      if let plain { return plain }
      if let sharp = read(
        mesh, columns: columns, rows: rows, in: plane, isInverted: isInverted, sharpening: 8
      ).reading {
        return sharp
      }
      if round > 0, fit < best + leastImprovement { return nil }
      best = fit
    }
    return nil
  }

  /// Clarity above which modules are decoded: less than others need, since borders that fit tell as well.
  private static let leastClarity = 0.2

  /// Reads the modules where a mesh says they are; and how well the borders fit, 0…1.
  private static func read(
    _ mesh: SamplingMesh, columns: Int, rows: Int, in plane: PixelPlane, isInverted: Bool,
    sharpening: Int
  ) -> (reading: MatrixReading?, fit: Double) {
    guard var grid = GreyGrid(plane, mesh, columns: columns, rows: rows) else { return (nil, 0) }
    if sharpening > 0 { grid = grid.sharpened(by: sharpening) }
    let decided = grid.decide(isInverted: isInverted)
    guard decided.clarity > leastClarity, let outline = mesh.outline(columns: columns, rows: rows) else {
      return (nil, 0)
    }
    let (symbol, fit) = accepted(decided.modules, decided.erasures)
    if let symbol {
      return (
        MatrixReading(symbol: symbol, outline: outline, isMirrored: false, isInverted: isInverted), fit
      )
    }
    let behind = accepted(decided.modules.seenFromBehind, decided.erasures.seenFromBehind)
    guard let symbol = behind.symbol else { return (nil, max(fit, behind.fit)) }
    let mirrored = Quadrilateral(
      topLeft: outline.bottomRight, topRight: outline.topRight, bottomRight: outline.topLeft,
      bottomLeft: outline.bottomLeft)
    return (
      MatrixReading(symbol: symbol, outline: mirrored, isMirrored: true, isInverted: isInverted), behind.fit
    )
  }

  /// Decodes modules whose borders are those of a Data Matrix; and how well those fit, 0…1.
  ///
  /// Random modules decode now and then, the sooner the smaller the symbol: its borders must be the better
  /// the fewer they are, and part of the correction is kept for telling.
  private static func accepted(
    _ modules: ModuleGrid, _ erasures: ModuleGrid
  ) -> (symbol: DecodedSymbol?, fit: Double) {
    guard let index = size(columns: modules.width, rows: modules.height) else { return (nil, 0) }
    let size = allSizes[index]
    let (wrong, all) = misfits(modules, size)
    let fit = 1 - Double(wrong) / Double(all)
    // Errors that a block bears: what is not Data Matrix passes once in about the factorial of it.
    let power = size.parity / 2
    let allowed = all * min(power * 2, 16) / 100
    guard wrong <= allowed, let symbol = try? decode(modules, erasures: erasures, reserve: 2) else {
      return (nil, fit)
    }
    let isTight = power <= 6 && symbol.correction.corrected >= power
    return (isTight && wrong * 2 > allowed ? nil : symbol, fit)
  }

  /// Modules of all borders that are not as they should be, and how many there are.
  static func misfits(_ modules: ModuleGrid, _ size: Size) -> (wrong: Int, all: Int) {
    let (height, width) = (size.rows / size.regionRows, size.columns / size.regionColumns)
    var (wrong, all) = (0, 0)
    for y in 0..<size.rows {
      let row = y % height
      for x in 0..<size.columns {
        let column = x % width
        let expected: Bool
        if column == 0 || row == height - 1 {
          expected = true
        } else if row == 0 {
          expected = column & 1 == 0
        } else if column == width - 1 {
          expected = row & 1 == 1
        } else {
          continue
        }
        all += 1
        if modules[x, y] != expected { wrong += 1 }
      }
    }
    return (wrong, all)
  }
}

extension ModuleGrid {
  /// The grid turned over the diagonal from bottom left to top right, which leaves both in place.
  var seenFromBehind: ModuleGrid {
    var result = ModuleGrid(width: height, height: width)
    for y in 0..<height {
      for x in 0..<width where self[x, y] { result[height - 1 - y, width - 1 - x] = true }
    }
    return result
  }
}
