public import QuietZone

extension Viewport.Rotation {
  /// The quarter turn next to an angle clockwise, degrees, as systems tell how far a picture must be turned;
  /// halfway between two, the one farther from 0. What is no angle, or beyond a thousand million quarters, is
  /// no turn.
  public init(degrees: Double) {
    let quarters = degrees / 90
    guard quarters > -1e9, quarters < 1e9 else {
      self = .none
      return
    }
    let turns = Int(quarters < 0 ? quarters - 0.5 : quarters + 0.5) % 4
    self = Self(rawValue: UInt8(turns < 0 ? turns + 4 : turns)) ?? .none
  }
}

extension Viewport {
  /// A point of the view as 0…1 of the picture's width and height, where a camera is told to focus; `nil`
  /// where no picture is.
  public func sensor(_ point: Point2D, ofPicture size: Size2D) -> Point2D? {
    guard size.width > 0, size.height > 0 else { return nil }
    let place = picture(point, ofPicture: size)
    let x = place.x / size.width, y = place.y / size.height
    guard (0...1).contains(x), (0...1).contains(y) else { return nil }
    return Point2D(x: x, y: y)
  }
}
