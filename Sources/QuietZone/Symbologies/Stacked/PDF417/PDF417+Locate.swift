extension PDF417: StackedSymbology {
  /// Sums of neighbours of the start pattern 8 1 1 1 1 1 1 3 and of the stop pattern 7 1 1 3 1 1 1 2 1.
  private static let startPairs = SIMD8<Float>(9, 2, 2, 2, 2, 2, 4, 0)
  private static let stopPairs = SIMD8<Float>(8, 2, 4, 4, 2, 2, 3, 3)

  static func startStop(_ row: RunRow, at start: Int) -> StartStopPattern? {
    let first = row[start]
    // Seven or eight modules beside one.
    guard first > 2 * row[start + 1], row.has(start, 9) else { return nil }
    if let module = startModule(row, at: start) {
      // A codeword must follow: the first or the second one.
      guard
        PDF417Family.codeword(row, at: start + 8) != nil || PDF417Family.codeword(row, at: start + 16) != nil
      else { return nil }
      return StartStopPattern(isStop: false, columns: 0, place: row.start(start), module: module)
    }
    if let module = stopModule(row, at: start) {
      guard
        PDF417Family.codeword(row, at: start - 8) != nil || PDF417Family.codeword(row, at: start - 16) != nil
      else { return nil }
      return StartStopPattern(isStop: true, columns: 0, place: row.start(start), module: module)
    }
    return nil
  }

  /// How far each sum of neighbours of a start or stop pattern may be off, modules.
  private static let pairTolerance: Float = 0.75

  private static func startModule(_ row: RunRow, at start: Int) -> Double? {
    PDF417Family.module(
      row, at: start, runs: 8, modules: startWidth, pairs: startPairs, tolerance: pairTolerance)
  }

  private static func stopModule(_ row: RunRow, at start: Int) -> Double? {
    PDF417Family.module(
      row, at: start, runs: 9, modules: stopWidth, pairs: stopPairs, tolerance: pairTolerance)
  }

  static var forms: [StackedForm] { [] }

  static func alphabet(_ blur: BlurredPatterns.Blur) -> StackedAlphabet {
    StackedAlphabet(blur, codewords: PDF417Family.patterns)
  }

  /// Share of what a line measures otherwise that the width of a module follows by: lines err.
  private static let followedShare = 0.3

  static func walk(_ row: RunRow, track: inout StackedTrack, into cells: inout [StackedCell]) {
    let begin = find(row, at: track.begin, other: track.end, module: track.module, isStop: false)
    var end = find(row, at: track.end, other: track.begin, module: track.module, isStop: true)
    if let (index, module) = begin {
      (track.begin, track.hasBegin) = (row.start(index), true)
      track.module += (module - track.module) * followedShare
    }
    let known = track
    if let (index, module) = end {
      (track.end, track.hasEnd, track.endWidth) = (row.start(index), true, row.sum(index, 9))
      track.module += (module - track.module) * followedShare
    }
    let first = cells.count
    let reached = walkForwards(row, track: track, from: begin, into: &cells)
    // One that lies inside a codeword is no stop pattern.
    if let index = end?.index {
      let place = Float(row.start(index)), slack = Float(2 * track.module)
      if cells[first...].contains(where: { $0.begin + slack < place && place < $0.end - slack }) {
        (track, end) = (known, nil)
      }
    }
    walkBackwards(row, track: track, from: end, to: reached, into: &cells)
  }

  /// How much the width of a module may differ, a share of it: from line to line, and, where a side has not
  /// been seen yet, from one side to the other, where perspective may change it more.
  private static let moduleSlack = (line: 0.25, side: 0.45)

  /// The start or stop pattern near the place where it should be; while none is known, the nearest one on its
  /// side of the `other` that is far enough from there: beyond it are the next symbol's.
  private static func find(
    _ row: RunRow, at place: Int?, other: Int?, module: Double, isStop: Bool
  ) -> (index: Int, module: Double)? {
    let slack = Int(3 * module)
    var start = 1
    var nearest: (index: Int, module: Double)?
    while start < row.count {
      defer { start += 2 }
      let here = row.start(start)
      if let place {
        if here > place + slack { break }
        if here < place - slack { continue }
      } else if let other {
        guard (isStop ? here - other : other - here) > Int(40 * module) else { continue }
      }
      guard row[start] > 2 * row[start + 1],
        let found = isStop ? stopModule(row, at: start) : startModule(row, at: start),
        abs(found - module) < (place != nil ? moduleSlack.line : moduleSlack.side) * module
      else { continue }
      nearest = (start, found)
      if place != nil || isStop { break }
    }
    return nearest
  }

  /// Whether two codewords lie beside a start or stop pattern that begins with a run.
  private static func hasCodewords(_ row: RunRow, beside start: Int?, step: Int) -> Bool {
    guard let start else { return false }
    return PDF417Family.codeword(row, at: start + step) != nil
      && PDF417Family.codeword(row, at: start + 2 * step) != nil
  }

  /// Returns how far codewords were read, 1/16 pixel.
  private static func walkForwards(
    _ row: RunRow, track: StackedTrack, from start: (index: Int, module: Double)?,
    into cells: inout [StackedCell]
  ) -> Int {
    guard let begin = track.begin else { return 0 }
    let place = start.map { row.start($0.index + 8) } ?? begin + Int(17 * track.module)
    var walker = SlotWalker(
      row, place: place, module: start?.module ?? track.module, isForward: true,
      edge: start.map { $0.index + 8 },
      isSeen: hasCodewords(row, beside: start?.index, step: 8))
    let limit = (track.end ?? row.start(row.count)) - Int(4 * track.module)
    var misses = 0, reached = 0
    for column in 0..<32 {
      guard Int(walker.place) < limit, misses < 5 else { break }
      misses += 1
      guard var cell = PDF417Family.cell(&walker, track.matcher) else { continue }
      misses = 0
      cell.column = column
      reached = Int(cell.end)
      cells.append(cell)
    }
    return reached
  }

  private static func walkBackwards(
    _ row: RunRow, track: StackedTrack, from start: (index: Int, module: Double)?, to reached: Int,
    into cells: inout [StackedCell]
  ) {
    guard let end = track.end else { return }
    var walker = SlotWalker(
      row, place: end, module: start?.module ?? track.module, isForward: false, edge: start?.index,
      isSeen: hasCodewords(row, beside: start?.index, step: -8))
    let limit = max(reached, (track.begin ?? 0) + Int(17 * track.module))
    var misses = 0
    for column in 1...32 {
      guard Int(walker.place) > limit + Int(8 * track.module), misses < 5 else { break }
      misses += 1
      guard var cell = PDF417Family.cell(&walker, track.matcher) else { continue }
      misses = 0
      cell.column = -column
      cells.append(cell)
    }
  }
}
