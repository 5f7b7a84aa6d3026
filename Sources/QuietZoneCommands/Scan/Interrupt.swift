import Dispatch
import Foundation
import QuietZoneMedia

/// Ctrl-C, and what else asks the program to end, as a call instead of the process's death. A signal that was
/// ignored before, as nohup lets SIGHUP be, stays ignored.
final class Interrupt {
  private struct Taken {
    let number: Int32
    /// What it did before.
    var before: sigaction
    let source: any DispatchSourceSignal
  }

  private let taken: [Taken]

  /// Calls `action` for each signal until `stop`, and `again` where the first kind, Ctrl-C, comes once more.
  init(
    _ signals: [Int32] = [SIGINT, SIGTERM, SIGHUP], _ action: @escaping @Sendable () -> Void,
    again: @escaping @Sendable () -> Void
  ) {
    let isFirst = Locked(true)
    taken = signals.compactMap { number in
      var before = sigaction()
      sigaction(number, nil, &before)
      guard !before.isIgnored else { return nil }
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      let work = DispatchWorkItem {
        let isSecond =
          number == signals.first
          && isFirst.withLock { first in
            defer { first = false }
            return !first
          }
        if isSecond { again() } else { action() }
      }
      source.setEventHandler(handler: work)
      source.resume()
      return Taken(number: number, before: before, source: source)
    }
  }

  /// Signals do again what they did before.
  func stop() {
    for var signal in taken {
      signal.source.cancel()
      sigaction(signal.number, &signal.before, nil)
    }
  }
}

extension sigaction {
  /// Whether the signal does nothing.
  var isIgnored: Bool {
    #if canImport(Darwin)
      let handler = __sigaction_u.__sa_handler
    #else
      let handler = __sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
