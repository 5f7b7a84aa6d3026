/// Stacked symbols in noisy pictures: their lines must be smoothed, and each alone, since rows are low.
extension RegionReader {
  /// Looks for marks of stacked symbols on smoothed lines, where the picture is noisy; they reach far, since
  /// the sides of a symbol may be all that makes a field.
  mutating func readNoisy(_ scanner: inout LineScanner) {
    guard !scanner.stacked.isEmpty, field.coherence < 0.9, noise > 22 else { return }
    let usual = (margin, field)
    margin = 24 + 12 * field.halfLength
    isNoisy = true
    scanner.seeksMarksOnly = true
    defer {
      (margin, field) = usual
      isNoisy = false
      scanner.seeksMarksOnly = false
    }
    let filter = LineFilter(width: 1, sensitivity: 80, smoothing: 2)
    for tangent in [0, 0.06, -0.06] {
      field = usual.1.turned(by: tangent)
      for k in -7...7 where !shouldStop {
        scan(&scanner, field.halfHeight * Double(k) / 7.5, filter)
        if followMarks() { return }
      }
    }
  }

  /// How much pixels differ from the mean of their neighbours, the middle of all along five rows through the
  /// field, grey levels doubled: bars more than two pixels wide have little share in it.
  private var noise: Int {
    var counts = [Int](repeating: 0, count: 512)
    var all = 0
    let reach = Int(min(field.halfLength + field.halfHeight, 200))
    for line in -2...2 {
      let y = Int(field.center.y) + line * max(Int(field.halfHeight) / 3, 1)
      guard y >= 0, y < plane.height else { continue }
      let row = plane.row(y)
      let from = max(Int(field.center.x) - reach, 1), to = min(Int(field.center.x) + reach, plane.width - 1)
      for x in from..<max(from, to) {
        counts[min(abs(2 * Int(row[x]) - Int(row[x - 1]) - Int(row[x + 1])), 511)] += 1
        all += 1
      }
    }
    var seen = 0
    for (difference, count) in counts.enumerated() {
      seen += count
      if seen * 2 > all { return difference }
    }
    return 0
  }
}
