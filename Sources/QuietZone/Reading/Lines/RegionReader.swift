/// Reads one bar field: scan lines across it until enough of them agree.
struct RegionReader {
  let plane: PixelPlane
  var field: BarRegion
  let options: ReaderOptions
  let isWholePicture: Bool
  /// Whether the field is worth all ways of looking, or only the first two.
  let isPromising: Bool
  var barcodes: [Barcode] = []
  /// Fragments that lines of this field and of others showed.
  private(set) var fragments: LinearFragmentCollector
  /// Offsets of the lines that showed telling ones, and how far others may lie from them, pixels.
  private var fragmentOffsets: [Double] = []
  private var fragmentReach = 0.0
  /// Where unmistakable ones were met, offsets with their reach, and what has been looked at for their sake.
  private var unmistakable: [(offset: Double, reach: Double)] = []
  private var searched: [ClosedRange<Double>] = []
  /// Many lines have been looked at for the other rows of a symbol.
  private var hasSwept = false
  var votes: [LinearVote] = []
  /// Lines are smoothed to take noise away.
  var isNoisy = false
  /// Marks of stacked symbols that are still to be followed, and those that have been.
  var marks: [StackedReader.Hint] = []
  var followed: [StackedReader.Hint] = []
  /// Marks that have turned out to be none.
  var probed: [StackedReader.Hint] = []
  /// Samples that may still be taken for symbols of several rows that turn out to be none, all over the
  /// picture.
  var rowBudget: Int
  /// Those that have become barcodes.
  var reported: [LinearVote] = []
  /// The most runs that a line had.
  private var busiest = 0
  /// How far lines reach beyond the field, pixels.
  var margin: Double

  init(
    _ plane: PixelPlane, _ field: BarRegion, _ options: ReaderOptions, isWholePicture: Bool = false,
    isPromising: Bool = true, fragments: LinearFragmentCollector = LinearFragmentCollector(),
    rowBudget: Int = Int.max
  ) {
    self.fragments = fragments
    self.rowBudget = rowBudget
    self.plane = plane
    self.field = field
    self.options = options
    self.isWholePicture = isWholePicture
    self.isPromising = isPromising
    margin = isWholePicture ? 0 : 24 + field.halfLength * 0.4
  }

  var shouldStop: Bool { options.shouldStop?() ?? false }

  mutating func read(_ scanner: inout LineScanner) {
    if isWholePicture {
      readWholePicture(&scanner)
    } else {
      readField(&scanner)
      if barcodes.isEmpty, isPromising, options.effort > .fast { readNoisy(&scanner) }
    }
  }

  private mutating func readWholePicture(_ scanner: inout LineScanner) {
    let filter = LineFilter(width: 1, sensitivity: 64)
    let height = field.halfHeight * 2
    let lines = options.effort == .thorough ? 160.0 : options.effort == .balanced ? 48 : 24
    let step = max(height / lines, min(4, max(1, height / 24)))
    var offset = height > step ? -field.halfHeight + step / 2 : 0
    while offset < field.halfHeight {
      if shouldStop { return }
      scan(&scanner, offset, filter)
      followMarks()
      offset += step
    }
    sweepFragments(&scanner, filter)
    conclude(&scanner, filter)
  }

  private mutating func readField(_ scanner: inout LineScanner) {
    // As much of the bars' height as five lines have for themselves.
    let wide = min(max(Int(field.halfHeight * 0.36) | 1, 7), 31)
    var rounds: [(lines: Int, filter: LineFilter)] = [
      (5, LineFilter(width: 3, sensitivity: 64)),
      (5, LineFilter(width: 5, sensitivity: 36, alsoInverted: true)),
      (5, LineFilter(width: wide, sensitivity: 24, alsoInverted: true)),
      (5, LineFilter(width: 7, sensitivity: 12)),
      (5, LineFilter(width: 7, sensitivity: 36, sharpening: 2)),
    ]
    // Rows of stacked symbols are too low for bands, and their marks too wide to need the faintest edges.
    if scanner.decoders.isEmpty { rounds.removeSubrange(2...) }
    let limit = options.effort == .fast ? 1 : isPromising ? rounds.count : 2
    for (number, round) in rounds.prefix(limit).enumerated() {
      for k in 0..<round.lines {
        if shouldStop { return }
        scan(&scanner, offset(number * round.lines + k), round.filter)
        if followMarks() { return }
        if k == 2, isHopeless { return }
      }
      if isHopeless { return }
      if sweepFragments(&scanner, round.filter) { return }
      conclude(&scanner, round.filter)
      if !barcodes.isEmpty {
        readGaps(&scanner, round.filter)
        return
      }
    }
    if options.effort > .fast, isPromising {
      readBetween(&scanner)
      if !barcodes.isEmpty { return }
      if readLowRows(&scanner) { return }
      readBlurred(&scanner)
    }
  }

