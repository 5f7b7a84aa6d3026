public import CQuietZone
internal import QuietZone

/// What `Batch.h` asks for.
@c(qzp_need)
public func need(ofFile file: UnsafeRawPointer?, _ size: Int) -> Int {
  guard let file, size > 0, let bytes = try? bytes(file, size, "file") else { return 0 }
  return PictureData(source: "the file", bytes: bytes).need
}

/// Whether options can be used; if not, the error is filled in.
@c(qzp_check_options)
public func check(options: UnsafePointer<qz_read_options>?, _ error: ErrorPlace) -> Int32 {
  answer(error) { () throws(Failure) in _ = try ReadRequest(options) } == nil ? 0 : 1
}

extension PictureData {
  /// Bytes that the largest page takes while it is decoded and looked at; 0 where that can't be told, for it
  /// can't be decoded either.
  fileprivate var need: Int {
    let pages = (try? extents()) ?? []
    return pages.reduce(0) { max($0, $1.bytes(handlerBytesPerPixel: PageReader.bytesPerPixel)) }
  }

  private func extents() throws(PictureError) -> [PictureExtent] {
    switch PictureKind(bytes: bytes) {
    case .jpeg: [try JPEGFile(self).extent]
    case .png: [try PNGFile(self).extent(keepsAlpha: true)]
    case .bmp: [try BMPFile(self).extent]
    case .webp: [try WebPFile(self).extent(keepsAlpha: true)]
    case .gif: [try GIFFile(self).extent(keepsAlpha: true)]
    case .tiff: TIFFFile(self).extents(limits: PictureLimits())
    case .pnm: PNMFile(self).extents(limits: PictureLimits())
    case .heic, .avif, .pdf, nil: []
    }
  }
}
