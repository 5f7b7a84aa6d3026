public import QuietZone

/// Which way up stored pixels belong: the EXIF and TIFF tag 274 (TIFF 6.0, section 8; EXIF 2.32, table 4).
public enum Orientation: Int, Hashable, Sendable, CaseIterable {
  /// As stored.
  case up = 1
  /// Mirrored left to right.
  case upMirrored = 2
  /// Turned by 180°.
  case down = 3
  /// Mirrored top to bottom.
  case downMirrored = 4
  /// Mirrored at the diagonal from top left to bottom right.
  case leftMirrored = 5
  /// To be turned 90° clockwise.
  case right = 6
  /// Mirrored at the diagonal from top right to bottom left.
  case rightMirrored = 7
  /// To be turned 90° counter-clockwise.
  case left = 8

  /// Whether width and height change places.
  public var isTransposed: Bool { rawValue >= 5 }

  /// The upright picture's size, of stored pixels of `width` × `height`.
  public func apply(width: Int, height: Int) -> (width: Int, height: Int) {
    isTransposed ? (height, width) : (width, height)
  }

  /// Where a place of the stored picture of `width` × `height` pixels lies in the upright one.
  public func apply(_ point: Point2D, width: Int, height: Int) -> Point2D {
    let w = Double(width)
    let h = Double(height)
    return switch self {
    case .up: point
    case .upMirrored: Point2D(x: w - point.x, y: point.y)
    case .down: Point2D(x: w - point.x, y: h - point.y)
    case .downMirrored: Point2D(x: point.x, y: h - point.y)
    case .leftMirrored: Point2D(x: point.y, y: point.x)
    case .right: Point2D(x: h - point.y, y: point.x)
    case .rightMirrored: Point2D(x: h - point.y, y: w - point.x)
    case .left: Point2D(x: point.y, y: w - point.x)
    }
  }

  /// An outline found in the stored picture of `width` × `height` pixels, in the upright one; each corner
  /// keeps its name, for the names belong to the symbol.
  public func apply(_ outline: Quadrilateral, width: Int, height: Int) -> Quadrilateral {
    outline.mapped { apply($0, width: width, height: height) }
  }

  /// The pixels turned upright; a picture that has not as many as its size asks for stays as it is.
  public func apply(_ image: LuminanceImage) -> LuminanceImage {
    guard self != .up, image.width > 0, image.height > 0, image.pixels.count == image.width * image.height
    else { return image }
    let (width, height) = apply(width: image.width, height: image.height)
    let source = PixelWalk(self, width: image.width, height: image.height)
    var result = LuminanceImage(width: width, height: height)
    for y in 0..<height {
      var from = source.start + y * source.row
      for x in 0..<width {
        result.pixels[y * width + x] = image.pixels[from]
        from += source.column
      }
    }
    return result
  }
}

/// Where the pixels of the upright picture lie in the stored one: first, step to the right, step down.
struct PixelWalk {
  var start: Int
  var column: Int
  var row: Int

  /// For stored pixels of `width` × `height`, both above 0.
  init(_ orientation: Orientation, width: Int, height: Int) {
    let last = width * height - 1
    (start, column, row) =
      switch orientation {
      case .up: (0, 1, width)
      case .upMirrored: (width - 1, -1, width)
      case .down: (last, -1, -width)
      case .downMirrored: (last - width + 1, 1, -width)
      case .leftMirrored: (0, width, 1)
      case .right: (last - width + 1, -width, 1)
      case .rightMirrored: (last, -width, -1)
      case .left: (width - 1, width, -1)
      }
  }
}
