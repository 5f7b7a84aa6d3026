/// Numbers and times of a source's frames, going on over each time it is opened.
final class FrameClock: Sendable {
  private struct State: Sendable {
    var count = 0
    var latest: Int64 = 0
  }

  private let isLive: Bool
  private let start = ContinuousClock.now
  private let state = Locked(State())

  init(isLive: Bool) { self.isLive = isLive }

  /// Frames so far.
  var frameCount: Int { state.withLock { $0.count } }

  /// The time of what happens besides frames: now of a live source, else the last frame's.
  var milliseconds: Int64 {
    let latest = state.withLock { $0.latest }
    return isLive ? max(now, latest) : latest
  }

  /// Since the source was opened.
  private var now: Int64 { Int64(start.duration(to: .now) / .milliseconds(1)) }

  /// The next frame's number and its time: now of a live source, else `own`, but never before the last one's.
  func stamp(own: Int64?) -> (index: Int, milliseconds: Int64) {
    let now = now
    return state.withLock { state in
      let wanted = isLive ? now : own ?? state.latest
      let stamp = (index: state.count, milliseconds: max(wanted, state.latest))
      state.latest = stamp.milliseconds
      state.count += 1
      return stamp
    }
  }
}
