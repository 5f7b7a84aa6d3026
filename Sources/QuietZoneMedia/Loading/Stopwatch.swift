/// A time limit for another program, which does not count the time its results are being looked at.
final class Stopwatch: Sendable {
  /// When the time is up, or, while paused, how much there is left.
  private enum State: Sendable {
    case running(until: ContinuousClock.Instant)
    case paused(left: Duration)
  }

  private let state: Locked<State>
  private let ended: Locked<Bool>

  init(limit: Duration) {
    state = Locked(.running(until: .now + limit))
    ended = Locked(limit <= .zero)
  }

  /// Time left; below zero when over.
  private var left: Duration {
    state.withLock { state in
      switch state {
      case .running(let end): end - .now
      case .paused(let left): left
      }
    }
  }

  /// Whether the guardian had to act, or there was no time from the beginning. What was done before it did
  /// counts, even if it is looked at later: on a busy machine that can take long.
  var isOver: Bool { ended.withLock { $0 } }

  /// Does `body` while the watch stands still.
  func pausing<Result>(_ body: () -> Result) -> Result {
    let left = left
    state.withLock { $0 = .paused(left: left) }
    defer { state.withLock { $0 = .running(until: .now + left) } }
    return body()
  }

  /// A task that calls `action` when the time is up, unless it is cancelled before.
  func guardian(_ action: @escaping @Sendable () -> Void) -> Task<Void, Never> {
    Task { [self] in
      while true {
        let left = left
        guard left > .zero else { break }
        guard (try? await Task.sleep(for: max(left, .milliseconds(1)))) != nil else { return }
      }
      guard !Task.isCancelled else { return }
      ended.withLock { $0 = true }
      action()
    }
  }
}
