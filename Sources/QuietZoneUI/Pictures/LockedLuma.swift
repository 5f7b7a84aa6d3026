#if canImport(CoreVideo)
  import CoreVideo
  import QuietZone

  /// The grey plane of a pixel buffer, locked for reading as long as this value lives.
  struct LockedLuma: ~Copyable {
    let width: Int
    let height: Int
    private let buffer: CVPixelBuffer
    private let pixels: UnsafeBufferPointer<UInt8>
    private let rowStride: Int

    /// `nil` where the buffer's first plane is not 8 bit grey, or can't be locked.
    init?(_ buffer: CVPixelBuffer) {
      (width, height) = (CVPixelBufferGetWidth(buffer), CVPixelBufferGetHeight(buffer))
      guard width > 0, height > 0, Self.formats.contains(CVPixelBufferGetPixelFormatType(buffer)),
        CVPixelBufferLockBaseAddress(buffer, .readOnly) == kCVReturnSuccess
      else { return nil }
      guard let start = CVPixelBufferGetBaseAddressOfPlane(buffer, 0) ?? CVPixelBufferGetBaseAddress(buffer)
      else {
        CVPixelBufferUnlockBaseAddress(buffer, .readOnly)
        return nil
      }
      self.buffer = buffer
      let isPlanar = CVPixelBufferIsPlanar(buffer)
      rowStride =
        isPlanar ? CVPixelBufferGetBytesPerRowOfPlane(buffer, 0) : CVPixelBufferGetBytesPerRow(buffer)
      pixels = UnsafeBufferPointer(
        start: start.assumingMemoryBound(to: UInt8.self), count: rowStride * (height - 1) + width)
    }

    deinit { CVPixelBufferUnlockBaseAddress(buffer, .readOnly) }

    /// Lends the plane, without a copy.
    func withView<Result>(_ body: (borrowing LuminanceView) -> Result) -> Result {
      body(LuminanceView(pixels: pixels.span, width: width, height: height, rowStride: rowStride))
    }

    /// Formats whose first plane is grey, 8 bits a pixel.
    private static let formats: Set<OSType> = [
      kCVPixelFormatType_420YpCbCr8BiPlanarFullRange, kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange,
      kCVPixelFormatType_422YpCbCr8BiPlanarFullRange, kCVPixelFormatType_422YpCbCr8BiPlanarVideoRange,
      kCVPixelFormatType_444YpCbCr8BiPlanarFullRange, kCVPixelFormatType_444YpCbCr8BiPlanarVideoRange,
      kCVPixelFormatType_420YpCbCr8Planar, kCVPixelFormatType_420YpCbCr8PlanarFullRange,
      kCVPixelFormatType_OneComponent8,
    ]
  }
#endif
