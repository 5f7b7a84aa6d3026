/// One level of a picture: its straight edges, and the symbologies on what corners they make.
extension MatrixReader {
  /// Pixels below which a picture is often cut out to the very edge of its symbol: read with paper around it.
  private static let mostPixelsFramed = 300_000
  /// Pixels below which such a picture is also read at twice its size: modules of a pixel or two are too
  /// small to be met and measured as they are.
  private static let mostPixelsDoubled = 20_000
  /// Pixels of paper on each side.
  private static let frame = 8

  /// Reads the symbols of one level that lie in such surroundings.
  mutating func readBorders(
    _ plane: PixelPlane, half: PixelPlane, _ level: PictureLevel, in surroundings: Surroundings
  ) {
    guard level.scale == 1, plane.width * plane.height < Self.mostPixelsFramed else {
      return readEdges(plane, half: half, level, in: surroundings)
    }
    readFramed(plane, scale: 1, surroundings)
    guard finds.barcodes.isEmpty, plane.width * plane.height < Self.mostPixelsDoubled, !finds.shouldStop,
      let double = plane.doubled()
    else { return }
    double.view.withPlane { readFramed($0, scale: 0.5, surroundings) }
  }

  private mutating func readFramed(_ plane: PixelPlane, scale: Double, _ surroundings: Surroundings) {
    // As light as the lightest paper: thresholds near the border must not be drawn above grey paper.
    let image = plane.framed(Self.frame, luminance: plane.brightest)
    guard let half = image.view.withPlane({ $0.halved() }) ?? nil else { return }
    let level = PictureLevel(scale: scale, offset: Double(-Self.frame))
    image.view.withPlane { framed in
      half.view.withPlane { half in readEdges(framed, half: half, level, in: surroundings) }
    }
  }

  /// How finely edges are looked for.
  private struct Grain {
    /// Rows from one scan line to the next.
    var rowStep: Int
    /// Shortest edge, pixels.
    var minimum: Double
  }

  /// Pixels below which all of a picture is looked at as finely as small symbols in it need.
  private static let mostPixelsTiny = 60_000
  private static let tiny = Grain(rowStep: 3, minimum: 7)
  /// The smallest symbol has ten modules on a side, of 1.3 pixels.
  private static let usual = Grain(rowStep: 7, minimum: 13)
  /// In a smaller copy small symbols need not be met: they are in the larger one.
  private static let coarse = Grain(rowStep: 8, minimum: 16)

  private mutating func readEdges(
    _ plane: PixelPlane, half: PixelPlane, _ level: PictureLevel, in surroundings: Surroundings
  ) {
    let map = ThresholdMap(contrast: half, width: plane.width, height: plane.height)
    let stop = options.shouldStop
    let isTiny = plane.width * plane.height < Self.mostPixelsTiny
    let grain = level.scale > 1 ? Self.coarse : isTiny ? Self.tiny : Self.usual
    let finder = StraightEdgeFinder(
      plane: plane, map: map, rowStep: grain.rowStep, minimum: grain.minimum, surroundings: surroundings)
    _ = map.withDarkPixels(of: plane) { dark in
      let found = finder.locate(dark, outside: finds.covered(level), &finds.budgets.borders) {
        stop?() ?? false
      }
      let edges = StraightEdges(
        edges: found, dark: dark, level: level, minimum: grain.minimum, surroundings: surroundings)
      for case .borders(let read) in decoders { read(edges, &finds) }
    }
  }
}
