import Foundation
import QuietZone
import QuietZoneMedia

enum Machine {
  /// Processors to work on.
  static var coreCount: Int { max(ProcessInfo.processInfo.activeProcessorCount, 1) }
}

/// Takes the annotated picture, a PNG file, of a page, from 0, of a file; throws why it can't.
typealias AnnotationSink = @Sendable (_ png: [UInt8], _ source: String, _ page: Int) throws -> Void

/// Reads one file; the same for each of a run.
struct ReadingJob: Sendable {
  var options: ReaderOptions
  /// Seconds for a picture.
  var timeout: Double?
  /// Which pages of each file; `nil`: all.
  var pages: PageSelection?
  /// What a file may cost.
  var limits = PictureLimits()
  /// Who gets the annotated pictures; `nil`: none are drawn.
  var annotation: AnnotationSink?
  /// Shared by all files of the run.
  var memory = MemoryBudget(bytes: PictureReadings.memoryBytes)

  /// Bytes a pixel of the annotated picture, its three colours, and of the file made from it.
  static let annotationBytesPerPixel = 6.0
  /// How late a picture may be that can't be interrupted.
  private static let grace = Duration.milliseconds(120)

  var loader: PictureLoader {
    var loader = PictureLoader(limits: limits)
    loader.frames = .all
    loader.pages = pages
    loader.keepsAlpha = true
    loader.memory = memory
    loader.handlerBytesPerPixel =
      PictureReadings.readerBytesPerPixel + (annotation == nil ? 0 : Self.annotationBytesPerPixel)
    return loader
  }

  /// Reads the file, or `bytes` in its place. What can't be interrupted, as decoding a picture, is given up
  /// when the time is over, and ends on a thread of its own; then, or with the reading, `onLast` is called.
  func read(
    _ source: FileList.Source, bytes: [UInt8]? = nil, onLast: @escaping @Sendable () -> Void = {}
  ) async -> FileReading {
    let deadline = timeout.map { Deadline(.seconds($0)) }
    let notes = ReadingNotes(FileReading(path: source.path))
    return await withCheckedContinuation { done in
      notes.onEnd { done.resume(returning: $0) }
      // It may wait for a pipe, which must not keep others from working.
      let work = Task.blocking {
        await read(source, bytes, deadline, notes)
        notes.end()
        onLast()
      }
      guard let deadline else { return }
      Task.detached {
        while !notes.hasEnded {
          let left = (deadline.remaining ?? .milliseconds(20)) + Self.grace
          guard left > .zero else { break }
          try? await Task.sleep(for: min(left, .milliseconds(100)))
        }
        let late = PictureError.timedOut(source: source.path, limit: deadline.limit)
        if notes.end(failure: .picture(late)) { work.cancel() }
      }
    }
  }

  private func read(
    _ source: FileList.Source, _ bytes: [UInt8]?, _ deadline: Deadline?, _ notes: ReadingNotes
  ) async {
    if let failure = source.failure { return notes.fail(.picture(failure)) }
    var loader = loader
    loader.deadline = deadline
    do throws(PictureError) {
      let handler: PictureLoader.PageHandler = { picture in
        let isAnimation = [.gif, .webp, .png].contains(picture.kind) && picture.page > 0
        let (page, isOneOfMore) = (picture.page, picture.isOneOfMore)
        let outcome = PageReader(options, deadline: deadline).read(picture)
        notes.add(
          PageReading(
            page: page, barcodes: outcome.barcodes, sighting: outcome.sightings.first, isCut: outcome.isCut,
            isOneOfMore: isOneOfMore), isAnimation: isAnimation)
        // Drawing takes time of its own, and so does the next page.
        deadline?.restart()
        defer { deadline?.restart() }
        guard let annotation, !notes.hasEnded else { return !notes.hasEnded }
        do {
          try annotation(Self.annotated(outcome.upright, outcome.barcodes), source.path, page)
          return true
        } catch {
          notes.fail(.other("\(error)"))
          return false
        }
      }
      if let bytes {
        try await loader.forEachPicture(bytes: bytes, name: source.path, handler)
      } else {
        try await loader.forEachPicture(path: source.path, handler)
      }
    } catch {
      if source.isFromFolder, error.isOfNoPicture { notes.skip() } else { notes.fail(.picture(error)) }
    }
  }

  /// The picture with outlines and texts, as a PNG file.
  private static func annotated(_ image: LuminanceImage, _ barcodes: [Barcode]) throws -> [UInt8] {
    let notes = barcodes.map { Annotation(outline: $0.outline, text: VisibleText.line($0.text)) }
    return try PNGWriter().encode(Annotator().annotate(image, notes).image)
  }
}

extension PictureError {
  /// Whether the file is something else, and not a picture that can't be read.
  var isOfNoPicture: Bool {
    switch self {
    case .unknownKind, .empty: true
    default: false
    }
  }
}

/// What is known of a file while it is read, by two threads: the one that reads, and the one that looks at
/// the clock.
private final class ReadingNotes: Sendable {
  private struct State: Sendable {
    var reading: FileReading
    var hasEnded = false
    var onEnd: (@Sendable (FileReading) -> Void)?
  }

  private let state: Locked<State>

  init(_ reading: FileReading) { state = Locked(State(reading: reading)) }

  var hasEnded: Bool { state.withLock { $0.hasEnded } }

  /// Called once, with all that was noted.
  func onEnd(_ body: @escaping @Sendable (FileReading) -> Void) { state.withLock { $0.onEnd = body } }

  func add(_ page: PageReading, isAnimation: Bool) {
    state.withLock {
      guard !$0.hasEnded else { return }
      $0.reading.pages.append(page)
      $0.reading.isAnimation = $0.reading.isAnimation || isAnimation
    }
  }

  func fail(_ failure: FileReading.Failure) {
    state.withLock { if !$0.hasEnded { $0.reading.failure = failure } }
  }

  func skip() { state.withLock { $0.reading.isSkipped = true } }

  /// Nothing is noted any more; returns whether it still was until now.
  @discardableResult
  func end(failure: FileReading.Failure? = nil) -> Bool {
    let last = state.withLock { state -> (FileReading, (@Sendable (FileReading) -> Void)?)? in
      guard !state.hasEnded else { return nil }
      state.hasEnded = true
      if let failure { state.reading.failure = failure }
      return (state.reading, state.onEnd)
    }
    guard let (reading, onEnd) = last else { return false }
    onEnd?(reading)
    return true
  }
}
