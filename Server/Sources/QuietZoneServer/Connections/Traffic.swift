internal import NIOConcurrencyHelpers

/// How many requests are under way, so that a server that ends waits for them.
final class Traffic: Sendable {
  private let open = NIOLockedValueBox(0)

  func begin() { open.withLockedValue { $0 += 1 } }
  func end(_ count: Int = 1) { open.withLockedValue { $0 -= count } }

  /// Waits until none is under way, and not longer than `time`.
  func drain(within time: Duration) async {
    let end = ContinuousClock.now + time
    while open.withLockedValue({ $0 }) > 0, .now < end {
      try? await Task.sleep(for: .milliseconds(20))
    }
  }
}
