extension DataMatrix {
  /// Where the bits of the codewords stand: eight modules a codeword, the highest bit first, each as
  /// y · 256 + x of the symbol (ISO/IEC 16022:2006, Annex F). One walk for maker and reader.
  static func places(_ size: Size) -> [UInt16] {
    var walk = PlacementWalk(size)
    walk.run()
    return walk.places
  }

  /// Where two corner modules stay that no codeword reaches, a square of four with a dark diagonal.
  static func hasFixedCorner(_ size: Size) -> Bool { size.mappingRows * size.mappingColumns % 8 != 0 }

  /// The borders of all data regions and what is fixed in the corner; codewords light.
  static func patterns(_ size: Size) -> ModuleGrid {
    var grid = ModuleGrid(width: size.columns, height: size.rows)
    let (height, width) = (size.rows / size.regionRows, size.columns / size.regionColumns)
    for top in stride(from: 0, to: size.rows, by: height) {
      for x in stride(from: 0, to: size.columns, by: 2) { grid[x, top] = true }
      grid.fill(x: 0, y: top + height - 1, width: size.columns, height: 1)
    }
    for left in stride(from: 0, to: size.columns, by: width) {
      grid.fill(x: left, y: 0, width: 1, height: size.rows)
      for y in stride(from: 1, to: size.rows, by: 2) { grid[left + width - 1, y] = true }
    }
    if hasFixedCorner(size) {
      grid[size.columns - 2, size.rows - 2] = true
      grid[size.columns - 3, size.rows - 3] = true
    }
    return grid
  }
}

/// Walks the mapping matrix in diagonals and deals its modules to the codewords.
private struct PlacementWalk {
  let rows: Int
  let columns: Int
  /// x or y · 256 in the symbol of a column or row of the mapping matrix.
  private let x: [UInt16]
  private let y: [UInt16]
  private var isTaken: [Bool]
  private(set) var places: [UInt16] = []

  /// Offsets (row, column) from the corner module of a codeword's eight.
  private static let shape: [(Int, Int)] = [
    (-2, -2), (-2, -1), (-1, -2), (-1, -1), (-1, 0), (0, -2), (0, -1), (0, 0),
  ]
  /// The four codewords that are cut at the corners; negative counts from the bottom or right.
  private static let corners: [[(Int, Int)]] = [
    [(-1, 0), (-1, 1), (-1, 2), (0, -2), (0, -1), (1, -1), (2, -1), (3, -1)],
    [(-3, 0), (-2, 0), (-1, 0), (0, -4), (0, -3), (0, -2), (0, -1), (1, -1)],
    [(-3, 0), (-2, 0), (-1, 0), (0, -2), (0, -1), (1, -1), (2, -1), (3, -1)],
    [(-1, 0), (-1, -1), (0, -3), (0, -2), (0, -1), (1, -3), (1, -2), (1, -1)],
  ]

  init(_ size: DataMatrix.Size) {
    rows = size.mappingRows
    columns = size.mappingColumns
    let (height, width) = (rows / size.regionRows, columns / size.regionColumns)
    x = (0..<columns).map { UInt16(truncatingIfNeeded: $0 + $0 / width * 2 + 1) }
    y = (0..<rows).map { UInt16(truncatingIfNeeded: ($0 + $0 / height * 2 + 1) << 8) }
    isTaken = [Bool](repeating: false, count: rows * columns)
    places.reserveCapacity(rows * columns)
  }

  mutating func run() {
    var (row, column) = (4, 0)
    repeat {
      if row == rows, column == 0 { corner(0) }
      if row == rows - 2, column == 0, columns % 4 != 0 { corner(1) }
      if row == rows - 2, column == 0, columns % 8 == 4 { corner(2) }
      if row == rows + 4, column == 2, columns % 8 == 0 { corner(3) }
      repeat {
        if row < rows, column >= 0 { codeword(row, column) }
        row &-= 2
        column &+= 2
      } while row >= 0 && column < columns
      row &+= 1
      column &+= 3
      repeat {
        if row >= 0, column < columns { codeword(row, column) }
        row &+= 2
        column &-= 2
      } while row < rows && column >= 0
      row &+= 3
      column &+= 1
    } while row < rows || column < columns
  }

  private mutating func codeword(_ row: Int, _ column: Int) {
    guard !isTaken[row &* columns &+ column] else { return }
    if row >= 2, column >= 2 {
      for (dy, dx) in Self.shape { take(row &+ dy, column &+ dx) }
    } else {
      for (dy, dx) in Self.shape { takeWrapped(row &+ dy, column &+ dx) }
    }
  }

  private mutating func corner(_ number: Int) {
    for (row, column) in Self.corners[number] {
      take(row < 0 ? row &+ rows : row, column < 0 ? column &+ columns : column)
    }
  }

  /// Above the top and left of the left edge the matrix goes on at the other side, shifted.
  private mutating func takeWrapped(_ row: Int, _ column: Int) {
    var (row, column) = (row, column)
    if row < 0 {
      row &+= rows
      column &+= 4 &- (rows &+ 4) % 8
    }
    if column < 0 {
      column &+= columns
      row &+= 4 &- (columns &+ 4) % 8
    }
    if row >= rows { row &-= rows }
    take(row, column)
  }

  private mutating func take(_ row: Int, _ column: Int) {
    isTaken[row &* columns &+ column] = true
    places.append(y[row] | x[column])
  }
}
