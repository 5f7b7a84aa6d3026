import Dispatch
import Foundation
import QuietZone
import QuietZoneMedia
import QuietZoneScanning

/// Lets a session have a source's frames until one of them ends.
struct ScanRun {
  let source: FrameSource
  let configuration: ScanConfiguration
  /// Seconds.
  let timeout: Double?
  let report: ScanReport

  /// What ended the scan.
  enum End: Equatable {
    /// The source gave its last frame.
    case source
    /// The first accepted code, in mode `once`.
    case found
    case interrupt
    case timeout
    case failure(FrameSourceError)
    /// A code could not be logged; said as to the person.
    case unlogged(String)

    /// For people and for JSON.
    var reason: String {
      switch self {
      case .source: "end of the source"
      case .found: "found"
      case .interrupt: "interrupted"
      case .timeout: "time is up"
      case .failure(let error): FileName.shown(error.description)
      case .unlogged(let message): message
      }
    }
  }

  func run() async -> End {
    var options = FrameOptions()
    options.onNotice = { [report] in report.notice($0, at: $1) }
    let iterator = source.frames(options).makeAsyncIterator()
    let stopper = iterator.stopper
    let cause = Locked<End?>(nil)
    let end: @Sendable (End) -> Void = { reason in
      cause.withLock { $0 = $0 ?? reason }
      stopper.stop()
    }
    // Who can't wait presses Ctrl-C again; shells report such an end as 130.
    let interrupt = Interrupt {
      end(.interrupt)
    } again: { [report] in
      report.close()
      _exit(130)
    }
    defer { interrupt.stop() }
    // On a thread of its own: those of tasks may all be reading.
    let timer = DispatchWorkItem { end(.timeout) }
    if let timeout { DispatchQueue.global().asyncAfter(deadline: .now() + timeout, execute: timer) }
    defer { timer.cancel() }
    let found = await frames(of: iterator) { cause.withLock { $0 != nil } }
    return cause.withLock { $0 } ?? found
  }

  /// `isOver`: whether something else has ended the scan, which a frame that is being read does not wait for.
  private func frames(
    of iterator: FrameStream.Iterator, isOver: @escaping @Sendable () -> Bool
  ) async -> End {
    var session = ScanSession(configuration)
    session.text = { Array($0.text.utf8) }
    session.shouldStop = isOver
    var time = ScanTime(milliseconds: 0)
    report.take(session.start(at: time), nil, at: time)
    report.take(session.permission(.authorized, at: time), nil, at: time)
    report.take(session.opened(CameraCapabilities(), at: time), nil, at: time)
    do throws(FrameSourceError) {
      while let frame = try await iterator.next() {
        time = ScanTime(milliseconds: frame.milliseconds)
        let actions = session.frame(frame.luminance.view, at: time)
        report.take(actions, frame, at: time)
        report.show(frame, session.codes)
        if let failure = report.failure { return .unlogged(failure) }
        guard session.isRunning else { return .found }
      }
      return .source
    } catch {
      report.take(session.failed(.streamLost, at: time), nil, at: time)
      return .failure(error)
    }
  }
}
