import QuietZone
import QuietZoneMedia

/// Looks for the codes on one page, in every way that its file gives reason for.
struct PictureReading {
  let options: ReaderOptions
  let deadline: Deadline?

  /// The page with its codes, outlines in the upright picture's own pixels; and that picture.
  func read(_ picture: consuming Picture) -> (page: PageReading, upright: LuminanceImage) {
    let (page, isOneOfMore) = (picture.page, picture.isOneOfMore)
    var barcodes = squared(picture)
    let transparent = picture.alpha == nil ? nil : copy picture
    let upright = picture.uprightLuminance()
    if barcodes.isEmpty, !isOver { barcodes = reader.read(upright.view) }
    if barcodes.isEmpty, !isOver, let transparent { barcodes = onBlack(transparent) }
    let reading = PageReading(page: page, barcodes: barcodes, isCut: isOver, isOneOfMore: isOneOfMore)
    return (reading, upright)
  }

  private var isOver: Bool { deadline?.isOver ?? false }

  private var reader: BarcodeReader {
    guard let deadline else { return BarcodeReader(options) }
    var options = options
    options.shouldStop = { deadline.isOver }
    return BarcodeReader(options)
  }

  /// Of pixels that are not square, as the file says: those of the picture made square. Nothing of others,
  /// and nothing where the file is wrong: the picture as it is comes next.
  private func squared(_ picture: Picture) -> [Barcode] {
    guard let (image, x, y) = picture.squared() else { return [] }
    let (across, down) = picture.orientation.isTransposed ? (y, x) : (x, y)
    let upright = picture.orientation.apply(image)
    return reader.read(upright.view).map { barcode in
      var barcode = barcode
      barcode.outline = barcode.outline.mapped { Point2D(x: $0.x / across, y: $0.y / down) }
      return barcode
    }
  }

  /// Of what is transparent: on black, where light codes stand out.
  private func onBlack(_ picture: Picture) -> [Barcode] {
    guard let image = picture.luminanceOnBlack() else { return [] }
    return reader.read(picture.orientation.apply(image).view)
  }
}
