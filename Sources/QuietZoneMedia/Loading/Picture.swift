public import QuietZone

/// One page of a picture file: its pixels as they are stored, and which way up they belong.
public struct Picture: Hashable, Sendable {
  /// The pixels as stored: not turned by `orientation`.
  public var luminance: LuminanceImage
  /// How the stored pixels are to be turned to stand upright.
  public var orientation: Orientation
  /// From 0: page of a TIFF or PDF, frame of an animation.
  public var page: Int
  public var kind: PictureKind
  /// The stored size before `PictureLoader.maximumDimension` reduced it, pixels.
  public var sourceWidth: Int
  public var sourceHeight: Int

  public init(
    luminance: LuminanceImage, kind: PictureKind, orientation: Orientation = .up, page: Int = 0,
    sourceWidth: Int? = nil, sourceHeight: Int? = nil
  ) {
    self.luminance = luminance
    self.kind = kind
    self.orientation = orientation
    self.page = page
    self.sourceWidth = sourceWidth ?? luminance.width
    self.sourceHeight = sourceHeight ?? luminance.height
  }

  /// The pixels turned upright; the stored ones are let go of, so that both exist only while they are turned.
  public consuming func uprightLuminance() -> LuminanceImage {
    orientation == .up ? luminance : orientation.apply(luminance)
  }

  /// `outline`, found in `luminance`, in the coordinates of the upright picture at its full size: what a
  /// viewer that honours the orientation shows.
  public func upright(_ outline: Quadrilateral) -> Quadrilateral {
    let x = luminance.width > 0 ? Double(sourceWidth) / Double(luminance.width) : 1
    let y = luminance.height > 0 ? Double(sourceHeight) / Double(luminance.height) : 1
    let full = outline.mapped { Point(x: $0.x * x, y: $0.y * y) }
    return orientation.apply(full, width: sourceWidth, height: sourceHeight)
  }
}
