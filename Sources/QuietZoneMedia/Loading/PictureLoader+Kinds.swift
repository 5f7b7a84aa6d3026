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
    try decode(data, body)
  }

  func decode(_ data: PictureData, _ body: PageHandler) throws(PictureError) {
    switch try kind(of: data) {
    case .jpeg: _ = body(try JPEGFile(data).decode(limits: limits, maximumDimension: maximumDimension))
    case .png: _ = body(try PNGFile(data).decode(limits: limits))
    case .pnm: try PNMFile(data).decode(limits: limits, body)
    case let kind: throw .unsupported(source: data.source, kind: kind, reason: "not read")
    }
  }
}
