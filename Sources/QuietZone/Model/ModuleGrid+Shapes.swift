extension ModuleGrid {
  /// Sets a rectangle of modules, cut to the grid, whole words at a time.
  @inline(never)
  package mutating func fill(x: Int, y: Int, width: Int, height: Int, dark: Bool = true) {
    let left = max(x, 0)
    let top = max(y, 0)
    let right = min(x &+ width, self.width)
    let bottom = min(y &+ height, self.height)
    guard left < right, top < bottom else { return }
    for word in (left &>> 6)...((right &- 1) &>> 6) {
      let from = max(left &- word &* 64, 0)
      let to = min(right &- word &* 64, 64)
      let mask = (UInt64.max &>> UInt64(64 &- (to &- from))) &<< UInt64(from)
      for row in top..<bottom {
        let index = row &* wordsPerRow &+ word
        if dark { words[index] |= mask } else { words[index] &= ~mask }
      }
    }
  }

  /// Draws rows of up to 64 modules with their top left at (x, y): bit i of a row is column x + i. What lies
  /// outside the grid is left out.
  package mutating func draw(rows: [UInt64], width: Int, x: Int, y: Int) {
    let width = min(max(width, 0), 64)
    if width > 0, x >= 0, y >= 0, x + width <= self.width, y + rows.count <= height {
      return place(rows: rows, mask: UInt64.max &>> UInt64(64 &- width), x: x, y: y)
    }
    for (row, bits) in rows.enumerated() {
      for column in 0..<width { self[x + column, y + row] = bits >> UInt64(column) & 1 != 0 }
    }
  }

  /// The same for what lies inside, whole words at a time.
  private mutating func place(rows: [UInt64], mask: UInt64, x: Int, y: Int) {
    let shift = UInt64(truncatingIfNeeded: x & 63)
    let isCut = shift > 0 && mask &>> (64 &- shift) != 0
    for row in rows.indices {
      let word = (y &+ row) &* wordsPerRow &+ x &>> 6
      words[word] = words[word] & ~(mask &<< shift) | (rows[row] & mask) &<< shift
      guard isCut else { continue }
      let rest = 64 &- shift
      words[word &+ 1] = words[word &+ 1] & ~(mask &>> rest) | (rows[row] & mask) &>> rest
    }
  }

  /// How many modules are dark.
  package var darkCount: Int { words.reduce(0) { $0 &+ $1.nonzeroBitCount } }

  /// Columns and rows exchanged, as a mirror along the diagonal from the top left corner shows it.
  package var transposed: ModuleGrid {
    var result = ModuleGrid(width: height, height: width)
    for blockY in 0..<((height &+ 63) &>> 6) {
      for blockX in 0..<wordsPerRow {
        result.place(transposedBlock(blockX, blockY), column: blockY, row: blockX &* 64)
      }
    }
    return result
  }

  /// The 64 × 64 modules from (64 · blockX, 64 · blockY), exchanged: by halving, six rounds of swapping
  /// squares.
  private func transposedBlock(_ blockX: Int, _ blockY: Int) -> [UInt64] {
    var block = [UInt64](repeating: 0, count: 64)
    for row in 0..<min(64, height &- blockY &* 64) {
      block[row] = words[(blockY &* 64 &+ row) &* wordsPerRow &+ blockX]
    }
    var size = 32
    var mask: UInt64 = 0x0000_0000_FFFF_FFFF
    while size > 0 {
      let shift = UInt64(size)
      var row = 0
      while row < 64 {
        let swap = (block[row] &>> shift ^ block[row &+ size]) & mask
        block[row] ^= swap &<< shift
        block[row &+ size] ^= swap
        row = (row &+ size &+ 1) & ~size
      }
      size &>>= 1
      mask ^= mask &<< UInt64(max(size, 1))
    }
    return block
  }

  private mutating func place(_ block: [UInt64], column: Int, row: Int) {
    for index in 0..<min(64, height &- row) {
      words[(row &+ index) &* wordsPerRow &+ column] = block[index]
    }
  }
}
