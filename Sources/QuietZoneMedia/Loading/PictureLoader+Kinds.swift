extension PictureLoader {
  /// The kind of the bytes, or why there is none.
  func kind(of data: PictureData) throws(PictureError) -> PictureKind {
    guard !data.bytes.isEmpty else { throw .empty(source: data.source) }
    guard data.bytes.count <= limits.maximumBytes else {
      throw .tooManyBytes(source: data.source, limit: limits.maximumBytes)
    }
    guard let kind = PictureKind(bytes: data.bytes) else {
      throw .unknownKind(source: data.source, firstBytes: [UInt8](data.bytes.prefix(16)))
    }
    return kind
  }

  func forEachPicture(in data: PictureData, _ body: PageHandler) async throws(PictureError) {
    if try kind(of: data) == .pdf {
      try await PDFFile(data).decode(limits: limits, dotsPerInch: dotsPerInch, body)
    } else {
      try decode(data, body)
    }
  }

  func decode(_ data: PictureData, _ body: PageHandler) throws(PictureError) {
    switch try kind(of: data) {
    case .jpeg: _ = body(try JPEGFile(data).decode(limits: limits, maximumDimension: maximumDimension))
    case .png: _ = body(try PNGFile(data).decode(limits: limits))
    case .webp: try WebPFile(data).decode(limits: limits, frames: frames, body)
    case .gif: try GIFFile(data).decode(limits: limits, frames: frames, body)
    case .tiff: try TIFFFile(data).decode(limits: limits, body)
    case .bmp: _ = body(try BMPFile(data).decode(limits: limits))
    case .heic: _ = body(try HEIFFile(data, kind: .heic).decode(limits: limits))
    case .avif: _ = body(try HEIFFile(data, kind: .avif).decode(limits: limits))
    case .pnm: try PNMFile(data).decode(limits: limits, body)
    case .pdf:
      throw .unsupported(source: data.source, kind: .pdf, reason: "pages need another program, and so a task")
    }
  }
}