  /// Some line showed a symbol, but not enough of them: most of its lines are damaged. Many more are looked
  /// at, all over the field, since lines that lie together share what damages them.
  private mutating func readBetween(_ scanner: inout LineScanner) {
    guard !votes.isEmpty else { return }
    let filter = LineFilter(width: 3, sensitivity: 64)
    let lines = 60
    for k in 0..<lines {
      if shouldStop { return }
      scan(&scanner, field.halfHeight * ((Double(k) + 0.5) / Double(lines) * 2 - 1) * 0.95, filter)
    }
    conclude(&scanner, filter)
  }

  /// Whether lines showed nothing to go on with.
  private var isHopeless: Bool {
    busiest < 12 || !isPromising && votes.isEmpty && fragmentOffsets.isEmpty && unmistakable.isEmpty
  }

  /// Longer lines through a field that is about as high as it is long: stacked rows a few modules high break
  /// up into such fields, which are shorter than their rows and do not tell their direction well; `true` when
  /// fragments make up a symbol.
  private mutating func readLowRows(_ scanner: inout LineScanner) -> Bool {
    guard scanner.readsFragments || !scanner.stacked.isEmpty, field.coherence < 0.9,
      field.halfHeight * 6 > field.halfLength
    else {
      return false
    }
    // What such lines say of linear symbols is no vote: they leave the field.
    let usual = (margin, field, votes)
    margin = 24 + (scanner.stacked.isEmpty ? 2.5 : 5) * field.halfLength
    defer { (margin, field, votes) = usual }
    let plain = LineFilter(width: 3, sensitivity: 64)
    let others = [
      LineFilter(width: 3, sensitivity: 36, sharpening: 2),
      LineFilter(width: 5, sensitivity: 64),
    ]
    for tangent in [0, 0.06, -0.06, 0.12, -0.12] {
      field = usual.1.turned(by: tangent)
      for k in 0..<9 where !shouldStop {
        let filter = k & 1 == 0 || scanner.stacked.isEmpty ? plain : others[k / 2 & 1]
        scan(&scanner, field.halfHeight * (Double(k) - 4) / 4.5, filter)
        if followMarks() { return true }
      }
      hasSwept = false
      searched.removeAll(keepingCapacity: true)
      if sweepFragments(&scanner, plain) { return true }
    }
    return false
  }

  /// Pools the grey of bands along the bars and matches whole characters.
  private mutating func readBlurred(_ scanner: inout LineScanner) {
    // Blur takes the noise away first, and what is left are bars or none.
    guard field.coherence > 0.8, field.halfLength > 30, field.halfHeight < 2 * field.halfLength,
      busiest >= 24, let reader = scanner.blurReader()
    else { return }
    let bands = min(max(Int(field.halfHeight / 3), 2), 7)
    let height = 2 * field.halfHeight * 0.9 / Double(bands)
    let width = min(max(Int(height * 0.6) | 1, 3), 21)
    var closest = Float.infinity
    for band in 0..<bands {
      // The middle ones first; where two bands look like no symbol at all, the others will not either.
      if shouldStop || band == 2 && closest > 0.17 { break }
      let place = Double((band + 1) / 2) * (band & 1 == 0 ? 1 : -1)
      let offset = place * height - (bands & 1 == 0 ? -height / 2 : 0)
      let middle = field.center + field.along * offset
      guard let (from, to) = plane.clip(middle, field.across, reach: field.halfLength + margin),
        to - from >= 50
      else { continue }
      let (values, stretches) = scanner.survey(
        plane, origin: middle + field.across * from, across: field.across, along: field.along,
        count: Int(to - from), width: width)
      let outcome = reader.read(values, stretches)
      closest = min(closest, outcome.residual)
      for hit in outcome.hits {
        tally(hit, LinearVote.Stroke(offset: offset, begin: from + hit.begin, end: from + hit.end))
      }
    }
    settle()
  }

