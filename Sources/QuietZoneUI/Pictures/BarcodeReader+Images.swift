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

    public func read(_ image: CGImage) throws(PictureError) -> [Barcode] {
      try read(width: image.width, height: image.height) { context, size in
        context.draw(image, in: CGRect(origin: .zero, size: size))
      }
    }

    /// Draws into grey on white, no larger than ``maximumPixels``, and reads that.
    func read(
      width: Int, height: Int, _ draw: (CGContext, CGSize) -> Void
    ) throws(PictureError) -> [Barcode] {
      guard let size = PictureFit.size(width: width, height: height, maximumPixels: Self.maximumPixels) else {
        throw .empty(width: width, height: height)
      }
      let grey = LuminanceImage.drawn(width: size.width, height: size.height, ground: 255) {
        $0.interpolationQuality = .high
        draw($0, CGSize(width: size.width, height: size.height))
      }
      guard let grey else { throw .outOfMemory(width: size.width, height: size.height) }
      let scale = Double(width) / Double(size.width)
      return read(grey.view).map { barcode in
        var barcode = barcode
        barcode.outline = barcode.outline.mapped { Point2D(x: $0.x * scale, y: $0.y * scale) }
        return barcode
      }
    }
  }
#endif
