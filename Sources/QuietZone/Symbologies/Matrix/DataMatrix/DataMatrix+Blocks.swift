extension DataMatrix {
  static let field = GaloisField(.dataMatrix)

  /// A code for each number of check codewords that a size has; made once, at first use.
  private static let codes: [ReedSolomon] = {
    var counts: [Int] = []
    for size in allSizes where !counts.contains(size.parity) { counts.append(size.parity) }
    return counts.map { ReedSolomon(field: field, parityCount: $0, firstRoot: 1) }
  }()

  static func code(_ size: Size) -> ReedSolomon {
    for code in codes where code.parityCount == size.parity { return code }
    return codes[0]
  }

  /// Place in the symbol's order of codewords of codeword `index` of block `block`, data in front. Data and
  /// check codewords are dealt to the blocks in turn; at 144×144, whose last two blocks are one shorter, the
  /// check codewords begin with those.
  static func place(_ index: Int, of block: Int, _ size: Size) -> Int {
    let data = dataCount(block, size)
    guard index >= data else { return index &* size.blocks &+ block }
    let turned = size.data % size.blocks == 0 ? block : (block &+ 2) % size.blocks
    return size.data &+ (index &- data) &* size.blocks &+ turned
  }

  /// Data codewords of a block.
  static func dataCount(_ block: Int, _ size: Size) -> Int {
    size.data / size.blocks + (block < size.data % size.blocks ? 1 : 0)
  }

  /// Data with the check codewords behind.
  static func withParity(_ data: [UInt8], _ size: Size) -> [UInt8] {
    let code = code(size)
    if size.blocks == 1 { return data + code.parity(of: data) }
    var codewords = data + [UInt8](repeating: 0, count: size.total - size.data)
    for block in 0..<size.blocks {
      let count = dataCount(block, size)
      let parity = code.parity(of: (0..<count).map { data[place($0, of: block, size)] })
      for index in parity.indices { codewords[place(count + index, of: block, size)] = parity[index] }
    }
    return codewords
  }

  /// The data codewords, repaired, and how many were wrong.
  static func corrected(
    _ codewords: [UInt8], _ size: Size, erasures: [Bool], reserve: Int = 0
  ) throws(BarcodeDecodingError) -> (data: [UInt8], count: Int) {
    let code = code(size)
    var data = [UInt8](repeating: 0, count: size.data)
    var count = 0
    for block in 0..<size.blocks {
      let dataCount = dataCount(block, size)
      let places = (0..<dataCount + size.parity).map { place($0, of: block, size) }
      var received = places.map { codewords[$0] }
      let erasures = places.indices.filter { erasures[places[$0]] }
      let repaired = code.correct(&received) ?? code.correct(&received, erasures: erasures, reserve: reserve)
      guard let wrong = repaired else {
        throw .tooManyErrors(block: block, capacity: size.parity / 2)
      }
      count += wrong
      for index in 0..<dataCount { data[places[index]] = received[index] }
    }
    return (data, count)
  }
}
