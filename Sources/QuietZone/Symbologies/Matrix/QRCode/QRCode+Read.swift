extension QRCode {
  /// Tries the triples of patterns, the best first, each pattern in a few of them at the most.
  static func read(_ patterns: inout FinderPatterns, into finds: inout MatrixFinds) {
    let effort = finds.options.effort
    var attempts = [Int](repeating: 0, count: patterns.patterns.count)
    let limit = effort == .thorough ? 16 : effort == .balanced ? 5 : 3
    finds.budgets.patterns.spend(3 * attempts.count * attempts.count)
    for finding in locate(patterns.patterns) {
      let (a, b, c) = finding.members
      if patterns.isUsed[a] || patterns.isUsed[b] || patterns.isUsed[c] { continue }
      if max(attempts[a], attempts[b], attempts[c]) >= limit { continue }
      if finds.shouldStop || finds.budgets.patterns.isSpent { return }
      for i in [a, b, c] { attempts[i] += 1 }
      let modules = Int(finding.span) + 7
      finds.budgets.patterns.spend((20_000 + modules * modules * 10) / (effort == .fast ? 4 : 1))
      guard let reading = read(finding, in: patterns.plane, effort: effort) else {
        finds.miss(.qrCode, finding.outline, module: finding.topLeft.moduleSize, at: patterns.level)
        continue
      }
      for i in attempts.indices where reading.outline.contains(patterns.patterns[i].center) {
        patterns.use(i)
      }
      for i in [a, b, c] { patterns.use(i) }
      finds.add(reading, patterns.level)
    }
  }

  /// Share of timing modules that must alternate, 0…1, 0.5 being chance: along straight lines, where a large
  /// symbol says its version nowhere.
  private static let leastChordScore = 0.8
  /// The same through a mesh: for decoding as met, and for bending and the costly settling, by effort.
  private static let leastScore = (asMet: 0.65, settling: 0.75, settlingThoroughly: 0.6)

  /// Samples and decodes a finding: the likeliest version first, each with its mesh as met, then bent, then
  /// settled on the grey, then sharpened against blur, as far as `effort` goes.
  static func read(_ finding: QRCodeFinding, in plane: PixelPlane, effort: ReaderOptions.Effort)
    -> MatrixReading?
  {
    let isInverted = finding.topLeft.isInverted
    var candidates: [(mesh: SamplingMesh, version: Int, score: Double, isStated: Bool)] = []
    for (version, isStated) in versions(of: finding, plane) {
      // A large symbol says its version twice; one that says neither must at least show a timing pattern.
      if version >= 7, !isStated, chordScore(finding, version: version, plane) < leastChordScore { continue }
      guard let mesh = mesh(finding, version: version, plane) else { continue }
      candidates.append(
        (mesh, version, timingScore(mesh, version: version, plane, isInverted: isInverted), isStated))
    }
    candidates.sort { $0.score > $1.score }
    if candidates.count > 2 { candidates.removeLast(candidates.count - 2) }
    for (mesh, version, score, _) in candidates where score >= leastScore.asMet {
      if let reading = read(mesh, version: version, in: plane, isInverted: isInverted) { return reading }
    }
    for index in candidates.indices {
      let (_, version, score, isStated) = candidates[index]
      guard score >= leastScore.settling || isStated else { continue }
      for mesh in bentMeshes(finding, version: version, plane) {
        if let reading = read(mesh, version: version, in: plane, isInverted: isInverted) { return reading }
        let bent = timingScore(mesh, version: version, plane, isInverted: isInverted)
        if bent > candidates[index].score { (candidates[index].mesh, candidates[index].score) = (mesh, bent) }
      }
    }
    guard effort > .fast else { return nil }
    let least = effort == .thorough ? leastScore.settlingThoroughly : leastScore.settling
    for (mesh, version, score, _) in candidates where score >= least {
      if let reading = readSettled(mesh, version: version, in: plane, isInverted: isInverted) {
        return reading
      }
    }
    return nil
  }

  private static func read(_ mesh: SamplingMesh, version: Int, in plane: PixelPlane, isInverted: Bool)
    -> MatrixReading?
  {
    let size = 17 + 4 * version
    guard let grid = GreyGrid(plane, mesh, columns: size, rows: size) else { return nil }
    return read(grid, mesh: mesh, isInverted: isInverted)
  }

  private static func read(_ grid: GreyGrid, mesh: SamplingMesh, isInverted: Bool) -> MatrixReading? {
    let result = grid.decoded(isInverted: isInverted) { modules, erasures throws(BarcodeDecodingError) in
      try decode(modules, erasures: erasures)
    }
    guard let result, let outline = mesh.outline(columns: grid.columns, rows: grid.rows) else { return nil }
    return MatrixReading(
      symbol: result.symbol, outline: result.isMirrored ? outline.transposed : outline,
      isMirrored: result.isMirrored, isInverted: isInverted)
  }

  /// Lets the mesh settle twice and tries again, plainly and sharpened.
  private static func readSettled(_ mesh: SamplingMesh, version: Int, in plane: PixelPlane, isInverted: Bool)
    -> MatrixReading?
  {
    let size = 17 + 4 * version
    guard var settled = mesh.refined(step: 6) else { return nil }
    for round in 0..<3 {
      if round > 0 { settled = settled.settled(plane, columns: size, rows: size) }
      guard let grid = GreyGrid(plane, settled, columns: size, rows: size) else { return nil }
      if round > 0, let reading = read(grid, mesh: settled, isInverted: isInverted) { return reading }
      if let reading = read(grid.sharpened(by: 8), mesh: settled, isInverted: isInverted) { return reading }
    }
    return nil
  }
}
