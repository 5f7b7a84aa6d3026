/// Tells wide elements from narrow ones along a symbol whose bars and spaces have two widths each.
///
/// Four numbers follow the symbol as it is read: the narrow bar, the narrow space, and what wide ones are
/// wider. Bars and spaces are judged apart, since ink or light makes the one grow and the other shrink; all
/// follow slowly, so that a symbol seen at a slant may shrink along the line.
struct TwoWidths {
  /// 1/256 pixel.
  private(set) var narrowBar: Int
  private(set) var narrowSpace: Int
  /// Wide minus narrow, 1/256 pixel.
  private(set) var barStep: Int
  private(set) var spaceStep: Int
  /// How far from the mean of its kind an element may be towards the other kind, 1/64 of the step.
  let tolerance: Int
  private let outerTolerance: Int

  /// What elements may usually be off: at half of the step they would be the other kind.
  static let usualTolerance = 27

  /// Widths in 1/16 pixel times `scale`, so that means need no division; `nil` where they are none that a
  /// print could have.
  @inline(__always) init?(
    narrowBar: Int, narrowSpace: Int, barStep: Int, spaceStep: Int, scale: Int,
    tolerance: Int = usualTolerance
  ) {
    guard scale > 0 else { return nil }
    self.narrowBar = narrowBar &* 16 / scale
    self.narrowSpace = narrowSpace &* 16 / scale
    self.barStep = barStep &* 16 / scale
    self.spaceStep = spaceStep &* 16 / scale
    self.tolerance = tolerance
    outerTolerance = min((tolerance &- Self.usualTolerance) &* 4 &+ 31, 48)
    guard isPlausible else { return nil }
  }

  /// Mean step of bars and spaces.
  var step: Int { (barStep &+ spaceStep) / 2 }
  /// Mean narrow element, one module.
  var module: Int { (narrowBar &+ narrowSpace) / 2 }

  /// Modules that so many elements have more for being wide.
  func modulesMore(_ wide: Int) -> Int { wide &* step / max(module, 1) }

  /// Whether wide elements are 1.6 to 4 times as wide as narrow ones, in bars about as much as in spaces, and
  /// the bars have not swallowed the spaces or the reverse.
  var isPlausible: Bool {
    guard narrowBar > 0, narrowSpace > 0, barStep > 0, spaceStep > 0 else { return false }
    let both = narrowBar &+ narrowSpace, steps = barStep &+ spaceStep
    return steps &* 10 >= both &* 6 && steps <= both &* 3 && abs(narrowBar &- narrowSpace) &* 8 <= both &* 6
      && abs(barStep &- spaceStep) &* 5 <= steps &* 2
  }

  /// Expects everything `new` : `old` as wide from here on.
  @inline(__always) mutating func scale(_ new: Int, by old: Int) {
    guard old > 0, new > 0, new < 1 << 20 else { return }
    narrowBar = narrowBar &* new / old
    narrowSpace = narrowSpace &* new / old
    barStep = barStep &* new / old
    spaceStep = spaceStep &* new / old
  }

  /// Whether an element of `width` 1/16 pixels is wide; `nil` where it is neither.
  @inline(__always) mutating func isWide(_ width: Int, bar: Bool) -> Bool? {
    let excess = width &* 16 &- (bar ? narrowBar : narrowSpace)
    let wide = excess &* 2 > (bar ? barStep : spaceStep)
    return learn(excess, isWide: wide, bar: bar) ? wide : nil
  }

  /// Follows an element that is `excess` 1/256 pixels wider than a narrow one; false where it is too far off.
  @inline(__always) private mutating func learn(_ excess: Int, isWide wide: Bool, bar: Bool) -> Bool {
    let step = bar ? barStep : spaceStep
    let deviation = wide ? excess &- step : excess
    // Towards the other kind; away from it there is nothing to be mistaken for.
    let inwards = wide ? 0 &- deviation : deviation
    guard inwards &* 64 <= step &* tolerance, 0 &- inwards &* 64 <= step &* outerTolerance else {
      return false
    }
    // An eighth of what it is off: about the mean of the last sixteen elements of its kind.
    if bar { narrowBar &+= deviation / 8 } else { narrowSpace &+= deviation / 8 }
    if wide {
      barStep &+= deviation / (bar ? 8 : 16)
      spaceStep &+= deviation / (bar ? 16 : 8)
    }
    return true
  }

