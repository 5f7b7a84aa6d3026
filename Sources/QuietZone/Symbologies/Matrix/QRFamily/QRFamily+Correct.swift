extension QRFamily {
  /// Check codewords that stay unspent when ambiguous codewords are treated as erased: each halves the odds
  /// of a misdecode eight times over, and a misread is worse than no read.
  static let erasureReserve = 3

  /// The data of a symbol's codewords, repaired block by block, and how many codewords were wrong.
  ///
  /// - Parameters:
  ///   - codewords: as they stand in the symbol, interleaved.
  ///   - blocks: how they are divided.
  ///   - erasures: called only when a block is beyond plain repair: codewords of which any bit is set hold
  ///     modules whose grey was ambiguous; the block is tried again with those erased.
  static func correct(
    _ codewords: [UInt8], blocks: QRBlocks, erasures: () -> [UInt8]?
  ) throws(BarcodeDecodingError) -> (data: [UInt8], corrected: Int) {
    let code = code(parity: blocks.parity)
    var data: [UInt8] = []
    data.reserveCapacity(blocks.data)
    var corrected = 0
    var doubts: [UInt8]?
    guard codewords.count == blocks.total else { throw .tooManyErrors(block: 0, capacity: 0) }
    for block in 0..<blocks.count {
      var symbols = blocks.block(block, of: codewords)
      var count = code.correct(&symbols, reserve: blocks.protection)
      if count == nil {
        doubts = doubts ?? erasures() ?? []
        let erased = places(ofErasures: doubts ?? [], blocks, block)
        if !erased.isEmpty {
          count = code.correct(&symbols, erasures: erased, reserve: max(blocks.protection, erasureReserve))
        }
      }
      guard let count else {
        throw .tooManyErrors(block: block, capacity: (blocks.parity - blocks.protection) / 2)
      }
      corrected += count
      data += symbols.prefix(blocks.dataCount(block))
    }
    return (data, corrected)
  }

  private static func places(ofErasures doubts: [UInt8], _ blocks: QRBlocks, _ block: Int) -> [Int] {
    guard doubts.count == blocks.total else { return [] }
    let doubts = blocks.block(block, of: doubts)
    return doubts.indices.filter { doubts[$0] != 0 }
  }
}
