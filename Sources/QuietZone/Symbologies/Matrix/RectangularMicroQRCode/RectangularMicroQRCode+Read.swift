extension RectangularMicroQRCode {
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
        if let reading = read(frame, version: format.version, upright, plane, isMirrored) { return reading }
      }
    }
    return nil
  }

  private static func read(
    _ frame: PerspectiveTransform, version: Int, _ finder: ConcentricPattern, _ plane: PixelPlane,
    _ isMirrored: Bool
  ) -> MatrixReading? {
    let (columns, rows) = size(version: version)
    let far = pinned(frame, columns: columns, rows: rows, finder, plane)
    for transform in [far, frame] {
      guard let transform else { continue }
      let mesh = SamplingMesh(transform, columns: columns, rows: rows)
      guard let grid = GreyGrid(plane, mesh, columns: columns, rows: rows),
        let outline = mesh.outline(columns: columns, rows: rows)
      else { continue }
      let decided = grid.decide(isInverted: finder.isInverted)
      guard decided.clarity > 0.3, edgeAgreement(decided.modules) >= 0.8,
        let symbol = try? decode(decided.modules, unsure: decided.unsure)
      else { continue }
      return MatrixReading(
        symbol: symbol, outline: outline, isMirrored: isMirrored, isInverted: finder.isInverted)
    }
    return nil
  }

  /// The map through the finder's left edge and the sub-finder at the far end, which is looked for where
  /// `frame` says, the wider the further away it is; `nil` when it is not seen.
  private static func pinned(
    _ frame: PerspectiveTransform, columns: Int, rows: Int, _ finder: ConcentricPattern, _ plane: PixelPlane
  ) -> PerspectiveTransform? {
    let (x, y) = (Double(columns) - 2.5, Double(rows) - 2.5)
    let expected = frame(x, y)
    let (right, down) = (frame(x + 1, y) - expected, frame(x, y + 1) - expected)
    guard right.length < 1000, down.length < 1000 else { return nil }
    let template = RingTemplate(plane: plane, right: right, down: down, isInverted: finder.isInverted)
    guard let met = template.search(around: expected, radius: min(2 + columns / 12, 10)) else { return nil }
    let modules = Quadrilateral(
      topLeft: Point(x: 0.5, y: 0.5), topRight: Point(x: x, y: 0.5), bottomRight: Point(x: x, y: 6.5),
      bottomLeft: Point(x: 0.5, y: 6.5))
    let places = Quadrilateral(
      topLeft: finder.ring.topLeft, topRight: met + down * (0.5 - y),
      bottomRight: met + down * (6.5 - y), bottomLeft: finder.ring.bottomLeft)
    return PerspectiveTransform(from: modules, to: places)
  }

  /// Whether the separator right of the finder is light and the upper timing pattern starts beside it.
  private static func edgeBegins(_ corner: CornerReader) -> Bool {
    var agreement = 0
    for y in 1..<7 where !corner.isDark(7, y) { agreement += 1 }
    for x in 7..<13 where corner.isDark(x, 0) == (x & 1 == 0) { agreement += 1 }
    return agreement >= 11
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