  /// Offsets spread over the field, ever finer: the middle first.
  private func offset(_ index: Int) -> Double {
    var fraction = 0.0, part = 0.5
    var rest = index + 1
    while rest > 0 {
      if rest & 1 != 0 { fraction += part }
      part /= 2
      rest >>= 1
    }
    return (fraction * 2 - 1) * field.halfHeight * 0.9
  }

  /// More lines next to those that gave a value, until it has as many as it needs.
  mutating func confirm(_ scanner: inout LineScanner, _ filter: LineFilter) {
    for index in votes.indices where !isConfirmed(votes[index]) {
      guard let first = votes[index].strokes.first else { continue }
      let before = votes[index].count
      var tries = 0
      for k in 1...8 {
        for side in [-1.0, 1.0] {
          if shouldStop || isConfirmed(votes[index]) { break }
          // A value that its neighbours do not know is a stray one.
          if tries >= (isWholePicture ? 4 : 14), votes[index].count == before { break }
          let offset = first.offset + side * Double(k) * max(votes[index].module * 0.4, 2)
          guard abs(offset) <= field.halfHeight + 4 else { continue }
          tries += 1
          scan(&scanner, offset, filter)
        }
      }
    }
  }

  private func isConfirmed(_ vote: LinearVote) -> Bool { vote.count > vote.needed && isHigh(vote) }

  /// Scans the line `offset` pixels from the middle of the field and counts what it says.
  mutating func scan(
    _ scanner: inout LineScanner, _ offset: Double, _ filter: LineFilter
  ) {
    let middle = field.center + field.along * offset
    guard let (begin, end) = plane.clip(middle, field.across, reach: field.halfLength + margin),
      end - begin > 14.999
    else { return }
    scan(&scanner, middle, begin, end, filter)
    // Both ends are middles of pixels.
    var (from, last) = (begin, begin)
    busiest = max(busiest, scanner.runCount)
    note(scanner, middle + field.across * from, length: Double(Int(end - begin + 1e-6) + 1))
    var hits = scanner.hits
    if let wider = reach(of: hits, begin, end, middle) {
      scan(&scanner, middle, wider.from, wider.to, filter)
      last = wider.from
      if !scanner.hits.isEmpty { (hits, from) = (scanner.hits, last) }
    }
    for hit in hits {
      let stroke = LinearVote.Stroke(offset: offset, begin: from + hit.begin, end: from + hit.end)
      tally(hit, stroke)
    }
    var isFragmented = false
    for hit in scanner.fragments {
      let begin = middle + field.across * (last + (hit.isReversed ? hit.end : hit.begin))
      let end = middle + field.across * (last + (hit.isReversed ? hit.begin : hit.end))
      fragments.add(hit.fragment, begin: begin, end: end, isInverted: hit.isInverted)
      guard hit.fragment.isTelling else { continue }
      let length = hit.end - hit.begin
      if hit.fragment.isUnmistakable {
        unmistakable.append((offset, hit.fragment.reach * length))
      } else {
        fragmentReach = max(fragmentReach, hit.fragment.reach * length)
        isFragmented = true
      }
    }
    if isFragmented { fragmentOffsets.append(offset) }
  }

  /// Scans the line through `middle` from one place to another, pixels along it.
  private func scan(
    _ scanner: inout LineScanner, _ middle: Point2D, _ from: Double, _ to: Double,
    _ filter: LineFilter
  ) {
    scanner.scan(
      plane, origin: middle + field.across * from, across: field.across, along: field.along,
      count: Int(to - from + 1e-6) + 1, filter)
  }

