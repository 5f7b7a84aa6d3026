extension DataMatrix {
  /// Samples and decodes a finding in the likeliest ways, as far as `effort` goes.
  static func read(
    _ finding: DataMatrixFinding, _ plane: PixelPlane, _ effort: ReaderOptions.Effort
  ) -> MatrixReading? {
    let ways = samplings(finding, plane).prefix(effort == .thorough ? 4 : 3)
    for way in ways {
      let mesh = SamplingMesh(way.transform, columns: way.columns, rows: way.rows)
      if let reading = read(mesh, way, plane, finding.isInverted, sharpening: 0) { return reading }
    }
    guard effort > .fast else { return nil }
    for way in ways.prefix(2) {
      if let reading = readSettled(way, plane, finding.isInverted) { return reading }
    }
    return nil
  }

  /// Lets the mesh settle and tries again, plainly and sharpened.
  private static func readSettled(
    _ way: Sampling, _ plane: PixelPlane, _ isInverted: Bool
  ) -> MatrixReading? {
    let flat = SamplingMesh(way.transform, columns: way.columns, rows: way.rows)
    guard var mesh = flat.refined(step: 5) else { return nil }
    for round in 0..<4 {
      if round > 0 {
        mesh = mesh.settled(plane, columns: way.columns, rows: way.rows)
        if let reading = read(mesh, way, plane, isInverted, sharpening: 0) { return reading }
      }
      if let reading = read(mesh, way, plane, isInverted, sharpening: 8) { return reading }
    }
    return nil
  }

  private static func read(
    _ mesh: SamplingMesh, _ way: Sampling, _ plane: PixelPlane, _ isInverted: Bool, sharpening: Int
  ) -> MatrixReading? {
    guard var grid = GreyGrid(plane, mesh, columns: way.columns, rows: way.rows) else { return nil }
    if sharpening > 0 { grid = grid.sharpened(by: sharpening) }
    let decided = grid.decide(isInverted: isInverted)
    guard decided.clarity > 0.2,
      let outline = mesh.outline(columns: way.columns, rows: way.rows)
    else { return nil }
    if size(columns: way.columns, rows: way.rows) != nil,
      let symbol = accepted(decided.modules, decided.unsure)
    {
      return MatrixReading(symbol: symbol, outline: outline, isMirrored: false, isInverted: isInverted)
    }
    guard size(columns: way.rows, rows: way.columns) != nil,
      let symbol = accepted(decided.modules.seenFromBehind, decided.unsure.seenFromBehind)
    else { return nil }
    let mirrored = Quadrilateral(
      topLeft: outline.bottomRight, topRight: outline.topRight, bottomRight: outline.topLeft,
      bottomLeft: outline.bottomLeft)
    return MatrixReading(symbol: symbol, outline: mirrored, isMirrored: true, isInverted: isInverted)
  }

  /// Decodes modules whose borders are those of a Data Matrix.
  ///
  /// Random modules decode now and then, the sooner the smaller the symbol: its borders must be the better
  /// the fewer they are, and part of the correction is kept for telling.
  private static func accepted(_ modules: ModuleGrid, _ unsure: ModuleGrid) -> DecodedSymbol? {
    guard let index = size(columns: modules.width, rows: modules.height) else { return nil }
    let (wrong, all) = misfits(modules, allSizes[index])
    guard wrong * 6 <= all else { return nil }
    guard let symbol = try? decode(modules, unsure: unsure, reserve: 2) else { return nil }
    let correction = symbol.correction
    // Bad borders and much correction together are chance.
    let doubt = wrong * 12 * correction.capacity + correction.corrected * all
    guard doubt <= correction.capacity * all + all / 2 else { return nil }
    return symbol
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
