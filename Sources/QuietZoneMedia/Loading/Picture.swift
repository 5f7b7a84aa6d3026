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
  /// How opaque each of the stored pixels is, 0 to 255, where a loader was asked for it and not all are
  /// opaque.
  public private(set) var alpha: [UInt8]?
  /// A stored pixel's height by its width, as the file says; 1 where it says nothing: 2.08 of a coarse fax.
  public var pixelAspect = 1.0
  /// Whether the file has further pictures that no loader delivers: those of a HEIC or AVIF file beside its
  /// primary one.
  public internal(set) var isOneOfMore = false
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

  /// Keeps the opacities of the stored pixels if any is not 255.
  mutating func keep(alpha: [UInt8]) {
    guard alpha.count == luminance.pixels.count, alpha.contains(where: { $0 != 255 }) else { return }
    self.alpha = alpha
  }

  /// The stored pixels on black instead of white, which shows what is white on a transparent ground; `nil`
  /// where nothing is known to be transparent.
  public func luminanceOnBlack() -> LuminanceImage? {
    guard let alpha else { return nil }
    var pixels = luminance.pixels
    for i in pixels.indices { pixels[i] = UInt8(clamping: Int(pixels[i]) + Int(alpha[i]) - 255) }
    return LuminanceImage(width: luminance.width, height: luminance.height, pixels: pixels)
  }

  /// `outline`, found in `luminance`, in the coordinates of the upright picture at its full size: what a
  /// viewer that honours the orientation shows.
  public func upright(_ outline: Quadrilateral) -> Quadrilateral {
    let x = luminance.width > 0 ? Double(sourceWidth) / Double(luminance.width) : 1
    let y = luminance.height > 0 ? Double(sourceHeight) / Double(luminance.height) : 1
    let full = outline.mapped { Point2D(x: $0.x * x, y: $0.y * y) }
    return orientation.apply(full, width: sourceWidth, height: sourceHeight)
  }
}
