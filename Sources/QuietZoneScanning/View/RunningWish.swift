/// Whether a session runs, as the person who pressed the button sees it: at once, and not only when the
/// session, on a thread of its own, has got round to it.
///
/// ```swift
/// var running = RunningWish()
/// running.wish(true)
/// running.isRunning           // true, though the session is still asleep
/// running.became(.asking)     // from now on the session's own state counts
/// ```
package struct RunningWish: Hashable, Sendable {
  private var state = ScanSession.State.idle
  /// What was asked for last, until the session's state says the same.
  private var wish: Bool?
  private var whole = WholeScan()
  /// Whether a code ended the session, and nobody has started it since: who lets it read on starts it.
  package private(set) var isDone = false

  package init() {}

  package var isRunning: Bool { wish ?? (state != .idle) }

  /// Start or stop was asked for.
  package mutating func wish(_ run: Bool) {
    if run { isDone = false }
    if run != isRunning { wish = run }
  }

  /// The session says something; in which mode.
  package mutating func heard(_ action: ScanAction, in mode: ScanMode) {
    if case .state(let state) = action { became(state) }
    // Of a set the last code ends the session.
    if whole.take(action) != nil { isDone = mode == .once }
  }

  /// The session has another state.
  package mutating func became(_ state: ScanSession.State) {
    self.state = state
    if wish == (state != .idle) { wish = nil }
  }
}
