#if !canImport(ImageIO)
  internal import CPictureCodecs
  internal import QuietZone

  /// A GIF file (GIF89a): each frame drawn on the canvas as a viewer shows it.
  struct GIFFile {
    let data: PictureData
    private let width: Int
    private let height: Int

    init(_ data: PictureData) throws(PictureError) {
      self.data = data
      guard let width = data.bytes.uint16LE(at: 6), let height = data.bytes.uint16LE(at: 8) else {
        throw .truncated(source: data.source, kind: .gif, missing: "the picture's size is missing")
      }
      self.width = width
      self.height = height
    }

    /// The canvas, the page handed out, and the canvas kept for the disposal to the previous frame.
    func extent(keepsAlpha: Bool) -> PictureExtent {
      PictureExtent(width: width, height: height, bytesPerPixel: showsAlpha(keepsAlpha) ? 5 : 3)
    }

    private func showsAlpha(_ isWanted: Bool) -> Bool {
      isWanted && width * height <= PictureData.maximumAlphaPixels
    }

    func decode(
      limits: PictureLimits, plan: PagePlan, keepsAlpha: Bool, _ body: PictureLoader.PageHandler
    ) throws(PictureError) {
      try data.check(extent(keepsAlpha: keepsAlpha), kind: .gif, limits: limits)
      try data.bytes.withUnsafeBufferPointer { bytes throws(PictureError) in
        try decode(bytes, plan, keepsAlpha: showsAlpha(keepsAlpha), body)
      }
    }

    private func decode(
      _ bytes: UnsafeBufferPointer<UInt8>, _ plan: PagePlan, keepsAlpha: Bool,
      _ body: PictureLoader.PageHandler
    ) throws(PictureError) {
      var plan = plan
      var handle: OpaquePointer?
      var report = qzp_report()
      try data.check(qzp_gif_open(bytes.baseAddress, bytes.count, &handle, &report), report, kind: .gif)
      guard let handle else { throw .outOfMemory(source: data.source, kind: .gif) }
      defer { qzp_gif_close(handle) }
      var canvas = LuminanceImage(width: width, height: height)
      var alpha = [UInt8](repeating: 0, count: keepsAlpha ? width * height : 0)
      var page = 0
      while true {
        let status = canvas.pixels.withUnsafeMutableBufferPointer { canvas in
          alpha.withUnsafeMutableBufferPointer { alpha in
            qzp_gif_next(
              handle, canvas.baseAddress, keepsAlpha ? alpha.baseAddress : nil, UInt32(width), UInt32(height),
              &report)
          }
        }
        if status == QZP_END {
          guard page > 0 else { throw .corrupt(source: data.source, kind: .gif, reason: "no frame") }
          return try plan.checkEnd(pages: page, data.source, .gif)
        }
        try data.check(status, report, kind: .gif)
        switch try plan.step(page, data.source, .gif) {
        case .stop: return
        case .skip: break
        case .deliver:
          var picture = Picture(luminance: canvas, kind: .gif, page: page)
          if keepsAlpha { picture.keep(alpha: alpha) }
          guard body(picture) else { return }
          plan.count()
          if plan.isStill { return }
        }
        page += 1
      }
    }
  }
#endif
