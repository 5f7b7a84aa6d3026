/// A moment on the host's steady clock. The session has no clock of its own: every call brings the time.
///
/// Only differences count, so the clock may start anywhere; time that runs backwards stands still.
public struct ScanTime: Hashable, Comparable, Sendable {
  public var milliseconds: Int64
  public init(milliseconds: Int64) { self.milliseconds = milliseconds }

  public static func < (a: ScanTime, b: ScanTime) -> Bool { a.milliseconds < b.milliseconds }

  /// Milliseconds from `earlier` to this moment, 0…2³⁰.
  package func since(_ earlier: ScanTime) -> Int {
    let (difference, overflow) = milliseconds.subtractingReportingOverflow(earlier.milliseconds)
    if overflow { return milliseconds > earlier.milliseconds ? 1 << 30 : 0 }
    return Int(min(max(difference, 0), 1 << 30))
  }
}
