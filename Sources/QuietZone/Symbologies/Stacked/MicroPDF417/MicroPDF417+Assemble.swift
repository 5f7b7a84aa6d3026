extension MicroPDF417 {
  static func row(_ cell: StackedCell) -> Int? { cell.cluster == addressCluster ? cell.value : nil }

  static func assemble(_ cells: [StackedCell], _ ends: StackedEnds) -> StackedReading? {
    let slots = slots(columns: ends.columns)
    let cells = cells.map { cell in
      var cell = cell
      if cell.column < 0 { cell.column += slots.count }
      return cell
    }
    let ranked = variants.filter { $0.columns == ends.columns }
      .map { (variant: $0, score: score(cells, variant: $0, slots: slots)) }
      .filter { $0.score > 2 }
      .sorted { $0.score > $1.score }
    for (variant, score) in ranked.prefix(3) where score * 2 > ranked[0].score {
      if let reading = assemble(cells, ends: ends, variant: variant, slots: slots) { return reading }
    }
    return nil
  }

  /// How many addresses of rows a size explains, less those that it does not.
  private static func score(_ cells: [StackedCell], variant: Variant, slots: [Slot]) -> Int {
    var score = 0
    // The row that the side before named, on the same line.
    var last: (offset: Float, row: Int)?
    for cell in cells where cell.cluster == addressCluster && slots.indices.contains(cell.column) {
      let row = row(of: cell, variant, slots)
      guard row < variant.rows else {
        score -= 1
        continue
      }
      score += 1
      if let last, last.offset == cell.offset { score += abs(last.row - row) <= 3 ? 2 : -2 }
      last = (cell.offset, row)
    }
    // Codewords beside an address are of its row's cluster.
    var address: (offset: Float, row: Int)?
    for cell in cells {
      if cell.cluster == addressCluster {
        address = cell.column == 0 ? (cell.offset, row(of: cell, variant, slots)) : nil
      } else if let known = address, known.offset == cell.offset {
        score += (variant.cluster + known.row) % 3 == cell.cluster ? 1 : -1
        address = nil
      }
    }
    return score
  }

  /// The row that an address names in a symbol of some size; too large where it names none.
  private static func row(of cell: StackedCell, _ variant: Variant, _ slots: [Slot]) -> Int {
    let first =
      cell.column == 0
      ? variant.left : cell.column == slots.count - 1 ? variant.right : variant.centre
    return (cell.value - first + 52) % 52
  }

  private static func assemble(
    _ cells: [StackedCell], ends: StackedEnds, variant: Variant, slots: [Slot]
  ) -> StackedReading? {
    var left: [StackedSide.Sighting] = [], right = left
    var data: [StackedCell] = []
    for var cell in cells where slots.indices.contains(cell.column) {
      if cell.cluster == addressCluster {
        let row = row(of: cell, variant, slots)
        guard row < variant.rows else { continue }
        if cell.column == 0 { left.append((cell, row)) }
        if cell.column == slots.count - 1 { right.append((cell, row)) }
      } else {
        cell.column = slots[..<cell.column].reduce(0) { $0 + ($1 == .codeword ? 1 : 0) }
        data.append(cell)
      }
    }
    let sides = (left: StackedSide(left), right: StackedSide(right))
    guard
      let lattice = StackedLattice(
        data, rows: variant.rows, columns: variant.columns, cluster: variant.cluster, left: sides.left,
        right: sides.right),
      let symbol = decode(lattice, variant),
      let outline = StackedOutline.outline(
        ends, left: sides.left, right: sides.right, rows: variant.rows, cells: data,
        columns: variant.columns)
    else { return nil }
    return StackedReading(symbol: symbol, outline: outline)
  }

  private static func decode(_ lattice: StackedLattice, _ variant: Variant) -> DecodedSymbol? {
    let budget = variant.parity - 2
    guard lattice.known * 2 >= lattice.votes.count, lattice.votes.count - lattice.known <= budget else {
      return nil
    }
    for erasing in [budget, 0] {
      let (codewords, erasures) = lattice.codewords(erasing: erasing)
      if let symbol = try? decode(codewords, erasures: erasures, variant) { return symbol }
    }
    return nil
  }
}
