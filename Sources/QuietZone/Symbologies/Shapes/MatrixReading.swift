/// A matrix symbol that was decoded, and where it lies in the plane it was sampled from.
struct MatrixReading {
  var symbol: DecodedSymbol
  var outline: Quadrilateral
  var isMirrored: Bool
  var isInverted: Bool
}

extension GreyGrid {
  /// Clarity above which a grid is decoded, ``DecidedGrid/clarity``: below it dark and light are hardly told
  /// apart.
  static let leastClarity = 0.25

  /// Decides the grid and hands it to `decode`, first as it lies, then mirrored at its diagonal.
  func decoded(
    isInverted: Bool, clarity minimum: Double = leastClarity,
    _ decode: (ModuleGrid, ModuleGrid) throws(BarcodeDecodingError) -> DecodedSymbol
  ) -> (symbol: DecodedSymbol, isMirrored: Bool)? {
    let decided = decide(isInverted: isInverted)
    guard decided.clarity > minimum else { return nil }
    if let symbol = try? decode(decided.modules, decided.erasures) { return (symbol, false) }
    guard columns == rows else { return nil }
    if let symbol = try? decode(decided.modules.transposed, decided.erasures.transposed) {
      return (symbol, true)
    }
    return nil
  }
}
