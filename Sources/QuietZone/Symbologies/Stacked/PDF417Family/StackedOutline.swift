/// Where a stacked symbol's corners lie, in the coordinates of its cells.
enum StackedOutline {
  static func outline(
    _ ends: StackedEnds, left: StackedSide?, right: StackedSide?, rows: Int, cells: [StackedCell],
    columns: Int
  ) -> Quadrilateral? {
    guard let line = (left ?? right)?.rows else { return nil }
    let rowLines = (left?.rows ?? line, right?.rows ?? line)
    // A side that no line shows lies beyond the outermost codewords, and both where lines have met the sides
    // of symbols beside this one.
    let edges = (edge(cells, columns, isEnd: false), edge(cells, columns, isEnd: true))
    return outline(side(ends.begin) ?? edges.0, side(ends.end) ?? edges.1, rowLines, rows)
      ?? outline(edges.0, edges.1, rowLines, rows)
  }

  /// How many times as long as the row at the other end a symbol's first or last row may be.
  private static let mostTapered = 3.0

  /// The corners at two sides; `nil` where those are no symbol's.
  private static func outline(
    _ first: FittedLine?, _ last: FittedLine?, _ rowLines: (RowLine, RowLine), _ rows: Int
  ) -> Quadrilateral? {
    func corner(_ side: FittedLine?, rowLine: RowLine, row: Float) -> Point2D? {
      let offset = Double(rowLine.end(row))
      guard let side, side.direction.y != 0 else { return nil }
      return side.origin + side.direction * ((offset - side.origin.y) / side.direction.y)
    }
    // Rows are counted at their middles.
    let (begin, end) = (Float(-0.5), Float(rows) - 0.5)
    guard let a = corner(first, rowLine: rowLines.0, row: begin),
      let b = corner(last, rowLine: rowLines.1, row: begin),
      let c = corner(last, rowLine: rowLines.1, row: end),
      let d = corner(first, rowLine: rowLines.0, row: end)
    else { return nil }
    let quad = Quadrilateral(topLeft: a, topRight: b, bottomRight: c, bottomLeft: d)
    let (top, bottom) = ((b - a).length, (c - d).length)
    return quad.isConvex && top < mostTapered * bottom && bottom < mostTapered * top ? quad : nil
  }

  /// A line through places, the outliers left out.
  private static func side(_ points: [Point2D]) -> FittedLine? {
    guard points.count >= 3, let rough = FittedLine(points) else { return nil }
    let rests = points.map { abs(rough.direction.cross($0 - rough.origin)) }
    let limit = 2 * rests.sorted { $0 < $1 }[rests.count / 2] + 1
    return FittedLine(points.indices.filter { rests[$0] <= limit }.map { points[$0] })
  }

  /// The side of the symbol as far from the outermost codewords that were seen as the columns, and the
  /// patterns beyond, let expect.
  private static func edge(_ cells: [StackedCell], _ columns: Int, isEnd: Bool) -> FittedLine? {
    for step in 0..<columns {
      let column = isEnd ? columns - 1 - step : step
      let points = cells.filter { $0.column == column }.map { cell in
        // Start and indicator, or indicator and stop, lie beyond.
        let reach = Float(step + 2) * (cell.end - cell.begin)
        return Point2D(x: Double(isEnd ? cell.end + reach : cell.begin - reach), y: Double(cell.offset))
      }
      if let line = side(points) { return line }
    }
    return nil
  }
}
