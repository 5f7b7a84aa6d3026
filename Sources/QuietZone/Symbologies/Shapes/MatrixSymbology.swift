/// A matrix symbology whose symbols are found by concentric squares: the finder patterns of the QR family.
protocol FinderPatternSymbology: GridSymbology {
  /// Reads the symbols that patterns of one level belong to.
  static func read(_ patterns: inout FinderPatterns, into finds: inout MatrixFinds)
}

/// A matrix symbology whose symbols are found by rings around their middle.
protocol BullseyeSymbology: GridSymbology {
  /// Reads the symbol around a bullseye; `nil` when it is none of this symbology.
  static func read(_ bullseye: Bullseye, in dark: DarkPixels, effort: ReaderOptions.Effort) -> MatrixReading?
}

/// A matrix symbology whose symbols are found by two straight borders that meet in a corner: Data Matrix's L.
protocol LBorderSymbology: GridSymbology {
  /// Reads the symbols whose borders are among the straight edges of one level.
  static func read(_ edges: StraightEdges, into finds: inout MatrixFinds)
}

/// The reading side of a matrix symbology as the reader of matrix symbols calls it: the finder that it needs,
/// and what reads what that found.
enum MatrixDecoder: Sendable {
  case finderPatterns(@Sendable (inout FinderPatterns, inout MatrixFinds) -> Void)
  case bullseye(@Sendable (Bullseye, DarkPixels, ReaderOptions.Effort) -> MatrixReading?)
  case borders(@Sendable (StraightEdges, inout MatrixFinds) -> Void)

  /// What an entry of the catalogue is found by.
  var finder: MatrixFinders {
    switch self {
    case .finderPatterns: .finderPatterns
    case .bullseye: .bullseyes
    case .borders: .borders
    }
  }
}

/// Finders of matrix symbols.
struct MatrixFinders: OptionSet, Sendable {
  let rawValue: UInt8
  /// ``ConcentricFinder``.
  static let finderPatterns = MatrixFinders(rawValue: 1)
  /// ``BullseyeFinder``.
  static let bullseyes = MatrixFinders(rawValue: 2)
  /// ``StraightEdgeFinder``.
  static let borders = MatrixFinders(rawValue: 4)
  static let all: MatrixFinders = [.finderPatterns, .bullseyes, .borders]
}
