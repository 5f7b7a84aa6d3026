extension PDF417Family {
  /// Repairs codewords in place; how many were wrong.
  static func correct(
    _ codewords: inout [UInt16], _ code: ReedSolomon, erasures: [Int]
  ) throws(BarcodeDecodingError) -> Int {
    // Two check codewords are kept for telling that the damage is beyond repair (ISO/IEC 15438:2015, 5.7.2).
    let reserve = 2
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
