/// A rectangle of whole pixels inside a picture.
struct PixelArea {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  /// The pixels of a picture that a rectangle in pixels touches; `nil` where there are none.
  init?(touchedBy bounds: Rectangle2D, in plane: PixelPlane) {
    (x, y) = (Int(max(bounds.x, 0)), Int(max(bounds.y, 0)))
    width = Int(min((bounds.x + bounds.width).rounded(.up), Double(plane.width))) - x
    height = Int(min((bounds.y + bounds.height).rounded(.up), Double(plane.height))) - y
    if width <= 0 || height <= 0 { return nil }
  }

  /// All of a picture.
  init(of view: borrowing LuminanceView) {
    (x, y, width, height) = (0, 0, view.width, view.height)
  }

  /// The pixels that a rectangle in 0…1 of the picture touches; what lies outside the picture is cut off, and
  /// a rectangle that is not a number is empty.
  init(_ region: Rectangle2D, of view: borrowing LuminanceView) {
    func clamp(_ v: Double) -> Double { v > 0 ? min(v, 1) : 0 }
    let (w, h) = (Double(view.width), Double(view.height))
    x = Int(clamp(region.x) * w)
    y = Int(clamp(region.y) * h)
    width = Int((clamp(region.x + region.width) * w).rounded(.up)) - x
    height = Int((clamp(region.y + region.height) * h).rounded(.up)) - y
  }

  /// Whether `bounds` lies inside, give or take half a pixel.
  func encloses(_ bounds: Rectangle2D) -> Bool {
    bounds.x >= Double(x) - 0.5 && bounds.y >= Double(y) - 0.5
      && bounds.x + bounds.width <= Double(x + width) + 0.5
      && bounds.y + bounds.height <= Double(y + height) + 0.5
  }
}
