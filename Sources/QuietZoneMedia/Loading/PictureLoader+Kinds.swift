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

  /// Hands the pages to `body`; the bytes are let go of as soon as no further page is to come from them.
  func forEachPicture(in data: inout PictureData, _ body: PageHandler) async throws(PictureError) {
    if try kind(of: data) == .pdf {
      try await PDFFile(data, pages: pages).decode(limits: limits, dotsPerInch: dotsPerInch, body)
    } else {
      try decode(&data, body)
    }
  }

  func decode(_ data: inout PictureData, _ body: PageHandler) throws(PictureError) {
    switch try kind(of: data) {
    case .pnm: try PNMFile(data).decode(limits: limits, plan: documentPlan, body)
    case .pdf:
      throw .unsupported(source: data.source, kind: .pdf, reason: "pages need another program, and so a task")
    case .bmp:
      try deliver(&data, .bmp, body) { data throws(PictureError) in try BMPFile(data).decode(limits: limits) }
    case let kind: try decodeCoded(&data, kind, body)
    }
  }

  /// Delivers the only picture of a file; its bytes are let go of before.
  func deliver(
    _ data: inout PictureData, _ kind: PictureKind, _ body: PageHandler,
    _ decode: (PictureData) throws(PictureError) -> Picture
  ) throws(PictureError) {
    if let pages, !pages.contains(0) { throw .noSuchPage(source: data.source, kind: kind, count: 1) }
    let picture = try decode(data)
    data.bytes = []
    guard body(picture), let pages, pages.lastStart > 0 else { return }
    throw .noSuchPage(source: data.source, kind: kind, count: 1)
  }

  /// Whether frames after the first may be wanted.
  var playsFrames: Bool { frames == .all || pages != nil }

  var plan: PagePlan { PagePlan(selection: pages, limits: limits, frames: frames, deadline: deadline) }

  /// The pages of a document come all.
  var documentPlan: PagePlan { PagePlan(selection: pages, limits: limits, deadline: deadline) }
}
