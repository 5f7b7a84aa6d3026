extension ScannabilityWarning {
  /// How grave a warning is.
  public enum Severity: Hashable, Sendable {
    /// Known to trouble readers: some fail, or all do in poor light or at a distance.
    case risk
    /// Most readers will find nothing, even of a good photograph. Only styles are refused.
    case refusal
  }

  public var severity: Severity {
    let isRefused =
      switch self {
      case .logoBeyondCorrection, .logoOnFinder: true
      case .smallDots(let percent): percent < Scannability.unreadableDots
      case .fadingGradient(let percent): percent < Scannability.unreadableGradient
      default: false
      }
    return isRefused ? .refusal : .risk
  }
}

extension ByteWriter {
  mutating func write(style warning: ScannabilityWarning) {
    switch warning {
    case .logoBeyondCorrection(let codewords, let capacity):
      write(
        [
          "the logo hides ", " codewords of a block and only ",
          " can be repaired: most readers will find nothing; a smaller logo or level h would do",
        ], [Double(codewords), Double(capacity)])
    case .logoSpendsCorrection(let codewords, let capacity):
      write(
        [
          "the logo lies on ", " codewords of a block and ",
          " can be repaired: little is left for dirt and blur; a smaller logo or level h leaves more",
        ], [Double(codewords), Double(capacity)])
    case .logoOnFinder:
      write("the logo or its margin lies on finder patterns: readers will find nothing; make it smaller")
    case .logoOnPatterns:
      write("the logo or its margin lies on patterns that readers go by: many will fail; make it smaller")
    case .circleFinders:
      write("finder patterns as circles: readers that look for squares find nothing; rounded ones all read")
    case .smallDots(let percent):
      write(
        [
          "dots of ", " % of a module: ",
        ], [Double(percent)])
      write(
        warning.severity == .refusal
          ? "most readers will find nothing; " : "readers will fail at a distance; ")
      write(["", " % and more are read like squares"], [Double(Scannability.goodDots)])
    case .fadingGradient(let percent):
      write(["where the gradient is faintest its contrast is ", " %: "], [Double(percent)])
      write(
        warning.severity == .refusal
          ? "most readers will find nothing (80 % is good)" : "many readers will fail (80 % is good)"
      )
    default: break
    }
  }
}
