/// Codewords in the runs of a line.
extension PDF417Family {
  /// How much narrower than with a first bar of one module the bars may be measured, modules: below it
  /// rounding to the nearest multiple of four would go under one.
  private static let narrowerBars: Float = 0.4

  /// The codeword whose first bar is run `start`, with its cluster 0, 1 or 2; `nil` for none.
  ///
  /// Told by the distances between edges of the same kind, which stay the same when ink spreads; the sum of
  /// the bars, which need not be known better than to two modules, decides between the few patterns that
  /// have the same distances.
  static func codeword(_ row: RunRow, at start: Int) -> (value: Int, cluster: Int)? {
    guard row.has(start, 8) else { return nil }
    let total = row.sum(start, 8)
    guard total > 0 else { return nil }
    let scale = 17 / Float(total)
    guard let pairs = pairs(row, at: start, scale) else { return nil }
    let bars = Float(row[start] + row[start + 2] + row[start + 4] + row[start + 6]) * scale
    // With a first bar of one module: bars and spaces take turns in what they add to it.
    var drawn = 1, level = 1
    for k in 0..<6 {
      level = pairs[k] - level
      if k & 1 != 0 { drawn += level }
    }
    let first = 1 + Int((max(bars - Float(drawn), -narrowerBars) / 4 + 0.5))
    guard (1...6).contains(first) else { return nil }
    var modules: UInt32 = 0, place: UInt32 = 0, width = first
    for k in 0..<8 {
      if k > 0 { width = pairs[k - 1] - width }
      guard (1...6).contains(width) else { return nil }
      if k & 1 == 0 { modules |= (1 << UInt32(width) - 1) << place }
      place += UInt32(width)
    }
    // Bars 1 − 2 + 3 − 4, as sums of neighbours.
    let cluster = (pairs[0] - pairs[1] + pairs[4] - pairs[5] + 18) % 9
    guard cluster % 3 == 0, let value = codeword(modules, cluster: cluster / 3) else { return nil }
    return (Int(value), cluster / 3)
  }

  /// The codeword that a walker comes to next, its column not filled in; `nil` for none.
  static func cell(_ walker: inout SlotWalker, _ matcher: CodewordMatcher?) -> StackedCell? {
    let row = walker.row
    let index = walker.next(runs: 8, modules: 17)
    if let index, matcher?.isSharp != true, let codeword = codeword(row, at: index) {
      return StackedCell(
        begin: Float(row.start(index)), end: Float(row.start(index + 8)), column: 0,
        cluster: codeword.cluster, value: codeword.value)
    }
    guard let matcher else { return nil }
    let width = 17 * walker.module
    let begin = walker.last
    guard let match = matcher.codeword(begin: begin, module: walker.module) else { return nil }
    walker.shift(by: match.shift, modules: 17)
    return StackedCell(
      begin: Float(begin + match.shift), end: Float(begin + match.shift + width), column: 0,
      cluster: match.index / 929, value: match.index % 929)
  }

  /// How far from a whole number a sum must be for having been nearly rounded the other way, modules.
  private static let nearlyRounded: Float = 0.25

  /// Modules of each run and the next, seven sums; the first, third … together are all 17.
  private static func pairs(_ row: RunRow, at start: Int, _ scale: Float) -> SIMD8<Int>? {
    var pairs = SIMD8<Int>(repeating: 0)
    var sum = 0
    var up = (place: 0, rest: nearlyRounded), down = (place: 0, rest: -nearlyRounded)
    for k in 0..<7 {
      let exact = Float(row.sum(start &+ k, 2)) * scale
      let whole = Int(exact + 0.5)
      pairs[k] = whole
      guard k & 1 == 0 else { continue }
      sum += whole
      let rest = exact - Float(whole)
      if rest > up.rest { up = (k, rest) }
      if rest < down.rest { down = (k, rest) }
    }
    // One that was nearly rounded the other way.
    if sum == 16, up.rest > nearlyRounded {
      pairs[up.place] += 1
    } else if sum == 18, down.rest < -nearlyRounded {
      pairs[down.place] -= 1
    } else if sum != 17 {
      return nil
    }
    return pairs
  }

  /// Whether the sums of neighbouring runs from `start` on are `expected` modules, of `modules` in all, each
  /// within `tolerance`; the width of a module, 1/16 pixel.
  static func module(
    _ row: RunRow, at start: Int, runs: Int, modules: Int, pairs expected: SIMD8<Float>, tolerance: Float
  ) -> Double? {
    guard row.has(start, runs) else { return nil }
    let total = row.sum(start, runs)
    guard total > 0 else { return nil }
    let scale = Float(modules) / Float(total)
    for k in 0..<runs - 1 {
      let off = Float(row.sum(start &+ k, 2)) * scale - expected[k]
      if off > tolerance || off < -tolerance { return nil }
    }
    return Double(total) / Double(modules)
  }
}
