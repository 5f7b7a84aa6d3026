/// One side of a stacked symbol as the patterns that name rows show it: which row lies at which offset, and
/// where on the lines the patterns are.
struct StackedSide {
  /// A pattern and the row that it names.
  typealias Sighting = (cell: StackedCell, row: Int)

  let rows: RowLine
  /// Middle of the patterns along a line: at offset 0, and what it changes by from pixel to pixel.
  private let place: Float
  private let lean: Float

  /// `nil` for fewer than two rows.
  init?(_ sightings: [Sighting]) {
    guard let rows = RowLine(sightings.map { ($0.cell.offset, $0.row) }) else { return nil }
    self.rows = rows
    let count = Float(sightings.count)
    let meanX = sightings.reduce(0) { $0 + $1.cell.middle } / count
    let meanY = sightings.reduce(0) { $0 + $1.cell.offset } / count
    var xy: Float = 0, yy: Float = 0
    for (cell, _) in sightings {
      xy += (cell.middle - meanX) * (cell.offset - meanY)
      yy += (cell.offset - meanY) * (cell.offset - meanY)
    }
    lean = yy > 0 ? xy / yy : 0
    place = meanX - lean * meanY
  }

  /// Where the middle of a row's pattern lies.
  func place(ofRow row: Float) -> Point2D {
    let offset = rows.offset(of: row)
    return Point2D(x: Double(place + lean * offset), y: Double(offset))
  }

  /// The row that a cell lies in, by the sides that are known: rows are straight lines from one to the other.
  static func row(of cell: StackedCell, _ left: StackedSide?, _ right: StackedSide?) -> Float? {
    guard let left, let right else { return (left ?? right)?.rows.row(at: cell.offset) }
    let offset = cell.offset
    let from = left.place + left.lean * offset, to = right.place + right.lean * offset
    guard to > from else { return nil }
    let share = (cell.middle - from) / (to - from)
    let row = left.rows.row(at: offset) * (1 - share) + right.rows.row(at: offset) * share
    // Where that row lies here, and from there on what is left.
    let height = (1 - share) / left.rows.slope + share / right.rows.slope
    let there = left.rows.offset(of: row) * (1 - share) + right.rows.offset(of: row) * share
    return height != 0 ? row + (offset - there) / height : row
  }
}

extension StackedCell {
  var middle: Float { (begin + end) / 2 }
}
