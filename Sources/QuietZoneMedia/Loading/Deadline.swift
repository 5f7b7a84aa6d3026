/// How long a page may take, from its first byte to what is made of it: time spent waiting for memory does
/// not count.
///
/// Give one to a ``PictureLoader`` whose pages must be done in time, and call ``restart()`` after each.
public final class Deadline: Sendable {
  /// For each page.
  public let limit: Duration
  /// When the time is up; `nil` while nothing is at work.
  private let end = Locked<ContinuousClock.Instant?>(nil)

  public init(_ limit: Duration) { self.limit = limit }

  /// The time begins, or begins anew.
  public func restart() { end.withLock { $0 = .now + limit } }

  /// How much is left, below zero when the time is up; `nil` while nothing is at work.
  public var remaining: Duration? { end.withLock { $0.map { $0 - .now } } }

  /// Whether the time is up.
  public var isOver: Bool { remaining.map { $0 <= .zero } ?? false }
}

/// A deadline is equal to itself alone.
extension Deadline: Hashable {
  public static func == (a: Deadline, b: Deadline) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
