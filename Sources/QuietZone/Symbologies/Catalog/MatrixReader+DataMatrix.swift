extension MatrixReader {
  /// Reads the Data Matrix symbols of one size of the picture that lie in such surroundings.
  mutating func readDataMatrix(
    _ plane: PixelPlane, half: PixelPlane, scale: Double, in surroundings: Surroundings
  ) {
    guard scale == 1, plane.width * plane.height < 300_000 else {
      return readDataMatrix(plane, half: half, scale: scale, offset: 0, surroundings)
    }
    readFramed(plane, scale: 1, surroundings)
    // Modules of a pixel or two are too small to be met and measured as they are.
    guard found.isEmpty, plane.width * plane.height < 20_000, !shouldStop, let double = plane.doubled() else {
      return
    }
    double.view.withPlane { readFramed($0, scale: 0.5, surroundings) }
  }

  /// A small picture is often cut out to the very edge of its symbol: reads it with paper around.
  private mutating func readFramed(_ plane: PixelPlane, scale: Double, _ surroundings: Surroundings) {
    let border = 8
    // As light as the lightest paper: thresholds near the border must not be drawn above grey paper.
    let image = plane.framed(border, luminance: plane.brightest)
    guard let half = image.view.withPlane({ $0.halved() }) ?? nil else { return }
    image.view.withPlane { framed in
      half.view.withPlane { half in
        readDataMatrix(framed, half: half, scale: scale, offset: Double(-border), surroundings)
      }
    }
  }

  /// The same where the plane begins `offset` pixels right of and below the picture's corner.
  private mutating func readDataMatrix(
    _ plane: PixelPlane, half: PixelPlane, scale: Double, offset: Double, _ surroundings: Surroundings
  ) {
    let map = ThresholdMap(contrast: half, width: plane.width, height: plane.height)
    let stop = options.shouldStop
    // In a smaller copy small symbols need not be met: they are in the larger one.
    let isTiny = plane.width * plane.height < 60_000
    let minimum = scale > 1 ? 16.0 : isTiny ? 7 : 13
    let finder = StraightEdgeFinder(
      plane: plane, map: map, rowStep: scale > 1 ? 8 : isTiny ? 3 : 7, minimum: minimum,
      surroundings: surroundings)
    _ = map.withDarkPixels(of: plane) { dark in
      let read = found.map { $0.outline.scaled(by: 1 / scale, dx: -offset, dy: -offset) }
      let edges = finder.locate(dark, outside: read, &cornerBudget) { stop?() ?? false }
      let findings = DataMatrix.locate(edges, dark, minimum: minimum * 0.8, in: surroundings, &cornerBudget) {
        stop?() ?? false
      }
      for finding in findings {
        if shouldStop || cornerBudget.isSpent { return }
        let middle = (finding.right + finding.up) * 0.5 + Point2D(x: offset, y: offset)
        if found.contains(where: { $0.outline.contains(middle * scale) }) { continue }
        guard var reading = DataMatrix.read(finding, dark, options.effort, &cornerBudget) else { continue }
        reading.outline = reading.outline.scaled(by: 1, dx: offset, dy: offset)
        add(reading, scale: scale)
      }
    }
  }
}
