internal import Dispatch

/// The place between the thread that gets frames and the task that takes them: room for one frame, so that
/// memory does not grow however slow the taker is.
final class FrameSlot: Sendable {
  enum Policy: Sendable {
    /// A new frame takes the place of one that nobody took.
    case newest
    /// The thread waits until the frame before was taken.
    case every
  }

  fileprivate struct State: Sendable {
    var frame: Frame?
    var outcome: Result<Void, FrameSourceError>?
    var isClosed = false
    var waiting: CheckedContinuation<Void, Never>?
  }

  private let policy: Policy
  private let state = Locked(State())
  /// Free places; only asked for by `every`. Made with none: one that goes with fewer than it was made with
  /// ends the program.
  private let room = DispatchSemaphore(value: 0)

  init(_ policy: Policy) {
    self.policy = policy
    room.signal()
  }

  /// Whether nobody takes frames any more.
  var isClosed: Bool { state.withLock { $0.isClosed } }

  /// Hands a frame over, and returns whether more are wanted. Blocks the thread where every frame counts.
  func put(_ frame: Frame) -> Bool {
    if policy == .every { room.wait() }
    let (isWanted, waiting) = state.withLock { state in
      if !state.isClosed { state.frame = frame }
      return (!state.isClosed, state.takeWaiting())
    }
    waiting?.resume()
    return isWanted
  }

  /// No more frames come, for `error` if there is one. What is in the slot is still delivered.
  func finish(_ error: FrameSourceError? = nil) {
    let waiting = state.withLock { state in
      if state.outcome == nil { state.outcome = error.map { .failure($0) } ?? .success(()) }
      return state.takeWaiting()
    }
    waiting?.resume()
  }

  /// Nobody takes frames any more.
  func close() {
    let waiting = state.withLock { state in
      state.isClosed = true
      state.frame = nil
      return state.takeWaiting()
    }
    waiting?.resume()
    room.signal()
  }

  /// The next frame, `nil` after the last or after `close`. For one taker.
  func next() async throws(FrameSourceError) -> Frame? {
    while true {
      let found = state.withLock { state -> Result<Frame?, FrameSourceError>? in
        if state.isClosed { return .success(nil) }
        if let frame = state.frame {
          state.frame = nil
          return .success(frame)
        }
        return state.outcome.map { outcome in outcome.map { nil } }
      }
      if let found {
        let frame = try found.get()
        if frame != nil, policy == .every { room.signal() }
        return frame
      }
      await wait()
    }
  }

  /// Until something has happened.
  private func wait() async {
    await withCheckedContinuation { continuation in
      let isDone = state.withLock { state in
        let isDone = state.isClosed || state.frame != nil || state.outcome != nil
        if !isDone { state.waiting = continuation }
        return isDone
      }
      if isDone { continuation.resume() }
    }
  }
}

extension FrameSlot.State {
  fileprivate mutating func takeWaiting() -> CheckedContinuation<Void, Never>? {
    defer { waiting = nil }
    return waiting
  }
}
