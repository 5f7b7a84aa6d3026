import Foundation
import QuietZone
import QuietZoneMedia

/// A code and where it was.
struct PageReading: Sendable {
  /// From 0.
  var page: Int
  /// The outline already in the upright picture's pixels.
  var barcodes: [Barcode]
}

/// What came of one file.
struct FileReading: Sendable {
  var path: String
  var pages: [PageReading] = []
  /// Why it could not be read, or not to its end.
  var error: String?
}

enum Machine {
  /// Processors to work on.
  static var coreCount: Int { max(ProcessInfo.processInfo.activeProcessorCount, 1) }
}

/// Reads one file; the same for each of a run.
struct ReadingJob: Sendable {
  var options: ReaderOptions
  /// Seconds for a picture.
  var timeout: Double?
  /// Where the annotated pictures go.
  var annotation: AnnotationTarget?
  /// Shared by all files of the run.
  var memory = MemoryBudget(bytes: Self.memoryBytes)

  /// Together with the program itself below 500 MB.
  static let memoryBytes = 440_000_000
  /// Bytes a pixel that looking for codes takes besides the picture: the reader's smaller copies and maps.
  static let readerBytesPerPixel = 0.6
  /// Bytes a pixel of the annotated picture, its three colours, and of the file made from it.
  static let annotationBytesPerPixel = 6.0

  var loader: PictureLoader {
    var loader = PictureLoader()
    loader.memory = memory
    loader.handlerBytesPerPixel =
      Self.readerBytesPerPixel + (annotation == nil ? 0 : Self.annotationBytesPerPixel)
    return loader
  }

  func read(_ path: String) async -> FileReading {
    var reading = FileReading(path: path)
    do {
      try await loader.forEachPicture(path: path) { picture in
        let page = picture.page
        let upright = picture.uprightLuminance()
        let barcodes = reader().read(upright.view)
        reading.pages.append(PageReading(page: page, barcodes: barcodes))
        if let annotation {
          reading.error = annotate(upright, barcodes, annotation.file(for: path, page: page))
        }
        return reading.error == nil
      }
    } catch {
      reading.error = error.description
    }
    return reading
  }

  private func reader() -> BarcodeReader {
    guard let timeout else { return BarcodeReader(options) }
    var options = options
    let end = ContinuousClock.now + .seconds(timeout)
    options.shouldStop = { ContinuousClock.now >= end }
    return BarcodeReader(options)
  }

  /// What went wrong, if anything.
  private func annotate(_ image: LuminanceImage, _ barcodes: [Barcode], _ path: String) -> String? {
    let notes = barcodes.map { Annotation(outline: $0.outline, text: VisibleText.line($0.bestText)) }
    let annotated = Annotator().annotate(image, notes)
    do {
      try Files.write(PNGWriter().encode(annotated.image), to: path)
      return nil
    } catch {
      return "\(error)"
    }
  }
}
