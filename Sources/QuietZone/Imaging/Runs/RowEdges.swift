/// Where one row of a picture changes between dark and light, found for one row after another with the same
/// scratch memory.
struct RowEdges {
  /// Columns at which a run begins, ascending; the first is 0, the last the width of the picture.
  private(set) var positions: [Int32] = []
  /// How many of `positions` belong to the last row scanned.
  private(set) var count = 0
  /// Whether the run that begins at column 0 is dark.
  private(set) var startsDark = false

  private var thresholds: [UInt8]
  private var thresholdRow = -1
  /// 1 where dark; one byte before the row and eight after it, so that words can be read across the ends.
  private var dark: [UInt8]

  init(width: Int) {
    // Eight of them are read at a time, from any on.
    positions = [Int32](repeating: 0, count: width + 2 + 12)
    thresholds = [UInt8](repeating: 0, count: width + 8)
    dark = [UInt8](repeating: 0, count: width + 16)
  }

  /// Scans row `y` of `plane`, which must be as wide as this scanner.
  @_optimize(speed)
  mutating func scan(_ plane: PixelPlane, _ map: ThresholdMap, y: Int) {
    spread(map, blockRow: y >> ThresholdMap.shift)
    let width = plane.width
    let row = unsafe plane.address(row: y)
    unsafe thresholds.withUnsafeBufferPointer { thresholds in
      unsafe dark.withUnsafeMutableBufferPointer { dark in
        for x in 0..<width { unsafe dark[x &+ 1] = row[x] < thresholds[x] ? 1 : 0 }
        unsafe dark[0] = dark[1]
        for x in width &+ 1..<dark.count { unsafe dark[x] = dark[width] }
      }
    }
    startsDark = dark[1] != 0
    collect(width: width)
  }

  /// Writes one threshold a pixel for a row of blocks, unless it is the one already there.
  @_optimize(speed)
  private mutating func spread(_ map: ThresholdMap, blockRow: Int) {
    guard blockRow != thresholdRow else { return }
    thresholdRow = blockRow
    let first = blockRow * map.columns
    unsafe thresholds.withUnsafeMutableBytes { bytes in
      unsafe map.thresholds.withUnsafeBufferPointer { source in
        for column in 0..<map.columns {
          let word = unsafe UInt64(source[first &+ column]) &* 0x0101_0101_0101_0101
          unsafe bytes.storeBytes(of: word, toByteOffset: column &* 8, as: UInt64.self)
        }
      }
    }
  }

  /// Compares each byte with the one before it, eight at a time.
  @_optimize(speed)
  private mutating func collect(width: Int) {
    var n = 1
    unsafe dark.withUnsafeBytes { bytes in
      unsafe positions.withUnsafeMutableBufferPointer { positions in
        unsafe positions[0] = 0
        var x = 0
        while x < width {
          let here = unsafe bytes.loadUnaligned(fromByteOffset: x &+ 1, as: UInt64.self)
          let before = unsafe bytes.loadUnaligned(fromByteOffset: x, as: UInt64.self)
          var changes = UInt64(littleEndian: here ^ before)
          while changes != 0 {
            unsafe positions[n] = Int32(truncatingIfNeeded: x &+ changes.trailingZeroBitCount &>> 3)
            n &+= 1
            changes &= changes &- 1
          }
          x &+= 8
        }
        unsafe positions[n] = Int32(truncatingIfNeeded: width)
      }
    }
    count = n + 1
  }
}
