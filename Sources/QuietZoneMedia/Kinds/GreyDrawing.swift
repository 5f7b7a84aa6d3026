#if canImport(ImageIO)
  internal import CoreGraphics
  internal import QuietZone

  /// A picture of the system in grey: Rec. 601 luma with the weights 299, 587 and 114, on white; drawn in
  /// bands, so that its colours take no memory of their own.
  struct GreyDrawing {
    private let image: CGImage
    private let width: Int
    private let height: Int

    /// `nil` for a picture without pixels.
    init?(_ image: CGImage) {
      (width, height) = (image.width, image.height)
      guard width > 0, height > 0 else { return nil }
      self.image = Self.withoutProfile(image)
    }

    /// The same samples with the device's colours in place of a profile, so that drawing converts nothing.
    private static func withoutProfile(_ image: CGImage) -> CGImage {
      switch image.colorSpace?.model {
      case .rgb: image.copy(colorSpace: CGColorSpaceCreateDeviceRGB()) ?? image
      case .monochrome: image.copy(colorSpace: CGColorSpaceCreateDeviceGray()) ?? image
      default: image
      }
    }

    /// Bytes of a band's colours, about: few enough for the processor's cache.
    private static let bandBytes = 1 << 20

    /// The grey values and, if wanted, the opacities; `nil` where the system has no memory for a band.
    func draw(keepsAlpha: Bool) -> (grey: LuminanceImage, alpha: [UInt8])? {
      let rows = min(max(Self.bandBytes / (4 * width), 1), height)
      var band = [UInt8](repeating: 0, count: rows * width * 4)
      var grey: [UInt8] = []
      var alpha: [UInt8] = []
      grey.reserveCapacity(width * height)
      if keepsAlpha { alpha.reserveCapacity(width * height) }
      for top in stride(from: 0, to: height, by: rows) {
        guard drawBand(top, rows: rows, into: &band) else { return nil }
        for pixel in 0..<min(rows, height - top) * width {
          let (red, green, blue) = (Int(band[4 * pixel]), Int(band[4 * pixel + 1]), Int(band[4 * pixel + 2]))
          // Colours come multiplied by their opacity: what that leaves to white is added.
          let opacity = band[4 * pixel + 3]
          let luma = (299 * red + 587 * green + 114 * blue + 500) / 1000
          grey.append(UInt8(clamping: luma + 255 - Int(opacity)))
          if keepsAlpha { alpha.append(opacity) }
        }
      }
      return LuminanceImage(width: width, height: height, pixels: grey).map { ($0, alpha) }
    }

    /// Red, green, blue and opacity of each pixel, colours not multiplied by it; `nil` where the system has
    /// no memory for them.
    func colors() -> [UInt8]? {
      var pixels = [UInt8](repeating: 0, count: width * height * 4)
      guard drawBand(0, rows: height, into: &pixels) else { return nil }
      for index in stride(from: 0, to: pixels.count, by: 4) {
        let opacity = Int(pixels[index + 3])
        guard 1..<255 ~= opacity else { continue }
        for component in index..<index + 3 {
          pixels[component] = UInt8(clamping: (Int(pixels[component]) * 255 + opacity / 2) / opacity)
        }
      }
      return pixels
    }

    /// Rows of the picture from `top` on, red, green, blue and opacity.
    private func drawBand(_ top: Int, rows: Int, into band: inout [UInt8]) -> Bool {
      band.withUnsafeMutableBytes { bytes in
        let context = CGContext(
          data: bytes.baseAddress, width: width, height: rows, bitsPerComponent: 8, bytesPerRow: width * 4,
          space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        guard let context else { return false }
        let area = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(rows))
        context.clear(area)
        context.interpolationQuality = .none
        // Core Graphics counts from below, and the picture's first row is its highest.
        context.draw(
          image,
          in: CGRect(
            x: 0, y: CGFloat(rows + top - height), width: CGFloat(width), height: CGFloat(height)))
        return true
      }
    }
  }
#endif
