extension MatrixReader {
  /// Reads the Data Matrix symbols of one size of the picture.
  mutating func readDataMatrix(_ plane: PixelPlane, _ map: ThresholdMap, scale: Double) {
    guard scale == 1, plane.width * plane.height < 300_000 else {
      return readDataMatrix(plane, map, scale: scale, offset: 0)
    }
    // A small picture is often cut out to the very edge of its symbol.
    let border = 8
    let image = plane.framed(border, luminance: 255)
    guard let half = image.view.withPlane({ $0.halved() }) ?? nil else { return }
    image.view.withPlane { framed in
      half.view.withPlane { half in
        let map = ThresholdMap(half: half, width: framed.width, height: framed.height)
        readDataMatrix(framed, map, scale: scale, offset: Double(-border))
      }
    }
  }

  /// The same where the plane begins `offset` pixels right of and below the picture's corner.
  private mutating func readDataMatrix(
    _ plane: PixelPlane, _ map: ThresholdMap, scale: Double, offset: Double
  ) {
    let stop = options.shouldStop
    let isSmall = plane.width * plane.height < 300_000
    let finder = StraightEdgeFinder(
      plane: plane, map: map, rowStep: isSmall ? 3 : 5, minimum: isSmall ? 7 : 11)
    _ = map.withDarkPixels(of: plane) { dark in
      let edges = finder.locate(dark) { stop?() ?? false }
      let findings = DataMatrix.locate(edges, dark, minimum: isSmall ? 7 : 9) { stop?() ?? false }
      for finding in findings {
        if shouldStop { return }
        let middle = (finding.right + finding.up) * 0.5 + Point(x: offset, y: offset)
        if found.contains(where: { $0.outline.contains(middle * scale) }) { continue }
        guard var reading = DataMatrix.read(finding, plane, options.effort) else { continue }
        reading.outline = reading.outline.scaled(by: 1, dx: offset, dy: offset)
        add(reading, scale: scale)
      }
    }
  }
}
