public import QuietZone

/// What came of a picture file.
public struct PictureReading: Sendable {
  /// As it was given.
  public let path: String
  /// The codes of all pages that could be read, outlines in pixels of the upright page.
  public var barcodes: [Barcode]
  /// Why the file could not be read, or not to its end.
  public var error: PictureError?
}

/// Many files, read at the same time and delivered in their order; of
/// `BarcodeReader.read(paths:using:concurrency:)`.
public struct PictureReadings: AsyncSequence, Sendable {
  /// Together with a program around it below 500 MB.
  package static let memoryBytes = 440_000_000
  /// Bytes a pixel that looking for codes takes besides the picture: the reader's smaller copies and maps.
  package static let readerBytesPerPixel = PageReader.bytesPerPixel

  let paths: [String]
  let reader: BarcodeReader
  let loader: PictureLoader
  /// Files that are read at a time.
  let atOnce: Int

  public func makeAsyncIterator() -> Iterator { Iterator(self) }

  func read(_ path: String) async -> PictureReading {
    var reading = PictureReading(path: path, barcodes: [])
    do throws(PictureError) {
      try await reader.pages(path, loader) { reading.barcodes += $0 }
    } catch { reading.error = error }
    return reading
  }

  /// Keeps a few files ahead of the one that is waited for.
  public struct Iterator: AsyncIteratorProtocol {
    private let readings: PictureReadings
    private let running = Running()
    private var index = 0

    init(_ readings: PictureReadings) { self.readings = readings }

    /// The next file's; `nil` behind the last one, and when the task was cancelled.
    public mutating func next() async -> PictureReading? {
      while running.tasks.count < readings.atOnce, index < readings.paths.count {
        let (readings, path) = (readings, readings.paths[index])
        running.tasks.append(Task.detached { await readings.read(path) })
        index += 1
      }
      guard !running.tasks.isEmpty, !Task.isCancelled else { return nil }
      let first = running.tasks.removeFirst()
      return await withTaskCancellationHandler {
        await first.value
      } onCancel: {
        first.cancel()
      }
    }
  }

  /// The files that are read ahead; what nobody waits for any more stops.
  private final class Running {
    var tasks: [Task<PictureReading, Never>] = []
    deinit { for task in tasks { task.cancel() } }
  }
}
