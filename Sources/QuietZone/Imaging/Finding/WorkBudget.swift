/// Work that may still be done for what looks like symbols: a picture full of that, and without any, must not
/// take much longer than others. Counted, not timed, so that the same picture always gives the same result.
struct WorkBudget {
  /// In steps of about ten nanoseconds.
  private(set) var left: Int
  var isSpent: Bool { left <= 0 }

  init(_ steps: Int) { left = steps }

  mutating func spend(_ steps: Int) { left -= steps }
}
