/// What is known of the check characters of a linear symbol.
public enum CheckState: UInt8, Hashable, Sendable {
  /// The symbology has none, or none was made.
  case none = 0
  /// Present and right.
  case verified = 1
  /// Perhaps present: the symbology leaves it to the application, and the last character could be one.
  case possible = 2
}