  /// A longer line than that from `from` to `to`, where what belongs to symbols on it may lie beyond its
  /// ends.
  private func reach(
    of hits: [LineScanner.Hit], _ from: Double, _ to: Double, _ middle: Point2D
  ) -> (from: Double, to: Double)? {
    guard !isWholePicture, let whole = plane.clip(middle, field.across) else { return nil }
    var wider = (from: from, to: to)
    for hit in hits where hit.reading.reach > 0 && hit.reading.modules > 0 {
      let length = (hit.end - hit.begin) * Double(hit.reading.reach) / Double(hit.reading.modules)
      if hit.isReversed {
        let steps = (from - max(from + hit.begin - length, whole.from)).rounded(.down)
        wider.from = min(wider.from, from - steps)
      } else {
        let steps = (min(from + hit.end + length, whole.to) - to).rounded(.down)
        wider.to = max(wider.to, to + steps)
      }
    }
    return wider.from < from || wider.to > to ? wider : nil
  }

  /// Many lines around fragments that one line is enough for; `true` when they make up a symbol.
  private mutating func searchNeighbours(
    _ scanner: inout LineScanner, _ filter: LineFilter
  ) -> Bool {
    var next = 0
    scanner.isSweeping = true
    defer { scanner.isSweeping = false }
    while next < unmistakable.count, searched.count < 8 {
      let (middle, reach) = unmistakable[next]
      next += 1
      if searched.contains(where: { $0.contains(middle) }) { continue }
      searched.append(middle - reach...middle + reach)
      // Low tracks leave no room for lines of several pixels.
      let isSmall = reach < 40
      let step = isSmall ? 1 : max(reach / 32, 1.2)
      var near = filter
      if isSmall { near.width = 1 }
      var offset = middle - reach
      while offset <= middle + reach {
        if shouldStop || rowBudget <= 0 { return false }
        sweep(&scanner, offset, near)
        offset += step
      }
    }
    unmistakable.removeAll(keepingCapacity: true)
    return next > 0 && fragments.isComplete(scanner)
  }

  /// Many lines around those that showed fragments, whose other rows may lie beyond the field; `true` when
  /// the fragments make up a symbol.
  @discardableResult
  private mutating func sweepFragments(
    _ scanner: inout LineScanner, _ filter: LineFilter
  ) -> Bool {
    if searchNeighbours(&scanner, filter) { return true }
    guard fragmentOffsets.count > 1, let lowest = fragmentOffsets.min(),
      let highest = fragmentOffsets.max()
    else { return false }
    if fragments.isComplete(scanner) { return true }
    if hasSwept { return false }
    hasSwept = true
    let from = lowest - fragmentReach, to = highest + fragmentReach
    let step = max((to - from) / (options.effort == .fast ? 48 : 120), 1.5)
    var offset = from
    scanner.isSweeping = true
    defer { scanner.isSweeping = false }
    while offset <= to {
      if shouldStop || rowBudget <= 0 { return false }
      sweep(&scanner, offset, filter)
      offset += step
    }
    fragmentOffsets.removeAll()
    return fragments.isComplete(scanner)
  }

  /// Scans a line for fragments, at the cost of its samples.
  private mutating func sweep(
    _ scanner: inout LineScanner, _ offset: Double, _ filter: LineFilter
  ) {
    rowBudget -= Int(2 * (field.halfLength + margin)) * 2
    scan(&scanner, offset, filter)
  }

  mutating func tally(_ hit: LineScanner.Hit, _ stroke: LinearVote.Stroke) {
    let known = votes.firstIndex {
      $0.matches(hit.reading, isReversed: hit.isReversed, isInverted: hit.isInverted, stroke)
    }
    if let known {
      votes[known].add(hit.reading, stroke)
    } else {
      votes.append(
        LinearVote(hit.reading, isReversed: hit.isReversed, isInverted: hit.isInverted, stroke))
    }
  }
}
