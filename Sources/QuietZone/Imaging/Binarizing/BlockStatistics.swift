/// Darkest and brightest pixel and sum of the 64 pixels of every block of 8 × 8 in a row of blocks.
///
/// An audited kernel: plain loops over raw memory that the compiler turns into vector code. First the eight
/// pixels below each other in every column are put together, then neighbouring columns, in three halvings. A
/// block that sticks out of the picture counts the last row and column more than once.
struct BlockStatistics {
  private let columns: Int
  /// One value for each block, at the front; the rest is scratch.
  private(set) var low: [UInt8]
  private(set) var high: [UInt8]
  private(set) var sum: [UInt16]

  init(columns: Int) {
    self.columns = columns
    low = [UInt8](repeating: 0, count: columns * 8)
    high = low
    sum = [UInt16](repeating: 0, count: columns * 8)
  }

  mutating func gather(_ plane: PixelPlane, blockRow: Int) {
    let columns = columns
    low.withUnsafeMutableBufferPointer { low in
      high.withUnsafeMutableBufferPointer { high in
        sum.withUnsafeMutableBufferPointer { sum in
          guard let low = low.baseAddress, let high = high.baseAddress, let sum = sum.baseAddress else {
            return
          }
          Self.down(plane, blockRow &* 8, low, high, sum)
          for x in plane.width..<columns &* 8 {
            low[x] = low[plane.width &- 1]
            high[x] = high[plane.width &- 1]
            sum[x] = sum[plane.width &- 1]
          }
          for count in [columns &* 4, columns &* 2, columns] { Self.halve(count, low, high, sum) }
        }
      }
    }
  }

  /// Eight rows to one.
  private static func down(
    _ plane: PixelPlane, _ y: Int, _ low: UnsafeMutablePointer<UInt8>, _ high: UnsafeMutablePointer<UInt8>,
    _ sum: UnsafeMutablePointer<UInt16>
  ) {
    let r0 = plane.row(y), r1 = plane.row(y + 1), r2 = plane.row(y + 2), r3 = plane.row(y + 3)
    let r4 = plane.row(y + 4), r5 = plane.row(y + 5), r6 = plane.row(y + 6), r7 = plane.row(y + 7)
    for x in 0..<plane.width {
      let (a, b, c, d) = (r0[x], r1[x], r2[x], r3[x])
      let (e, f, g, h) = (r4[x], r5[x], r6[x], r7[x])
      low[x] = min(min(min(a, b), min(c, d)), min(min(e, f), min(g, h)))
      high[x] = max(max(max(a, b), max(c, d)), max(max(e, f), max(g, h)))
      sum[x] =
        (UInt16(a) &+ UInt16(b) &+ UInt16(c) &+ UInt16(d))
        &+ (UInt16(e) &+ UInt16(f) &+ UInt16(g) &+ UInt16(h))
    }
  }

  /// Twice `count` values to `count`, in place: a value is written only after both it comes from have been
  /// read.
  private static func halve(
    _ count: Int, _ low: UnsafeMutablePointer<UInt8>, _ high: UnsafeMutablePointer<UInt8>,
    _ sum: UnsafeMutablePointer<UInt16>
  ) {
    for i in 0..<count { low[i] = min(low[2 &* i], low[2 &* i &+ 1]) }
    for i in 0..<count { high[i] = max(high[2 &* i], high[2 &* i &+ 1]) }
    for i in 0..<count { sum[i] = sum[2 &* i] &+ sum[2 &* i &+ 1] }
  }
}
