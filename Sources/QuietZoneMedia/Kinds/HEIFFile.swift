#if !canImport(ImageIO)
  internal import CPictureCodecs

  /// A HEIC or AVIF file's primary picture, through libheif, which is loaded with the first such file.
  /// libheif turns and mirrors as the file says, so the orientation is always upright. Further pictures of a
  /// collection and the frames of a sequence are not decoded: ``Picture/isOneOfMore`` tells that there are
  /// some.
  struct HEIFFile {
    let data: PictureData
    let kind: PictureKind

    init(_ data: PictureData, kind: PictureKind) {
      self.data = data
      self.kind = kind
    }

    func extent() throws(PictureError) -> PictureExtent {
      try withHandle { (_, extent) throws(PictureError) in extent }
    }

    func decode(limits: PictureLimits) throws(PictureError) -> Picture {
      try withHandle { (handle, extent) throws(PictureError) in
        try data.check(extent, kind: kind, limits: limits)
        let (width, height) = (extent.width, extent.height)
        let image = try data.image(width: width, height: height, kind: kind) { out, report in
          qzp_heif_decode(handle, out, UInt32(width), UInt32(height), &report)
        }
        var picture = Picture(luminance: image, kind: kind)
        picture.isOneOfMore = hasSequence || qzp_heif_count(handle) > 1
        return picture
      }
    }

    /// Whether there is a movie box, which holds the frames of a sequence (ISO/IEC 23008-12, 7).
    private var hasSequence: Bool {
      let bytes = data.bytes
      var at = 0
      for _ in 0..<100 {
        guard let size = bytes.uint32BE(at: at) else { return false }
        if bytes.matches("moov".bytes, at: at + 4) { return true }
        // A size of 1 has the real one, of 64 bits, behind the box's name; 0 goes to the file's end.
        guard size > 1 || (size == 1 && bytes.uint32BE(at: at + 8) == 0) else { return false }
        at += max(Int(size == 1 ? bytes.uint32BE(at: at + 12) ?? 0 : size), 8)
      }
      return false
    }

    /// Opens the file for `body`; the extent counts the codec's frame and libheif's copy, at up to 16 bits a
    /// sample, turned once more.
    private func withHandle<Result>(
      _ body: (OpaquePointer, PictureExtent) throws(PictureError) -> Result
    ) throws(PictureError) -> Result {
      try data.bytes.withUnsafeBufferPointer { bytes throws(PictureError) in
        var handle: OpaquePointer?
        var report = qzp_report()
        var width: UInt32 = 0
        var height: UInt32 = 0
        let status = qzp_heif_open(bytes.baseAddress, bytes.count, &handle, &width, &height, &report)
        if status == QZP_CORRUPT, hasSequence {
          throw .unsupported(source: data.source, kind: kind, reason: "a sequence without a still picture")
        }
        try data.check(status, report, kind: kind)
        guard let handle else { throw .outOfMemory(source: data.source, kind: kind) }
        defer { qzp_heif_close(handle) }
        return try body(handle, PictureExtent(width: Int(width), height: Int(height), bytesPerPixel: 8))
      }
    }
  }
#endif
