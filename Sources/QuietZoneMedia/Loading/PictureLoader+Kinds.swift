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
    case .webp: try WebPFile(data).decode(limits: limits, plan: plan, keepsAlpha: keepsAlpha, body)
    case .gif: try GIFFile(data).decode(limits: limits, plan: plan, keepsAlpha: keepsAlpha, body)
    case .tiff: try TIFFFile(data).decode(limits: limits, plan: documentPlan, body)
    case .pnm: try PNMFile(data).decode(limits: limits, plan: documentPlan, body)
    case .pdf:
      throw .unsupported(source: data.source, kind: .pdf, reason: "pages need another program, and so a task")
    case .png where playsFrames && PNGFile.isAnimated(data.bytes):
      try PNGAnimation(data).decode(limits: limits, plan: plan, keepsAlpha: keepsAlpha, body)
    case let kind:
      if let pages, !pages.contains(0) { throw .noSuchPage(source: data.source, kind: kind, count: 1) }
      let picture = try only(of: data, kind)
      data.bytes = []
      _ = body(picture)
    }
  }

  /// Whether frames after the first may be wanted.
  var playsFrames: Bool { frames == .all || pages != nil }

  private var plan: PagePlan { PagePlan(selection: pages, limits: limits, frames: frames) }

  /// The pages of a document come all.
  private var documentPlan: PagePlan { PagePlan(selection: pages, limits: limits) }

  /// The one picture of a file that has no more.
  private func only(of data: PictureData, _ kind: PictureKind) throws(PictureError) -> Picture {
    switch kind {
    case .jpeg: try JPEGFile(data).decode(limits: limits, maximumDimension: maximumDimension)
    case .png: try PNGFile(data).decode(limits: limits, keepsAlpha: keepsAlpha)
    case .bmp: try BMPFile(data).decode(limits: limits)
    default: try HEIFFile(data, kind: kind).decode(limits: limits)
    }
  }
}
