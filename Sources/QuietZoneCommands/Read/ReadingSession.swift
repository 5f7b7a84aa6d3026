import ArgumentParser
import QuietZone
import QuietZoneMedia

/// How results are written.
enum ReadingForm: Sendable {
  /// A line a code, readable on a terminal.
  case lines
  /// A JSON object a line.
  case json
  /// The content's own bytes.
  case raw
}

/// Prints what came of the files, in their order, and knows how the run ends.
struct ReadingSession {
  let console: Console
  let form: ReadingForm
  /// What ends each result: line feed or NUL.
  let end: UInt8
  let merge: Bool
  /// Whether each line begins with the file's name.
  let namesFiles: Bool
  private var done = 0
  private var skipped = 0
  private var isAnyFailed = false
  private var isAnyEmpty = false
  private var progress: Progress
  private var collector = StructuredAppendCollector()
  /// Sets that were whole and are told: what is read of them again adds nothing.
  private var wholes: [StructuredAppendCollector.Whole] = []
  /// Members of sets that are not whole.
  private var members: [Member] = []

  private struct Member {
    var barcode: Barcode
    var page: Int
    var path: String
  }

  init(
    console: Console, form: ReadingForm = .lines, end: UInt8 = 0x0A, merge: Bool = false,
    namesFiles: Bool = false, fileCount: Int
  ) {
    self.console = console
    self.form = form
    self.end = end
    self.merge = merge
    self.namesFiles = namesFiles
    progress = Progress(of: fileCount, console)
  }

  /// 1 after an error, 4 if a picture had nothing to read or a set lacks members, `nil` for 0.
  var exitCode: ExitCode? { isAnyFailed ? ExitCode(1) : isAnyEmpty ? ExitCode(4) : nil }

  mutating func deliver(_ reading: FileReading) {
    progress.clear()
    // What is merged is told once, whatever the form.
    let told = form == .json && !merge ? reading.all : reading.told
    for (page, barcode) in told { deliver(Member(barcode: barcode, page: page, path: reading.path)) }
    for page in reading.pages { tell(page.notices, of: page.page, reading.path) }
    if let failure = reading.failure {
      isAnyFailed = true
      console.note("error: \(failure.description)")
      if form == .json {
        line(.object(JSON.path(reading.path) + [("error", .string(failure.text)), RecordSchema.pair]))
      }
    } else if reading.isSkipped {
      skipped += 1
    } else if told.isEmpty {
      isAnyEmpty = true
      console.note("\(VisibleText.path(reading.path)): no code found")
    }
    done += 1
    progress.show(done)
  }

  mutating func finish() {
    progress.clear()
    if skipped > 0 {
      console.note(
        skipped == 1
          ? "1 file that is no picture was skipped" : "\(skipped) files that are no pictures were skipped")
    }
    if done == skipped {
      isAnyEmpty = true
      console.note("no picture was found")
    }
    for set in collector.progress {
      isAnyEmpty = true
      let missing = Self.ranges(set.missing)
      let few = set.missing.count == 1 ? "part \(missing)" : "parts \(missing)"
      console.note(
        "a set of \(set.count) \(set.symbology.name) symbols lacks \(few) of \(set.count); "
          + "what was read of it is told part by part"
      )
    }
    for member in members { write(member) }
    members = []
  }

  /// Places from 0, ascending, as people count them: `1, 3, 5 to 99999`.
  private static func ranges(_ places: [Int]) -> String {
    var ranges: [ClosedRange<Int>] = []
    for place in places {
      if let last = ranges.last, last.upperBound == place - 1 {
        ranges[ranges.count - 1] = last.lowerBound...place
      } else {
        ranges.append(place...place)
      }
    }
    let words = ranges.flatMap { range in
      range.count > 2
        ? ["\(range.lowerBound + 1) to \(range.upperBound + 1)"] : range.map { "\($0 + 1)" }
    }
    return words.joined(separator: ", ")
  }

  private func tell(_ notices: [String], of page: Int, _ path: String) {
    for notice in notices {
      console.note("\(VisibleText.path(path)): \(notice)")
      guard form == .json else { continue }
      line(
        .object(JSON.path(path) + [("page", .integer(page)), ("notice", .string(notice)), RecordSchema.pair]))
    }
  }

  private mutating func deliver(_ member: Member) {
    guard merge, member.barcode.structuredAppend != nil else { return write(member) }
    guard !wholes.contains(where: { Self.holds($0, member.barcode) }) else { return }
    var whole = member
    members.append(member)
    guard let set = merged(member.barcode) else { return }
    wholes.append(set)
    members.removeAll { Self.belong($0.barcode, member.barcode) }
    whole.barcode.content = set.content
    whole.barcode.structuredAppend = nil
    // Only the first may say that the content is GS1's.
    whole.barcode.identifier = set.barcodes[0].identifier
    write(whole)
  }

  /// Whether both are of one set.
  private static func belong(_ a: Barcode, _ b: Barcode) -> Bool {
    a.symbology == b.symbology && a.structuredAppend?.count == b.structuredAppend?.count
      && a.structuredAppend?.identity == b.structuredAppend?.identity
  }

  /// Whether a set that is whole has this member, with what it says.
  private static func holds(_ whole: StructuredAppendCollector.Whole, _ barcode: Barcode) -> Bool {
    guard let index = barcode.structuredAppend?.index, whole.barcodes.indices.contains(index) else {
      return false
    }
    let member = whole.barcodes[index]
    return belong(member, barcode) && member.content == barcode.content
  }

  private func write(_ member: Member) {
    let (barcode, path) = (member.barcode, member.path)
    switch form {
    case .json: line(barcode.record(path: path, page: member.page))
    case .raw: console.writeOutput(barcode.content.bytes + [end])
    case .lines:
      let text = VisibleText.line(barcode.text)
      console.writeOutput(Array((namesFiles ? "\(VisibleText.path(path))\t\(text)" : text).utf8) + [end])
    }
  }

  private func line(_ record: JSON) { console.line(record.text) }

  /// The whole set, once this was its last member.
  private mutating func merged(_ barcode: Barcode) -> StructuredAppendCollector.Whole? {
    do {
      if case .complete(let whole) = try collector.add(barcode) { return whole }
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
