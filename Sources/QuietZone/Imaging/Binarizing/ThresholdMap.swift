/// What counts as dark at each place of a picture: one threshold for each block of 8 × 8 pixels.
///
/// A block with contrast votes with its mean; a flat one takes over what its neighbours to the left and above
/// decided if it is darker than them (inside a large dark area), else it counts as light ground, on which
/// dark is half as bright; in a picture that is grey all over, darker by half of what its greys span. Each
/// threshold is the mean of the votes of the 5 × 5 blocks around, so a symbol is judged by its own
/// surroundings of about 40 pixels.
struct ThresholdMap {
  /// Edge of a block, pixels, as a power of two.
  static let shift = 3
  let columns: Int
  let rows: Int
  /// A pixel below this is dark; row by row.
  private(set) var thresholds: [UInt8]

  /// The thresholds of a picture of `width` × `height` pixels, judged by its copy of half that size: what its
  /// blocks of 4 × 4 show is what those of 8 × 8 show, with less noise and a quarter of the work.
  init(half: PixelPlane, width: Int, height: Int) {
    columns = (width + 7) >> Self.shift
    rows = (height + 7) >> Self.shift
    var votes = [UInt8](repeating: 0, count: columns * rows)
    let span = Self.vote(half, columns: columns, rows: rows, into: &votes)
    if span < Self.faintSpan {
      let depth = UInt8(truncatingIfNeeded: span / 2)
      _ = Self.vote(half, columns: columns, rows: rows, depth: depth, into: &votes)
    }
    thresholds = Self.smooth(votes, columns: columns, rows: rows)
  }

  /// The same judged by the blocks that show contrast alone, as far as there are any around: in the middle
  /// between light and dark even at the border of a symbol on plain ground, where the mean of all would be
  /// drawn down below faint print.
  init(contrast half: PixelPlane, width: Int, height: Int) {
    columns = (width + 7) >> Self.shift
    rows = (height + 7) >> Self.shift
    var votes = [UInt16](repeating: 0, count: columns * rows)
    var plain = [UInt8](repeating: 0, count: columns * rows)
    var blocks = BlockStatistics(columns: columns)
    for row in 0..<rows {
      blocks.gather(half, blockRow: row)
      for column in 0..<columns {
        let i = row &* columns &+ column
        let (low, high) = (blocks.low[column], blocks.high[column])
        plain[i] = low &>> 1
        // A vote carries its count in the upper bits: sums of both are one sum.
        if high &- low > 24 { votes[i] = (UInt16(low) &+ UInt16(high)) / 2 &+ 2048 }
      }
    }
    thresholds = Self.means(votes, plain, columns: columns, rows: rows)
  }

  /// Mean of those of the 5 × 5 votes around each block that there are.
  private static func means(_ votes: [UInt16], _ plain: [UInt8], columns: Int, rows: Int) -> [UInt8] {
    var result = plain
    var sums = [UInt32](repeating: 0, count: columns)
    for row in 0..<rows {
      for x in 0..<columns { sums[x] = 0 }
      for y in max(0, row - 2)...min(rows - 1, row + 2) {
        for x in 0..<columns {
          let vote = UInt32(votes[y &* columns &+ x])
          sums[x] &+= (vote & 2047) &+ (vote &>> 11) &<< 16
        }
      }
      for x in 0..<columns {
        var sum: UInt32 = 0
        for k in max(0, x - 2)...min(columns - 1, x + 2) { sum &+= sums[k] }
        let count = sum &>> 16
        if count > 0 {
          result[row &* columns &+ x] = UInt8(truncatingIfNeeded: (sum & 0xFFFF) / count)
        }
      }
    }
    return result
  }

  /// A picture whose greys span less is grey all over.
  private static let faintSpan = 100

  /// Fills in every block's vote after its brightest, darkest and mean pixel and the votes before it, and
  /// gives the span of all greys. `depth`: how much darker than flat ground dark is at the most.
  @_optimize(speed)
  private static func vote(
    _ half: PixelPlane, columns: Int, rows: Int, depth: UInt8 = 255, into votes: inout [UInt8]
  ) -> Int {
    var blocks = BlockStatistics(columns: columns)
    var darkest: UInt8 = 255
    var brightest: UInt8 = 0
    for row in 0..<rows {
      blocks.gather(half, blockRow: row)
      for column in 0..<columns {
        let i = row &* columns &+ column
        let low = blocks.low[column]
        var vote = UInt8(truncatingIfNeeded: blocks.sum[column] &>> 4)
        darkest = min(darkest, low)
        brightest = max(brightest, blocks.high[column])
        if blocks.high[column] &- low <= 24 {
          vote = max(low &>> 1, low &- min(low, depth))
          if row > 0, column > 0 {
            let above = Int(votes[i &- columns]) &+ Int(votes[i &- columns &- 1])
            let neighbours = (above &+ 2 &* Int(votes[i &- 1])) &>> 2
            if Int(low) < neighbours { vote = UInt8(truncatingIfNeeded: neighbours) }
          }
        }
        votes[i] = vote
      }
    }
    return Int(brightest) &- Int(darkest)
  }

  /// Mean of the 5 × 5 votes around each block; windows at the border are moved inside.
  private static func smooth(_ votes: [UInt8], columns: Int, rows: Int) -> [UInt8] {
    let (width, height) = (min(5, columns), min(5, rows))
    var result = [UInt8](repeating: 0, count: votes.count)
    var columnSums = [UInt16](repeating: 0, count: columns)
    var windows = [UInt16](repeating: 0, count: columns - width + 1)
    // Rounded up, so that the product below is exact for every sum that there can be.
    let reciprocal = UInt32((1 << 20) / (width * height) + 1)
    func add(_ row: Int) {
      let line = votes.storageSpan.extracting(row * columns..<(row + 1) * columns)
      for x in line.indices { columnSums[x] &+= UInt16(line[x]) }
    }
    func remove(_ row: Int) {
      let line = votes.storageSpan.extracting(row * columns..<(row + 1) * columns)
      for x in line.indices { columnSums[x] &-= UInt16(line[x]) }
    }
    for row in 0..<height { add(row) }
    for row in 0..<rows {
      if row > 2, row + height - 3 < rows {
        remove(row - 3)
        add(row + height - 3)
      }
      for x in windows.indices { windows[x] = 0 }
      for k in 0..<width {
        for x in windows.indices { windows[x] &+= columnSums[x &+ k] }
      }
      let first = row * columns + width / 2
      for x in windows.indices {
        result[first &+ x] = UInt8(truncatingIfNeeded: (UInt32(windows[x]) &* reciprocal) &>> 20)
      }
      for x in row * columns..<first { result[x] = result[first] }
      let last = first + windows.count - 1
      for x in last..<(row + 1) * columns { result[x] = result[last] }
    }
    return result
  }
}
