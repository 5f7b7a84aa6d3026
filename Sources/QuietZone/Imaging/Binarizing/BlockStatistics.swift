/// Darkest and brightest pixel and sum of the 16 pixels of every block of 4 × 4 in a row of blocks.
///
/// An audited kernel: plain loops over raw memory that the compiler turns into vector code. First the four
/// pixels below each other in every column are put together, then neighbouring columns, in two halvings. A
/// block that sticks out of the picture counts the last row and column more than once.
struct BlockStatistics {
  private let columns: Int
  /// One value for each block, at the front; the rest is scratch.
  private(set) var low: [UInt8]
  private(set) var high: [UInt8]
  private(set) var sum: [UInt16]
  /// The other side of the halvings: input and output must not overlap, or the loops stay scalar.
  private var bytes: [UInt8]
  private var words: [UInt16]

  init(columns: Int) {
    self.columns = columns
    low = [UInt8](repeating: 0, count: columns * 4)
    high = low
    sum = [UInt16](repeating: 0, count: columns * 4)
    bytes = [UInt8](repeating: 0, count: columns * 2)
    words = [UInt16](repeating: 0, count: columns * 2)
  }

  @_optimize(speed)
  mutating func gather(_ plane: PixelPlane, blockRow: Int) {
    let columns = columns
    unsafe low.withUnsafeMutableBufferPointer { low in
      unsafe high.withUnsafeMutableBufferPointer { high in
        unsafe sum.withUnsafeMutableBufferPointer { sum in
          guard let low = low.baseAddress, let high = high.baseAddress, let sum = sum.baseAddress else {
            return
          }
          unsafe Self.down(plane, blockRow &* 4, low: low, high: high, sum: sum)
          for x in plane.width..<columns &* 4 {
            unsafe low[x] = low[plane.width &- 1]
            unsafe high[x] = high[plane.width &- 1]
            unsafe sum[x] = sum[plane.width &- 1]
          }
          unsafe bytes.withUnsafeMutableBufferPointer { other in
            guard let other = other.baseAddress else { return }
            for isLow in [true, false] {
              let line = unsafe isLow ? low : high
              unsafe Self.halve(columns &* 2, source: line, into: other, isLow: isLow)
              unsafe Self.halve(columns, source: other, into: line, isLow: isLow)
            }
          }
          unsafe words.withUnsafeMutableBufferPointer { other in
            guard let other = other.baseAddress else { return }
            unsafe Self.add(columns &* 2, source: sum, into: other)
            unsafe Self.add(columns, source: other, into: sum)
          }
        }
      }
    }
  }

  /// Four rows to one.
  @_optimize(speed)
  private static func down(
    _ plane: PixelPlane, _ y: Int, low: UnsafeMutablePointer<UInt8>, high: UnsafeMutablePointer<UInt8>,
    sum: UnsafeMutablePointer<UInt16>
  ) {
    let r0 = unsafe plane.address(row: y), r1 = unsafe plane.address(row: y + 1),
      r2 = unsafe plane.address(row: y + 2), r3 = unsafe plane.address(row: y + 3)
    for x in 0..<plane.width {
      let (a, b, c, d) = unsafe (r0[x], r1[x], r2[x], r3[x])
      unsafe low[x] = min(min(a, b), min(c, d))
      unsafe high[x] = max(max(a, b), max(c, d))
      unsafe sum[x] = UInt16(a) &+ UInt16(b) &+ UInt16(c) &+ UInt16(d)
    }
  }

  /// The lower or the higher of each pair of `2 * count` values.
  @_optimize(speed)
  private static func halve(
    _ count: Int, source: UnsafeMutablePointer<UInt8>, into target: UnsafeMutablePointer<UInt8>, isLow: Bool
  ) {
    if isLow {
      for i in 0..<count { unsafe target[i] = min(source[2 &* i], source[2 &* i &+ 1]) }
    } else {
      for i in 0..<count { unsafe target[i] = max(source[2 &* i], source[2 &* i &+ 1]) }
    }
  }

  /// The sum of each pair of `2 * count` values.
  @_optimize(speed)
  private static func add(
    _ count: Int, source: UnsafeMutablePointer<UInt16>, into target: UnsafeMutablePointer<UInt16>
  ) {
    for i in 0..<count { unsafe target[i] = source[2 &* i] &+ source[2 &* i &+ 1] }
  }
}
