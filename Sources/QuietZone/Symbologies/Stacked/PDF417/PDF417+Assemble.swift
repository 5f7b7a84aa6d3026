extension PDF417 {
  /// What the row indicators say of the symbol.
  private struct Frame {
    var rows: Int
    var columns: Int
    var level: Int
  }

  static func isPlausible(_ cells: [StackedCell]) -> Bool { PDF417Family.isPlausible(cells, row: row) }

  /// The row that an indicator names.
  private static func row(of cell: StackedCell) -> Int { cell.value / 30 * 3 + cell.cluster }

  static func assemble(_ cells: [StackedCell], _ ends: StackedEnds) -> StackedReading? {
    guard let frame = frame(cells) else { return nil }
    let (rows, columns) = (frame.rows, frame.columns)
    var data: [StackedCell] = []
    var left: [StackedSide.Sighting] = [], right = left
    for var cell in cells {
      if cell.column < 0 { cell.column += columns + 2 }
      let row = row(of: cell)
      if cell.column == 0 || cell.column == columns + 1 {
        guard row < rows else { continue }
        let said = indicators(row: row, rows: rows, columns: columns, level: frame.level)
        if cell.column == 0, cell.value == Int(said.left) { left.append((cell, row)) }
        if cell.column > 0, cell.value == Int(said.right) { right.append((cell, row)) }
      } else if cell.column > 0, cell.column <= columns {
        cell.column -= 1
        data.append(cell)
      }
    }
    let sides = (left: StackedSide(left), right: StackedSide(right))
    guard
      let lattice = StackedLattice(
        data, rows: rows, columns: columns, cluster: 0, left: sides.left, right: sides.right),
      let symbol = decode(lattice, frame, isCompact: ends.end.isEmpty && right.isEmpty),
      let outline = StackedOutline.outline(
        ends, left: sides.left, right: sides.right, rows: rows, cells: data, columns: columns)
    else { return nil }
    return StackedReading(symbol: symbol, outline: outline)
  }

  private static func decode(_ lattice: StackedLattice, _ frame: Frame, isCompact: Bool) -> DecodedSymbol? {
    let budget = (2 << frame.level) - 2
    // Most of what is not known to be right must be seen: the code alone would find something in nothing.
    guard lattice.known * 4 >= lattice.votes.count, lattice.votes.count - lattice.known <= budget else {
      return nil
    }
    for erasing in [budget, 0] {
      let (codewords, erasures) = lattice.codewords(erasing: erasing)
      if let symbol = try? decode(
        codewords, erasures: erasures, rows: frame.rows, columns: frame.columns, level: frame.level,
        isCompact: isCompact)
      {
        return symbol
      }
    }
    return nil
  }

  /// Rows, columns and level by the votes of the row indicators (ISO/IEC 15438:2015, 5.11.3).
  private static func frame(_ cells: [StackedCell]) -> Frame? {
    var thirds = [Int](repeating: 0, count: 30), columns = thirds, both = thirds
    for cell in cells where cell.column == 0 || cell.column == -1 {
      let value = cell.value % 30
      // The right indicator says what the left one says a row later.
      switch (cell.cluster + (cell.column == 0 ? 0 : 2)) % 3 {
      case 0: thirds[value] += 1
      case 1: both[value] += 1
      default: columns[value] += 1
      }
    }
    guard let third = best(thirds), let column = best(columns), let level = best(both), level / 3 < 9
    else { return nil }
    let frame = Frame(rows: third * 3 + level % 3 + 1, columns: column + 1, level: level / 3)
    guard (3...90).contains(frame.rows), frame.rows * frame.columns <= maximumCodewords,
      frame.rows * frame.columns > 2 << frame.level
    else { return nil }
    return frame
  }

  /// The place with the most votes, two at least.
  private static func best(_ votes: [Int]) -> Int? {
    var best = 0
    for index in votes.indices where votes[index] > votes[best] { best = index }
    return votes[best] >= 2 ? best : nil
  }
}
