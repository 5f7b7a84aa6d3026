/// A window that walks over the runs of a row, character by character.
struct RunCursor {
  let row: RunRow
  /// The run that the window begins at.
  private(set) var index: Int
  /// How much wider than drawn bars came out (and spaces narrower), 1/16 pixel; see
  /// ``calibrate(_:modules:)``.
  private(set) var gain = 0

  init(_ row: RunRow, at index: Int) {
    self.row = row
    self.index = index
  }

  /// Width of the k-th run of the window.
  @inline(__always) subscript(k: Int) -> Int { row[index &+ k] }

  /// Width of `count` runs from the `from`-th on.
  @inline(__always) func sum(_ from: Int, _ count: Int) -> Int { row.sum(index &+ from, count) }

  @inline(__always) var isBar: Bool { index & 1 != 0 }

  @inline(__always) func has(_ count: Int) -> Bool { row.has(index, count) }

  @inline(__always) mutating func advance(by count: Int) { index &+= count }

  /// Learns the gain of bars from the `pattern` of modules (one nibble each, the first the highest) that the
  /// window shows: what the bars have more than their share of the whole.
  mutating func calibrate(_ pattern: UInt32, runs: Int, modules: Int) {
    guard modules > 0, runs > 0, has(runs) else { return }
    var bars = 0, expected = 0, count = 0
    for k in 0..<runs where (index &+ k) & 1 != 0 {
      bars &+= self[k]
      expected &+= Int(pattern &>> UInt32(truncatingIfNeeded: 4 &* (runs &- 1 &- k)) & 15)
      count &+= 1
    }
    // Odd numbers of runs begin and end with a bar: the gain is in the whole, too.
    let extra = 2 &* count &- runs
    let total = sum(0, runs)
    // bars = expected·m + count·gain, total = modules·m + extra·gain.
    let divisor = count &* modules &- extra &* expected
    gain = divisor > 0 ? (bars &* modules &- expected &* total) / divisor : 0
  }

  /// The modules of the next `runs` runs (2…8) as one nibble each, the first the highest, which together are
  /// exactly `modules`; `nil` when they are not there or do not add up.
  ///
  /// Measured from each edge to the next edge of the same kind, so that bars that print wider or narrower
  /// change nothing; the gain only decides where a single run's width remains to be told.
  @inline(__always) func character(runs: Int, modules: Int) -> UInt32? {
    guard has(runs) else { return nil }
    let total = sum(0, runs)
    guard total > 0 else { return nil }
    let scale = Float(modules) / Float(total)
    let bias = isBar ? gain : 0 &- gain
    // Every run is a sum of pairs plus or minus the first run: the mean of what all of them say it is.
    var estimate = Float(self[0] &- bias) * scale
    var level = 0
    for k in 1..<runs {
      level = pair(k &- 1, scale) &- level
      estimate +=
        k & 1 == 0
        ? Float(self[k] &- bias) * scale - Float(level) : Float(level) - Float(self[k] &+ bias) * scale
    }
    var width = Int(estimate / Float(runs) + 0.5)
    guard width >= 1, width < 16 else { return nil }
    var packed = UInt32(truncatingIfNeeded: width)
    var left = modules &- width
    for k in 1..<runs {
      width = pair(k &- 1, scale) &- width
      guard width >= 1, width < 16 else { return nil }
      left &-= width
      packed = packed &<< 4 | UInt32(truncatingIfNeeded: width)
    }
    return left == 0 ? packed : nil
  }

  /// Modules of runs k and k + 1 together.
  @inline(__always) private func pair(_ k: Int, _ scale: Float) -> Int {
    Int(Float(sum(k, 2)) * scale + 0.5)
  }

  /// Which of the next `runs` runs (2…16) are wide, for codes with two widths: bit `runs - 1` is the first
  /// run. `nil` when they are not there or the widths do not fall in two clear groups.
  ///
  /// Bars and spaces are judged apart, since their gain differs.
  @inline(__always) func wideNarrow(runs: Int) -> UInt32? {
    guard has(runs) else { return nil }
    var low = (Int.max, Int.max), high = (0, 0)
    for k in 0..<runs {
      let width = self[k]
      if k & 1 == 0 {
        low.0 = min(low.0, width)
        high.0 = max(high.0, width)
      } else {
        low.1 = min(low.1, width)
        high.1 = max(high.1, width)
      }
    }
    let narrow = min(low.0, low.1), wide = max(high.0, high.1)
    guard narrow > 0, wide <= 8 &* narrow else { return nil }
    let limit = (Self.limit(low.0, high.0, narrow, wide), Self.limit(low.1, high.1, narrow, wide))
    var mask: UInt32 = 0
    for k in 0..<runs {
      mask = mask &<< 1 | (self[k] &* 2 > (k & 1 == 0 ? limit.0 : limit.1) ? 1 : 0)
    }
    return mask
  }

  /// Twice the width that divides wide from narrow: the middle of the group's own extremes, or, where they
  /// lie close together because all are of one kind, that of all runs.
  @inline(__always) private static func limit(_ low: Int, _ high: Int, _ narrow: Int, _ wide: Int) -> Int {
    high &* 2 >= low &* 3 ? low &+ high : narrow &+ wide
  }
}
