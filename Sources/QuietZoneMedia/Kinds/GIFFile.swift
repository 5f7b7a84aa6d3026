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
  var extent: PictureExtent { PictureExtent(width: width, height: height, bytesPerPixel: 3) }

  func decode(
    limits: PictureLimits, frames: PictureLoader.Frames, _ body: PictureLoader.PageHandler
  ) throws(PictureError) {
    try data.check(extent, kind: .gif, limits: limits)
    try data.bytes.withUnsafeBufferPointer { bytes throws(PictureError) in
      try decode(bytes, limits: limits, frames: frames, body)
    }
  }

  private func decode(
    _ bytes: UnsafeBufferPointer<UInt8>, limits: PictureLimits, frames: PictureLoader.Frames,
    _ body: PictureLoader.PageHandler
  ) throws(PictureError) {
    var handle: OpaquePointer?
    var report = qzp_report()
    try data.check(qzp_gif_open(bytes.baseAddress, bytes.count, &handle, &report), report, kind: .gif)
    guard let handle else { throw .outOfMemory(source: data.source, kind: .gif) }
    defer { qzp_gif_close(handle) }
    var canvas = LuminanceImage(width: width, height: height)
    var page = 0
    while true {
      let status = canvas.pixels.withUnsafeMutableBufferPointer {
        qzp_gif_next(handle, $0.baseAddress, UInt32(width), UInt32(height), &report)
      }
      if status == QZP_END {
        guard page > 0 else { throw .corrupt(source: data.source, kind: .gif, reason: "no frame") }
        return
      }
      try data.check(status, report, kind: .gif)
      guard page < limits.maximumPages else {
        throw .tooManyPages(source: data.source, kind: .gif, limit: limits.maximumPages)
      }
      guard body(Picture(luminance: canvas, kind: .gif, page: page)), frames == .all else { return }
      page += 1
    }
  }
}
