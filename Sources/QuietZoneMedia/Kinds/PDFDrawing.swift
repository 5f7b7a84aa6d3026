internal import QuietZone
internal import Subprocess

/// One run of `pdftoppm`: the pages as grey maps on a pipe, handed on one by one.
struct PDFDrawing {
  let data: PictureData
  let limits: PictureLimits
  let watch: Stopwatch
  /// Pages to draw, from 0.
  let pages: ClosedRange<Int>
  /// Bytes of memory that the program may take.
  let memory: Int

  /// Returns whether further pages are wanted.
  func run(
    path: String, resolution: Int, _ body: PictureLoader.PageHandler
  ) async throws(PictureError) -> Bool {
    // Not -q: what it lacks memory for it leaves white, and only says so.
    let call = PDFTool.draw.arguments(
      [
        "-gray", "-cropbox", "-r", "\(resolution)", "-f", "\(pages.lowerBound + 1)", "-l",
        "\(pages.upperBound + 1)", path,
      ], memory: memory)
    let outcome = try await PDFTool.draw.perform(source: data.source, limit: limits.timeout) {
      try await Subprocess.run(
        PDFTool.shell, arguments: call, environment: PDFTool.environment, input: .none,
        output: .sequence, error: .bytes(limit: 1 << 24)
      ) { execution -> Result<Bool, PictureError> in
        let watchdog = watch.guardian { try? execution.send(signal: .kill) }
        defer { watchdog.cancel() }
        // Nothing further is wanted, and a program that would go on writing must not be waited for.
        defer { try? execution.send(signal: .kill) }
        do {
          return .success(try await deliver(execution.standardOutput, body))
        } catch let error as PictureError {
          return .failure(error)
        }
      }
    }
    let complaints = outcome.standardError
    if Self.signsOfShortage.contains(where: complaints.contains) {
      throw .tooMuchMemory(source: data.source, kind: .pdf, limit: memory)
    }
    return try outcome.closureResult.get()
  }

  /// Of poppler's own allocations, and of OpenJPEG's.
  private static let signsOfShortage = [
    "Out of memory".bytes, "Not enough memory".bytes, "exceeds system limits".bytes,
  ]

  /// Cuts the stream into pages.
  nonisolated(nonsending) private func deliver(
    _ stream: SubprocessOutputSequence, _ body: PictureLoader.PageHandler
  ) async throws -> Bool {
    var drawn = PDFPageStream(data: data, limits: limits)
    for try await chunk in stream {
      chunk.withUnsafeBytes { drawn.append($0) }
      while let image = try drawn.next() {
        let picture = Picture(luminance: image, kind: .pdf, page: pages.lowerBound + drawn.count - 1)
        guard watch.pausing({ body(picture) }) else { return false }
      }
    }
    guard drawn.count == pages.count, drawn.isEmpty else {
      guard !watch.isOver else { throw PictureError.timedOut(source: data.source, limit: limits.timeout) }
      throw PictureError.corrupt(
        source: data.source, kind: .pdf,
        reason: "page \(pages.lowerBound + drawn.count + 1) cannot be drawn")
    }
    return true
  }
}

/// Grey maps (Netpbm P5, 8 bits) that arrive in pieces.
struct PDFPageStream {
  private let data: PictureData
  private let limits: PictureLimits
  private var bytes: [UInt8] = []
  private var size: (width: Int, height: Int)?
  /// Pages complete so far.
  private(set) var count = 0

  init(data: PictureData, limits: PictureLimits) {
    self.data = data
    self.limits = limits
  }

  /// Whether no page has been begun.
  var isEmpty: Bool { bytes.isEmpty && size == nil }

  mutating func append(_ chunk: UnsafeRawBufferPointer) { bytes.append(contentsOf: chunk) }

  /// The next page, once all of it is there.
  mutating func next() throws(PictureError) -> LuminanceImage? {
    if size == nil { try readHeader() }
    guard let size, bytes.count >= size.width * size.height else { return nil }
    let pixels = size.width * size.height
    let rest = [UInt8](bytes[pixels...])
    bytes.removeLast(bytes.count - pixels)
    guard let image = LuminanceImage(width: size.width, height: size.height, pixels: bytes) else {
      throw .outOfMemory(source: data.source, kind: .pdf)
    }
    (bytes, self.size) = (rest, nil)
    count += 1
    return image
  }

  /// `P5`, width, height and 255, each followed by one white space.
  private mutating func readHeader() throws(PictureError) {
    var ends: [Int] = []
    for i in bytes.indices.prefix(64) where bytes[i].isPNMSpace && ends.count < 4 { ends.append(i) }
    guard ends.count == 4 else { return }
    let numbers = (1...3).map { Int(String(decoding: bytes[(ends[$0 - 1] + 1)..<ends[$0]], as: UTF8.self)) }
    guard bytes.matches("P5".bytes), let width = numbers[0], let height = numbers[1], numbers[2] == 255 else {
      throw .corrupt(source: data.source, kind: .pdf, reason: "page \(count + 1) does not arrive as grey map")
    }
    let extent = PictureExtent(width: width, height: height, bytesPerPixel: 2)
    try data.check(extent, kind: .pdf, limits: limits)
    bytes.removeFirst(ends[3] + 1)
    bytes.reserveCapacity(width * height + 65536)
    size = (width, height)
  }
}
