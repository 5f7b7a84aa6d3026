/// Telling rows of a symbol from bars that only look like them.
extension PDF417Family {
  /// Whether what names rows at the two sides of a symbol goes up or down from line to line as rows do, at
  /// one side at least: the bars of linear symbols say the same on all lines, text and leaves anything.
  /// Too few lines to tell are plausible.
  ///
  /// - Parameter row: what a cell at a side names; `nil` where it names none.
  static func isPlausible(_ cells: [StackedCell], row: (StackedCell) -> Int?) -> Bool {
    let ordered = cells.sorted { $0.offset < $1.offset }
    let sides = [0, -1].map { side in ordered.compactMap { $0.column == side ? row($0) : nil } }
      .filter { $0.count >= 10 }
    return sides.isEmpty || sides.contains { isOrdered($0) }
  }

  /// Rows from line to line.
  private static func isOrdered(_ rows: [Int]) -> Bool {
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
