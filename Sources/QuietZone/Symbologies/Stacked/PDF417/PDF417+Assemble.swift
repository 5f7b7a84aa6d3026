extension PDF417 {
  /// What the row indicators say of the symbol.
  private struct Frame {
    var rows: Int
    var columns: Int
    var level: Int
  }

  static func row(_ cell: StackedCell) -> Int? { row(of: cell) }

  /// The row that an indicator names.
  private static func row(of cell: StackedCell) -> Int { cell.value / 30 * 3 + cell.cluster }

  static func assemble(_ cells: [StackedCell], _ ends: StackedEnds) -> StackedReading? {
    guard let form = form(cells) else { return nil }
    let (rows, columns) = (form.frame.rows, form.frame.columns)
    guard
      let lattice = StackedLattice(
        form.data, rows: rows, columns: columns, cluster: 0, left: form.left, right: form.right),
      let symbol = decode(lattice, form.frame, isCompact: ends.end.isEmpty && form.right == nil)
    else { return nil }
    return reading(symbol, form, ends)
  }

  static func assemble(
    _ cells: [StackedCell], _ ends: StackedEnds, by grey: borrowing StackedGrey
  ) -> StackedReading? {
    guard let form = form(cells), let left = form.left, let right = form.right else { return nil }
    let frame = form.frame
    let plan = StackedPlan(rows: frame.rows, columns: frame.columns, left: left, right: right)
    guard let (codewords, leastSure) = plan.codewords(grey) else { return nil }
    // How many of the least sure ones are wrong is not known: as many are erased as may be, then fewer.
    for thirds in [3, 2, 1, 0] {
      let erasures = Array(leastSure.prefix(budget(frame) * thirds / 3))
      if let symbol = try? decode(
        codewords, erasures: erasures, rows: frame.rows, columns: frame.columns, level: frame.level,
        isCompact: false)
      {
        return reading(symbol, form, ends)
      }
    }
    return nil
  }

  /// What cells show of a symbol besides its codewords.
  private struct Form {
    var frame: Frame
    var data: [StackedCell]
    var left: StackedSide?
    var right: StackedSide?
  }

  private static func form(_ cells: [StackedCell]) -> Form? {
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
    return Form(frame: frame, data: data, left: StackedSide(left), right: StackedSide(right))
  }

  private static func reading(
    _ symbol: DecodedSymbol, _ form: Form, _ ends: StackedEnds
  ) -> StackedReading? {
    StackedOutline.outline(
      ends, left: form.left, right: form.right, rows: form.frame.rows, cells: form.data,
      columns: form.frame.columns
    ).map { StackedReading(symbol: symbol, outline: $0) }
  }

  /// Errors that may be repaired at the most, erasures counted once and others twice.
  private static func budget(_ frame: Frame) -> Int { (2 << frame.level) - 2 }

  private static func decode(_ lattice: StackedLattice, _ frame: Frame, isCompact: Bool) -> DecodedSymbol? {
    let budget = budget(frame)
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
