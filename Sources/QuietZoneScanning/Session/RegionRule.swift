/// What a region means for the codes beside it.
public enum RegionRule: UInt8, Hashable, Sendable, CaseIterable {
  /// All that is visible is read. A code in the region counts at once. One beside it counts when it stays in
  /// view for ``ScanSession/patience`` and, where only one code is wanted, none in the region could count.
  case hint = 0
  /// All that is visible is read, and only what lies in the region counts; the rest is told as
  /// ``IgnoreReason/outside``.
  case strict = 1
  /// Nothing but the region is looked at; a code that reaches out of it is not read.
  case crop = 2
}
