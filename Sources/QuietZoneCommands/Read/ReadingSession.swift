import ArgumentParser
import QuietZone

/// Prints what came of the files, in their order, and knows how the run ends.
struct ReadingSession {
  let console: Console
  let json: Bool
  let merge: Bool
  let fileCount: Int
  private var done = 0
  private var isAnyFailed = false
  private var isAnyEmpty = false
  private var progress: Progress
  private var collector = StructuredAppendCollector()

  init(console: Console, json: Bool, merge: Bool, fileCount: Int) {
    self.console = console
    self.json = json
    self.merge = merge
    self.fileCount = fileCount
    progress = Progress(of: fileCount, console)
  }

  /// 1 after an error, 4 if a picture had nothing to read, `nil` for 0.
  var exitCode: ExitCode? { isAnyFailed ? ExitCode(1) : isAnyEmpty ? ExitCode(4) : nil }

  mutating func deliver(_ reading: FileReading) {
    progress.clear()
    for page in reading.pages {
      for barcode in page.barcodes { deliver(barcode, page: page.page, path: reading.path) }
    }
    if let error = reading.error {
      isAnyFailed = true
      console.note("error: \(VisibleText.line(error))")
      if json {
        console.line(JSON.object([("path", .string(reading.path)), ("error", .string(error))]).text)
      }
    } else if reading.pages.allSatisfy(\.barcodes.isEmpty) {
      isAnyEmpty = true
      console.note("\(VisibleText.line(reading.path)): no code found")
    }
    done += 1
    progress.show(done)
  }

  mutating func finish() {
    progress.clear()
    if collector.pendingCount > 0 {
      console.note("\(collector.pendingCount) structured-append sets lack members")
    }
  }

  private mutating func deliver(_ barcode: Barcode, page: Int, path: String) {
    var barcode = barcode
    if merge, barcode.structuredAppend != nil {
      guard let whole = merged(barcode) else { return }
      barcode.content = whole
      barcode.structuredAppend = nil
    }
    guard !json else { return console.line(barcode.record(path: path, page: page).text) }
    let text = VisibleText.line(barcode.bestText)
    console.line(fileCount > 1 ? "\(VisibleText.line(path))\t\(text)" : text)
  }

  /// The content of the whole set, once this was its last member.
  private mutating func merged(_ barcode: Barcode) -> Content? {
    do {
      if case .complete(let whole) = try collector.add(barcode) { return whole.content }
    } catch {
      isAnyFailed = true
      console.note("error: \(Self.message(error))")
    }
    return nil
  }

  private static func message(_ failure: StructuredAppendCollector.Failure) -> String {
    switch failure {
    case .placeOutOfRange(let index, let count): "code \(index + 1) of a set of \(count)"
    case .contradiction(let index): "two different codes claim place \(index + 1) of one set"
    case .parity(let stated, let actual):
      "the codes of a set name parity \(stated), their content has \(actual)"
    }
  }
}
