import ArgumentParser
import Foundation
import QuietZone
import QuietZoneMedia
import QuietZoneScanning

/// Says what a scan does: lines or JSON on standard output, the log, the bell, the preview, the summary.
final class ScanReport: Sendable {
  private struct State: Sendable {
    var scans = 0
    var frames = 0
    /// Of the last frame, milliseconds of the source.
    var time: Int64 = 0
    /// Whether a picture of a folder could not be read.
    var isAnyDamaged = false
    /// Codes in view by their number, for the events that name only that.
    var codes: [Int: Barcode] = [:]
    /// Lines for the terminal that the preview covers.
    var held: [String] = []
    var failure: String?
  }

  private let console: Console
  private let json: Bool
  private let bell: Bool
  private let log: ScanLog?
  private let screen: TerminalPreview?
  private let started = ContinuousClock.now
  private let state = Locked(State())

  init(console: Console, json: Bool, bell: Bool, log: ScanLog?, screen: TerminalPreview?) {
    self.console = console
    self.json = json
    self.bell = bell
    self.log = log
    self.screen = screen
  }

  /// Why the scan can't go on: the log is not written any more.
  var failure: String? { state.withLock { $0.failure } }

  /// What the session wants or tells. `frame` is the one it saw, if any.
  func take(_ actions: [ScanAction], _ frame: Frame?, at time: ScanTime) {
    state.withLock { state in
      if frame != nil { state.frames += 1 }
      state.time = time.milliseconds
    }
    for action in actions {
      switch action {
      case .status(.success(let scan)): accepted(scan, frame)
      case .added(let code):
        state.withLock { $0.codes[code.id] = code.barcode }
        event("added", ScanRecord.pairs(code), frame)
      case .updated(let code): state.withLock { $0.codes[code.id] = code.barcode }
      case .removed(let id): removed(id)
      case .ignored(let code, let why):
        event("ignored", ScanRecord.pairs(code) + [("why", .string("\(why)"))], frame)
      case .progress(let have, let count):
        event("progress", [("have", .integer(have)), ("count", .integer(count))], frame)
      case .completed(let whole): event("completed", ScanRecord.pairs(whole.content), frame)
      case .status, .askPermission, .openCamera, .closeCamera, .setTorch, .state, .hint: break
      }
    }
  }

  private func removed(_ id: Int) {
    guard let barcode = state.withLock({ $0.codes.removeValue(forKey: id) }) else { return }
    event("removed", [("id", .integer(id))] + ScanRecord.pairs(barcode), nil)
  }

  /// The log comes first: what was printed is kept.
  private func accepted(_ scan: Scan, _ frame: Frame?) {
    do {
      try log?.add(scan, path: frame?.path)
    } catch {
      state.withLock { $0.failure = "\(error)" }
      return
    }
    let number = state.withLock { state in
      state.scans += 1
      return state.scans
    }
    event("scan", ScanRecord.pairs(scan), frame)
    if !json {
      let text = VisibleText.line(scan.barcode.text)
      print(frame?.path.map { "\(VisibleText.path($0))\t\(text)" } ?? text)
    }
    if bell { console.writeError("\u{7}") }
    screen?.caption("\(number)  \(scan.barcode.symbology.name)  \(VisibleText.line(scan.barcode.text))")
  }

  /// `milliseconds`: when, of the source; `nil`: with the last frame.
  private func event(
    _ name: String, _ pairs: [(key: String, value: JSON)], _ frame: Frame?, at milliseconds: Int64? = nil
  ) {
    guard json else { return }
    let seconds = Double(milliseconds ?? state.withLock { $0.time }) / 1000
    var all: [(key: String, value: JSON)] = [
      ("time", .decimal(seconds, places: 3)), ("event", .string(name)),
    ]
    all += pairs
    if let path = frame?.path { all += JSON.path(path) }
    all.append(RecordSchema.pair)
    print(JSON.object(all).text)
  }

  /// A line of the result; one for a terminal waits until the preview is gone.
  private func print(_ line: String) {
    guard screen != nil, console.isOutputTerminal else { return console.line(line) }
    state.withLock { $0.held.append(line) }
  }

  /// What happens to the source, on whatever thread.
  func notice(_ notice: FrameNotice, at milliseconds: Int64) {
    if case .skipped(_, let error) = notice, !error.isOfNoPicture {
      state.withLock { $0.isAnyDamaged = true }
    }
    event(notice.eventName, notice.pairs, nil, at: milliseconds)
    guard !json else { return }
    let line = VisibleText.path(notice.description)
    if let screen { screen.caption(line) } else { console.note(line) }
  }

  /// The frame with the outlines of the codes in view.
  func show(_ frame: Frame, _ codes: [TrackedCode]) { screen?.show(frame.luminance, codes) }

  /// Gives the terminal back.
  func close() { screen?.close() }

  /// Says how it ended, and throws what the program's exit code is made of.
  func finish(_ end: ScanRun.End) throws {
    close()
    let last = state.withLock { $0 }
    for line in last.held { console.line(line) }
    event(
      "end",
      [
        ("scans", .integer(last.scans)), ("frames", .integer(last.frames)), ("reason", .string(end.reason)),
      ], nil)
    let seconds = JSON.decimal(started.duration(to: .now) / .seconds(1), places: 1).text
    let summary = "\(last.scans.counted("scan")) in \(last.frames.counted("frame")), \(seconds) s"
    switch end {
    case .failure(let error):
      if last.frames > 0 { console.note(summary) }
      throw CommandFailure(VisibleText.path(error.description))
    case .unlogged(let message):
      console.note(summary)
      throw CommandFailure(message)
    case .interrupt, .found: console.note("\(summary): \(end.reason)")
    case .source, .timeout:
      console.note("\(summary): \(end.reason)")
      if last.isAnyDamaged { throw ExitCode(1) }
      if last.scans == 0 { throw ExitCode(4) }
    }
  }
}
