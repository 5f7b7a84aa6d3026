/// Rows of a stacked symbol as its sides name them, from line to line.
struct StackedRows {
  private var rows: [(offset: Float, row: Int)] = []
  /// How often rows go up, go down and do neither.
  private var up = 0
  private var down = 0
  private var others = 0

  /// The rows that cells at a side, the first or the last column, name.
  ///
  /// - Parameter row: what a cell names; `nil` where it names none.
  private init(_ cells: [StackedCell], side: Int, row: (StackedCell) -> Int?) {
    for cell in cells where cell.column == side {
      if let row = row(cell) { rows.append((cell.offset, row)) }
    }
    rows.sort { $0.offset < $1.offset }
    for index in rows.indices.dropFirst() {
      switch rows[index].row - rows[index - 1].row {
      case 0: break
      case 1...2: up += 1
      case -2 ... -1: down += 1
      default: others += 1
      }
    }
  }

  private var isOrdered: Bool { max(up, down) >= 2 && max(up, down) * 4 >= up + down + others }

  /// Rows of a side below which nothing is told of them.
  private static let fewest = 10

  /// Whether what names rows at the two sides of a symbol goes up or down from line to line as rows do, at
  /// one side at least: the bars of linear symbols say the same on all lines, text and leaves anything.
  /// Too few lines to tell are plausible.
  static func isPlausible(_ cells: [StackedCell], row: (StackedCell) -> Int?) -> Bool {
    let left = Self(cells, side: 0, row: row), right = Self(cells, side: -1, row: row)
    let areTold = (left.rows.count >= fewest, right.rows.count >= fewest)
    return !areTold.0 && !areTold.1 || areTold.0 && left.isOrdered || areTold.1 && right.isOrdered
  }

  /// The offsets of the symbol that the line at offset 0 goes through: where rows start again behind a gap,
  /// another one lies above or below it.
  ///
  /// - Parameters:
  ///   - gap: pixels between lines that is a gap.
  ///   - module: width of a module, pixels: no row is lower.
  static func extent(
    _ cells: [StackedCell], gap: Float, module: Float, row: (StackedCell) -> Int?
  ) -> (low: Float, high: Float) {
    var side = Self(cells, side: 0, row: row)
    let right = Self(cells, side: -1, row: row)
    if right.rows.count > side.rows.count { side = right }
    var (low, high) = (-Float.infinity, Float.infinity)
    for index in side.rows.indices.dropFirst() {
      let (from, to) = (side.rows[index - 1].offset, side.rows[index].offset)
      // Two lines on each side: one may be misread.
      guard to - from > gap, side.starts(index - 1, index, module),
        side.starts(max(index - 3, 0), min(index + 2, side.rows.count - 1), module)
      else { continue }
      if from < 0 { low = from } else { high = min(high, from) }
    }
    return (low, high)
  }

  /// Rows that lines so close to each other may be off.
  private static let mostOff = 4

  /// Whether rows start again between two lines: they go back, or on by more than there is room for.
  private func starts(_ first: Int, _ last: Int, _ module: Float) -> Bool {
    let step = rows[last].row - rows[first].row, missed = up < down ? -step : step
    let room = (rows[last].offset - rows[first].offset) / module
    return missed < -1 || missed > Self.mostOff + Int(room)
  }
}
