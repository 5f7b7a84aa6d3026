/// Many lines around those that showed fragments: the other rows of their symbols.
extension LineReader {
  /// Looks around fragments, whose other rows may lie beyond the region; `true` when they make up a symbol.
  /// Where they are more than one symbol's, lines between and beside them tell whose.
  @discardableResult
  mutating func sweepRows(_ frame: RegionFrame, _ filter: LineFilter) -> Bool {
    if searchNeighbours(frame, filter) { return true }
    let offsets = evidence.fragments.offsets
    guard offsets.count > 1, let lowest = offsets.min(), let highest = offsets.max() else { return false }
    let isComplete = evidence.rows.isComplete(scanner)
    if evidence.fragments.hasSwept || isComplete && evidence.rows.areOne(scanner) { return isComplete }
    evidence.fragments.hasSwept = true
    let reach = evidence.fragments.reach
    let height = (highest + reach) - (lowest - reach)
    let step = max(height / (options.effort == .fast ? 48 : 120), Self.leastStep)
    guard sweep(frame, filter, from: lowest - reach, to: highest + reach, step: step) else { return false }
    evidence.fragments.offsets.removeAll()
    return evidence.rows.isComplete(scanner)
  }

  /// Pixels from line to line at least.
  private static let leastStep = 1.5
  /// The same around fragments that one line is enough for.
  private static let leastStepNear = 1.2
  /// Below this reach, in pixels, tracks are so low that lines of several pixels would leave them.
  private static let lowReach = 40.0
  private static let mostSearches = 8

  /// Many lines around fragments that one line is enough for; `true` when they make up a symbol.
  private mutating func searchNeighbours(_ frame: RegionFrame, _ filter: LineFilter) -> Bool {
    var next = 0
    while next < evidence.fragments.conclusive.count, evidence.fragments.searched.count < Self.mostSearches {
      let (middle, reach) = evidence.fragments.conclusive[next]
      next += 1
      if evidence.fragments.searched.contains(where: { $0.contains(middle) }) { continue }
      evidence.fragments.searched.append(middle - reach...middle + reach)
      let isLow = reach < Self.lowReach
      var near = filter
      if isLow { near.width = 1 }
      let step = isLow ? 1 : max(reach / 32, Self.leastStepNear)
      guard sweep(frame, near, from: middle - reach, to: middle + reach, step: step) else { return false }
    }
    evidence.fragments.conclusive.removeAll(keepingCapacity: true)
    return next > 0 && evidence.rows.isComplete(scanner)
  }

  /// Scans lines for fragments, at the cost of their samples; `false` when that may cost no more.
  private mutating func sweep(
    _ frame: RegionFrame, _ filter: LineFilter, from: Double, to: Double, step: Double
  ) -> Bool {
    var offset = from
    while offset <= to {
      if shouldStop || evidence.budget <= 0 { return false }
      evidence.budget -= Int(2 * (frame.region.halfLength + frame.margin)) * 2
      scan(offset, filter, in: frame, isSweeping: true)
      offset += step
    }
    return true
  }
}
