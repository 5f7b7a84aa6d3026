/// Finds and reads every barcode in a picture.
///
/// ```swift
/// let reader = BarcodeReader(ReaderOptions(symbologies: .qrFamily))
/// for barcode in reader.read(image.view) { print(barcode.identifier.text, barcode.content.bytes) }
/// ```
///
/// A reader is a value without state: one can serve many threads, and the same picture always gives the same
/// result. Nothing found is an empty array, never an error.
public struct BarcodeReader: Sendable {
  public var options: ReaderOptions
  public init(_ options: ReaderOptions = ReaderOptions()) { self.options = options }

  /// Every barcode in `view`, in reading order: rows from top to bottom, each from left to right. Two belong
  /// to one row if they overlap in height by at least half of the smaller one's.
  public func read(_ view: borrowing LuminanceView) -> [Barcode] {
    let area = options.region.map { PixelArea($0, of: view) } ?? PixelArea(of: view)
    var found: [Barcode] =
      view.withPlane { plane in
        guard let part = plane.cropped(area) else { return [] }
        var reader = MatrixReader(options)
        if reader.hasWork { reader.read(part) }
        var linear = LinearReader(options, limit: options.maximumCount - reader.found.count)
        linear.read(part)
        if reader.found.isEmpty, linear.found.isEmpty, options.effort > .fast, reader.hasWork {
          reader.readAgain(part)
        }
        return reader.found + linear.found
      } ?? []
    let (dx, dy) = (Double(area.x), Double(area.y))
    for i in found.indices { found[i].outline = found[i].outline.scaled(by: 1, dx: dx, dy: dy) }
    if options.region != nil { found.removeAll { !area.encloses($0.outline.bounds) } }
    return ReadingOrder.sorted(found)
  }
}
