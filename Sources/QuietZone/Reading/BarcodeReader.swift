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
  public func read(_ view: borrowing LuminanceView) -> [Barcode] { look(at: view, notes: false).barcodes }

  /// Every barcode in `view` as ``read(_:)`` returns them, and what else looks like one.
  public func examine(_ view: borrowing LuminanceView) -> Examination { look(at: view, notes: true) }

  private func look(at view: borrowing LuminanceView, notes: Bool) -> Examination {
    let area = options.region.map { PixelArea($0, of: view) } ?? PixelArea(of: view)
    let seen = view.withPlane { plane in plane.cropped(area).map { look(at: $0, notes: notes) } }
    guard var seen = seen ?? nil else { return Examination(barcodes: [], sightings: []) }
    seen.scale(by: 1, dx: Double(area.x), dy: Double(area.y))
    if options.region != nil { seen.barcodes.removeAll { !area.encloses($0.outline.bounds) } }
    seen.barcodes = ReadingOrder.sorted(seen.barcodes)
    return seen
  }

  private func look(at plane: PixelPlane, notes: Bool) -> Examination {
    var matrix = MatrixReader(options)
    if matrix.hasWork { matrix.read(plane) }
    var linear = LineReader(options, limit: options.maximumCount - matrix.finds.barcodes.count)
    linear.read(plane)
    let unread = notes ? matrix.finds.unread + linear.unread : []
    if options.effort > .fast, matrix.hasWork {
      matrix.readEvened(plane, beside: linear.found.count)
      if matrix.finds.barcodes.isEmpty, linear.found.isEmpty { matrix.readAgain(plane) }
    }
    let found = matrix.finds.barcodes + linear.found
    return Examination(
      barcodes: found, sightings: notes ? SightingJudge(plane).sightings(unread, beside: found) : [])
  }
}
