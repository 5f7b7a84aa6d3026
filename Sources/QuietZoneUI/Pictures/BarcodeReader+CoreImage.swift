#if canImport(CoreImage)
  import CoreGraphics
  public import CoreImage
  public import CoreVideo
  public import QuietZone

  /// One for all: making it takes longer than rendering a frame. "CIContext objects are immutable, which
  /// means multiple threads can use the same CIContext object".
  private let coreImage = CIContext()

  extension BarcodeReader {
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
      guard let rendered = coreImage.createCGImage(image, from: extent) else { throw .notRendered }
      return try read(rendered)
    }

    /// A camera's frame. One whose first plane is grey is read where it lies, without a copy.
    public func read(_ buffer: CVPixelBuffer) throws(PictureError) -> [Barcode] {
      guard let luma = LockedLuma(buffer) else { return try read(CIImage(cvPixelBuffer: buffer)) }
      return luma.withView { read($0) }
    }
  }
#endif
