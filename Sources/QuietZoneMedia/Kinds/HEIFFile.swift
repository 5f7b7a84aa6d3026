internal import CPictureCodecs

/// A HEIC or AVIF file's primary picture, through libheif, which is loaded with the first such file. libheif
/// turns and mirrors as the file says, so the orientation is always upright.
struct HEIFFile {
  let data: PictureData
  let kind: PictureKind

  init(_ data: PictureData, kind: PictureKind) {
    self.data = data
    self.kind = kind
  }

  func decode(limits: PictureLimits) throws(PictureError) -> Picture {
    let bytes = PinnedBytes(data.bytes)
    defer { bytes.free() }
    var handle: OpaquePointer?
    var report = qzp_report()
    var width: UInt32 = 0
    var height: UInt32 = 0
    let status = qzp_heif_open(bytes.start, bytes.count, &handle, &width, &height, &report)
    try data.check(status, report, kind: kind)
    guard let handle else { throw .outOfMemory(source: data.source, kind: kind) }
    defer { qzp_heif_close(handle) }
    // The codec's frame and libheif's copy, at up to 16 bits a sample, turned once more.
    try data.check(
      width: Int(width), height: Int(height), kind: kind, bytesPerPixel: 8, limits: limits)
    let image = try data.image(width: Int(width), height: Int(height), kind: kind) { out, report in
      qzp_heif_decode(handle, out, width, height, &report)
    }
    return Picture(luminance: image, kind: kind)
  }
}
