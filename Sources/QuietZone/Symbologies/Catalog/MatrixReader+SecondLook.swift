/// What is looked at once more where nothing has been read.
extension MatrixReader {
  /// Looks for Data Matrix symbols on textures, and then for symbols of any kind that are wider than high or
  /// higher than wide, as scanners, fax machines and video make them. Large pictures are looked at at a
  /// smaller size; `scale` is how many pixels of the original one of the plane's is wide.
  /// It may take as much as the first look has left of what it might have spent.
  mutating func readAgain(_ plane: PixelPlane, scale: Double = 1) {
    if plane.width * plane.height > Self.largest, let image = plane.halved() {
      image.view.withPlane { readAgain($0, scale: scale * 2) }
      return
    }
    let unspent = unspent
    if options.symbologies.contains(.dataMatrix) {
      cornerBudget = WorkBudget(unspent * 2 / 3)
      readOnTexture(plane, scale: scale)
    }
    for isWide in [true, false] where found.isEmpty && !shouldStop {
      readSqueezed(plane, scale: scale, isWide: isWide, allowance: unspent / 12)
    }
  }

  /// Most pixels of what is looked at again.
  private static let largest = 4_000_000

  private mutating func readOnTexture(_ plane: PixelPlane, scale: Double) {
    guard !shouldStop, let image = plane.halved() else { return }
    image.view.withPlane { half in
      if let quarter = half.halved() {
        quarter.view.withPlane { readDataMatrix(half, half: $0, scale: 2 * scale, in: .textured) }
      }
      if !shouldStop { readDataMatrix(plane, half: half, scale: scale, in: .textured) }
    }
  }

  /// Reads the picture at half its width, or at half its height.
  private mutating func readSqueezed(_ plane: PixelPlane, scale: Double, isWide: Bool, allowance: Int) {
    guard let image = isWide ? plane.halvedInWidth() : plane.halvedInHeight() else { return }
    var reader = MatrixReader(options, allowance: allowance)
    image.view.withPlane { reader.read($0) }
    let (x, y) = isWide ? (2 * scale, scale) : (scale, 2 * scale)
    for var barcode in reader.found {
      barcode.outline = barcode.outline.mapped { Point2D(x: $0.x * x, y: $0.y * y) }
      add(barcode)
    }
  }
}
