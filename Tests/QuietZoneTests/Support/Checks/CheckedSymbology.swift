@testable import QuietZone

/// What ``SymbologyChecks`` need to know of a matrix symbology, besides what the catalogue asks for.
protocol CheckedSymbology: GridSymbology {
  /// One entry for every version and level.
  static var plans: [SymbolPlan] { get }
  /// Kinds of content that it has no way to carry.
  static var excluded: Set<SeededKind> { get }
}

/// How one version of a symbology at one level is made, laid out and repaired.
struct SymbolPlan: Sendable, CustomStringConvertible {
  var description: String
  var version: Int
  /// Options that make exactly this version at exactly this level.
  var options: WriterOptions
  var columns: Int
  var rows: Int
  /// The modules of each codeword, in the symbol's order of codewords.
  var codewords: [[Module]]
  /// Modules that carry no codeword: those of patterns and those of format and version.
  var function: ModuleGrid
  /// The codewords of each block of the error correction.
  var blocks: [[Int]]
  /// Wrong codewords that are repaired in each block at the most.
  var capacity: Int

  struct Module: Hashable, Sendable {
    var x: Int
    var y: Int
  }
}
