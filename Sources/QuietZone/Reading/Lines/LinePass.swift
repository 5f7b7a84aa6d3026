/// One way of looking at a bar region: which lines are scanned, how their grey is prepared, and when
/// it pays. A pass for one more kind of hard picture is one more row of ``regions``.
struct LinePass: Sendable {
  /// Where its lines lie.
  var lines: Lines
  /// How the grey of lines is prepared; lines take them in turn.
  var filters: [LineFilter]
  /// Turns of the lines against the region's own direction, tangents.
  var turns = [0.0]
  /// How far lines reach beyond the region: pixels, and a share of half its length.
  var reach = Reach.usual
  /// Whether values read on its lines count, and what else is done for them.
  var follow = Follow.values
  /// The evidence that calls for it.
  var calledFor: Reason

  /// Where the lines of a pass lie, and how many there are.
  enum Lines: Sendable {
    /// Ever finer over the region, the middle first; from line `first` of that order on.
    case bisecting(first: Int, count: Int)
    /// Evenly from one end of the bars to the other.
    case even(count: Int)
    /// Evenly to both sides of one in the middle.
    case centred(count: Int)
    /// From one end of the bars to the other, as many as that, but no closer than a step in pixels.
    case stepping(count: Int, leastStep: Double)
    /// Not lines but bands whose grey is pooled: ``LineReader/readBlurred(_:)``.
    case bands
  }

  struct Reach: Sendable {
    var pixels: Double
    var share: Double

    /// Room for the ends of symbols, which a region does not always show.
    static let usual = Reach(pixels: 24, share: 0.4)
    /// Rows of fragments, which break up into regions shorter than they are.
    static let rows = Reach(pixels: 24, share: 2.5)
    /// The same with longer rows: PDF417's.
    static let stackedRows = Reach(pixels: 24, share: 5)
    static let none = Reach(pixels: 0, share: 0)

    func margin(_ region: BarRegion) -> Double { pixels + share * region.halfLength }
  }

  /// What is done with what the lines of a pass have shown.
  enum Follow: Sendable {
    /// Values are voted on, with more lines beside them; then gaps between symbols are looked at; a region
    /// without bars is given up.
    case values
    /// Values are voted on.
    case votes
    /// Rows of a symbol are put together, turn by turn; values are no votes, since lines leave the region.
    case rows
    /// All of that, once for all lines.
    case all
  }

  /// What calls for a pass.
  enum Reason: Sendable {
    case always
    /// Effort beyond ``ReaderOptions/Effort/fast``.
    case effort
    /// Such effort, on a region that deserves it, for linear symbols: rows of stacked ones are too low for
    /// bands, and their start patterns too wide to need the faintest edges.
    case linear
    /// Bars alone along the rows or the columns of pixels.
    case pixels
    /// Some line has shown a value, but not enough of them: most of its lines are damaged.
    case someVotes
    /// A region about as high as it is long, whose rows may be a few modules high.
    case lowRows
    /// Many bars of one direction, and no value: blur has swallowed single modules.
    case blur
  }
}

extension LinePass {
  /// The passes over a bar region, one after the other until something has been read.
  static func regions(_ region: BarRegion, readsStacked: Bool) -> [LinePass] {
    [
      LinePass(lines: .bisecting(first: 0, count: 5), filters: [.plain], calledFor: .always),
      // Drawings enlarged by repeating pixels.
      LinePass(
        lines: .centred(count: 3),
        filters: [LineFilter(width: 1, sensitivity: 64, alsoInverted: true, snaps: true)],
        follow: .votes, calledFor: .pixels),
      // Weaker edges, and light bars on dark ground.
      LinePass(
        lines: .bisecting(first: 5, count: 5),
        filters: [LineFilter(width: 5, sensitivity: 36, alsoInverted: true)], calledFor: .effort),
      // Noise: as much of the bars' height as five lines have for themselves is averaged.
      LinePass(
        lines: .bisecting(first: 10, count: 5),
        filters: [LineFilter(width: bandWidth(region), sensitivity: 24, alsoInverted: true)],
        calledFor: .linear),
      // The faintest edges.
      LinePass(
        lines: .bisecting(first: 15, count: 5), filters: [LineFilter(width: 7, sensitivity: 12)],
        calledFor: .linear),
      // Blur: lines are sharpened.
      LinePass(
        lines: .bisecting(first: 20, count: 5),
        filters: [LineFilter(width: 7, sensitivity: 36, sharpening: 2)], calledFor: .linear),
      // Grain, moiré and voids of print in bars many pixels wide: edges a few pixels apart are no bars.
      LinePass(
        lines: .bisecting(first: 25, count: 5),
        filters: [LineFilter(width: 9, sensitivity: 64, smoothing: 4)], calledFor: .linear),
      // Round a bottle, or into the distance.
      LinePass(
        lines: .bisecting(first: 0, count: 5),
        filters: [LineFilter(sensitivity: 36, unbends: true)], follow: .votes, calledFor: .linear),
      // Damage: lines that lie together share what damages them, so many are looked at, all over the region.
      LinePass(lines: .even(count: 60), filters: [.plain], follow: .votes, calledFor: .someVotes),
      lowRows(readsStacked: readsStacked),
      // Blur of a module: whole characters are matched.
      LinePass(lines: .bands, filters: [], follow: .votes, calledFor: .blur),
    ]
  }

