internal import CPictureCodecs
internal import QuietZone

/// A TIFF file: every page but previews and masks of other pages, through libtiff.
struct TIFFFile {
  let data: PictureData

  init(_ data: PictureData) { self.data = data }

  func decode(limits: PictureLimits, _ body: PictureLoader.PageHandler) throws(PictureError) {
    let bytes = PinnedBytes(data.bytes)
    defer { bytes.free() }
    var handle: OpaquePointer?
    var report = qzp_report()
    let status = qzp_tiff_open(bytes.start, bytes.count, limits.maximumMemory, &handle, &report)
    try data.check(status, report, kind: .tiff)
    guard let handle else { throw .outOfMemory(source: data.source, kind: .tiff) }
    defer { qzp_tiff_close(handle) }
    var page = 0
    var directory = 0
    while true {
      var info = qzp_tiff_page()
      try data.check(qzp_tiff_describe(handle, &info, &report), report, kind: .tiff)
      // A lone page is delivered whatever it calls itself.
      if info.is_reduced == 0 || directory == 0 {
        guard page < limits.maximumPages else {
          throw .tooManyPages(source: data.source, kind: .tiff, limit: limits.maximumPages)
        }
        guard body(try picture(of: handle, info, page: page, limits: limits)) else { return }
        page += 1
      }
      directory += 1
      let next = qzp_tiff_next(handle, &report)
      if next == QZP_END { return }
      try data.check(next, report, kind: .tiff)
      guard directory <= 2 * limits.maximumPages else {
        throw .tooManyPages(source: data.source, kind: .tiff, limit: limits.maximumPages)
      }
    }
  }

  private func picture(
    of handle: OpaquePointer, _ info: qzp_tiff_page, page: Int, limits: PictureLimits
  ) throws(PictureError) -> Picture {
    let (width, height) = (Int(info.width), Int(info.height))
    try data.check(width: width, height: height, kind: .tiff, bytesPerPixel: 1, limits: limits)
    let pixels = Double(width * height)
    try data.check(
      width: width, height: height, kind: .tiff, bytesPerPixel: 1 + Double(info.working_bytes) / pixels,
      limits: limits)
    let image = try data.image(width: width, height: height, kind: .tiff) { out, report in
      qzp_tiff_decode(handle, out, info.width, info.height, &report)
    }
    let orientation = Orientation(rawValue: Int(info.orientation)) ?? .up
    return Picture(luminance: image, kind: .tiff, orientation: orientation, page: page)
  }
}
