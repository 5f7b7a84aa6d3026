#if !canImport(ImageIO)
  internal import CPictureCodecs
  internal import QuietZone

  /// A WebP file: still pictures as their luma plane, animations frame by frame.
  struct WebPFile {
    let data: PictureData
    private let info: qzp_webp_info

    init(_ data: PictureData) throws(PictureError) {
      self.data = data
      var info = qzp_webp_info()
      var report = qzp_report()
      let status = data.bytes.withUnsafeBufferPointer {
        qzp_webp_header($0.baseAddress, $0.count, &info, &report)
      }
      try data.check(status, report, kind: .webp)
      self.info = info
    }

    func extent(keepsAlpha: Bool) -> PictureExtent {
      // Grey and chroma; alpha once for libwebp and once here; lossless files are held as 32-bit pixels as
      // well, animations as three canvases.
      var bytesPerPixel: Double = info.is_animated != 0 ? 13 : info.is_lossless != 0 ? 5.25 : 1.25
      if info.has_alpha != 0 { bytesPerPixel += info.is_lossless != 0 ? 1 : 2 }
      let isKept = Int(info.width) * Int(info.height) <= PictureData.maximumAlphaPixels
      if keepsAlpha, info.has_alpha != 0, isKept { bytesPerPixel += 1 }
      return PictureExtent(
        width: Int(info.width), height: Int(info.height), bytesPerPixel: bytesPerPixel,
        isTurned: orientation != .up)
    }

    func decode(
      limits: PictureLimits, plan: PagePlan, keepsAlpha: Bool, _ body: PictureLoader.PageHandler
    ) throws(PictureError) {
      try data.check(extent(keepsAlpha: keepsAlpha), kind: .webp, limits: limits)
      let keepsAlpha = keepsAlpha && info.has_alpha != 0
      guard info.is_animated == 0 else {
        return try data.bytes.withUnsafeBufferPointer { bytes throws(PictureError) in
          try decodeFrames(of: bytes, plan, keepsAlpha: keepsAlpha, body)
        }
      }
      var plan = plan
      if try plan.step(0, data.source, .webp) == .deliver {
        let picture = try picture(page: 0, keepsAlpha: keepsAlpha) { out, alpha, report in
          data.bytes.withUnsafeBufferPointer {
            qzp_webp_decode($0.baseAddress, $0.count, out, alpha, info.width, info.height, &report)
          }
        }
        guard body(picture) else { return }
        plan.count()
      }
      try plan.checkEnd(pages: 1, data.source, .webp)
    }

    /// A page that a C decoder fills.
    private func picture(
      page: Int, keepsAlpha: Bool,
      _ body: (UnsafeMutablePointer<UInt8>, UnsafeMutablePointer<UInt8>?, inout qzp_report) -> qzp_status
    ) throws(PictureError) -> Picture {
      var picture = try data.picture(
        width: Int(info.width), height: Int(info.height), kind: .webp, keepsAlpha: keepsAlpha, body)
      picture.orientation = orientation
      picture.page = page
      return picture
    }

    private func decodeFrames(
      of bytes: UnsafeBufferPointer<UInt8>, _ plan: PagePlan, keepsAlpha: Bool,
      _ body: PictureLoader.PageHandler
    ) throws(PictureError) {
      var plan = plan
      guard let handle = qzp_webp_open(bytes.baseAddress, bytes.count) else {
        let declared = Int(data.bytes.uint32LE(at: 4) ?? 0) + 8
        guard declared <= data.bytes.count else {
          throw .truncated(
            source: data.source, kind: .webp, missing: "\(data.bytes.count) of \(declared) bytes are there")
        }
        throw .corrupt(
          source: data.source, kind: .webp, reason: "the animation's frames cannot be told apart")
      }
      defer { qzp_webp_close(handle) }
      var page = 0
      while true {
        var ended = false
        let frame: Picture
        do throws(PictureError) {
          frame = try picture(page: page, keepsAlpha: keepsAlpha) { out, alpha, report in
            let status = qzp_webp_next(handle, out, alpha, info.width, info.height, &report)
            ended = status == QZP_END
            return status
          }
        } catch {
          if ended, page > 0 { return try plan.checkEnd(pages: page, data.source, .webp) }
          throw error
        }
        switch try plan.step(page, data.source, .webp) {
        case .stop: return
        case .skip: break
        case .deliver:
          guard body(frame) else { return }
          plan.count()
          if plan.isStill { return }
        }
        page += 1
      }
    }

    /// From the EXIF chunk, with or without the prefix some writers leave in.
    private var orientation: Orientation {
      var at = 12
      while let length = data.bytes.uint32LE(at: at + 4) {
        if data.bytes.matches("EXIF".bytes, at: at) {
          let prefixed = data.bytes.matches([0x45, 0x78, 0x69, 0x66, 0, 0], at: at + 8)
          return EXIF.orientation(in: data.bytes, at: at + (prefixed ? 14 : 8))
        }
        at += 8 + Int(length) + Int(length & 1)
      }
      return .up
    }
  }
#endif
