#if canImport(CoreGraphics)
  import CoreGraphics
  import QuietZone

  extension LuminanceImage {
    /// What `draw` leaves on a ground of `ground`, 0 black … 255 white; `nil` where the system has no memory
    /// for it. A canvas without extent is an empty picture.
    static func drawn(
      width: Int, height: Int, ground: UInt8, _ draw: (CGContext) -> Void
    ) -> LuminanceImage? {
      var image = LuminanceImage(width: width, height: height, luminance: ground)
      let isDrawn = image.pixels.withUnsafeMutableBytes { bytes in
        CGContext(
          data: bytes.baseAddress, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width,
          space: CGColorSpaceCreateDeviceGray(), bitmapInfo: CGImageAlphaInfo.none.rawValue
        ).map(draw) != nil
      }
      return isDrawn || width * height == 0 ? image : nil
    }
  }
#endif
