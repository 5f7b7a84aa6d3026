/// What is read in copies of a picture.
extension MatrixReader {
  /// Reads the plane of a level at half its width, and then at half its height.
  mutating func readSqueezed(_ plane: PixelPlane, _ level: Int, allowance: Int) {
    let scale = Self.scale(level)
    for y in 1...2 where finds.barcodes.isEmpty && !finds.shouldStop {
      let x = 3 - y
      guard let image = plane.squeezed(x, y) else { continue }
      readCopy(image, scale: Point2D(x: Double(x), y: Double(y)) * scale, allowance: allowance)
    }
  }

  /// Steps for each pixel of a copy that each kind of finder may spend: texture takes any number, symbols in
  /// copies hardly one.
  static let stepsInCopies = 1

  /// Reads a copy of the picture by the passes that every picture gets, but for what has been read already.
  ///
  /// - Parameters:
  ///   - origin: where in the picture the copy begins, pixels of the picture.
  ///   - scale: pixels of the picture that one of the copy's is wide and high.
  ///   - finders: what is looked for.
  ///   - allowance: steps that each kind of finder may spend at most.
  ///   - steps: the same for each of the copy's pixels.
  mutating func readCopy(
    _ image: LuminanceImage, from origin: Point2D = Point2D(x: 0, y: 0), scale: Point2D,
    by finders: MatrixFinders = .all, allowance: Int, steps: Int = stepsInCopies
  ) {
    let most = MatrixFinds.allowance(stepsPerPixel: steps, pixels: image.width * image.height)
    var reader = MatrixReader(options, by: finders, allowance: min(allowance, most))
    func small(_ outline: Quadrilateral) -> Quadrilateral {
      outline.mapped { Point2D(x: ($0.x - origin.x) / scale.x, y: ($0.y - origin.y) / scale.y) }
    }
    for var barcode in finds.barcodes {
      barcode.outline = small(barcode.outline)
      reader.finds.add(barcode)
    }
    let known = reader.finds.barcodes.count
    reader.finds.know(finds, small)
    image.view.withPlane { reader.read($0) }
    for var barcode in reader.finds.barcodes[known...] {
      barcode.outline = barcode.outline.mapped {
        Point2D(x: $0.x * scale.x + origin.x, y: $0.y * scale.y + origin.y)
      }
      finds.add(barcode)
    }
  }
}
