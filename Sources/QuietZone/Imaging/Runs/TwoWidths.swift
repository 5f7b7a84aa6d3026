/// Tells wide elements from narrow ones along a symbol whose bars and spaces have two widths each.
///
/// Three numbers follow the symbol as it is read: the narrow bar, the narrow space, and what a wide element is
/// wider. The last is the same for bars and spaces, however much ink or light made the bars grow; all follow
/// slowly, so that a symbol seen at a slant may shrink along the line.
struct TwoWidths {
  /// 1/256 pixel.
  private(set) var narrowBar: Int
  private(set) var narrowSpace: Int
  /// Wide minus narrow, 1/256 pixel.
  private(set) var step: Int

  /// Widths in 1/16 pixel times `scale`, so that means need no division; `nil` where they are none that a
  /// print could have.
  @inline(__always) init?(narrowBar: Int, narrowSpace: Int, step: Int, scale: Int = 1) {
    guard scale > 0 else { return nil }
    self.narrowBar = narrowBar &* 16 / scale
    self.narrowSpace = narrowSpace &* 16 / scale
    self.step = step &* 16 / scale
    guard isPlausible else { return nil }
  }

  /// Whether wide elements are 1.6 to 4 times as wide as narrow ones and the bars have not swallowed the
  /// spaces or the reverse.
  var isPlausible: Bool {
    let both = narrowBar &+ narrowSpace
    guard narrowBar > 0, narrowSpace > 0, step > 0 else { return false }
    return step &* 20 >= both &* 6 && step &* 2 <= both &* 3
      && abs(narrowBar &- narrowSpace) &* 8 <= both &* 6
  }

  /// Whether an element of `width` 1/16 pixels is wide; `nil` where it is neither.
  @inline(__always) mutating func isWide(_ width: Int, bar: Bool) -> Bool? {
    let excess = width &* 16 &- (bar ? narrowBar : narrowSpace)
    let wide = excess &* 2 > step
    let deviation = wide ? excess &- step : excess
    guard abs(deviation) &* 64 <= step &* 27 else { return nil }
    // An eighth of what it is off: about the mean of the last sixteen elements of its kind.
    if bar { narrowBar &+= deviation / 8 } else { narrowSpace &+= deviation / 8 }
    if wide { step &+= deviation / 16 }
    return wide
  }

  /// Which of `count` runs from run `from` on, one every `stride`, are wide: the first is the highest bit.
  /// `nil` when they are not there or one is neither.
  @inline(__always) mutating func mask(
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
