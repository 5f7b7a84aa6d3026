/// Where dark ends and light begins: one grey for a whole pattern, or, where a shadow lies across it, the
/// threshold of each place.
struct GreyLevel: ~Escapable {
  private let dark: DarkPixels
  /// Grey, times 256; `nil` where each place has its own.
  private let even: Int?

  /// - Parameter even: the grey that holds everywhere, times 256; `nil` for the threshold of each place.
  @_lifetime(copy dark)
  init(in dark: DarkPixels, even: Int?) {
    self.dark = dark
    self.even = even
  }

  /// Whether one grey holds everywhere.
  var isEven: Bool { even != nil }

  /// Another grey that holds everywhere.
  @_lifetime(copy self)
  func evened(_ grey: Int) -> GreyLevel { GreyLevel(in: dark, even: grey) }

  @inline(__always) func callAsFunction(_ p: Point2D) -> Int { even ?? dark.level(p) }
}
