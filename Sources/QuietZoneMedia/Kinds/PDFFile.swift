internal import QuietZone
internal import Subprocess

/// A PDF file: its pages, as poppler's `pdftoppm` draws them, in a process of its own, so that a hostile file
/// can harm no more than that. `pdfinfo` of the same package is asked for their sizes first.
struct PDFFile {
  let data: PictureData
  /// The pages wanted; `nil`: all.
  let selection: PageSelection?

  init(_ data: PictureData, pages: PageSelection? = nil) { (self.data, selection) = (data, pages) }

  /// A page, from 0, and what it takes.
  typealias Page = (number: Int, extent: PictureExtent)

  /// Clause 7.5.5 of ISO 32000-1: the end marker stands on the last line; readers look for it in the last
  /// 1024 bytes, and more are allowed here, for mail and web servers append to files; zeros and white space
  /// behind it, to which storage pads, do not count.
  private static let endRegion = 16384

  /// More than any document has; programs take page numbers of 31 bits.
  private static let mostPages = 1_000_000

  func decode(
    limits: PictureLimits, dotsPerInch: Int, _ body: PictureLoader.PageHandler
  ) async throws(PictureError) {
    let end = data.bytes.lastIndex { $0 > 32 }.map { $0 + 1 } ?? 0
    let tail = [UInt8](data.bytes[..<end].suffix(Self.endRegion))
    guard tail.indices.contains(where: { tail.matches("%%EOF".bytes, at: $0) }) else {
      throw .truncated(source: data.source, kind: .pdf, missing: "the end marker is missing")
    }
    guard let file = TemporaryFile(data.bytes) else { throw .outOfMemory(source: data.source, kind: .pdf) }
    defer { file.close() }
    let watch = Stopwatch(limit: limits.timeout)
    guard !watch.isOver else { throw .timedOut(source: data.source, limit: limits.timeout) }
    let resolution = Self.resolution(dotsPerInch)
    let (pages, count, isCut) = try await pages(
      of: file, limits: limits, resolution: resolution, watch: watch)
    for page in pages { try data.check(page.extent, kind: .pdf, limits: limits) }
    let memory = PDFTool.drawMemory(pages: pages.map(\.extent), of: data, limits: limits)
    for run in PageSelection(pages.map { $0.number...$0.number }).ranges {
      let drawing = PDFDrawing(data: data, limits: limits, watch: watch, pages: run, memory: memory)
      guard try await drawing.run(path: file.path, resolution: resolution, body) else { return }
    }
    if isCut { throw .tooManyPages(source: data.source, kind: .pdf, limit: limits.maximumPages) }
    guard let selection, selection.lastStart >= count else { return }
    throw .noSuchPage(source: data.source, kind: .pdf, count: count)
  }

  /// Of the pages at so many dots an inch, as far as they can be told; what the program that draws them
  /// may take at most is among the fixed bytes.
  func extents(limits: PictureLimits, dotsPerInch: Int) async -> [PictureExtent] {
    guard let file = TemporaryFile(data.bytes) else { return [] }
    defer { file.close() }
    let found = try? await pages(
      of: file, limits: limits, resolution: Self.resolution(dotsPerInch),
      watch: Stopwatch(limit: limits.timeout))
    guard var pages = found?.pages.map(\.extent) else { return [] }
    let memory = PDFTool.drawMemory(pages: pages, of: data, limits: limits)
    for i in pages.indices { (pages[i].bytesPerPixel, pages[i].fixedBytes) = (1, data.bytes.count + memory) }
    return pages
  }

  private static func resolution(_ dotsPerInch: Int) -> Int { min(max(dotsPerInch, 1), 9600) }

