extension PDF417Family {
  /// Data codewords with `count` check codewords behind.
  static func withParity(_ data: [UInt16], _ code: ReedSolomon) -> [UInt16] { data + code.parity(of: data) }

  /// Repairs codewords in place; how many were wrong.
  static func correct(
    _ codewords: inout [UInt16], _ code: ReedSolomon, erasures: [Int]
  ) throws(DecodingError) -> Int {
    // Two check codewords are kept for telling that the damage is beyond repair, where there are enough.
    let reserve = code.parityCount > 4 ? 2 : 0
    guard erasures.count <= code.parityCount - reserve,
      let count = code.correct(&codewords, erasures: erasures, reserve: reserve)
    else {
      throw .tooManyErrors(block: 0, capacity: (code.parityCount - reserve) / 2)
    }
    return count
  }

  /// The codeword of 17 modules (bit 0 leftmost) in cluster 0, 1 or 2; `nil` for no codeword.
  static func codeword(_ modules: UInt32, cluster: Int) -> UInt16? {
    let order = orders[cluster]
    let wanted = UInt16(truncatingIfNeeded: modules)
    guard modules >> 16 == 0 else { return nil }
    var (low, high) = (0, order.count)
    while low < high {
      let middle = (low + high) / 2
      if patterns[cluster * 929 + Int(order[middle])] < wanted { low = middle + 1 } else { high = middle }
    }
    guard low < order.count, patterns[cluster * 929 + Int(order[low])] == wanted else { return nil }
    return order[low]
  }

  /// The codewords of each cluster in the order of their patterns.
  private static let orders: [[UInt16]] = (0..<3).map { cluster in
    (0..<929).map { UInt16($0) }.sorted {
      patterns[cluster * 929 + Int($0)] < patterns[cluster * 929 + Int($1)]
    }
  }

  /// `count` modules of row `y` from `x` on, the leftmost in bit 0.
  static func modules(_ grid: ModuleGrid, x: Int, y: Int, count: Int) -> UInt32 {
    var modules: UInt32 = 0
    for index in 0..<min(max(count, 0), 32) where grid[x + index, y] {
      modules |= 1 << UInt32(truncatingIfNeeded: index)
    }
    return modules
  }

  /// The rows of a stacked symbol: those that differ from the row above.
  static func rows(_ grid: ModuleGrid) -> [Int] {
    (0..<grid.height).filter { y in
      y == 0
        || (0..<grid.wordsPerRow).contains { word in
          grid.words[y * grid.wordsPerRow + word] != grid.words[(y - 1) * grid.wordsPerRow + word]
        }
    }
  }
}

/// Draws rows of modules from left to right, each repeated to its height.
struct PDF417RowWriter {
  private(set) var grid: ModuleGrid
  private let height: Int
  private var x = 0
  private var y = 0

  init(width: Int, rows: Int, height: Int) {
    grid = ModuleGrid(width: width, height: rows * height)
    self.height = height
  }

  /// Adds `count` (1…32) modules, the leftmost in bit 0.
  mutating func append(_ modules: UInt32, count: Int) {
    guard x + count <= grid.width, y < grid.height else { return }
    let word = y &* grid.wordsPerRow &+ x >> 6
    let shift = x & 63
    grid.words[word] |= UInt64(modules) &<< UInt64(truncatingIfNeeded: shift)
    if shift &+ count > 64 {
      grid.words[word &+ 1] |= UInt64(modules) &>> UInt64(truncatingIfNeeded: 64 &- shift)
    }
    x &+= count
  }

  /// Ends a row.
  mutating func endRow() {
    let words = grid.wordsPerRow
    for copy in 1..<max(height, 1) where y + copy < grid.height {
      for word in 0..<words {
        grid.words[(y &+ copy) &* words &+ word] = grid.words[y &* words &+ word]
      }
    }
    y += height
    x = 0
  }
}
