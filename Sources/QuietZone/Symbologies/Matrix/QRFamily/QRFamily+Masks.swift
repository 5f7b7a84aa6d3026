extension QRFamily {
  /// Whether mask `mask` inverts the module in column x of row y (ISO/IEC 18004:2015, Table 10). Micro QR
  /// Code's four are 1, 4, 6 and 7 of these, rMQR Code's one is 4.
  static func masks(_ mask: Int, x: Int, y: Int) -> Bool {
    switch mask {
    case 0: (x + y) % 2 == 0
    case 1: y % 2 == 0
    case 2: x % 3 == 0
    case 3: (x + y) % 3 == 0
    case 4: (x / 3 + y / 2) % 2 == 0
    case 5: x * y % 2 + x * y % 3 == 0
    case 6: (x * y % 2 + x * y % 3) % 2 == 0
    case 7: ((x + y) % 2 + x * y % 3) % 2 == 0
    default: false
    }
  }

  /// All masks as words: each repeats after 12 rows and after 192 columns, three words; bit i of word w is
  /// set where the module in column 64 · w + i is inverted.
  private static let maskWords: [UInt64] = {
    var words = [UInt64](repeating: 0, count: 8 * 12 * 3)
    for mask in 0..<8 {
      for y in 0..<12 {
        for x in 0..<192 where masks(mask, x: x, y: y) {
          words[(mask * 12 + y) * 3 + x / 64] |= 1 << UInt64(x % 64)
        }
      }
    }
    return words
  }()

  /// Inverts every module that the mask inverts and that is no function module.
  static func apply(mask: Int, to grid: inout ModuleGrid, function: ModuleGrid) {
    guard grid.width == function.width, grid.height == function.height else { return }
    let (wordsPerRow, height) = (grid.wordsPerRow, grid.height)
    let inWidth = grid.width & 63 == 0 ? UInt64.max : (UInt64(1) << UInt64(grid.width & 63)) - 1
    let pattern = maskWords.storageSpan
    let kept = function.words.storageSpan
    var words = grid.words.mutableStorageSpan
    var row = (mask & 7) &* 36
    let end = row &+ 36
    var index = 0
    for _ in 0..<height {
      for word in 0..<wordsPerRow {
        let used = word == wordsPerRow &- 1 ? inWidth : .max
        words[index] ^= pattern[row &+ word % 3] & ~kept[index] & used
        index &+= 1
      }
      row &+= 3
      if row == end { row = end &- 36 }
    }
  }
}
