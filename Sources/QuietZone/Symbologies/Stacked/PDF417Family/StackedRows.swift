/// Telling a symbol's rows from what only looks like them, and from the rows of the next symbol.
///
/// Each function asks `row` what a cell at a side names: a row's number, or `nil` where it names none.
enum StackedRows {
  /// Whether what names rows at the two sides of a symbol goes up or down from line to line as rows do, at
  /// one side at least: the bars of linear symbols say the same on all lines, text and leaves anything.
  /// Too few lines to tell are plausible.
  static func isPlausible(_ cells: [StackedCell], row: (StackedCell) -> Int?) -> Bool {
    let sides = [0, -1].map { rows(at: $0, cells, row) }.filter { $0.count >= 10 }
    return sides.isEmpty || sides.contains { Trend($0).isOrdered }
  }

  /// Rows seen on both sides of a gap that are compared.
  private static let witnesses = 5

  /// The offsets of the symbol that the line at offset 0 goes through: where rows start again behind a gap,
  /// another one lies above or below it.
  ///
  /// - Parameters:
  ///   - gap: pixels between lines that is a gap.
  ///   - module: width of a module, pixels: no row is lower.
  static func extent(
    _ cells: [StackedCell], gap: Float, module: Float, row: (StackedCell) -> Int?
  ) -> ClosedRange<Float> {
    let (left, right) = (rows(at: 0, cells, row), rows(at: -1, cells, row))
    let rows = left.count < right.count ? right : left
    let step = Trend(rows).isUpward ? 1 : -1
    var low = -Float.infinity, high = Float.infinity
    for index in rows.indices.dropFirst() {
      let (from, to) = (rows[index - 1].offset, rows[index].offset)
      guard to - from > gap else { continue }
      let missed =
        step * (middle(rows[index...].prefix(witnesses)) - middle(rows[..<index].suffix(witnesses)))
      if missed > -2, Float(missed - witnesses) <= (to - from) / module { continue }
      if from < 0 { low = from + gap / 2 } else { high = min(high, to - gap / 2) }
    }
    return low...max(low, high)
  }

  private typealias Sighting = (offset: Float, row: Int)

  /// What cells at a side name, from line to line.
  private static func rows(at side: Int, _ cells: [StackedCell], _ row: (StackedCell) -> Int?) -> [Sighting] {
    var rows: [Sighting] = []
    for cell in cells where cell.column == side {
      if let row = row(cell) { rows.append((cell.offset, row)) }
    }
    rows.sort { $0.offset < $1.offset }
    return rows
  }

  private static func middle(_ rows: ArraySlice<Sighting>) -> Int {
    rows.map { $0.row }.sorted { $0 < $1 }[rows.count / 2]
  }

  /// How rows go on from line to line.
  private struct Trend {
    private var up = 0
    private var down = 0
    private var others = 0

    init(_ rows: [Sighting]) {
      for index in rows.indices.dropFirst() {
        switch rows[index].row - rows[index - 1].row {
        case 0: break
        case 1...2: up += 1
        case -2 ... -1: down += 1
        default: others += 1
        }
      }
    }

    var isUpward: Bool { up > down }
    var isOrdered: Bool { max(up, down) >= 2 && max(up, down) * 4 >= up + down + others }
  }
}
