#if !canImport(ImageIO)
  internal import CPictureCodecs

  /// A PNG file (ISO/IEC 15948): header and EXIF read here, pixels in C: those of all but large and odd files
  /// inflated at once. Gamma and colour profiles are ignored.
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
      let isSmall = width <= PictureData.maximumAlphaPixels / max(height, 1)
      let alpha = keepsAlpha && isSmall && isTransparent ? 1.0 : 0
      return PictureExtent(
        width: width, height: height, bytesPerPixel: animated + alpha, passingBytes: inflatedBytes,
        isTurned: orientation != .up)
    }

    func decode(limits: PictureLimits, keepsAlpha: Bool = false) throws(PictureError) -> Picture {
      let keepsAlpha = keepsAlpha && isTransparent
      let extent = extent(keepsAlpha: keepsAlpha)
      try data.check(extent, kind: .png, limits: limits)
      let working = min(Self.maximumInflated, extent.room(limits, fileBytes: data.bytes.count))
      var picture = try data.picture(width: width, height: height, kind: .png, keepsAlpha: keepsAlpha) {
        out, alpha, report in
        data.bytes.withUnsafeBufferPointer {
          qzp_png_decode(
            $0.baseAddress, $0.count, working, out, alpha, UInt32(width), UInt32(height), &report)
        }
      }
      picture.orientation = orientation
      picture.pixelAspect = pixelAspect
      return picture
    }

    /// The most bytes that are inflated at once, 16 million pixels of red, green, blue and opacity. What
    /// would be larger is inflated row by row, which takes longer and no memory.
    static let maximumInflated = 64_000_000

    /// Bytes that the picture and its compressed data take where it is inflated at once, and else 0.
    private var inflatedBytes: Int {
      guard data.bytes.count > 25, width > 0, height > 0, width <= Self.maximumInflated else { return 0 }
      let depth = Int(data.bytes[24]), channels = [1, 1, 3, 1, 2, 1, 4][min(Int(data.bytes[25]), 6)]
      let row = width * channels * depth / 8 + 2
      let room = Self.maximumInflated - min(data.bytes.count, Self.maximumInflated)
      return height <= room / row ? row * height + data.bytes.count : 0
    }

    /// Whether any pixel can be other than opaque: the colour type has opacities, or a chunk says so.
    private var isTransparent: Bool {
      data.bytes.count > 25 && data.bytes[25] & 4 != 0 || chunk("tRNS") != nil
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
      let name = name.bytes
      var at = 8
      while let length = data.bytes.uint32BE(at: at) {
        if data.bytes.matches(name, at: at + 4) { return at + 8 }
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
