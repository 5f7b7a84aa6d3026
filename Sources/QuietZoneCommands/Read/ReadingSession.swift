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
  private var merger = StructuredAppendMerger()

  init(console: Console, json: Bool, merge: Bool, fileCount: Int) {
    self.console = console
    self.json = json
    self.merge = merge
    self.fileCount = fileCount
  }

  /// 1 after an error, 4 if a picture had nothing to read, `nil` for 0.
  var exitCode: ExitCode? { isAnyFailed ? ExitCode(1) : isAnyEmpty ? ExitCode(4) : nil }

  mutating func deliver(_ reading: FileReading) {
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
    if console.isErrorTerminal, fileCount > 4 { console.writeError("\r\(done) of \(fileCount)") }
  }

  func finish() {
    if console.isErrorTerminal, fileCount > 4 { console.writeError("\n") }
    if merger.unfinishedCount > 0 {
      console.note("\(merger.unfinishedCount) structured-append sets lack members")
    }
  }

  private mutating func deliver(_ barcode: Barcode, page: Int, path: String) {
    var barcode = barcode
    if merge, barcode.structuredAppend != nil {
      guard let whole = merger.add(barcode) else { return }
      barcode.content = whole
      barcode.structuredAppend = nil
    }
    guard !json else { return console.line(barcode.record(path: path, page: page).text) }
    let text = VisibleText.line(barcode.content.text)
    console.line(fileCount > 1 ? "\(VisibleText.line(path))\t\(text)" : text)
  }
}
