/// The finder patterns of DataBar: five elements of 15 modules between two characters, which say where they
/// belong.
///
/// Written from the wide end to the narrow end, the way the first character of a symbol stands: its outer
/// character lies before the wide end, its inner one behind the narrow end.
struct DataBarFinder {
  /// Widths of the elements, one nibble each, the first the highest.
  let patterns: [UInt32]

  /// Omnidirectional and Stacked, values 0…8 (ISO/IEC 24724:2011, Table 5).
  static let dataBar = DataBarFinder(
    patterns: [
      0x38211, 0x35511, 0x33711, 0x31911, 0x27411, 0x25611, 0x23811, 0x15711, 0x13911,
    ])

  /// Expanded, A…F (ISO/IEC 24724:2011, Table 13).
  static let expanded = DataBarFinder(
    patterns: [0x18411, 0x36411, 0x34611, 0x32811, 0x26511, 0x22911])

  /// The elements of pattern `index`.
  func elements(_ index: Int) -> [UInt8] {
    (0..<5).map { UInt8(truncatingIfNeeded: patterns[index] >> UInt32(16 &- 4 * $0) & 15) }
  }

  /// Whether a finder pattern may have its wide end at run `index`: ten to twelve modules, then two. Called
  /// at every run of every line.
  @inline(__always) static func mayBegin(_ row: RunRow, _ index: Int) -> Bool {
    let wide = row.sum(index &+ 1, 2), narrow = row.sum(index &+ 3, 2)
    guard narrow > 0, wide >= 4 &* narrow, wide &* 2 <= 15 &* narrow else { return false }
    let first = row[index]
    return first &* 2 <= 5 &* narrow && first &* 5 >= narrow
  }

  /// The pattern at run `index`, where `modules` modules measure `total`; `nil` when it is none.
  func match(_ row: RunRow, at index: Int, total: Int, modules: Int) -> Int? {
    var best = -1, bestError = Int.max
    for (candidate, pattern) in patterns.enumerated() {
      var error = 0, isNear = true
      for k in 0..<4 {
        let shift = UInt32(truncatingIfNeeded: 12 &- 4 &* k)
        let expected = Int(pattern &>> (shift &+ 4) & 15) &+ Int(pattern &>> shift & 15)
        let off = abs(row.sum(index &+ k, 2) &* modules &- expected &* total)
        if off &* 4 > 3 &* total { isNear = false }
        error &+= off
      }
      if isNear, error < bestError { (best, bestError) = (candidate, error) }
    }
    return best >= 0 ? best : nil
  }

  /// Whether `length`, of 15 modules with one element of either colour more, goes with `modules` that
  /// measure `total`.
  static func fits(_ length: Int, total: Int, modules: Int) -> Bool {
    abs(length &* modules &- 15 &* total) &* 8 <= 15 &* total
  }

  /// Whether the pattern at run `index`, less its last element of one module, is what 14 modules are where
  /// `modules` measure `total`: a sixteenth tells 31 of them, between two halves of Omnidirectional, from the
  /// 34 of Expanded. Where modules grow along a line, those in the middle are their mean.
  static func isMean(_ row: RunRow, at index: Int, total: Int, modules: Int) -> Bool {
    abs(row.sum(index, 4) &* modules &- 14 &* total) &* 16 <= 14 &* total
  }

  /// Whether `width` may be a guard's single module where `modules` measure `total`.
  static func isGuard(_ width: Int, total: Int, modules: Int) -> Bool {
    let scaled = width &* modules
    return scaled &* 4 >= total && scaled <= 2 &* total
  }
}
