import Foundation
import QuietZone
import QuietZoneRendering
import TestSupport
import Testing

@testable import QuietZoneMedia

/// Reading files with one call: one, and many in their order.
struct ReadFilesTests {
  /// A folder with `count` pictures of codes, gone with the test.
  private final class Scans {
    let folder: TemporaryFolder
    var paths: [String] = []

    init(_ count: Int) throws {
      folder = try TemporaryFolder()
      for index in 0..<count {
        let symbol = try BarcodeWriter(.qrCode).write("scan \(index)")
        // Large ones come before small ones, so that later files are done first.
        let artwork = Artwork(size: .totalPixels(index % 3 == 0 ? 1200 : 60))
        try folder.write(PNGWriter().encode(RasterRenderer.render(symbol, artwork)), to: "\(index).png")
        paths.append(folder.file("\(index).png"))
      }
    }
  }

  @Test func oneFile() async throws {
    let scans = try Scans(1)
    let path = try #require(scans.paths.first)
    let barcodes = try await BarcodeReader().read(path: path)
    #expect(barcodes.map(\.text) == ["scan 0"])
    #expect(try await BarcodeReader().read(contentsOf: URL(filePath: path)).map(\.text) == ["scan 0"])
  }

  @Test func whatIsNoFileSaysSo() async throws {
    await #expect(throws: PictureError.notFound(source: "nowhere.png")) {
      try await BarcodeReader().read(path: "nowhere.png")
    }
    let page = try #require(URL(string: "https://example.org/a.png"))
    await #expect(throws: PictureError.self) { try await BarcodeReader().read(contentsOf: page) }
  }

  @Test(arguments: [nil, 1, 7]) func manyFilesComeInTheirOrder(_ concurrency: Int?) async throws {
    let scans = try Scans(20)
    let paths = scans.paths + ["nowhere.png"]
    var readings: [PictureReading] = []
    for await reading in BarcodeReader().read(paths: paths, concurrency: concurrency) {
      readings.append(reading)
    }
    #expect(readings.map(\.path) == paths)
    #expect(readings.dropLast().map { $0.barcodes.map(\.text) } == (0..<20).map { ["scan \($0)"] })
    #expect(
      readings.last?.error == .notFound(source: "nowhere.png")
        && readings.dropLast().allSatisfy { $0.error == nil })
  }

  /// What the time cut is no picture without codes, and who is asked whether to stop is still asked.
  @Test func timeThatIsUpIsTold() async throws {
    let scans = try Scans(2)
    let path = try #require(scans.paths.first)
    var loader = PictureLoader()
    loader.deadline = Deadline(.zero)
    await #expect(throws: PictureError.timedOut(source: path, limit: .zero)) {
      try await BarcodeReader().read(path: path, using: loader)
    }
    var errors: [PictureError?] = []
    for await reading in BarcodeReader().read(paths: scans.paths, using: loader) {
      errors.append(reading.error)
    }
    #expect(errors == scans.paths.map { .timedOut(source: $0, limit: .zero) })
    var options = ReaderOptions()
    options.shouldStop = { true }
    loader.deadline = Deadline(.seconds(60))
    #expect(try await BarcodeReader(options).read(path: path, using: loader).isEmpty)
    #expect(loader.deadline?.remaining == nil, "files that are read at a time share no clock")
  }

  @Test func filesShareTheirMemory() async throws {
    let scans = try Scans(12)
    var loader = PictureLoader()
    let memory = MemoryBudget(bytes: 3_000_000)
    loader.memory = memory
    var count = 0
    for await reading in BarcodeReader().read(paths: scans.paths, using: loader, concurrency: 8) {
      count += reading.barcodes.count
    }
    #expect(count == 12 && memory.mostTaken <= 3_000_000 && memory.mostTaken > 0)
  }

  @Test func whoLeavesTheLoopOrIsCancelledStopsIt() async throws {
    let scans = try Scans(6)
    var first: PictureReading?
    for await reading in BarcodeReader().read(paths: scans.paths) {
      first = reading
      break
    }
    #expect(first?.barcodes.map(\.text) == ["scan 0"])
    let readings = BarcodeReader().read(paths: scans.paths)
    let task = Task {
      var count = 0
      withUnsafeCurrentTask { $0?.cancel() }
      for await _ in readings { count += 1 }
      return count
    }
    #expect(await task.value == 0)
  }
}
