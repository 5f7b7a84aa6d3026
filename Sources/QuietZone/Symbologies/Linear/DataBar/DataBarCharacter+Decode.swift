extension DataBarCharacter {
  /// The value of the character whose elements are the runs from `index` on, the first one last with
  /// `isReversed`; `nil` when they are none.
  ///
  /// Only distances from edge to similar edge are measured, so bars that print wider or narrower change
  /// nothing; the set that has a single module then tells the widths (ISO/IEC 24724:2011, Annex E).
  func read(_ row: RunRow, at index: Int, isReversed: Bool) -> Int? {
    guard let widths = measure(row, at: index, isReversed: isReversed) else { return nil }
    return value(widths)
  }

  /// The widths of the elements as printed, whether or not they make a character.
  func measure(_ row: RunRow, at index: Int, isReversed: Bool) -> Widths? {
    let total = row.sum(index, 2 &* elements)
    guard total > 0 else { return nil }
    // What each element is more (odd) or less (even) than the first one, from the sums of neighbours.
    var levels = SIMD16<Int32>()
    var level = 0, lowOdd = 0, lowEven = Int.max
    for k in 1..<2 &* elements {
      let pair = row.sum(index &+ (isReversed ? 2 &* elements &- 1 &- k : k &- 1), 2)
      level = (2 &* pair &* modules &+ total) / (2 &* total) &- level
      if k & 1 == 0 { lowOdd = min(lowOdd, level) } else { lowEven = min(lowEven, level) }
      levels[k] = Int32(truncatingIfNeeded: level)
    }
    let first = Int32(truncatingIfNeeded: isOddNarrow ? 1 &- lowOdd : lowEven &- 1)
    var widths = Widths(odd: 0, even: 0)
    for k in 0..<2 &* elements {
      let width = k & 1 == 0 ? levels[k] &+ first : levels[k] &- first
      guard width >= 1, width <= 9 else { return nil }
      if k & 1 == 0 {
        widths.odd = widths.odd &<< 4 | UInt32(truncatingIfNeeded: width)
      } else {
        widths.even = widths.even &<< 4 | UInt32(truncatingIfNeeded: width)
      }
    }
    return fits(widths, row, at: index, isReversed: isReversed, total: total) ? widths : nil
  }

  /// Whether each run alone is as wide as said, give or take three quarters of a module, once what bars
  /// print wider or narrower in general, up to a module, is taken off.
  private func fits(_ widths: Widths, _ row: RunRow, at index: Int, isReversed: Bool, total: Int) -> Bool {
    // In units of 1 / `modules` of what runs are measured in, a module is `total`.
    var bars = 0
    for k in 0..<2 &* elements {
      let run = index &+ (isReversed ? 2 &* elements &- 1 &- k : k)
      if run & 1 != 0 { bars &+= row[run] &* modules &- element(widths, k) &* total }
    }
    let gain = bars / elements
    guard abs(gain) <= total else { return false }
    for k in 0..<2 &* elements {
      let run = index &+ (isReversed ? 2 &* elements &- 1 &- k : k)
      let error = row[run] &* modules &- element(widths, k) &* total &- (run & 1 != 0 ? gain : 0 &- gain)
      if 4 &* abs(error) > 3 &* total { return false }
    }
    return true
  }

  @inline(__always) private func element(_ widths: Widths, _ k: Int) -> Int {
    let shift = UInt32(truncatingIfNeeded: 4 &* (elements &- 1 &- k &>> 1))
    return Int((k & 1 == 0 ? widths.odd : widths.even) &>> shift & 15)
  }
}
