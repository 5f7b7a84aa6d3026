/// What another size shows: ends and direction of a region, and which edges of narrow modules fall together,
/// are another matter where pixels lie differently.
extension LineReader {
  /// Pixels of the longer side of the smallest copy: an EAN-13 with its quiet zones, two pixels a module.
  private static let smallestCopy = 226

  /// Reads the regions of a picture that shows nothing at half its size, at a quarter and so on, until one
  /// shows something: grain makes edges in which wide modules drown, and regions of bars fall apart; in
  /// smaller copies it fades.
  mutating func readSmaller(_ plane: PixelPlane, scale: Double = 2) {
    guard max(plane.width, plane.height) >= 2 * Self.smallestCopy, !shouldStop, let image = plane.halved()
    else { return }
    var reader = reader(readsStacked: false)
    image.view.withPlane { half in
      reader.readRegions(half, outside: [])
      if reader.found.isEmpty { readSmaller(half, scale: scale * 2) }
    }
    add(reader.found, scale: scale)
  }

  private mutating func add(_ barcodes: [Barcode], scale: Double) {
    for var barcode in barcodes {
      barcode.outline = barcode.outline.scaled(by: scale, dx: 0, dy: 0)
      add([barcode])
    }
  }

  /// What is left of the differences between neighbouring pixels where a picture is softened, at most, if
  /// they are grain or hairlines for the most part.
  private static let grain = 0.3

  /// Reads the regions of a picture without its grain: noise, dots of print or of a screen hide which way
  /// bars run, and their edges, where they are a few pixels wide. Bars printed too thin show as wide as
  /// their spaces then. What it blurs itself, it does not read as if the picture were blurred: sharp bars of
  /// something else would pass for that.
  mutating func readSoftened(_ plane: PixelPlane) {
    guard let image = plane.softened() else { return }
    var reader = reader(readsStacked: true)
    reader.readsBlurred = false
    image.view.withPlane { soft in
      guard options.effort == .thorough || soft.roughness < Self.grain * plane.roughness else { return }
      reader.readRegions(soft, outside: [])
    }
    add(reader.found)
  }

  /// Reads the regions of a picture on which shadows fall as if its paper were as light everywhere.
  mutating func readOnEvenPaper(_ light: inout EvenLight) {
    guard hasWork, !shouldStop, let (scale, image) = light.copy(ofAtMost: EvenLight.mostPixels, .paper)
    else { return }
    var reader = reader(readsStacked: true)
    image.view.withPlane { reader.readRegions($0, outside: []) }
    for barcode in reader.found where !barcode.isPart(among: refused) { add([barcode], scale: scale) }
  }

  /// Sizes in which the first region is looked for anew.
  private static let otherSizes = [1.3, 1.7]
  /// Pixels in such a size at most.
  private static let mostPixelsInOtherSizes = 200_000.0

  /// Reads the part around the first region of some that no look has read, in other sizes, and as if it
  /// were a picture of its own.
  mutating func tryOtherSizes(_ plane: PixelPlane, _ regions: [BarRegion]) {
    guard let region = regions.first, let area = Self.area(around: region, in: plane),
      let part = plane.cropped(area)
    else { return }
    for scale in Self.otherSizes where found.isEmpty && !shouldStop {
      guard Double(part.width * part.height) * scale * scale <= Self.mostPixelsInOtherSizes,
        let image = part.enlarged(by: scale)
      else { continue }
      var reader = reader(readsStacked: false)
      image.view.withPlane { reader.read($0, isDrawn: false, outside: []) }
      add(reader.found, of: region, scale: scale, Point2D(x: Double(area.x), y: Double(area.y)))
    }
  }

  /// A reader of the same symbologies, the linear ones alone or the stacked ones as well, for another look at
  /// the picture.
  func reader(readsStacked: Bool) -> LineReader {
    var options = options
    if !readsStacked { options.symbologies.subtract(.allStacked) }
    var reader = LineReader(options)
    reader.triesOtherSizes = false
    return reader
  }
}
