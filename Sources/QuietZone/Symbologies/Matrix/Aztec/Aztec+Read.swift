extension Aztec {
  /// Samples and decodes the symbol around a bullseye: with the mesh as met, then settled on the grey, then
  /// sharpened against blur, as far as `effort` goes.
  static func read(_ bullseye: Bullseye, in dark: DarkPixels, effort: ReaderOptions.Effort)
    -> MatrixReading?
  {
    let plane = dark.plane
    guard let finding = locate(bullseye, dark) else { return nil }
    guard let size = finding.size else { return rune(finding) }
    let side = size.side
    guard let mesh = mesh(finding, side: side, plane) else { return nil }
    if let reading = read(mesh, finding: finding, size: size, in: plane, sharpening: 0) { return reading }
    guard effort > .fast else { return nil }
    var settled = mesh
    if mesh.xs.count == 2 {
      let frame = Self.settled(finding, side: side, plane)
      guard let flat = flatMesh(frame, side: side) else { return nil }
      settled = flat
      if let reading = read(settled, finding: finding, size: size, in: plane, sharpening: 0) {
        return reading
      }
    }
    if let reading = read(settled, finding: finding, size: size, in: plane, sharpening: 8) { return reading }
    guard var fine = settled.refined(step: 6) else { return nil }
    for _ in 0..<2 {
      fine = fine.settled(plane, columns: side, rows: side)
      for sharpening in [0, 8] {
        if let reading = read(fine, finding: finding, size: size, in: plane, sharpening: sharpening) {
          return reading
        }
      }
    }
    return nil
  }

  private static func read(
    _ mesh: SamplingMesh, finding: AztecFinding, size: Size, in plane: PixelPlane, sharpening: Int
  ) -> MatrixReading? {
    guard var grid = GreyGrid(plane, mesh, columns: size.side, rows: size.side) else { return nil }
    if sharpening > 0 { grid = grid.sharpened(by: sharpening) }
    let decided = grid.decide(isInverted: finding.isInverted)
    guard decided.clarity > GreyGrid.leastClarity,
      let symbol = try? decode(
        decided.modules, erasures: decided.erasures, size: size, data: finding.value,
        isForReader: finding.isForReader,
        isSampled: true),
      let outline = mesh.outline(columns: size.side, rows: size.side)
    else { return nil }
    return MatrixReading(
      symbol: symbol, outline: outline, isMirrored: finding.isMirrored, isInverted: finding.isInverted)
  }

  /// From the middle of a rune to its edges, modules: it is a compact core, eleven modules wide.
  private static let halfRune = 5.5

  private static func rune(_ finding: AztecFinding) -> MatrixReading {
    MatrixReading(
      symbol: rune(value: finding.value, corrected: 0),
      outline: finding.frame.quadrilateral(x0: -halfRune, y0: -halfRune, x1: halfRune, y1: halfRune),
      isMirrored: finding.isMirrored, isInverted: finding.isInverted)
  }
}