  /// Before all others, where bars lean: lines square to them would run out of them.
  static let leaning = [
    LinePass(
      lines: .bisecting(first: 0, count: 10),
      filters: [.plain, LineFilter(width: 5, sensitivity: 36, alsoInverted: true)], follow: .votes,
      calledFor: .always),
    LinePass(
      lines: .bisecting(first: 0, count: 5),
      filters: [LineFilter(sensitivity: 36, unbends: true)], follow: .votes, calledFor: .always),
  ]

  /// Longer lines through a region about as high as it is long: stacked rows a few modules high break up into
  /// such regions, which are shorter than their rows and do not tell their direction well.
  private static func lowRows(readsStacked: Bool) -> LinePass {
    let others = [
      LineFilter(width: 3, sensitivity: 36, sharpening: 2), .plain, LineFilter(width: 5, sensitivity: 64),
    ]
    return LinePass(
      lines: .centred(count: 9), filters: readsStacked ? [.plain] + others : [.plain],
      turns: [0, smallTurn, -smallTurn, 2 * smallTurn, -2 * smallTurn],
      reach: readsStacked ? .stackedRows : .rows, follow: .rows, calledFor: .lowRows)
  }

  /// All of a picture as if it were one region: lines as thin as can be, for symbols a few rows high.
  static func wholePicture(lines: Int, leastStep: Double) -> LinePass {
    LinePass(
      lines: .stepping(count: lines, leastStep: leastStep),
      filters: [LineFilter(width: 1, sensitivity: 64)], reach: .none, follow: .all,
      calledFor: .always)
  }

  /// By how much a region's direction may be wrong where its rows are low: three degrees and a half, as a
  /// tangent.
  private static let smallTurn = 0.06

  /// Rows averaged, odd, of 31 at most: beyond that bars lean out of them.
  private static func bandWidth(_ region: BarRegion) -> Int {
    min(max(Int(region.halfHeight * shareOfFiveLines) | 1, 7), 31)
  }

  /// Each of five lines has a fifth of the 0.9 of the height that they are spread over, twice half of it.
  private static let shareOfFiveLines = 0.36
}

extension LineFilter {
  /// What clean print needs.
  static let plain = LineFilter(width: 3, sensitivity: 64)
}

extension LinePass.Lines {
  /// Lines stay this far away from the ends of the bars, as shares of their height: ends are ragged.
  private static let inner = 0.9
  private static let nearlyAll = 0.95

  /// Distances of the lines from the middle of a region whose bars are twice `halfHeight` high, pixels.
  func offsets(_ halfHeight: Double) -> [Double] {
    switch self {
    case .bisecting(let first, let count):
      (first..<first + count).map { (Self.bisecting($0) * 2 - 1) * halfHeight * Self.inner }
    case .even(let count):
      (0..<count).map { index in
        let share: Double = (Double(index) + 0.5) / Double(count)
        return halfHeight * (share * 2 - 1) * Self.nearlyAll
      }
    case .centred(let count):
      (0..<count).map { index in
        let line = Double(index - count / 2)
        return halfHeight * line / (Double(count) / 2)
      }
    case .stepping(let count, let leastStep):
      Self.stepping(halfHeight, count: count, leastStep: leastStep)
    case .bands: []
    }
  }

  /// The index-th of the fractions 1/2, 1/4, 3/4, 1/8, 5/8 …
  private static func bisecting(_ index: Int) -> Double {
    var fraction = 0.0, part = 0.5
    var rest = index + 1
    while rest > 0 {
      if rest & 1 != 0 { fraction += part }
      part /= 2
      rest >>= 1
    }
    return fraction
  }

  private static func stepping(_ halfHeight: Double, count: Int, leastStep: Double) -> [Double] {
    let height = halfHeight * 2
    let step = max(height / Double(count), leastStep)
    var offsets: [Double] = []
    var offset = height > step ? -halfHeight + step / 2 : 0
    while offset < halfHeight {
      offsets.append(offset)
      offset += step
    }
    return offsets
  }
}
