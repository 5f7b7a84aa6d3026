extension MicroQRCode {
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
        guard corner.timingAgreement(from: 7, to: size) * 8 >= 7 * 2 * (size - 7) else { continue }
        if let reading = read(frame, size: size, finder, plane, isMirrored) { return reading }
      }
    }
    return nil
  }

  private static func read(
    _ frame: PerspectiveTransform, size: Int, _ finder: ConcentricPattern, _ plane: PixelPlane,
    _ isMirrored: Bool
  ) -> MatrixReading? {
    guard let mesh = SamplingMesh.grown(from: frame, columns: size, rows: size, plane) else { return nil }
    for mesh in [SamplingMesh(frame, columns: size, rows: size), mesh] {
      guard let grid = GreyGrid(plane, mesh, columns: size, rows: size),
        let outline = mesh.outline(columns: size, rows: size)
      else { continue }
      let decided = grid.decide(isInverted: finder.isInverted)
      guard decided.clarity > 0.4 else { continue }
      let modules = isMirrored ? decided.modules.transposed : decided.modules
      guard let symbol = try? decode(modules) else { continue }
      return MatrixReading(
        symbol: symbol, outline: isMirrored ? outline.transposed : outline, isMirrored: isMirrored,
        isInverted: finder.isInverted)
    }
    return nil
  }
}
