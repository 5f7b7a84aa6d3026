#if !canImport(ImageIO)
  internal import CPictureCodecs
  internal import QuietZone

  /// A TIFF file: every page but previews and masks of other pages, through libtiff.
  struct TIFFFile {
    let data: PictureData

    init(_ data: PictureData) { self.data = data }

    /// Of the pages that `decode` would deliver, as far as they can be told apart.
    func extents(limits: PictureLimits) -> [PictureExtent] {
      var extents: [PictureExtent] = []
      do throws(PictureError) {
        try forEachPage(limits: limits) { (_, info, _) throws(PictureError) in
          extents.append(PictureExtent(info))
          return extents.count < limits.maximumPages
        }
      } catch {
        // Decoding ends at the same place, and says why.
      }
      return extents
    }

    func decode(
      limits: PictureLimits, plan: PagePlan, _ body: PictureLoader.PageHandler
    ) throws(PictureError) {
      var plan = plan
      var count = 0, isEnough = false
      try forEachPage(limits: limits) { (handle, info, page) throws(PictureError) in
        count = page + 1
        switch try plan.step(page, data.source, .tiff) {
        case .stop: return false
        case .skip: return true
        case .deliver:
          isEnough = !body(try picture(of: handle, info, page: page, limits: limits))
          plan.count()
          return !isEnough
        }
      }
      guard !isEnough else { return }
      try plan.checkEnd(pages: count, data.source, .tiff)
    }

    /// Goes from page to page until `body` has enough.
    private func forEachPage(
      limits: PictureLimits, _ body: (OpaquePointer, qzp_tiff_page, Int) throws(PictureError) -> Bool
    ) throws(PictureError) {
      try data.bytes.withUnsafeBufferPointer { bytes throws(PictureError) in
        var handle: OpaquePointer?
        var report = qzp_report()
        let status = qzp_tiff_open(bytes.baseAddress, bytes.count, limits.maximumMemory, &handle, &report)
        try data.check(status, report, kind: .tiff)
        guard let handle else { throw .outOfMemory(source: data.source, kind: .tiff) }
        defer { qzp_tiff_close(handle) }
        try walk(handle, limits: limits, body)
      }
    }

    private func walk(
      _ handle: OpaquePointer, limits: PictureLimits,
      _ body: (OpaquePointer, qzp_tiff_page, Int) throws(PictureError) -> Bool
    ) throws(PictureError) {
      var report = qzp_report()
      var page = 0
      var directory = 0
      while true {
        var info = qzp_tiff_page()
        try data.check(qzp_tiff_describe(handle, &info, &report), report, kind: .tiff)
        // A lone page is delivered whatever it calls itself.
        if info.is_reduced == 0 || directory == 0 {
          guard try body(handle, info, page) else { return }
          page += 1
        }
        directory += 1
        let next = qzp_tiff_next(handle, &report)
        if next == QZP_END { return }
        try data.check(next, report, kind: .tiff)
        // Each takes at least 18 bytes of the file: a list that goes on for longer is a loop.
        guard directory <= data.bytes.count / 18 else {
          throw .corrupt(source: data.source, kind: .tiff, reason: "its pages follow each other in a circle")
        }
      }
    }

    private func picture(
      of handle: OpaquePointer, _ info: qzp_tiff_page, page: Int, limits: PictureLimits
    ) throws(PictureError) -> Picture {
      try data.check(PictureExtent(info), kind: .tiff, limits: limits)
      let (width, height) = (Int(info.width), Int(info.height))
      let image = try data.image(width: width, height: height, kind: .tiff) { out, report in
        qzp_tiff_decode(handle, out, info.width, info.height, &report)
      }
      let orientation = Orientation(rawValue: Int(info.orientation)) ?? .up
      var picture = Picture(luminance: image, kind: .tiff, orientation: orientation, page: page)
      picture.pixelAspect = Picture.aspect(across: Double(info.x_resolution), down: Double(info.y_resolution))
      return picture
    }
  }

  extension PictureExtent {
    fileprivate init(_ info: qzp_tiff_page) {
      self.init(
        width: Int(info.width), height: Int(info.height), bytesPerPixel: Self.besideFile,
        fixedBytes: Int(min(info.working_bytes, 1 << 59)), isTurned: info.orientation != 1)
    }
  }
#endif
