#if canImport(CoreGraphics)
  public import CoreGraphics
  public import QuietZone

  /// Pictures of the system. Every code is found, whatever its turn; none at all is an empty array. Outlines
  /// are in pixels of the picture as it is seen: an image's orientation is applied.
  ///
  /// Reading takes from a few milliseconds to a second; call it off the main thread.
  ///
  /// ```swift
  /// let codes = try BarcodeReader().read(image)
  /// ```
  extension BarcodeReader {
    /// Pictures with more pixels are read at a smaller size: as many as the largest cameras of phones have.
    public static let maximumPixels = 50_000_000

    public func read(_ image: CGImage) throws(PictureError) -> [Barcode] { try examine(image).barcodes }

    /// The codes, and what else looks like one, to say why nothing was read.
    public func examine(_ image: CGImage) throws(PictureError) -> Examination {
      try examine(width: image.width, height: image.height) { context, size in
        context.draw(image, in: CGRect(origin: .zero, size: size))
      }
    }

    /// Draws into grey on white, no larger than ``maximumPixels``, and looks at that.
    func examine(
      width: Int, height: Int, _ draw: (CGContext, CGSize) -> Void
    ) throws(PictureError) -> Examination {
      guard let size = PictureFit.size(width: width, height: height, maximumPixels: Self.maximumPixels) else {
        throw .empty(width: width, height: height)
      }
      let grey = LuminanceImage.drawn(width: size.width, height: size.height, ground: 255) {
        $0.interpolationQuality = .high
        draw($0, CGSize(width: size.width, height: size.height))
      }
      guard let grey else { throw .outOfMemory(width: size.width, height: size.height) }
      var look = examine(grey.view)
      look.scale(by: Double(width) / Double(size.width))
      return look
    }
  }
#endif
