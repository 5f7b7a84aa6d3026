/// One more look at a region of bars that no pass has read.
struct CloserLook {
  /// Whether it is enlarged, to twice its size: edges of modules under three pixels lie too close to be told
  /// apart at one sample a pixel.
  let isEnlarged: Bool
  /// Whether blur is undone.
  let isSharpened: Bool
  /// Pixels of the part of the picture around the region, at most.
  let mostPixels: Int
  /// Regions, at most.
  let mostRegions: Int
  /// Whether stacked symbols are looked for as well: what is enlarged shows no more of those, and they cost
  /// several times what linear ones do.
  let readsStacked: Bool

  static let all = [
    CloserLook(
      isEnlarged: false, isSharpened: true, mostPixels: 4_000_000, mostRegions: mostRegions,
      readsStacked: true),
    enlarged(isSharpened: false), enlarged(isSharpened: true),
  ]

  /// Regions that are looked at more closely.
  static let mostRegions = 6

  private static func enlarged(isSharpened: Bool) -> CloserLook {
    CloserLook(
      isEnlarged: true, isSharpened: isSharpened, mostPixels: 400_000, mostRegions: 2, readsStacked: false)
  }

  /// Pixels of its picture for one pixel of the part.
  var scale: Double { isEnlarged ? 2 : 1 }

  /// What it looks at; `nil` where the part is too large for it, or too small.
  func picture(of part: PixelPlane) -> LuminanceImage? {
    guard part.width * part.height <= mostPixels else { return nil }
    guard isEnlarged else { return part.sharpened() }
    let image = part.enlarged()
    return isSharpened ? image?.view.withPlane { $0.sharpened() } ?? nil : image
  }
}

/// What blur or few pixels hide.
extension LineReader {
  /// Reads the first symbol that shows in regions when they are looked at more closely. Not in drawings,
  /// which are as sharp as they can be.
  mutating func lookCloser(_ plane: PixelPlane, _ regions: [BarRegion]) {
    guard options.effort > .fast, !scanner.decoders.isEmpty, !regions.isEmpty, !plane.isDrawn else { return }
    for (rank, region) in regions.enumerated() {
      guard let area = Self.area(around: region, in: plane), let part = plane.cropped(area) else { continue }
      for look in CloserLook.all where rank < look.mostRegions && found.isEmpty && !shouldStop {
        if let image = look.picture(of: part) { read(image, look, area, region) }
      }
    }
  }

  /// Pixels of a picture around the box that lines through it reach: those at its ends, and along the bars
  /// what is averaged into the outermost line.
  private static let room = (beyond: 2.0, beside: 10.0)

  private static func area(around region: BarRegion, in plane: PixelPlane) -> PixelArea? {
    var box = region
    box.halfLength += LinePass.Reach.usual.margin(region) + room.beyond
    box.halfHeight += room.beside
    let outline = box.outline
    return PixelArea(
      around: [outline.topLeft, outline.topRight, outline.bottomRight, outline.bottomLeft], in: plane)
  }

  /// A symbol as long as this share of its region at least is what the region shows, and no part of it that
  /// passes for a whole one.
  private static let leastLength = 0.3

  /// Reads a region in the picture of a look: `area` of the whole one, and the region in that.
  private mutating func read(
    _ image: LuminanceImage, _ look: CloserLook, _ area: PixelArea, _ region: BarRegion
  ) {
    let origin = Point2D(x: Double(area.x), y: Double(area.y))
    var near = region
    near.center = (region.center - origin) * look.scale
    near.halfLength *= look.scale
    near.halfHeight *= look.scale
    var options = options
    if !look.readsStacked { options.symbologies.subtract(.allStacked) }
    var reader = LineReader(options, limit: limit)
    reader.evidence.budget = evidence.budget
    image.view.withPlane { reader.read(RegionFrame($0, near, isSharpened: true)) }
    evidence.budget = reader.evidence.budget
    for var barcode in reader.found {
      let length = (barcode.outline.topRight - barcode.outline.topLeft).length
      if length < 2 * near.halfLength * Self.leastLength { continue }
      barcode.outline = barcode.outline.mapped { $0 * (1 / look.scale) + origin }
      add([barcode])
    }
  }
}
