/// What lines have shown so far: of the region that is being read, and, where symbols may reach from one
/// region into another, of the whole picture.
struct LineEvidence {
  /// Fragments of symbols of several rows, all over the picture.
  var rows = RowFragments()
  /// Samples that may still be taken for symbols of several rows that turn out to be none, all over the
  /// picture.
  var budget = 0
  /// The values that lines of the region gave.
  var values = VoteCount()
  /// Where in the region its fragments were met.
  var fragments = FragmentPlaces()
  /// Start and stop patterns of stacked symbols in the region.
  var starts = StartPatterns()
  /// What has been read in the region.
  var barcodes: [Barcode] = []
  /// The most runs that one of its lines had.
  var mostRuns = 0

  /// Forgets what belongs to one region alone.
  mutating func beginRegion() {
    values = VoteCount()
    fragments = FragmentPlaces()
    starts = StartPatterns()
    barcodes = []
    mostRuns = 0
  }

  /// Whether lines have shown nothing to go on with: too few runs, or, in a region that is not promising, no
  /// value and no fragment.
  func isHopeless(_ frame: RegionFrame) -> Bool {
    mostRuns < Self.fewestRuns || !frame.isPromising && values.votes.isEmpty && fragments.isEmpty
  }

  /// Whether lines of the region have shown anything that symbols of several rows have.
  var showsRows: Bool { fragments.areMet || !starts.isEmpty }

  /// Runs that some line of a region with bars has at least.
  private static let fewestRuns = 12
}

/// Where lines of a region met fragments, and what has been looked at for their sake; offsets along the bars,
/// pixels from the region's middle.
struct FragmentPlaces {
  /// Lines that showed significant ones, and how far others may lie from them.
  var offsets: [Double] = []
  var reach = 0.0
  /// Lines that showed conclusive ones, with their reach.
  var conclusive: [(offset: Double, reach: Double)] = []
  /// What has been looked at around conclusive ones.
  var searched: [ClosedRange<Double>] = []
  /// Whether many lines have been looked at for the other rows of a symbol.
  var hasSwept = false
  /// Whether any has been met.
  var areMet = false

  /// Whether none is reason enough to look around it.
  var isEmpty: Bool { offsets.isEmpty && conclusive.isEmpty }

  mutating func note(_ fragment: LinearFragment, length: Double, offset: Double) -> Bool {
    areMet = true
    guard fragment.isSignificant else { return false }
    if fragment.isConclusive {
      conclusive.append((offset, fragment.reach * length))
      return false
    }
    reach = max(reach, fragment.reach * length)
    return true
  }

  /// Lets another direction of lines look everywhere again.
  mutating func forgetSweeps() {
    hasSwept = false
    searched.removeAll(keepingCapacity: true)
  }
}

/// Start and stop patterns of stacked symbols that lines of a region showed.
struct StartPatterns {
  /// Those still to be followed.
  var pending: [StartPattern] = []
  /// Those that have been.
  var followed: [StartPattern] = []
  /// Those that have turned out to be none.
  var refused: [StartPattern] = []

  private static let mostFollowed = 12
  private static let mostRefused = 32
  /// Lines beside each other show the same pattern: a symbol is followed from two of its places.
  private static let mostAlike = 2

  /// Whether none has been met.
  var isEmpty: Bool { pending.isEmpty && followed.isEmpty && refused.isEmpty }

  /// Whether one more is followed, after so many that led to symbols.
  func mayFollow(beyond count: Int) -> Bool { followed.count - count < Self.mostFollowed }

  /// Whether enough like it has been looked at.
  func knows(_ start: StartPattern) -> Bool {
    Self.know(followed, start) || Self.know(refused, start)
  }

  @inline(never)
  private static func know(_ patterns: [StartPattern], _ start: StartPattern) -> Bool {
    patterns.count { $0.resembles(start) } >= mostAlike
  }

  mutating func refuse(_ start: StartPattern) {
    if refused.count < Self.mostRefused { refused.append(start) }
  }
}
