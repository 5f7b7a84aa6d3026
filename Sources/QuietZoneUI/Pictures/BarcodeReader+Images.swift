#if canImport(UIKit)
  public import CoreGraphics
  public import CoreImage
  public import CoreVideo
  public import QuietZone
  public import UIKit

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

    public func read(_ image: UIImage) throws(PictureError) -> [Barcode] {
      let width = Int(image.size.width * image.scale), height = Int(image.size.height * image.scale)
      return try read(width: width, height: height) { context, size in
        // UIKit draws from the top down.
        context.translateBy(x: 0, y: size.height)
        context.scaleBy(x: 1, y: -1)
        UIGraphicsPushContext(context)
        image.draw(in: CGRect(origin: .zero, size: size))
        UIGraphicsPopContext()
      }
    }

    public func read(_ image: CGImage) throws(PictureError) -> [Barcode] {
      try read(width: image.width, height: image.height) { context, size in
        context.draw(image, in: CGRect(origin: .zero, size: size))
      }
    }

    /// A recipe of Core Image, rendered at its own size; one without bounds, or with more pixels than
    /// ``maximumPixels``, is refused.
    public func read(_ image: CIImage) throws(PictureError) -> [Barcode] {
      let extent = image.extent
      guard let width = Int(exactly: extent.width.rounded()),
        let height = Int(exactly: extent.height.rounded())
      else { throw .tooLarge(maximum: Self.maximumPixels) }
      let limit = PictureFit.size(width: width, height: height, maximumPixels: Self.maximumPixels)
      guard let limit else { throw .empty(width: width, height: height) }
      guard limit == (width, height) else { throw .tooLarge(maximum: Self.maximumPixels) }
      guard let rendered = CIContext().createCGImage(image, from: extent) else { throw .notRendered }
      return try read(rendered)
    }

    /// A camera's frame. One whose first plane is grey is read where it lies, without a copy.
    public func read(_ buffer: CVPixelBuffer) throws(PictureError) -> [Barcode] {
      guard let luma = LockedLuma(buffer) else { return try read(CIImage(cvPixelBuffer: buffer)) }
      return luma.withView { read($0) }
    }

    /// Draws into grey on white, no larger than ``maximumPixels``, and reads that.
    private func read(
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
