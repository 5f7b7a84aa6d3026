import Dispatch
import Foundation

/// Ctrl-C, and what else asks the program to end, as a call instead of the process's death.
final class Interrupt {
  private static let signals = [SIGINT, SIGTERM, SIGHUP]
  private let sources: [any DispatchSourceSignal]

  /// Calls `action` for each signal until `stop`.
  init(_ action: @escaping @Sendable () -> Void) {
    sources = Self.signals.map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler(handler: DispatchWorkItem(block: action))
      source.resume()
      return source
    }
  }

  /// Signals do again what they do in every program.
  func stop() {
    for (source, number) in zip(sources, Self.signals) {
      source.cancel()
      signal(number, SIG_DFL)
    }
  }
}