  /// Those of the pages wanted that are allowed, of how many, and whether more are wanted. Their pixels are
  /// each once here and twice, as grey and opacity, in the program that draws; the file's copy in memory and
  /// the least that drawing takes are the fixed bytes.
  private func pages(
    of file: TemporaryFile, limits: PictureLimits, resolution: Int, watch: Stopwatch
  ) async throws(PictureError) -> (pages: [Page], count: Int, isCut: Bool) {
    let (count, sizes) = try await sizes(of: file, limits: limits, watch: watch)
    var pages: [Page] = []
    for size in sizes where selection?.contains(size.page) ?? true {
      guard pages.count < limits.maximumPages else { return (pages, count, true) }
      let extent = PictureExtent(
        width: Self.pixels(size.width, resolution), height: Self.pixels(size.height, resolution),
        bytesPerPixel: 3, fixedBytes: data.bytes.count + PDFTool.leastMemory)
      pages.append((size.page, extent))
    }
    guard !pages.isEmpty else { throw .noSuchPage(source: data.source, kind: .pdf, count: count) }
    return (pages, count, selection == nil && count > pages.count)
  }

  /// Pixels of a length in points (1/72 inch), at least one.
  private static func pixels(_ points: Double, _ resolution: Int) -> Int {
    let pixels = points * Double(resolution) / 72
    return pixels < 1 ? 1 : pixels < 1e9 ? Int(pixels.rounded(.up)) : 1_000_000_000
  }

  /// A page, from 0, with its width and height in points.
  typealias Size = (page: Int, width: Double, height: Double)

  /// How many pages there are, and the sizes of those up to the last one wanted.
  private func sizes(
    of file: TemporaryFile, limits: PictureLimits, watch: Stopwatch
  ) async throws(PictureError) -> (count: Int, sizes: [Size]) {
    // From the first page on: one that there isn't is no page to begin with.
    let last = min(selection?.last ?? limits.maximumPages - 1, Self.mostPages - 1) + 1
    let call = PDFTool.info.arguments(
      ["-f", "1", "-l", "\(last)", file.path], memory: PDFTool.infoMemory(limits))
    let output = try await PDFTool.info.perform(source: data.source, limit: limits.timeout) {
      try await Subprocess.run(
        PDFTool.shell, arguments: call, environment: PDFTool.environment, input: .none,
        output: .sequence, error: .bytes(limit: 1 << 20)
      ) { execution in
        let watchdog = watch.guardian { try? execution.send(signal: .kill) }
        defer { watchdog.cancel() }
        var text: [UInt8] = []
        for try await chunk in execution.standardOutput where text.count < 1 << 24 {
          chunk.withUnsafeBytes { text.append(contentsOf: $0) }
        }
        return text
      }
    }
    guard output.terminationStatus.isSuccess || !watch.isOver else {
      throw .timedOut(source: data.source, limit: limits.timeout)
    }
    try PDFTool.info.checkInstalled(output.terminationStatus, source: data.source)
    let pages = Self.parse(output.closureResult)
    guard output.terminationStatus.isSuccess, let count = pages.count else {
      throw refusal(output.standardError)
    }
    let expected = min(count, last)
    guard count > 0, pages.sizes.count >= expected else {
      throw .corrupt(
        source: data.source, kind: .pdf, reason: "\(pages.sizes.count) of \(expected) pages have a size")
    }
    return (count, pages.sizes)
  }

  /// Lines `Pages: 2` and `Page    1 size: 612 x 792 pts`.
  static func parse(_ output: [UInt8]) -> (count: Int?, sizes: [Size]) {
    var count: Int?
    var sizes: [Size] = []
    for line in output.split(separator: 0x0A) {
      let words = line.split(separator: 0x20).map { String(decoding: $0, as: UTF8.self) }
      if words.count == 2, words[0] == "Pages:" { count = Int(words[1]) }
      if words.count >= 6, words[0] == "Page", words[2] == "size:", let page = Int(words[1]),
        page > 0, let width = Double(words[3]), let height = Double(words[5])
      {
        sizes.append((page - 1, width, height))
      }
    }
    return (count, sizes)
  }

  /// The first thing `pdfinfo` complains about.
  private func refusal(_ complaints: [UInt8]) -> PictureError {
    let first = complaints.split(separator: 0x0A).first.map { String(decoding: $0, as: UTF8.self) }
    let reason = first ?? "no page tree"
    return reason.contains("password")
      ? .unsupported(source: data.source, kind: .pdf, reason: "it is encrypted: \(reason)")
      : .corrupt(source: data.source, kind: .pdf, reason: reason)
  }
}
