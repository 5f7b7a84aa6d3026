/// What counts as dark at each place of a picture: one threshold for each block of 8 × 8 pixels.
///
/// A block with contrast votes with its mean; a flat one takes over what its neighbours to the left and above
/// decided if it is darker than them (inside a large dark area), else it counts as light ground. Each
/// threshold is the mean of the votes of the 5 × 5 blocks around, so a symbol is judged by its own
/// surroundings of about 40 pixels.
struct ThresholdMap {
  /// Edge of a block, pixels, as a power of two.
  static let shift = 3
  let columns: Int
  let rows: Int
  /// A pixel below this is dark; row by row.
  private(set) var thresholds: [UInt8]

  /// The threshold of pixel (x, y), which must be inside the picture.
  @inline(__always) func threshold(x: Int, y: Int) -> UInt8 {
    thresholds[(y &>> Self.shift) &* columns &+ x &>> Self.shift]
  }

  init(_ plane: PixelPlane) {
    columns = (plane.width + 7) >> Self.shift
    rows = (plane.height + 7) >> Self.shift
    var votes = [UInt8](repeating: 0, count: columns * rows)
    Self.vote(plane, columns: columns, rows: rows, into: &votes)
    thresholds = Self.smooth(votes, columns: columns, rows: rows)
  }

  /// Fills in every block's vote after its brightest, darkest and mean pixel and the votes before it.
  private static func vote(_ plane: PixelPlane, columns: Int, rows: Int, into votes: inout [UInt8]) {
    var blocks = BlockStatistics(columns: columns)
    for row in 0..<rows {
      blocks.gather(plane, blockRow: row)
      for column in 0..<columns {
        let i = row &* columns &+ column
        let low = blocks.low[column]
        var vote = UInt8(truncatingIfNeeded: blocks.sum[column] &>> 6)
        if blocks.high[column] &- low <= 24 {
          vote = low &>> 1
          if row > 0, column > 0 {
            let above = Int(votes[i &- columns]) &+ Int(votes[i &- columns &- 1])
            let neighbours = (above &+ 2 &* Int(votes[i &- 1])) &>> 2
            if Int(low) < neighbours { vote = UInt8(truncatingIfNeeded: neighbours) }
          }
        }
        votes[i] = vote
      }
    }
  }

  /// Mean of the 5 × 5 votes around each block; fewer at the border.
  private static func smooth(_ votes: [UInt8], columns: Int, rows: Int) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: votes.count)
    var sums = [Int](repeating: 0, count: columns)
    for row in 0..<rows {
      let top = max(0, min(row - 2, rows - 5)), bottom = min(rows, top + 5)
      for column in 0..<columns {
        var sum = 0
        for y in top..<bottom { sum &+= Int(votes[y &* columns &+ column]) }
        sums[column] = sum
      }
      for column in 0..<columns {
        let left = max(0, min(column - 2, columns - 5)), right = min(columns, left + 5)
        var sum = 0
        for x in left..<right { sum &+= sums[x] }
        let count = (bottom - top) * (right - left)
        result[row &* columns &+ column] = UInt8(truncatingIfNeeded: sum / count)
      }
    }
    return result
  }
}
