extension PictureLoader {
  /// Reads and decodes with room from `memory`. A file's header is read before its pixels are, and says how
  /// much that takes; if there is no room, its bytes are given up until there is, and read again.
  func forEachPicture(
    path: String, sharing memory: MemoryBudget, _ body: PageHandler
  ) async throws(PictureError) {
    // Of a pipe nothing is known until its end, and it can't be read again: it goes alone.
    let size = PictureData.size(path: path)
    if let size, size > limits.maximumBytes {
      throw .tooManyBytes(source: path, limit: limits.maximumBytes)
    }
    var room = await memory.take(size ?? memory.bytes)
    defer { memory.give(room) }
    deadline?.restart()
    var data = try PictureData.read(path: path, limits: limits, deadline: deadline)
    let need = await need(of: data)
    if size != nil, !memory.change(&room, to: need) {
      data.bytes = []
      memory.give(room)
      room = await memory.take(need)
      deadline?.restart()
      data = try PictureData.read(path: path, limits: limits, deadline: deadline)
    }
    try await forEachPicture(in: &data, body)
  }

  /// The same of bytes that are in memory already.
  func forEachPicture(
    in data: inout PictureData, sharing memory: MemoryBudget, _ body: PageHandler
  ) async throws(PictureError) {
    let room = await memory.take(await need(of: data))
    defer { memory.give(room) }
    deadline?.restart()
    try await forEachPicture(in: &data, body)
  }

  /// Bytes for the file and its largest page, while it is decoded and while it is handled. What can't be told
  /// counts as nothing, for it can't be decoded either, and decoding says why.
  func need(of data: PictureData) async -> Int {
    let pages = await extents(of: data).map { $0.bytes(handlerBytesPerPixel: handlerBytesPerPixel) }
    return data.bytes.count.addingReportingOverflow(pages.max() ?? 0).overflow
      ? .max : data.bytes.count + (pages.max() ?? 0)
  }

  /// Of the pages that would be delivered.
  private func extents(of data: PictureData) async -> [PictureExtent] {
    do throws(PictureError) {
      let kind = try kind(of: data)
      if kind == .pdf {
        return await PDFFile(data, pages: pages).extents(limits: limits, dotsPerInch: dotsPerInch)
      }
      return try extents(of: data, kind).filter { (try? data.check($0, kind: kind, limits: limits)) != nil }
    } catch {
      return []
    }
  }

  private func extents(of data: PictureData, _ kind: PictureKind) throws(PictureError) -> [PictureExtent] {
    switch kind {
    case .bmp: [try BMPFile(data).extent]
    case .pnm: PNMFile(data).extents(limits: limits)
    case .pdf: []
    case let kind: try codedExtents(of: data, kind)
    }
  }
}
