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
  /// Where the annotated picture goes.
  var annotation: String?

  func read(_ path: String) async -> FileReading {
    var reading = FileReading(path: path)
    do {
      let loader = PictureLoader()
      try await loader.forEachPicture(path: path) { picture in
        let upright = picture.orientation.apply(picture.luminance)
        let barcodes = reader().read(upright.view)
        reading.pages.append(PageReading(page: picture.page, barcodes: barcodes))
        if let annotation, reading.pages.count == 1 {
          reading.error = annotate(upright, barcodes, annotation)
        }
        return true
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
    let notes = barcodes.map { Annotation(outline: $0.outline, text: VisibleText.line($0.content.bestText)) }
    let annotated = Annotator().annotate(image, notes)
    do {
      try Files.write(PNGWriter().encode(annotated.image), to: path)
      return nil
    } catch {
      return "\(error)"
    }
  }
}