  /// As ``mask(_:from:count:stride:)`` for a character of `count` runs that begins with a bar: what is wide
  /// is told by the middle between the character's own extremes, where they are of two kinds.
  @inline(__always) mutating func localMask(_ row: RunRow, from: Int, count: Int) -> UInt32? {
    guard row.has(from, count) else { return nil }
    let barLimit = limit(row, from: from, count: count, narrow: narrowBar, step: barStep)
    let spaceLimit = limit(row, from: from &+ 1, count: count &- 1, narrow: narrowSpace, step: spaceStep)
    var mask: UInt32 = 0
    for k in 0..<count {
      let bar = k & 1 == 0
      let wide = row[from &+ k] &* 32 > (bar ? barLimit : spaceLimit)
      guard learn(row[from &+ k] &* 16 &- (bar ? narrowBar : narrowSpace), isWide: wide, bar: bar) else {
        return nil
      }
      mask = mask &<< 1 | (wide ? 1 : 0)
    }
    return mask
  }

  /// Twice the width, 1/256 pixel, that parts every other of `count` runs: the middle of their extremes, or
  /// of the kinds, where the runs are all alike.
  @inline(__always) private func limit(
    _ row: RunRow, from: Int, count: Int, narrow: Int, step: Int
  ) -> Int {
    var least = Int.max, most = 0
    var k = 0
    while k < count {
      least = min(least, row[from &+ k])
      most = max(most, row[from &+ k])
      k &+= 2
    }
    return (most &- least) &* 32 > step ? (most &+ least) &* 16 : narrow &* 2 &+ step
  }

  /// Which of `count` runs from run `from` on, one every `stride`, are wide: the first is the highest bit.
  /// `nil` when they are not there or one is neither.
  #if arch(wasm32)
    @inline(never)
  #else
    @inline(__always)
  #endif
  mutating func mask(
    _ row: RunRow, from: Int, count: Int, stride: Int = 1
  ) -> UInt32? {
    guard row.has(from, (count &- 1) &* stride &+ 1) else { return nil }
    var mask: UInt32 = 0
    var index = from
    for _ in 0..<count {
      guard let wide = isWide(row[index], bar: index & 1 != 0) else { return nil }
      mask = mask &<< 1 | (wide ? 1 : 0)
      index &+= stride
    }
    return mask
  }

  /// Whether a space of `width` 1/16 pixels is as wide as `halves` half modules at least.
  @inline(__always) func isSpace(_ width: Int, atLeast halves: Int) -> Bool {
    width &* 16 &* 4 >= (narrowBar &+ narrowSpace) &* halves
  }

  /// Whether a bar of `width` 1/16 pixels is as wide as narrow ones or as wide ones, to an eighth of a
  /// module.
  func isTypicalBar(_ width: Int) -> Bool {
    let excess = width &* 16 &- narrowBar
    return min(abs(excess), abs(excess &- barStep)) &* 8 <= module
  }

  /// The two largest of `count` runs from run `from` on, one every `stride`, and the sum of the others.
  @inline(__always) static func largestTwo(
    _ row: RunRow, from: Int, count: Int, stride: Int
  ) -> (two: Int, others: Int) {
    var first = 0, second = 0, sum = 0
    var index = from
    for _ in 0..<count {
      let width = row[index]
      sum &+= width
      if width > first {
        second = first
        first = width
      } else if width > second {
        second = width
      }
      index &+= stride
    }
    return (first &+ second, sum &- first &- second)
  }
}
