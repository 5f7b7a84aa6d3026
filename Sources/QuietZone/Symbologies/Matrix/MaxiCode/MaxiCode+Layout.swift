extension MaxiCode {
  /// The symbol's dark marks alone.
  private static let empty: ModuleGrid = {
    var grid = ModuleGrid(width: columns, height: rows)
    for mark in marks { grid[mark.column, mark.row] = true }
    return grid
  }()

  /// Where the bits of the codewords stand, six a codeword, the highest first, each as y · 256 + x: the other
  /// direction of ``bits``.
  private static let places: [UInt16] = {
    var places = [UInt16](repeating: 0, count: 864)
    for (index, bit) in bits.enumerated() where bit > 0 {
      places[Int(bit) - 1] = UInt16(truncatingIfNeeded: (index / columns) << 8 | index % columns)
    }
    return places
  }()

  /// By codeword: the top left module of those that fill two columns of three rows, right before left, as
  /// y · 256 + x; 65535 for the others, around the bullseye.
  private static let blocks: [UInt16] = (0..<144).map { codeword in
    let first = places[codeword * 6 + 1]
    let isBlock = (0..<6).allSatisfy { bit in
      places[codeword * 6 + bit] == first + UInt16(truncatingIfNeeded: (bit >> 1) << 8 | (~bit & 1))
    }
    return isBlock ? first : 65535
  }

  /// The modules of 144 codewords; a row is one word of the grid.
  static func drawn(_ codewords: [UInt8]) -> ModuleGrid {
    var grid = empty
    guard codewords.count == 144, grid.words.count == rows else { return grid }
    let (blocks, places) = (blocks, places)
    var words = grid.words.mutableStorageSpan
    for index in 0..<144 {
      let codeword = UInt64(codewords[index])
      let block = blocks[index]
      if block != 65535 {
        let (x, y) = (UInt64(block & 255), Int(block &>> 8))
        // The higher of two bits stands right.
        words[y] |= (codeword &>> 4 & 3) &<< x
        words[y &+ 1] |= (codeword &>> 2 & 3) &<< x
        words[y &+ 2] |= (codeword & 3) &<< x
      } else {
        for bit in 0..<6 {
          let place = places[index &* 6 &+ bit]
          words[Int(place &>> 8)] |= (codeword &>> UInt64(5 &- bit) & 1) &<< UInt64(place & 255)
        }
      }
    }
    return grid
  }
}
