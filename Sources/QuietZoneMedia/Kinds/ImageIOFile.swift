#if canImport(ImageIO)
  internal import CoreGraphics
  internal import Foundation
  internal import ImageIO
  internal import QuietZone

  /// A picture file as Apple's systems read it: JPEG, PNG, WebP, GIF, TIFF, HEIC, AVIF. The pixels are those
  /// of the file, not turned, and their colours' profile is ignored, as by the libraries used on Linux.
  /// Frames of an animation come drawn on their canvas.
  struct ImageIOFile {
    /// What to call the file; its bytes are ImageIO's.
    let data: PictureData
    let kind: PictureKind
    private let source: CGImageSource
    private let byteCount: Int

    /// Reads the header. A file that ImageIO takes for another kind than `kind` is refused: with it come
    /// formats of cameras and programs that nobody asked for.
    init(_ data: PictureData, kind: PictureKind) throws(PictureError) {
      self.data = PictureData(source: data.source, bytes: [])
      self.kind = kind
      byteCount = data.bytes.count
      guard let source = CGImageSourceCreateWithData(Data(data.bytes) as CFData, nil) else {
        throw .corrupt(source: data.source, kind: kind, reason: "ImageIO can't open it")
      }
      self.source = source
      guard let type = CGImageSourceGetType(source) else {
        throw Self.refusal(CGImageSourceGetStatus(source), data, kind)
      }
      guard Self.types[kind]?.contains(type as String) == true else {
        throw .unsupported(source: data.source, kind: kind, reason: "ImageIO takes it for \(type)")
      }
    }

    /// Uniform type identifiers, as ImageIO names what it reads.
    private static let types: [PictureKind: Set<String>] = [
      .jpeg: ["public.jpeg"], .png: ["public.png"], .webp: ["org.webmproject.webp"],
      .gif: ["com.compuserve.gif"], .tiff: ["public.tiff"],
      .heic: ["public.heic", "public.heics", "public.heif"], .avif: ["public.avif", "public.avis"],
    ]

    /// Pages or frames, pictures of a collection.
    var count: Int { CGImageSourceGetCount(source) }

    /// The picture that stands for the file.
    var primary: Int { CGImageSourceGetPrimaryImageIndex(source) }

    /// What the header says of a picture.
    func header(_ index: Int, keepsAlpha: Bool) throws(PictureError) -> ImageIOHeader {
      guard let properties = CGImageSourceCopyPropertiesAtIndex(source, index, nil) as? [CFString: Any],
        let header = ImageIOHeader(properties, keepsAlpha: keepsAlpha)
      else { throw Self.refusal(CGImageSourceGetStatusAtIndex(source, index), data, kind) }
      return header
    }

    /// Decodes a picture; the limits are checked before.
    func picture(
      _ index: Int, page: Int, limits: PictureLimits, keepsAlpha: Bool
    ) throws(PictureError) -> Picture {
      let header = try header(index, keepsAlpha: keepsAlpha)
      var limits = limits
      limits.maximumMemory -= byteCount
      try data.check(header.extent, kind: kind, limits: limits)
      let image = try image(index)
      guard image.width == header.extent.width, image.height == header.extent.height else {
        throw .corrupt(source: data.source, kind: kind, reason: "its size is not what its header says")
      }
      guard let (grey, alpha) = GreyDrawing(image)?.draw(keepsAlpha: header.keepsAlpha) else {
        throw .outOfMemory(source: data.source, kind: kind)
      }
      var picture = Picture(luminance: grey, kind: kind, orientation: header.orientation, page: page)
      picture.pixelAspect = header.pixelAspect
      if header.keepsAlpha { picture.keep(alpha: alpha) }
      return picture
    }

    /// A decoded picture as the system has it; the limits are checked before.
    func image(_ index: Int) throws(PictureError) -> CGImage {
      guard let image = CGImageSourceCreateImageAtIndex(source, index, nil),
        // Of a file that ends too early there is a picture, with nothing where the rest should be.
        CGImageSourceGetStatusAtIndex(source, index) == .statusComplete
      else { throw Self.refusal(CGImageSourceGetStatusAtIndex(source, index), data, kind) }
      return image
    }

    private static func refusal(
      _ status: CGImageSourceStatus, _ data: PictureData, _ kind: PictureKind
    ) -> PictureError {
      switch status {
      case .statusUnexpectedEOF, .statusIncomplete, .statusReadingHeader:
        .truncated(source: data.source, kind: kind, missing: "the data ends before the picture does")
      case .statusUnknownType:
        .unsupported(source: data.source, kind: kind, reason: "this system does not read it")
      default: .corrupt(source: data.source, kind: kind, reason: "ImageIO can't decode it")
      }
    }
  }

  /// What ImageIO's properties say of a picture before it is decoded.
  struct ImageIOHeader {
    let extent: PictureExtent
    let orientation: Orientation
    /// A pixel's height by its width, of the resolutions across and down.
    let pixelAspect: Double
    /// Whether opacities are kept: of no larger pictures than on other systems.
    let keepsAlpha: Bool

    /// `nil` where no size is said.
    init?(_ properties: [CFString: Any], keepsAlpha: Bool) {
      guard let width = properties[kCGImagePropertyPixelWidth] as? Int,
        let height = properties[kCGImagePropertyPixelHeight] as? Int
      else { return nil }
      let tag = properties[kCGImagePropertyOrientation] as? Int ?? 1
      orientation = Orientation(rawValue: tag) ?? .up
      let across = properties[kCGImagePropertyDPIWidth] as? Double ?? 0
      let down = properties[kCGImagePropertyDPIHeight] as? Double ?? 0
      pixelAspect = Picture.aspect(across: across, down: down)
      let fits = height <= 0 || width <= PictureData.maximumAlphaPixels / height
      self.keepsAlpha = keepsAlpha && fits
      // The decoded picture, four samples a pixel, of a byte or two each; the grey one; its opacities.
      let isDeep = (properties[kCGImagePropertyDepth] as? Int ?? 8) > 8
      let bytes = (isDeep ? 8.0 : 4) + 1 + (self.keepsAlpha ? 1 : 0)
      extent = PictureExtent(
        width: width, height: height, bytesPerPixel: bytes, isTurned: orientation != .up)
    }
  }
#endif
