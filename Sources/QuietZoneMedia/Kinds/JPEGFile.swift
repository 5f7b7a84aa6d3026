#if !canImport(ImageIO)
  internal import CPictureCodecs

  /// A JPEG file (ITU-T T.81): its header, read here, and its pixels, decoded by libjpeg straight to grey.
  struct JPEGFile {
    let data: PictureData
    private(set) var width = 0
    private(set) var height = 0
    private(set) var orientation = Orientation.up
    /// A pixel's height by its width: of JFIF's density, or else of EXIF's resolution.
    private(set) var pixelAspect = 1.0
    /// Bytes a pixel the library needs: a progressive file's coefficients are held for the whole picture.
    private(set) var bytesPerPixel = 1.0

    init(_ data: PictureData) throws(PictureError) {
      self.data = data
      try readHeader()
    }

    /// Walks the marker segments (T.81, B.1.1.4) up to the frame header.
    private mutating func readHeader() throws(PictureError) {
      let bytes = data.bytes
      var at = 2
      while true {
        while at < bytes.count, bytes[at] != 0xFF { at += 1 }
        while at < bytes.count, bytes[at] == 0xFF { at += 1 }
        guard at < bytes.count else { throw missing("the frame header") }
        let marker = bytes[at]
        at += 1
        // Markers without a length: TEM, RST0…7, SOI; and a stuffed zero.
        if marker == 0 || marker == 1 || (0xD0...0xD8).contains(marker) { continue }
        guard marker != 0xD9, marker != 0xDA else {
          throw .corrupt(source: data.source, kind: .jpeg, reason: "no frame header before the scan")
        }
        guard let length = bytes.uint16BE(at: at) else { throw missing("the frame header") }
        if marker == 0xE1, bytes.matches([0x45, 0x78, 0x69, 0x66, 0, 0], at: at + 2) {
          orientation = EXIF.orientation(in: bytes, at: at + 8)
          if pixelAspect == 1 { pixelAspect = EXIF.pixelAspect(in: bytes, at: at + 8) }
        }
        if marker == 0xE0, bytes.matches([0x4A, 0x46, 0x49, 0x46, 0], at: at + 2),
          let across = bytes.uint16BE(at: at + 10), let down = bytes.uint16BE(at: at + 12)
        {
          pixelAspect = Picture.aspect(across: Double(across), down: Double(down))
        }
        // SOF0…15 without DHT, JPG and DAC.
        if (0xC0...0xCF).contains(marker), marker != 0xC4, marker != 0xC8, marker != 0xCC {
          return try readFrame(at: at, marker: marker)
        }
        at += max(length, 2)
      }
    }

    /// The frame header (T.81, B.2.2).
    private mutating func readFrame(at: Int, marker: UInt8) throws(PictureError) {
      let bytes = data.bytes
      guard let h = bytes.uint16BE(at: at + 3), let w = bytes.uint16BE(at: at + 5), at + 7 < bytes.count
      else { throw missing("the picture's size") }
      width = w
      height = h
      let components = Int(bytes[at + 7])
      // Sampling factors unknown to be smaller: full size; 2 bytes a coefficient, each component held when
      // there may be several scans.
      bytesPerPixel = marker == 0xC0 || marker == 0xC1 ? 1 : 1 + 2 * Double(components)
    }

    var extent: PictureExtent {
      PictureExtent(
        width: width, height: height, bytesPerPixel: bytesPerPixel, isTurned: orientation != .up)
    }

    private func missing(_ what: String) -> PictureError {
      .truncated(source: data.source, kind: .jpeg, missing: "\(what) is missing")
    }

    func decode(limits: PictureLimits, maximumDimension: Int?) throws(PictureError) -> Picture {
      try data.check(extent, kind: .jpeg, limits: limits)
      let denominator = reduction(to: maximumDimension)
      let w = (width + denominator - 1) / denominator
      let h = (height + denominator - 1) / denominator
      let image = try data.image(width: w, height: h, kind: .jpeg) { out, report in
        data.bytes.withUnsafeBufferPointer {
          qzp_jpeg_decode($0.baseAddress, $0.count, UInt32(denominator), out, UInt32(w), UInt32(h), &report)
        }
      }
      var picture = Picture(
        luminance: image, kind: .jpeg, orientation: orientation, sourceWidth: width, sourceHeight: height)
      picture.pixelAspect = pixelAspect
      return picture
    }

    /// 1, 2, 4 or 8: as much as leaves the longer side at least `dimension` pixels.
    private func reduction(to dimension: Int?) -> Int {
      guard let dimension, dimension > 0 else { return 1 }
      return [8, 4, 2].first { max(width, height) / $0 >= dimension } ?? 1
    }
  }
#endif
