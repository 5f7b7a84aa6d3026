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
    case failure(String)

    /// For people and for JSON.
    var reason: String {
      switch self {
      case .source: "end of the source"
      case .found: "found"
      case .interrupt: "interrupted"
      case .timeout: "time is up"
      case .failure(let message): message
      }
    }
  }

  func run() async -> End {
    var options = FrameOptions()
    options.onNotice = { [report] in report.notice($0) }
    let iterator = source.frames(options).makeAsyncIterator()
    let stopper = iterator.stopper
    let cause = Locked<End?>(nil)
    let end: @Sendable (End) -> Void = { reason in
      cause.withLock { $0 = $0 ?? reason }
      stopper.stop()
    }
    let interrupt = Interrupt { end(.interrupt) }
    defer { interrupt.stop() }
    let timer = timeout.map { seconds in
      Task.detached {
        guard (try? await Task.sleep(for: .seconds(seconds))) != nil else { return }
        end(.timeout)
      }
    }
    defer { timer?.cancel() }
    let found = await frames(of: iterator)
    return cause.withLock { $0 } ?? found
  }

  private func frames(of iterator: FrameStream.Iterator) async -> End {
    var session = ScanSession(configuration)
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
        if let failure = report.failure { return .failure(failure) }
        guard session.isRunning else { return .found }
      }
      return .source
    } catch {
      report.take(session.failed(.streamLost, at: time), nil, at: time)
      return .failure(error.description)
    }
  }
}
