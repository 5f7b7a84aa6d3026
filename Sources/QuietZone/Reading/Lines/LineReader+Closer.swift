/// Closer looks at regions of bars that no pass has read, all at one size.
struct CloserLook {
  /// Whether the part of the picture around a region is enlarged, to twice its size: edges of modules under
  /// three pixels lie too close to be told apart at one sample a pixel.
  let isEnlarged: Bool
  /// One look for each: whether blur is undone.
  let sharpening: [Bool]
  /// Pixels of the part, at most.
  let mostPixels: Int
  /// Regions, at most.
  let mostRegions: Int
  /// Whether stacked symbols are looked for as well: what is enlarged shows no more of those, and they cost
  /// several times what linear ones do.
  let readsStacked: Bool

  static let all = [
    CloserLook(
      isEnlarged: false, sharpening: [true], mostPixels: 4_000_000, mostRegions: mostRegions,
      readsStacked: true),
    CloserLook(
      isEnlarged: true, sharpening: [false, true], mostPixels: 400_000, mostRegions: 2, readsStacked: false),
  ]

  /// Regions that are looked at more closely.
  static let mostRegions = 3

  /// Pixels that are looked at for one pixel of the part.
  var scale: Double { isEnlarged ? 2 : 1 }
}

/// What blur or few pixels hide.
extension LineReader {
  /// Reads the first symbol that shows in regions when they are looked at more closely.
  mutating func lookCloser(_ plane: PixelPlane, _ regions: [BarRegion]) {
    for (rank, region) in regions.enumerated() where found.isEmpty {
      for look in CloserLook.all where rank < look.mostRegions && found.isEmpty && !shouldStop {
        guard let area = Self.area(around: region, isPart: mayBePart(region, look), in: plane),
          let part = plane.cropped(area), part.width * part.height <= look.mostPixels
        else { continue }
        let large = look.isEnlarged ? part.enlarged() : nil
        for isSharpened in look.sharpening where found.isEmpty && !shouldStop {
          let image = isSharpened ? Self.sharpened(large, or: part) : large
          if let image { read(image, look, isSharpened: isSharpened, area, region) }
        }
      }
    }
  }

  /// An enlarged picture with blur undone, or where there is none, the part that would have been enlarged.
  private static func sharpened(_ large: LuminanceImage?, or part: PixelPlane) -> LuminanceImage? {
    guard let large else { return part.sharpened() }
    return large.view.withPlane { $0.sharpened() } ?? nil
  }

  /// Pixels of a picture around the box that lines through it reach: those at its ends, and along the bars
  /// what is averaged into the outermost line.
  private static let room = (beyond: 2.0, beside: 10.0)

  static func area(around region: BarRegion, isPart: Bool = false, in plane: PixelPlane) -> PixelArea? {
    let reach = (isPart ? LinePass.Reach.stackedRows : .usual).margin(region)
    var box = region
    box.halfLength += reach + room.beyond
    box.halfHeight += room.beside + (isPart ? reach : 0)
    return PixelArea(touchedBy: box.outline.bounds, in: plane)
  }

  /// Whether a region may be a part of what a look is for: rows of stacked symbols break up into regions
  /// shorter and lower than the symbol is.
  private func mayBePart(_ region: BarRegion, _ look: CloserLook) -> Bool {
    look.readsStacked && !scanner.stacked.isEmpty && region.coherence < Self.sureDirection
  }

  /// One look may take one of so many parts of what is left for rows of stacked symbols: in what the first
  /// passes have not read it is bars without rows that take it.
  private static let partOfBudget = 8

  /// A symbol as long as this share of its region at least is what the region shows, and no part of it that
  /// passes for a whole one.
  private static let leastLength = 0.3

  /// Reads a region in the picture of a look: `area` of the whole one, and the region in that.
  private mutating func read(
    _ image: LuminanceImage, _ look: CloserLook, isSharpened: Bool, _ area: PixelArea, _ region: BarRegion
  ) {
    let origin = Point2D(x: Double(area.x), y: Double(area.y))
    var near = region
    near.center = (region.center - origin) * look.scale
    near.halfLength *= look.scale
    near.halfHeight *= look.scale
    var reader = reader(readsStacked: look.readsStacked)
    // Enlarged, what is not sharpened shows no more than the part did.
    reader.readsBlurred = triesOtherSizes && isSharpened
    let budget = evidence.budget / Self.partOfBudget
    reader.evidence.budget = budget
    image.view.withPlane { reader.read(RegionFrame($0, near, isSharpened: true)) }
    evidence.budget -= budget - reader.evidence.budget
    add(reader.found, of: region, scale: look.scale, origin)
  }

  /// Adds what a look at a region has read, in a part of the picture at `origin` that was enlarged by
  /// `scale`.
  mutating func add(_ barcodes: [Barcode], of region: BarRegion, scale: Double, _ origin: Point2D) {
    for var barcode in barcodes {
      let length = (barcode.outline.topRight - barcode.outline.topLeft).length
      if length < 2 * region.halfLength * scale * Self.leastLength { continue }
      barcode.outline = barcode.outline.scaled(by: 1 / scale, dx: origin.x, dy: origin.y)
      add([barcode])
    }
  }
}
