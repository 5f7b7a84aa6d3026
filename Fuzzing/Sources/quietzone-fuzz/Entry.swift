/// What can be fuzzed.
enum Entry: String, CaseIterable {
  /// The modules of a symbol, decoded.
  case grid
  /// Blocks of codewords, repaired; whatever is accepted must be a codeword near what was received.
  case codewords
  /// The bit stream of a symbol, read as segments.
  case segments
  /// Grey pixels, searched for symbols.
  case pixels
  /// Content and options, made into a symbol and decoded.
  case making
  /// Colours and options of drawings.
  case drawing
  /// The bytes of a picture file.
  case pictures
  /// Rows of any kind of pixel, written as a PNG file and read by libpng.
  case png
  /// Text as what it means, and parts written as text.
  case payloads
  /// GS1 element strings and Digital Links, in every notation.
  case elements
  /// Whatever a host may call of a live session, in any order, with any frames.
  case sessions

  /// One trial.
  func run(_ input: Input) {
    switch self {
    case .grid: GridEntry.run(input)
    case .codewords: CodewordsEntry.run(input)
    case .segments: SegmentsEntry.run(input)
    case .pixels: PixelsEntry.run(input)
    case .making: MakingEntry.run(input)
    case .drawing: DrawingEntry.run(input)
    case .pictures: PicturesEntry.run(input)
    case .png: PNGEntry.run(input)
    case .payloads: PayloadsEntry.run(input)
    case .elements: ElementsEntry.run(input)
    case .sessions: SessionsEntry.run(input)
    }
  }
}
