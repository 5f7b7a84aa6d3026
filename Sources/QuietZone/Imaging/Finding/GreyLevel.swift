/// Where dark ends and light begins: one grey for a whole pattern, or, where a shadow lies across it, the
/// threshold of each place. Valid only inside ``ThresholdMap/withDarkPixels(of:_:)``.
struct GreyLevel {
  /// Grey, times 256.
  var value: Int
  var local: DarkPixels?

  @inline(__always) func callAsFunction(_ p: Point2D) -> Int { local?.level(p) ?? value }
}
