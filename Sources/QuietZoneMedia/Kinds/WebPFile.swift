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

  var extent: PictureExtent {
    // Grey, chroma and alpha; lossless files are held as 32-bit pixels as well, animations as three canvases.
    let bytesPerPixel: Double = info.is_animated != 0 ? 13 : info.is_lossless != 0 ? 7 : 3.5
    return PictureExtent(
      width: Int(info.width), height: Int(info.height), bytesPerPixel: bytesPerPixel,
      isTurned: orientation != .up)
  }

  func decode(
    limits: PictureLimits, frames: PictureLoader.Frames, _ body: PictureLoader.PageHandler
  ) throws(PictureError) {
    let (width, height) = (Int(info.width), Int(info.height))
    try data.check(extent, kind: .webp, limits: limits)
    guard info.is_animated == 0 else { return try decodeFrames(limits: limits, frames: frames, body) }
    let image = try data.image(width: width, height: height, kind: .webp) { out, report in
      data.bytes.withUnsafeBufferPointer {
        qzp_webp_decode($0.baseAddress, $0.count, out, info.width, info.height, &report)
      }
    }
    _ = body(Picture(luminance: image, kind: .webp, orientation: orientation))
  }

  private func decodeFrames(
    limits: PictureLimits, frames: PictureLoader.Frames, _ body: PictureLoader.PageHandler
  ) throws(PictureError) {
    try data.bytes.withUnsafeBufferPointer { bytes throws(PictureError) in
      try decodeFrames(of: bytes, limits: limits, frames: frames, body)
    }
  }

  private func decodeFrames(
    of bytes: UnsafeBufferPointer<UInt8>, limits: PictureLimits, frames: PictureLoader.Frames,
    _ body: PictureLoader.PageHandler
  ) throws(PictureError) {
    guard let handle = qzp_webp_open(bytes.baseAddress, bytes.count) else {
      let declared = Int(data.bytes.uint32LE(at: 4) ?? 0) + 8
      guard declared <= data.bytes.count else {
        throw .truncated(
          source: data.source, kind: .webp, missing: "\(data.bytes.count) of \(declared) bytes are there")
      }
      throw .corrupt(source: data.source, kind: .webp, reason: "the animation's frames cannot be told apart")
    }
    defer { qzp_webp_close(handle) }
    var page = 0
    while true {
      var ended = false
      let image: LuminanceImage
      do throws(PictureError) {
        image = try data.image(width: Int(info.width), height: Int(info.height), kind: .webp) { out, report in
          let status = qzp_webp_next(handle, out, info.width, info.height, &report)
          ended = status == QZP_END
          return status
        }
      } catch {
        if ended, page > 0 { return }
        throw error
      }
      guard page < limits.maximumPages else {
        throw .tooManyPages(source: data.source, kind: .webp, limit: limits.maximumPages)
      }
      let picture = Picture(luminance: image, kind: .webp, orientation: orientation, page: page)
      guard body(picture), frames == .all else { return }
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
