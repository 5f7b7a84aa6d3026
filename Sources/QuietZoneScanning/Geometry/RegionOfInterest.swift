public import QuietZone

/// The part of the camera's picture that is read, in whichever of the three spaces of ``Viewport`` it is
/// known.
public enum RegionOfInterest: Hashable, Sendable {
  /// Points of the view, as a guide is drawn there.
  case view(Rectangle2D)
  /// Pixels of the picture.
  case picture(Rectangle2D)
  /// 0…1 of the picture's width and height.
  case sensor(Rectangle2D)

  /// The region as 0…1 of a picture of `size` pixels, cut to the picture; `nil` where nothing of it is
  /// inside. Without a viewport a view shows the picture as it is, one pixel a point.
  public func sensor(ofPicture size: Size2D, in viewport: Viewport?) -> Rectangle2D? {
    switch self {
    case .sensor(let rectangle): return rectangle.clipped(width: 1, height: 1)
    case .picture(let rectangle): return Self.normalized(rectangle, size)
    case .view(let rectangle):
      return Self.normalized(viewport?.picture(rectangle, ofPicture: size) ?? rectangle, size)
    }
  }

  private static func normalized(_ rectangle: Rectangle2D, _ size: Size2D) -> Rectangle2D? {
    guard size.width > 0, size.height > 0,
      let part = rectangle.clipped(width: size.width, height: size.height)
    else { return nil }
    return Rectangle2D(
      x: part.x / size.width, y: part.y / size.height, width: part.width / size.width,
      height: part.height / size.height)
  }
}

extension Rectangle2D {
  /// The rectangle between four sides; `nil` where nothing lies between them, or a side is no number.
  init?(left: Double, top: Double, right: Double, bottom: Double) {
    guard right > left, bottom > top else { return nil }
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// What of it lies between (0, 0) and (width, height); `nil` for nothing. Coordinates that are no numbers
  /// make nothing.
  func clipped(width: Double, height: Double) -> Rectangle2D? {
    Rectangle2D(
      left: max(x, 0), top: max(y, 0), right: min(x + self.width, width), bottom: min(y + self.height, height)
    )
  }
}
