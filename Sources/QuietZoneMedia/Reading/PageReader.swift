package import QuietZone

/// Looks for the codes on one page of a file, in every way that the file gives reason for: upright, with
/// square pixels, and on black where it is transparent.
package struct PageReader {
  /// The codes, outlines in pixels of the upright page; and that page.
  package struct Outcome {
    package let barcodes: [Barcode]
    /// Whether there was no time to look for more.
    package let isCut: Bool
    /// What looks like a code, where none is read and who asks wants to know.
    package let sightings: [BarcodeSighting]
    package let upright: LuminanceImage
  }

  /// Bytes that looking at a page takes for each of its pixels, beside the page.
  package static let bytesPerPixel = 0.6

  private let options: ReaderOptions
  private let deadline: Deadline?
  private let examines: Bool

  /// `examines`: whether what looks like a code is to be judged where none is read, which takes time.
  package init(_ options: ReaderOptions, deadline: Deadline? = nil, examines: Bool = true) {
    self.options = options
    self.deadline = deadline
    self.examines = examines
  }

  package func read(_ picture: consuming Picture) -> Outcome {
    var barcodes = squared(picture)
    let transparent = picture.alpha == nil ? nil : copy picture
    let upright = picture.uprightLuminance()
    var sightings: [BarcodeSighting] = []
    if barcodes.isEmpty, !isOver {
      if examines {
        let look = reader.examine(upright.view)
        (barcodes, sightings) = (look.barcodes, look.sightings)
      } else {
        barcodes = reader.read(upright.view)
      }
    }
    if barcodes.isEmpty, !isOver, let transparent { barcodes = onBlack(transparent) }
    return Outcome(
      barcodes: barcodes, isCut: deadline?.isOver ?? false, sightings: barcodes.isEmpty ? sightings : [],
      upright: upright)
  }

  private var isOver: Bool { (deadline?.isOver ?? false) || (options.shouldStop?() ?? false) }

  private var reader: BarcodeReader {
    guard let deadline else { return BarcodeReader(options) }
    var options = options
    let own = options.shouldStop
    options.shouldStop = { deadline.isOver || own?() == true }
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
