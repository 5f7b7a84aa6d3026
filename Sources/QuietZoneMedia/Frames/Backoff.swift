/// Waiting times between attempts: each twice the one before.
public struct Backoff: Hashable, Sendable {
  /// Before the first attempt.
  public var first: Duration
  /// The longest.
  public var longest: Duration
  /// Attempts without a frame after which the source is given up.
  public var limit: Int

  public init(first: Duration = .milliseconds(500), longest: Duration = .seconds(30), limit: Int = 10) {
    self.first = first
    self.longest = longest
    self.limit = limit
  }

  /// Before the `attempt`-th attempt, counted from 1; `nil` beyond the last.
  public func delay(attempt: Int) -> Duration? {
    guard attempt >= 1, attempt <= limit else { return nil }
    var delay = first
    for _ in 1..<attempt where delay < longest { delay = delay * 2 }
    return min(delay, longest)
  }
}
