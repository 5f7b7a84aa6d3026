extension RectangularMicroQRCode {
  /// Tries each finder pattern as the only one of a symbol.
  static func read(_ patterns: inout FinderPatterns, into finds: inout MatrixFinds) {
    let plane = patterns.plane
    patterns.readEach(into: &finds) { read($0, plane) }
  }

  /// Reads the symbol whose large finder is `pattern`, whichever way it is turned; `nil` when there is none.
  static func read(_ pattern: ConcentricPattern, _ plane: PixelPlane) -> MatrixReading? {
    for quarters in 0..<4 {
      let finder = pattern.turned(quarters)
      for isMirrored in [false, true] {
        let upright = isMirrored ? finder.mirrored : finder
        guard let frame = upright.frame else { continue }
        let corner = CornerReader(plane: plane, frame: frame, finder: upright)
        let word = corner.word(finderSideModules, isMirrored: false)
        guard edgeBegins(corner), let format = format(finderSide: word, subFinderSide: nil),
          format.distance <= 2
        else { continue }
        if let reading = read(
          frame, version: format.version, finder: upright, in: plane, isMirrored: isMirrored)
        {
          return reading
        }
      }
    }
    return nil
  }

  /// Clarity above which modules are decoded, and the share of the edges' modules that must alternate, 0…1,
  /// 0.5 being chance.
  private static let least = (clarity: 0.3, edgeAgreement: 0.8)

  private static func read(
    _ frame: PerspectiveTransform, version: Int, finder: ConcentricPattern, in plane: PixelPlane,
    isMirrored: Bool
  ) -> MatrixReading? {
    let (columns, rows) = size(version: version)
    guard let mesh = followed(frame, version: version, finder: finder, in: plane),
      let grid = GreyGrid(plane, mesh, columns: columns, rows: rows),
      let outline = mesh.outline(columns: columns, rows: rows)
    else { return nil }
    let decided = grid.decide(isInverted: finder.isInverted)
    guard decided.clarity > least.clarity, edgeAgreement(decided.modules) >= least.edgeAgreement,
      endsInSubFinder(decided.modules, version: version),
      let symbol = try? decode(decided.modules, erasures: decided.erasures)
    else { return nil }
    return MatrixReading(
      symbol: symbol, outline: outline, isMirrored: isMirrored, isInverted: finder.isInverted)
  }

  /// Whether the separator right of the finder is light and the upper timing pattern starts beside it.
  private static func edgeBegins(_ corner: CornerReader) -> Bool {
    var agreement = 0
    for y in 1..<7 where !corner.isDark(7, y) { agreement += 1 }
    for x in 7..<13 where corner.isDark(x, 0) == (x & 1 == 0) { agreement += 1 }
    return agreement >= 11
  }

  /// Whether the finder sub-pattern stands in the last corner, but for a few modules: a symbol that was lost
  /// on the way to its far end may still be decoded, but not where it is.
  private static func endsInSubFinder(_ grid: ModuleGrid, version: Int) -> Bool {
    let patterns = layout(version: version).patterns
    var agreement = 0
    for y in grid.height - 5..<grid.height {
      for x in grid.width - 5..<grid.width where grid[x, y] == patterns[x, y] { agreement += 1 }
    }
    return agreement >= 21
  }

  /// Share of the modules of the upper and lower edge that alternate as the timing patterns do, 0…1.
  private static func edgeAgreement(_ grid: ModuleGrid) -> Double {
    var agreement = 0
    for x in 8..<grid.width - 5 {
      for y in [0, grid.height - 1] where grid[x, y] == (x & 1 == 0) { agreement += 1 }
    }
    return Double(agreement) / Double(2 * (grid.width - 13))
  }
}
