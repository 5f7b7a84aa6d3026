/// Decodes scan lines: one profile after another through every decoder wanted, with the same scratch memory.
struct LineScanner {
  /// One reading of a line.
  struct Hit {
    var reading: LinearReading
    /// Ends of the symbol along the line, pixels from where that of its first sample begins; `begin < end`.
    var begin: Double
    var end: Double
    var isReversed: Bool
    var isInverted: Bool
  }

  let decoders: [LinearDecoder]
  let stacked: [StackedDecoder]
  private(set) var options: LinearDecodeOptions
  private var line = TracedLine()
  /// Scratch memory of ``decode(isReversed:length:_:)``.
  private var firstBars: [Int] = []
  private var readings: [LinearReading] = []
  private var parts: [LinearFragment] = []
  /// Runs of the line scanned last.
  private(set) var runCount = 0
  private(set) var hits: [Hit] = []
  private(set) var fragments:
    [(
      fragment: LinearFragment, begin: Double, end: Double, isReversed: Bool, isInverted: Bool
    )] = []

  /// Start and stop patterns of stacked symbols, each with its decoder's place.
  private(set) var starts: [(decoder: Int, pattern: StartStopPattern, isReversed: Bool, isInverted: Bool)] =
    []

  /// Whether any of the symbologies wanted is put together from fragments.
  var readsFragments: Bool { decoders.contains { $0.fragments != nil } }

  init(_ wanted: SymbologySet) {
    options = LinearDecodeOptions(wanted: wanted)
    var decoders: [LinearDecoder] = [], stacked: [StackedDecoder] = []
    for entry in SymbologyCatalogue.entries where wanted.contains(entry.symbology) {
      if let decoder = entry.stacked { stacked.append(decoder) }
      guard let decoder = entry.linear else { continue }
      if !decoders.contains(where: { $0.symbology == decoder.symbology }) { decoders.append(decoder) }
    }
    self.decoders = decoders
    self.stacked = stacked
  }

  /// The reader of blurred lines; `nil` when no symbology wanted can be read through blur.
  func blurReader() -> BlurReader? { BlurReader(decoders, options) }

  /// Scans `count` pixels from `origin` in direction `across` and decodes what is there; `bars` says where
  /// the region's bars are, pixels from there, and `isSweeping` that fragments which tell little alone count,
  /// as some have been met near by.
  mutating func scan(
    _ plane: PixelPlane, origin: Point2D, across: Point2D, along: Point2D, count: Int, _ filter: LineFilter,
    bars: ClosedRange<Double>, isSweeping: Bool
  ) {
    options.isSweeping = isSweeping
    line.trace(plane, origin: origin, across: across, along: along, count: count, through: filter)
    hits.removeAll(keepingCapacity: true)
    fragments.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
    runCount = line.runs.edges.count - 1
    guard runCount >= 9, !filter.unbends || line.unbend(bars), !filter.snaps || line.snap(bars) else {
      return
    }
    decodeBothWays(isInverted: false)
    if filter.unbends { bendHits() }
    // Spaces of light bars may pass for a fragment of dark ones.
    guard filter.alsoInverted, hits.isEmpty, !fragments.contains(where: { $0.fragment.isConclusive }) else {
      return
    }
    line.invert()
    decodeBothWays(isInverted: true)
  }

  /// Moves what was read on a line made even to where it lies on the picture's.
  private mutating func bendHits() {
    // Rows of stacked symbols are followed in the picture.
    starts.removeAll(keepingCapacity: true)
    for index in hits.indices {
      hits[index].begin = line.bentPlace(hits[index].begin)
      hits[index].end = line.bentPlace(hits[index].end)
    }
    for index in fragments.indices {
      fragments[index].begin = line.bentPlace(fragments[index].begin)
      fragments[index].end = line.bentPlace(fragments[index].end)
    }
  }

  private mutating func decodeBothWays(isInverted: Bool) {
    let length = Double(line.runs.edges.last ?? 0) / 16
    decode(isReversed: false, length: length, isInverted)
    line.reverse()
    decode(isReversed: true, length: length, isInverted)
    line.undo()
  }

  /// Samples a line and gives its grey, with the stretches between wide spaces that a whole symbol may fill:
  /// for lines that blur has made unreadable run by run. `isCut` tells which of its ends are the picture's.
  mutating func survey(
    _ plane: PixelPlane, origin: Point2D, across: Point2D, along: Point2D, count: Int, width: Int,
    isCut: (begin: Bool, end: Bool)
  ) -> (values: [Int32], stretches: [Stretch]) {
    line.trace(
      plane, origin: origin, across: across, along: along, count: count,
      through: LineFilter(width: width, sensitivity: 24))
    return (line.profile.values, line.runs.withRow { Stretch.all(in: $0, isCut: isCut) })
  }

  private mutating func decode(isReversed: Bool, length: Double, _ isInverted: Bool) {
    options.isReversed = isReversed
    readings.removeAll(keepingCapacity: true)
    parts.removeAll(keepingCapacity: true)
    line.runs.withRow { row in
      if !decoders.isEmpty { Self.firstBars(row, into: &firstBars) }
      for index in decoders.indices {
        if let fragments = decoders[index].fragments {
          fragments(row, options, &parts)
        } else {
          decoders[index].decode(row, firstBars, options, &readings)
        }
      }
      for index in stacked.indices {
        for start in stride(from: 1, to: row.count, by: 2) {
          guard let pattern = stacked[index].startStop(row, start) else { continue }
          starts.append((index, pattern, isReversed, isInverted))
        }
      }
      for reading in readings where !isInverted || Self.isWhole(reading, row) {
        let (a, b) = Self.place(
          row, from: reading.first, to: reading.last, isReversed: isReversed, length: length)
        hits.append(Hit(reading: reading, begin: a, end: b, isReversed: isReversed, isInverted: isInverted))
      }
      for part in parts {
        let (a, b) = Self.place(row, from: part.first, to: part.last, isReversed: isReversed, length: length)
        fragments.append((part, a, b, isReversed, isInverted))
      }
    }
  }

  /// Dark space beside light bars that is a margin and no dark bar at the edge of the picture, 1/16 module.
  private static let darkMargin = 4 * 16

  /// Whether a symbol of light bars is a whole one and not what lies between the outermost dark bars of a
  /// picture that cuts a dark one: where it goes from end to end, a check character or margins must say so.
  private static func isWhole(_ reading: LinearReading, _ row: RunRow) -> Bool {
    reading.first > 1 || reading.last < row.count - 2 || reading.details.check == .verified
      || min(reading.quietZone.left, reading.quietZone.right) >= darkMargin
  }

  /// The bars that have some light space before them: what no symbology begins without.
  private static func firstBars(_ row: RunRow, into starts: inout [Int]) {
    starts.removeAll(keepingCapacity: true)
    var start = 1
    while start < row.count {
      if start == 1 || row[start - 1] * 4 >= row.sum(start, 6) { starts.append(start) }
      start += 2
    }
  }

  /// The ends of the runs `first...last` in pixels along the line as it was scanned.
  private static func place(
    _ row: RunRow, from first: Int, to last: Int, isReversed: Bool, length: Double
  ) -> (Double, Double) {
    let a = Double(row.start(first)) / 16, b = Double(row.start(last + 1)) / 16
    return isReversed ? (length - b, length - a) : (a, b)
  }
}
