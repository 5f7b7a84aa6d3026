/// Where everything stands in one size of symbol: function modules, and the one walk along which the
/// codewords' bits lie, for writing and reading alike.
///
/// Columns are taken in pairs from the right edge to the left, upwards and downwards in turn, in each row the
/// right module before the left one; function modules are passed over (ISO/IEC 18004:2015, 7.7.3).
struct QRLayout: Sendable {
  /// Modules that carry no codeword: patterns, separators, format and version information. Of the same size
  /// as the symbol.
  let function: ModuleGrid
  /// The dark modules of the patterns; format and version information is light.
  let patterns: ModuleGrid
  /// Columns at the right edge outside the pairs: 1 for rMQR Code, whose last column is a timing pattern.
  let rightMargin: Int
  /// A column that is outside the pairs: 6 in QR Code, the vertical timing pattern; −1 for none.
  let timingColumn: Int
  /// A codeword that has only four bits, its high ones: in Micro QR M1 and M3.
  var shortCodeword: Int?
  /// How the walk goes: in pairs of columns, or in blocks of eight modules (QR Code Model 1).
  var path = Path.pairs

  /// The ways of walking.
  enum Path: Hashable, Sendable {
    case pairs
    case blocks
  }

  var columns: Int { function.width }
  var rows: Int { function.height }
  /// Modules that carry codeword bits or remainder bits.
  var dataModules: Int { columns * rows - function.darkCount }

  /// Calls `body` with column and row of every module that is no function module, in the order of the bits;
  /// stops when it answers false.
  #if arch(wasm32)
    @inline(never)
  #else
    @inline(__always)
  #endif
  func walk(_ body: (_ x: Int, _ y: Int) -> Bool) {
    switch path {
    case .pairs: walkPairs(body)
    case .blocks: Self.walkBlocks(dimension: columns, body)
    }
  }

  @inline(__always)
  private func walkPairs(_ body: (_ x: Int, _ y: Int) -> Bool) {
    let words = function.words.storageSpan
    let wordsPerRow = function.wordsPerRow
    var x = columns &- 1 &- rightMargin
    var isUpwards = true
    while x > 0 {
      if x == timingColumn { x &-= 1 }
      let (right, left) = (x, x &- 1)
      for step in 0..<rows {
        let y = isUpwards ? rows &- 1 &- step : step
        let row = y &* wordsPerRow
        if words[row &+ right &>> 6] &>> UInt64(right & 63) & 1 == 0, !body(right, y) { return }
        if words[row &+ left &>> 6] &>> UInt64(left & 63) & 1 == 0, !body(left, y) { return }
      }
      isUpwards.toggle()
      x &-= 2
    }
  }

  /// Writes codewords into the grid, unmasked; remainder bits stay light.
  func place(_ codewords: [UInt8], in grid: inout ModuleGrid) {
    guard grid.width == columns, grid.height == rows else { return }
    let wordsPerRow = grid.wordsPerRow
    let count = codewords.count
    var index = 0
    // The bits of the codeword that are still to be placed, the next one highest, with a 1 behind the last of
    // them.
    var pending: UInt8 = 0x80
    var words = grid.words.mutableStorageSpan
    walk { x, y in
      if pending == 0x80 {
        guard index < count else { return false }
        let codeword = codewords[index]
        pending = codeword &<< 1 | 1
        if index == shortCodeword { pending = codeword &<< 1 & 0xE0 | 0x10 }
        index &+= 1
        words[y &* wordsPerRow &+ x &>> 6] |= UInt64(codeword &>> 7) &<< UInt64(x & 63)
        return true
      }
      words[y &* wordsPerRow &+ x &>> 6] |= UInt64(pending &>> 7) &<< UInt64(x & 63)
      pending &<<= 1
      return true
    }
  }

  /// Reads `count` codewords off an unmasked grid.
  func codewords(_ count: Int, from grid: ModuleGrid) -> [UInt8] {
    guard grid.width == columns, grid.height == rows else { return [UInt8](repeating: 0, count: count) }
    var codewords: [UInt8] = []
    codewords.reserveCapacity(count)
    let wordsPerRow = grid.wordsPerRow
    let words = grid.words.storageSpan
    let short = shortCodeword ?? -1
    // The bits of the codeword so far, behind a 1 that leaves at the top when the codeword is complete.
    var pending: UInt16 = 1
    walk { x, y in
      let bit = words[y &* wordsPerRow &+ x &>> 6] &>> UInt64(x & 63) & 1
      pending = pending &<< 1 | UInt16(truncatingIfNeeded: bit)
      guard pending >= 0x10 else { return true }
      if codewords.count == short, pending < 0x100 { pending &<<= 4 }
      guard pending >= 0x100 else { return true }
      codewords.append(UInt8(truncatingIfNeeded: pending))
      pending = 1
      return codewords.count < count
    }
    while codewords.count < count { codewords.append(0) }
    return codewords
  }
}
