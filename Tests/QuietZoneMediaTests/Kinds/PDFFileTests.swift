import QuietZone
import Testing

@testable import QuietZoneMedia

/// These need poppler's `pdfinfo` and `pdftoppm`.
@Suite struct PDFFileTests {
  /// Other tests keep the machine busy, so that small files take long.
  private static let patient: PictureLoader = {
    var loader = PictureLoader()
    loader.limits.timeout = .seconds(3600)
    return loader
  }()

  private func error(_ bytes: [UInt8], _ loader: PictureLoader = patient) async -> PictureError? {
    do throws(PictureError) {
      _ = try await loader.load(bytes: bytes, name: "sample")
      return nil
    } catch {
      return error
    }
  }

  @Test func drawsPages() async throws {
    var loader = Self.patient
    loader.dotsPerInch = 72
    let pages = try await loader.load(bytes: Samples.pdf(pages: 2))
    #expect(pages.map(\.page) == [0, 1] && pages.allSatisfy { $0.kind == .pdf })
    for page in pages { #expect(page.luminance.width == 72 && page.luminance.height == 36) }
    func value(_ page: Int, _ x: Int, _ y: Int) -> UInt8 { pages[page].luminance.pixels[y * 72 + x] }
    #expect(value(0, 10, 5) == 0 && value(0, 60, 5) == 255 && value(0, 10, 30) == 255)
    #expect(value(1, 60, 30) == 128 && value(1, 10, 5) == 255)
    loader.dotsPerInch = 300
    let fine = try await loader.load(bytes: Samples.pdf(pages: 1))
    #expect(fine.first?.luminance.width == 300 && fine.first?.luminance.height == 150)
  }

  @Test func stopsWhenAsked() async throws {
    var seen = 0
    try await Self.patient.forEachPicture(bytes: Samples.pdf(pages: 3)) { _ in
      seen += 1
      return seen < 2
    }
    #expect(seen == 2)
  }

  @Test func deliversPagesUpToTheLimitAndThoseChosen() async throws {
    var loader = Self.patient
    loader.dotsPerInch = 72
    loader.limits.maximumPages = 2
    var seen: [Int] = []
    await #expect(throws: PictureError.tooManyPages(source: "sample", kind: .pdf, limit: 2)) {
      try await loader.forEachPicture(bytes: Samples.pdf(pages: 3), name: "sample") { picture in
        seen.append(picture.page)
        return true
      }
    }
    #expect(seen == [0, 1])
    loader.pages = PageSelection([0...0, 2...9])
    #expect(try await loader.load(bytes: Samples.pdf(pages: 3)).map(\.page) == [0, 2])
    loader.pages = PageSelection([1...Int.max])
    #expect(try await loader.load(bytes: Samples.pdf(pages: 3)).map(\.page) == [1, 2])
    loader.pages = PageSelection([0...0, 5...5])
    #expect(
      await error(Samples.pdf(pages: 3), loader) == .noSuchPage(source: "sample", kind: .pdf, count: 3))
    loader.pages = PageSelection([5...9])
    #expect(
      await error(Samples.pdf(pages: 3), loader) == .noSuchPage(source: "sample", kind: .pdf, count: 3))
  }

  @Test func paddedFilesAndEndlessRangesOfPages() async throws {
    var loader = Self.patient
    loader.dotsPerInch = 72
    let padded = Samples.pdf(pages: 1) + [UInt8](repeating: 0, count: 20_000)
    #expect(try await loader.load(bytes: padded).count == 1)
    loader.pages = PageSelection([0...4_294_967_295])
    #expect(try await loader.load(bytes: Samples.pdf(pages: 2)).map(\.page) == [0, 1])
  }

  @Test func refusesTooManyPixels() async {
    // 200 × 200 inches at 300 dots.
    guard
      case .tooManyPixels(_, .pdf, width: 60000, height: 60000, let limit) = await error(
        Samples.pdf(pages: 1, size: "14400 14400"))
    else {
      Issue.record("not refused")
      return
    }
    #expect(limit < 112_000_000 && limit > 111_000_000)
  }

  @Test func memoryOfTheProgramIsBounded() async throws {
    // A page of 100 megapixels: what is left of 400 MB beside its copy here.
    let loader = Self.patient
    let bytes = Samples.pdf(pages: 1, size: "2400 2400")
    let memory = PDFTool.drawMemory(
      pages: [PictureExtent(width: 10000, height: 10000)], of: PictureData(source: "a", bytes: bytes),
      limits: loader.limits)
    #expect(memory == 400_000_000 - 100_000_000 - bytes.count)
    #expect(try await loader.load(bytes: bytes).count == 1)
    let script = PDFTool.draw.arguments(["x"], memory: 1_024_000)
    #expect("\(script)".contains("ulimit -v") && "\(script)".contains("1000"))
  }

  @Test func shortageOfMemoryIsAnError() async throws {
    let data = PictureData(source: "sample", bytes: Samples.pdf(pages: 1, size: "2400 2400"))
    let file = try #require(TemporaryFile(data.bytes))
    defer { file.close() }
    let drawing = PDFDrawing(
      data: data, limits: PictureLimits(), watch: Stopwatch(limit: .seconds(3600)), pages: 0...0,
      memory: 100_000_000)
    await #expect(throws: PictureError.tooMuchMemory(source: "sample", kind: .pdf, limit: 100_000_000)) {
      try await drawing.run(path: file.path, resolution: 300) { _ in true }
    }
  }

  @Test func noTimeIsTimedOut() async {
    var loader = Self.patient
    loader.limits.timeout = .zero
    #expect(await error(Samples.pdf(pages: 1), loader) == .timedOut(source: "sample", limit: .zero))
  }

  @Test func truncationIsNamed() async {
    let whole = Samples.pdf(pages: 1)
    for length in 5..<whole.count - 2 {
      let error = await error([UInt8](whole.prefix(length)))
      #expect(error?.isTruncated == true, "cut at \(length): \(error?.description ?? "accepted")")
    }
  }

  @Test func rubbishIsCorrupt() async {
    let error = await error("%PDF-1.4\nnothing\n%%EOF\n".bytes)
    #expect(error?.isCorrupt == true, "\(error?.description ?? "accepted")")
  }

  @Test func needsATask() {
    #expect(throws: PictureError.self) { try pictures(Samples.pdf(pages: 1)) }
  }

  @Test func readsSizes() {
    let text =
      "Pages:           2\nEncrypted:       no\nPage    1 size:  72 x 36.5 pts (A9)\nPage    1 rot:   0\n"
    let parsed = PDFFile.parse(text.bytes)
    #expect(parsed.count == 2 && parsed.sizes.count == 1)
    #expect(parsed.sizes.first.map { $0.width == 72 && $0.height == 36.5 } == true)
  }
}
