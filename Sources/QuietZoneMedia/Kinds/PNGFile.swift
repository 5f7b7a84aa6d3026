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

  var extent: PictureExtent {
    PictureExtent(width: width, height: height, isTurned: orientation != .up)
  }

  func decode(limits: PictureLimits) throws(PictureError) -> Picture {
    try data.check(extent, kind: .png, limits: limits)
    let image = try data.image(width: width, height: height, kind: .png) { out, report in
      data.bytes.withUnsafeBufferPointer {
        qzp_png_decode($0.baseAddress, $0.count, out, UInt32(width), UInt32(height), &report)
      }
    }
    return Picture(luminance: image, kind: .png, orientation: orientation)
  }

  /// From the eXIf chunk, wherever it stands.
  private var orientation: Orientation {
    var at = 8
    while let length = data.bytes.uint32BE(at: at) {
      if data.bytes.matches("eXIf".bytes, at: at + 4) { return EXIF.orientation(in: data.bytes, at: at + 8) }
      at += Int(length) + 12
    }
    return .up
  }
}
