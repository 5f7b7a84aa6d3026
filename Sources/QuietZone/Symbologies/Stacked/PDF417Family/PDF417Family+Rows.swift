/// Telling rows of a symbol from bars that only look like them.
extension PDF417Family {
  /// Whether what names rows at the two sides of a symbol goes up or down from line to line as rows do, at
  /// one side at least: the bars of linear symbols say the same on all lines, text and leaves anything.
  /// Too few lines to tell are plausible.
  static func isPlausible(begin: [(offset: Float, row: Int)], end: [(offset: Float, row: Int)]) -> Bool {
    let sides = [begin, end].filter { $0.count >= 10 }
    return sides.isEmpty || sides.contains { isOrdered($0) }
  }

  private static func isOrdered(_ sightings: [(offset: Float, row: Int)]) -> Bool {
    let rows = sightings.sorted { $0.offset < $1.offset }.map { $0.row }
    var up = 0, down = 0, others = 0
    for index in rows.indices.dropFirst() {
      switch rows[index] - rows[index - 1] {
      case 0: break
      case 1...2: up += 1
      case -2 ... -1: down += 1
      default: others += 1
      }
    }
    return max(up, down) >= 2 && max(up, down) * 4 >= up + down + others
  }
}
