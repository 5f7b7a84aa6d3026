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

  /// Every barcode in `view`, in the order of their outlines' centres: top to bottom, then left to right.
  public func read(_ view: borrowing LuminanceView) -> [Barcode] {
    []
  }
}
