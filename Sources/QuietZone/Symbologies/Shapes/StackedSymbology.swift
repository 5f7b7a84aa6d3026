/// What the catalogue asks of a symbology whose rows of codewords are read line by line.
protocol StackedSymbology: GridSymbology {
  /// What the bar `start` of a row begins, if rows of this symbology begin or end there. Called at every bar
  /// of every line in both directions: the first test must be a cheap one.
  static func startStop(_ row: RunRow, at start: Int) -> StartStopPattern?

  /// The forms of rows that start patterns may mistake for each other; none where they tell them surely.
  static var forms: [StackedForm] { get }

  /// Appends what the row says of the symbol that is followed, places in 1/16 pixel along the line, and moves
  /// the ends of the track to where they are seen.
  static func walk(_ row: RunRow, track: inout StackedTrack, into cells: inout [StackedCell])

  /// The patterns of its rows as blur shows them.
  static func alphabet(_ blur: BlurredPatterns.Blur) -> StackedAlphabet

  /// The row that a cell at a side names, as far as it tells; `nil` where it names none.
  static func row(_ cell: StackedCell) -> Int?

  /// The symbol that cells make up; `nil` where they make up none.
  static func assemble(_ cells: [StackedCell], _ ends: StackedEnds) -> StackedReading?

  /// The symbol whose rows and columns cells show and whose codewords grey tells; `nil` for none, and always
  /// where rows are not told so.
  static func assemble(
    _ cells: [StackedCell], _ ends: StackedEnds, by grey: borrowing StackedGrey
  ) -> StackedReading?
}

extension StackedSymbology {
  static func assemble(
    _ cells: [StackedCell], _ ends: StackedEnds, by grey: borrowing StackedGrey
  ) -> StackedReading? { nil }
}

/// A start or stop pattern on a scan line: where rows of a stacked symbol begin or end. MicroPDF417, which
/// has none, begins with a row address.
struct StartStopPattern {
  /// Whether it is a stop pattern.
  var isStop: Bool
  /// Codewords in a row where the pattern tells them, else 0.
  var columns: Int
  /// Where it begins, 1/16 pixel along the line.
  var place: Int
  /// Width of a module, 1/16 pixel.
  var module: Double
  /// Modules of a row from there on; `nil` where the pattern does not tell.
  var modules: Int?
  /// Whether chance hardly ever makes one; else the lines beside it are asked first.
  var isCertain = true
}

/// How long rows of a symbology may be.
struct StackedForm {
  /// Codewords in a row.
  var columns: Int
  /// All patterns of a row.
  var patterns: Int
  var modules: Int
}

/// Where on a line a symbol's rows should begin and end: what lines near by have shown.
struct StackedTrack {
  var columns: Int
  /// Width of a module, 1/16 pixel.
  var module: Double
  /// Where the beginning's and the end's patterns begin, 1/16 pixel along the line; `nil` when not known.
  var begin: Int?
  var end: Int?
  /// Whether this line shows them.
  var hasBegin = false
  var hasEnd = false
  /// Width of the end's pattern, 1/16 pixel.
  var endWidth = 0
  /// Tells codewords from grey, where runs do not tell them.
  var matcher: CodewordMatcher?

  init(columns: Int, module: Double, begin: Int?, end: Int?) {
    self.columns = columns
    self.module = module
    self.begin = begin
    self.end = end
  }
}

/// One codeword, or address of a row, as one line showed it.
struct StackedCell {
  /// Distance of the line from the first one, pixels along the bars.
  var offset: Float = 0
  /// Where it begins and ends along the line, pixels.
  var begin: Float
  var end: Float
  /// Place in the row: 0, 1 … from its beginning, -1, -2 … from its end.
  var column: Int
  /// 0, 1, 2 for the clusters of codewords; the symbology's own for other patterns.
  var cluster: Int
  var value: Int
}

/// Where lines showed the ends of rows: offset of the line and place on it, pixels.
struct StackedEnds {
  var begin: [Point2D] = []
  /// The far side of the last bar.
  var end: [Point2D] = []
  /// Codewords in a row where start patterns told them, else 0.
  var columns = 0
}

/// A stacked symbol, its outline in the coordinates of its cells: x along the lines, y from line to line.
struct StackedReading {
  var symbol: DecodedSymbol
  var outline: Quadrilateral
}

/// The reading side of a stacked symbology as the reader of lines calls it.
struct StackedDecoder: Sendable {
  let symbology: Symbology
  let startStop: @Sendable (RunRow, Int) -> StartStopPattern?
  let walk: @Sendable (RunRow, inout StackedTrack, inout [StackedCell]) -> Void
  let alphabet: @Sendable (BlurredPatterns.Blur) -> StackedAlphabet
  let forms: @Sendable () -> [StackedForm]
  let row: @Sendable (StackedCell) -> Int?
  let assemble: @Sendable ([StackedCell], StackedEnds) -> StackedReading?
  let assembleByGrey: @Sendable ([StackedCell], StackedEnds, borrowing StackedGrey) -> StackedReading?

  init<S: StackedSymbology>(_: S.Type) {
    symbology = S.symbology
    startStop = { S.startStop($0, at: $1) }
    walk = { S.walk($0, track: &$1, into: &$2) }
    alphabet = { S.alphabet($0) }
    forms = { S.forms }
    row = { S.row($0) }
    assemble = { S.assemble($0, $1) }
    assembleByGrey = { S.assemble($0, $1, by: $2) }
  }
}
