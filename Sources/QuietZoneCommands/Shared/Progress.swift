/// How far a long run is, on one line of standard error that is written over; only on a terminal, and only
/// after a moment, so that short runs stay silent.
struct Progress {
  private let total: Int
  private let console: Console
  private var isShown = false
  private var next = ContinuousClock.now + .milliseconds(300)

  init(of total: Int, _ console: Console) {
    self.total = total
    self.console = console
  }

  /// Shows that `done` are done, ten times a second at the most.
  mutating func show(_ done: Int) {
    guard console.isErrorTerminal, total > 1, done < total, ContinuousClock.now >= next else { return }
    next = .now + .milliseconds(100)
    isShown = true
    console.writeError("\r\(done) of \(total)\u{1B}[K")
  }

  /// Takes the line away; to be called before anything else is written.
  mutating func clear() {
    guard isShown else { return }
    isShown = false
    console.writeError("\r\u{1B}[K")
  }
}
