/// What can be fuzzed.
enum Entry: String, CaseIterable {
  /// Blocks of codewords, repaired; whatever is accepted must be a codeword near what was received.
  case codewords
  /// Grey pixels, searched for symbols.
  case pixels
  /// Colours and options of drawings.
  case drawing

  /// One trial.
  func run(_ input: Input) {
    switch self {
    case .codewords: CodewordsEntry.run(input)
    case .pixels: PixelsEntry.run(input)
    case .drawing: DrawingEntry.run(input)
    }
  }
}
