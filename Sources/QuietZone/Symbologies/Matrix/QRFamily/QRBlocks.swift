/// How the codewords of a symbol of the QR family are divided into error correction blocks and interleaved.
///
/// The data is cut into `count` blocks, the short ones first, the long ones one codeword longer; every
/// block has the same number of check codewords. In the symbol stand first codeword 0 of each block, then
/// codeword 1 of each, …; then the check codewords in the same manner (ISO/IEC 18004:2015, 7.6).
struct QRBlocks: Hashable, Sendable {
  /// Codewords of the symbol, data and check.
  let total: Int
  /// Data codewords of the symbol.
  let data: Int
  /// Blocks.
  let count: Int
  /// Check codewords of a block that are kept for detecting misdecodes (p of ISO/IEC 18004:2015, Table 9).
  let protection: Int
  /// Whether the blocks' codewords take turns in the symbol. In Model 1 they do not: the data stands there as
  /// it is, then the check codewords of one block after another.
  let isInterleaved: Bool

  init(total: Int, data: Int, count: Int, protection: Int = 0, isInterleaved: Bool = true) {
    self.isInterleaved = isInterleaved
    self.total = total
    self.data = data
    self.count = max(count, 1)
    self.protection = protection
  }

  /// Check codewords of each block.
  var parity: Int { (total - data) / count }
  /// Data codewords of a short block.
  var shortData: Int { data / count }
  /// Blocks before the long ones.
  var shortCount: Int { count - data % count }
  /// Codewords that can be repaired at the most, over all blocks.
  var capacity: Int { (parity - protection) / 2 * count }

  /// Data codewords of block `block`.
  func dataCount(_ block: Int) -> Int { shortData + (block < shortCount ? 0 : 1) }
  /// Index of block `block`'s first codeword in the data before interleaving.
  func dataStart(_ block: Int) -> Int { block * shortData + max(block - shortCount, 0) }

  /// Where codeword `index` of block `block` (data, then check codewords) stands in the symbol.
  func place(_ index: Int, of block: Int) -> Int {
    guard isInterleaved else {
      let check = index - dataCount(block)
      return check < 0 ? dataStart(block) + index : data + block * parity + check
    }
    if index < shortData { return index &* count &+ block }
    let dataCount = dataCount(block)
    if index < dataCount { return index &* count &+ block &- shortCount }
    return data &+ (index &- dataCount) &* count &+ block
  }

  /// The codewords of block `block`, data, then check codewords, out of all `codewords` of the symbol.
  func block(_ block: Int, of codewords: [UInt8]) -> [UInt8] {
    guard codewords.count == total, block >= 0, block < count else { return [] }
    let (shortData, parity, dataCount) = (shortData, parity, dataCount(block))
    guard isInterleaved else {
      return (0..<(dataCount + parity)).map { codewords[place($0, of: block)] }
    }
    var symbols: [UInt8] = []
    symbols.reserveCapacity(dataCount + parity)
    for index in 0..<shortData { symbols.append(codewords[index &* count &+ block]) }
    if dataCount > shortData { symbols.append(codewords[shortData &* count &+ block &- shortCount]) }
    for index in 0..<parity { symbols.append(codewords[data &+ index &* count &+ block]) }
    return symbols
  }

  /// The symbol's codewords: data with check codewords, interleaved. `bytes` is cut or filled with zeros to
  /// `data`.
  func interleaved(_ bytes: [UInt8]) -> [UInt8] {
    var codewords = [UInt8](repeating: 0, count: total)
    let bytes = bytes.count == data ? bytes : Array((bytes + [UInt8](repeating: 0, count: data)).prefix(data))
    let code = QRFamily.code(parity: parity)
    guard isInterleaved else {
      return (0..<count).reduce(into: bytes) { $0 += check(code, bytes: bytes, block: $1) }
    }
    let longData = shortData + 1
    for block in 0..<count {
      let start = dataStart(block)
      let length = dataCount(block)
      for index in 0..<shortData { codewords[index &* count &+ block] = bytes[start &+ index] }
      if length == longData {
        codewords[shortData &* count &+ block &- shortCount] = bytes[start &+ shortData]
      }
      write(code, bytes: bytes, from: start, to: start + length, block: block, into: &codewords)
    }
    return codewords
  }

  private func write(
    _ code: ReedSolomon, bytes: [UInt8], from: Int, to: Int, block: Int, into codewords: inout [UInt8]
  ) {
    guard code.rows.isEmpty else {
      let words = code.remainder(of: bytes.storageSpan, from: from, to: to)
      for index in 0..<parity {
        codewords[data &+ index &* count &+ block] = ReedSolomon.byte(index, of: words)
      }
      return
    }
    let check = check(code, bytes: bytes, block: block)
    for index in check.indices { codewords[data + index * count + block] = check[index] }
  }

  /// The check codewords of block `block`.
  private func check(_ code: ReedSolomon, bytes: [UInt8], block: Int) -> [UInt8] {
    let start = dataStart(block)
    return code.parity(of: Array(bytes[start..<start + dataCount(block)]))
  }
}
