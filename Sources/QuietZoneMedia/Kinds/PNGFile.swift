#if !canImport(ImageIO)
  internal import CPictureCodecs

  /// A PNG file (ISO/IEC 15948): header and EXIF read here, pixels by libpng. Gamma and colour profiles are
  /// ignored.
  struct PNGFile {
    let data: PictureData
    let width: Int
    let height: Int

    init(_ data: PictureData) throws(PictureError) {
      self.data = data
      guard let w = data.bytes.uint32BE(at: 16), let h = data.bytes.uint32BE(at: 20) else {
        throw .truncated(source: data.source, kind: .png, missing: "the picture's size is missing")
      }
      width = Int(w)
      height = Int(h)
    }

    func extent(isAnimated: Bool = false, keepsAlpha: Bool = false) -> PictureExtent {
      // Of an animation the canvas and the frame, each with its opacity, what to go back to, the page.
      let animated = isAnimated && Self.isAnimated(data.bytes) ? 7.0 : 1
      let alpha = keepsAlpha && width <= PictureData.maximumAlphaPixels / max(height, 1) ? 1.0 : 0
      return PictureExtent(
        width: width, height: height, bytesPerPixel: animated + alpha, isTurned: orientation != .up)
    }

    func decode(limits: PictureLimits, keepsAlpha: Bool = false) throws(PictureError) -> Picture {
      try data.check(extent(keepsAlpha: keepsAlpha), kind: .png, limits: limits)
      var picture = try data.picture(width: width, height: height, kind: .png, keepsAlpha: keepsAlpha) {
        out, alpha, report in
        data.bytes.withUnsafeBufferPointer {
          qzp_png_decode($0.baseAddress, $0.count, out, alpha, UInt32(width), UInt32(height), &report)
        }
      }
      picture.orientation = orientation
      picture.pixelAspect = pixelAspect
      return picture
    }

    /// From the eXIf chunk, wherever it stands.
    private var orientation: Orientation {
      chunk("eXIf").map { EXIF.orientation(in: data.bytes, at: $0) } ?? .up
    }

    /// From the pHYs chunk: pixels a unit, across and down.
    private var pixelAspect: Double {
      guard let at = chunk("pHYs"), let x = data.bytes.uint32BE(at: at),
        let y = data.bytes.uint32BE(at: at + 4)
      else { return 1 }
      return Picture.aspect(across: Double(x), down: Double(y))
    }

    /// Where the content of a chunk begins.
    private func chunk(_ name: String) -> Int? {
      var at = 8
      while let length = data.bytes.uint32BE(at: at) {
        if data.bytes.matches(name.bytes, at: at + 4) { return at + 8 }
        at += Int(length) + 12
      }
      return nil
    }

    /// Whether the file says, before its first pixels, that it moves.
    static func isAnimated(_ bytes: [UInt8]) -> Bool {
      var at = 8
      while let length = bytes.uint32BE(at: at), !bytes.matches("IDAT".bytes, at: at + 4) {
        if bytes.matches("acTL".bytes, at: at + 4) { return true }
        at += Int(length) + 12
      }
      return false
    }
  }
#endif
