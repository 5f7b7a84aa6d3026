/// What counts as dark at each place of a picture: one threshold for each block of 8 × 8 pixels.
///
/// A block with contrast votes with its mean; a flat one takes over what its neighbours to the left and above
/// decided if it is darker than them (inside a large dark area), else it counts as light ground. Each threshold is
/// the mean of the votes of the 5 × 5 blocks around, so a symbol is judged by its own surroundings of about 40 pixels.
struct ThresholdMap {
  /// Edge of a block, pixels, as a power of two.
  static let shift = 3
  let columns: Int
  let rows: Int
  /// A pixel below this is dark; row by row.
  private(set) var thresholds: [UInt8]

  /// The threshold of pixel (x, y), which must be inside the picture.
  @inline(__always) func threshold(x: Int, y: Int) -> Int {
    let column = min(max(x, 0) &>> Self.shift, columns &- 1), row = min(max(y, 0) &>> Self.shift, rows &- 1)
    return Int(thresholds[row &* columns &+ column])
  }

  init(_ plane: PixelPlane) {
    columns = (plane.width + 7) >> Self.shift
    rows = (plane.height + 7) >> Self.shift
    var votes = [UInt8](repeating: 0, count: columns * rows)
    Self.vote(plane, columns: columns, rows: rows, into: &votes)
    thresholds = Self.smooth(votes, columns: columns, rows: rows)
  }

  /// Fills in a block's vote after its brightest, darkest and mean pixel and the votes before it.
  private static func vote(_ plane: PixelPlane, columns: Int, rows: Int, into votes: inout [UInt8]) {
    var statistics = ColumnStatistics(width: columns * 8)
    for row in 0..<rows {
      statistics.gather(plane, firstRow: row * 8)
      for column in 0..<columns {
        let (low, high, sum) = statistics.block(column)
        var vote = sum &>> 6
        if high &- low <= 24 {
          vote = low &>> 1
          if row > 0, column > 0 {
            let i = row &* columns &+ column
            let neighbours = Int(votes[i &- columns]) &+ 2 &* Int(votes[i &- 1]) &+ Int(votes[i &- columns &- 1])
            if low < neighbours &>> 2 { vote = neighbours &>> 2 }
          }
        }
        votes[row &* columns &+ column] = UInt8(truncatingIfNeeded: min(vote, 255))
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

/// Darkest, brightest and sum of eight pixels below each other, for every column of a picture, and from these of
/// each 8 × 8 block. Blocks that stick out are filled with the last row and column.
private struct ColumnStatistics {
  private var low: [UInt8]
  private var high: [UInt8]
  private var sum: [UInt16]

  /// For `width` columns, a multiple of 8.
  init(width: Int) {
    low = [UInt8](repeating: 0, count: width)
    high = low
    sum = [UInt16](repeating: 0, count: width)
  }

  mutating func gather(_ plane: PixelPlane, firstRow y: Int) {
    let r0 = plane.row(y), r1 = plane.row(y + 1), r2 = plane.row(y + 2), r3 = plane.row(y + 3)
    let r4 = plane.row(y + 4), r5 = plane.row(y + 5), r6 = plane.row(y + 6), r7 = plane.row(y + 7)
    let width = plane.width
    low.withUnsafeMutableBufferPointer { low in
      high.withUnsafeMutableBufferPointer { high in
        sum.withUnsafeMutableBufferPointer { sum in
          for x in 0..<width {
            let (a, b, c, d) = (r0[x], r1[x], r2[x], r3[x])
            let (e, f, g, h) = (r4[x], r5[x], r6[x], r7[x])
            low[x] = min(min(min(a, b), min(c, d)), min(min(e, f), min(g, h)))
            high[x] = max(max(max(a, b), max(c, d)), max(max(e, f), max(g, h)))
            sum[x] =
              UInt16(a) &+ UInt16(b) &+ UInt16(c) &+ UInt16(d)
              &+ UInt16(e) &+ UInt16(f) &+ UInt16(g) &+ UInt16(h)
          }
          for x in width..<low.count {
            low[x] = low[width - 1]
            high[x] = high[width - 1]
            sum[x] = sum[width - 1]
          }
        }
      }
    }
  }

  /// Of block `column`: darkest, brightest, sum of the 64.
  @inline(__always) func block(_ column: Int) -> (low: Int, high: Int, sum: Int) {
    let x = column &* 8
    var (lowest, highest, total) = (low[x], high[x], Int(sum[x]))
    for i in x &+ 1..<x &+ 8 {
      lowest = min(lowest, low[i])
      highest = max(highest, high[i])
      total &+= Int(sum[i])
    }
    return (Int(lowest), Int(highest), total)
  }
}
