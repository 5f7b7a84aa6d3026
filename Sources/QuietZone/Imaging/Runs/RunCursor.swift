/// A window that walks over the runs of a row, character by character.
struct RunCursor: ~Escapable {
  let row: RunRow
  /// The run that the window begins at.
  private(set) var index: Int

  @_lifetime(copy row)
  init(_ row: RunRow, at index: Int) {
    self.row = row
    self.index = index
  }

  /// Width of the k-th run of the window.
  @inline(__always) subscript(k: Int) -> Int { row[index &+ k] }

  /// Width of `count` runs from the `from`-th on.
  @inline(__always) func sum(_ from: Int, _ count: Int) -> Int { row.sum(index &+ from, count) }

  @inline(__always) func has(_ count: Int) -> Bool { row.has(index, count) }

  @inline(__always) mutating func advance(by count: Int) { index &+= count }

  /// The modules of the next `runs` runs (2…8) as one nibble each, the first the highest, which together are
  /// exactly `modules`; `nil` when they are not there or do not add up.
  ///
  /// Measured from each edge to the next edge of the same kind, so that bars that print wider or narrower
  /// change nothing.
  @inline(__always) func character(runs: Int, modules: Int) -> UInt32? {
    guard has(runs) else { return nil }
    let total = sum(0, runs)
    guard total > 0 else { return nil }
    let scale = Float(modules) / Float(total)
    // Every run is a sum of pairs plus or minus the first run: the mean of what all of them say it is.
    var estimate = Float(self[0]) * scale
    var level = 0
    for k in 1..<runs {
      level = pair(k &- 1, scale) &- level
      estimate +=
        k & 1 == 0
        ? Float(self[k]) * scale - Float(level) : Float(level) - Float(self[k]) * scale
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
}
