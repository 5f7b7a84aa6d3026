/// A rectangle of whole pixels inside a picture.
struct PixelArea {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  /// The pixels of a picture within the bounds of some places; `nil` where there are none.
  init?(around places: [Point2D], in plane: PixelPlane) {
    var (left, top) = (Double(plane.width), Double(plane.height)), (right, bottom) = (0.0, 0.0)
    for place in places {
      (left, right) = (min(left, place.x), max(right, place.x))
      (top, bottom) = (min(top, place.y), max(bottom, place.y))
    }
    (x, y) = (Int(max(left, 0)), Int(max(top, 0)))
    width = Int(min(right.rounded(.up), Double(plane.width))) - x
    height = Int(min(bottom.rounded(.up), Double(plane.height))) - y
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
