/// Reads characters of Code 39 one after another: how wide narrow and wide bars and spaces come out is learnt
/// from the start character, bars and spaces apart, so that their gain does not matter, and followed from
/// character to character.
struct Code39Reader: ~Escapable {
  let row: RunRow
  /// The bar that the next character begins with.
  private(set) var index: Int
  /// Width of the last character.
  private(set) var width: Int
  /// Widths of narrow and wide bars and spaces, 1/64 pixel.
  private var bar: (narrow: Int, wide: Int)
  private var space: (narrow: Int, wide: Int)
  /// Sum of what runs were off their class, 1/64 of the difference between wide and narrow; nine a character.
  private var deviation = 0
  private var count = 0

  /// A reader behind the start character that begins with bar `start`; `nil` when it is none.
  @_lifetime(copy row)
  init?(_ row: RunRow, at start: Int) {
    // Start is narrow, WIDE, narrow, narrow, WIDE, narrow, WIDE, narrow, narrow.
    let wideSpace = row[start &+ 1]
    let (third, fourth) = (row[start &+ 4], row[start &+ 6])
    guard row[start] &* 4 < third &* 3, row[start &+ 3] &* 4 < wideSpace &* 3,
      row[start &+ 2] &* 4 < third &* 3, row.has(start, Code39.runs &+ 1)
    else { return nil }
    let bars = row[start] &+ row[start &+ 2] &+ row[start &+ 8]
    let spaces = row[start &+ 3] &+ row[start &+ 5] &+ row[start &+ 7]
    self.row = row
    index = start &+ Code39.runs
    width = row.sum(start, Code39.runs)
    bar = (bars &* 4 / 3, (third &+ fourth) &* 2)
    space = (spaces &* 4 / 3, wideSpace &* 4)
    let narrow = bar.narrow &+ space.narrow
    let wide = bar.wide &+ space.wide
    // Narrow and wide together are free of gain: 1 : 2 to 1 : 3 in print; blur takes the most from narrow
    // ones.
    guard wide &* 10 >= narrow &* 15, wide &* 10 <= narrow &* 52, bar.wide &* 2 >= bar.narrow &* 3,
      space.wide &* 5 >= space.narrow &* 7, pattern(at: start) == Code39.patterns[Int(Code39.asterisk)]
    else { return nil }
  }

  /// Width of a narrow bar and a narrow space together, half of it: a module, 1/16 pixel.
  var module: Int { (bar.narrow &+ space.narrow) / 8 }

  /// Whether run `index` is a space wider than any inside a symbol.
  func isQuiet(_ index: Int) -> Bool { row[index] &* 3 >= width }

  /// The value of the next character, behind the gap that must come before it.
  mutating func read() -> UInt8? {
    guard row.has(index, Code39.runs &+ 1) else { return nil }
    // The gap is a module wide or more, up to 5.3 in print of low quality (ISO/IEC 16388:2007, 4.4).
    let gap = row[index] &* 4
    guard gap &* 2 >= space.narrow, gap <= 6 &* max(space.narrow, bar.narrow) else { return nil }
    let total = row.sum(index &+ 1, Code39.runs)
    guard total &* 5 > width &* 4, total &* 4 < width &* 5 else { return nil }
    // All characters have three wide runs: what one is wider than the one before, so are all its runs.
    bar = (bar.narrow &* total / width, bar.wide &* total / width)
    space = (space.narrow &* total / width, space.wide &* total / width)
    guard let pattern = pattern(at: index &+ 1) else { return nil }
    let value = Code39.valuesByPattern[Int(pattern & 511)]
    guard value != 255 else { return nil }
    width = total
    index &+= Code39.runs &+ 1
    return value
  }

  /// Which runs of the character at `start` are wide, the first at bit 8; `nil` where one is neither wide nor
  /// narrow.
  private mutating func pattern(at start: Int) -> UInt16? {
    var pattern: UInt16 = 0
    for k in 0..<Code39.runs {
      let isBar = k & 1 == 0
      let measured = row[start &+ k] &* 4
      let known = isBar ? bar : space
      let step = known.wide &- known.narrow
      guard step > 0 else { return nil }
      let isWide = measured &* 2 > known.wide &+ known.narrow
      let off = measured &- (isWide ? known.wide : known.narrow)
      let relative = abs(off) &* 64 / step
      guard relative <= (isWide ? 36 : 30) else { return nil }
      deviation &+= relative
      pattern = pattern &<< 1 | (isWide ? 1 : 0)
      // Follow by a quarter: perspective changes widths slowly.
      switch (isBar, isWide) {
      case (true, true): bar.wide &+= off / 4
      case (true, false): bar.narrow &+= off / 4
      case (false, true): space.wide &+= off / 4
      case (false, false): space.narrow &+= off / 4
      }
    }
    count &+= 1
    return pattern
  }

  /// Mean of what the runs were off, 1/64 of the difference of wide and narrow.
  var meanDeviation: Int { count > 0 ? deviation / (Code39.runs &* count) : 0 }
}
