/// Which part and which size of a picture a plane shows: how its places become places of the picture.
struct PictureLevel {
  /// Pixels of the picture that one of the plane's is wide.
  var scale: Double
  /// How far right of and below the picture's corner the plane begins, its own pixels.
  var offset = 0.0

  func inPicture(_ place: Point2D) -> Point2D { (place + Point2D(x: offset, y: offset)) * scale }

  func inPicture(_ outline: Quadrilateral) -> Quadrilateral {
    outline.scaled(by: 1, dx: offset, dy: offset).scaled(by: scale, dx: 0, dy: 0)
  }

  /// Outlines of the picture as the plane shows them.
  func inPlane(_ outline: Quadrilateral) -> Quadrilateral {
    outline.scaled(by: 1 / scale, dx: -offset, dy: -offset)
  }
}
