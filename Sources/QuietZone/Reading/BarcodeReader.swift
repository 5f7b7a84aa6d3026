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
    let area = options.region.map { PixelArea($0, of: view) } ?? PixelArea(of: view)
    var found: [Barcode] = view.withPlane { plane in
      guard let part = plane.cropped(area) else { return [] }
      var reader = MatrixReader(options)
      reader.read(part)
      return reader.found
    } ?? []
    let (dx, dy) = (Double(area.x), Double(area.y))
    for i in found.indices { found[i].outline = found[i].outline.scaled(by: 1, dx: dx, dy: dy) }
    if options.region != nil { found.removeAll { !area.encloses($0.outline.bounds) } }
    return found.sorted { a, b in
      let (p, q) = (a.outline.center, b.outline.center)
      return p.y != q.y ? p.y < q.y : p.x < q.x
    }
  }
}

/// A rectangle of whole pixels inside a picture.
struct PixelArea {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  /// All of a picture.
  init(of view: borrowing LuminanceView) {
    (x, y, width, height) = (0, 0, view.width, view.height)
  }

  /// The pixels that a rectangle in 0…1 of the picture touches; what lies outside the picture is cut off, and a
  /// rectangle that is not a number is empty.
  init(_ region: Rectangle, of view: borrowing LuminanceView) {
    func clamp(_ v: Double) -> Double { v > 0 ? min(v, 1) : 0 }
    let (w, h) = (Double(view.width), Double(view.height))
    x = Int(clamp(region.x) * w)
    y = Int(clamp(region.y) * h)
    width = Int((clamp(region.x + region.width) * w).rounded(.up)) - x
    height = Int((clamp(region.y + region.height) * h).rounded(.up)) - y
  }

  /// Whether `bounds` lies inside, give or take half a pixel.
  func encloses(_ bounds: Rectangle) -> Bool {
    bounds.x >= Double(x) - 0.5 && bounds.y >= Double(y) - 0.5
      && bounds.x + bounds.width <= Double(x + width) + 0.5
      && bounds.y + bounds.height <= Double(y + height) + 0.5
  }
}
