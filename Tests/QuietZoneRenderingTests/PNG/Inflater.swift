/// Reads DEFLATE (RFC 1951), bit by bit and strictly: what a careful reader might refuse is refused.
struct Inflater {
  enum Fault: Error, Equatable {
    case truncated, blockType, storedLength, tooManyCodes, code, unknownSymbol, distance, repetition
  }

  private let input: [UInt8]
  private var place = 0
  private(set) var output: [UInt8] = []
  /// The types of the blocks: 0 stored, 1 fixed, 2 dynamic.
  private(set) var blockTypes: [Int] = []

  /// The bytes that were compressed, the types of the blocks, and how many bytes the stream has.
  static func inflate(
    _ input: [UInt8]
  ) throws(Fault) -> (bytes: [UInt8], blockTypes: [Int], byteCount: Int) {
    var inflater = Inflater(input: input)
    while try inflater.block() {}
    return (inflater.output, inflater.blockTypes, (inflater.place + 7) / 8)
  }

  private init(input: [UInt8]) { self.input = input }

  private mutating func bits(_ count: Int) throws(Fault) -> Int {
    guard place + count <= input.count * 8 else { throw .truncated }
    var value = 0, have = 0
    while have < count {
      let inByte = place & 7, step = min(8 - inByte, count - have)
      value |= (Int(input[place >> 3]) >> inByte & (1 << step - 1)) << have
      place += step
      have += step
    }
    return value
  }

  /// Reads a block and returns whether another follows.
  private mutating func block() throws(Fault) -> Bool {
    let isLast = try bits(1) == 1, type = try bits(2)
    blockTypes.append(type)
    switch type {
    case 0: try stored()
    case 1:
      let literals = [Int](repeating: 8, count: 144) + [Int](repeating: 9, count: 112)
      let lengths = [Int](repeating: 7, count: 24) + [Int](repeating: 8, count: 8)
      try body(Code(literals + lengths), Code([Int](repeating: 5, count: 32)))
    case 2: try dynamic()
    default: throw .blockType
    }
    return !isLast
  }

  private mutating func stored() throws(Fault) {
    place = (place + 7) / 8 * 8
    let count = try bits(16)
    guard try bits(16) == count ^ 0xFFFF else { throw .storedLength }
    for _ in 0..<count { output.append(UInt8(try bits(8))) }
  }

  private mutating func dynamic() throws(Fault) {
    let literalCount = try bits(5) + 257, distanceCount = try bits(5) + 1, orderCount = try bits(4) + 4
    guard literalCount <= 286, distanceCount <= 30 else { throw .tooManyCodes }
    var order = [Int](repeating: 0, count: 19)
    for index in [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15].prefix(orderCount) {
      order[index] = try bits(3)
    }
    let runs = try Code(order)
    var lengths: [Int] = []
    while lengths.count < literalCount + distanceCount {
      let symbol = try self.symbol(runs)
      switch symbol {
      case 16:
        guard let last = lengths.last else { throw .repetition }
        lengths += [Int](repeating: last, count: try bits(2) + 3)
      case 17: lengths += [Int](repeating: 0, count: try bits(3) + 3)
      case 18: lengths += [Int](repeating: 0, count: try bits(7) + 11)
      default: lengths.append(symbol)
      }
    }
    guard lengths.count == literalCount + distanceCount, lengths[256] > 0 else { throw .repetition }
    let distances = Array(lengths[literalCount...])
    // One distance may be alone, and there may be none (3.2.7).
    try body(Code(Array(lengths[..<literalCount])), Code(distances, maybeIncomplete: true))
  }

  private mutating func body(_ literals: Code, _ distances: Code) throws(Fault) {
    while true {
      let symbol = try self.symbol(literals)
      if symbol < 256 {
        output.append(UInt8(symbol))
        continue
      }
      if symbol == 256 { return }
      guard symbol <= 285 else { throw .unknownSymbol }
      let length = Self.lengthBases[symbol - 257] + (try bits(Self.lengthBits[symbol - 257]))
      let far = try self.symbol(distances)
      guard far < 30 else { throw .unknownSymbol }
      let distance = Self.distanceBases[far] + (try bits(Self.distanceBits[far]))
      guard distance <= output.count else { throw .distance }
      if distance >= length {
        output += output[(output.count - distance)..<(output.count - distance + length)]
      } else {
        for _ in 0..<length { output.append(output[output.count - distance]) }
      }
    }
  }

  private mutating func symbol(_ code: borrowing Code) throws(Fault) -> Int {
    var word = 0, first = 0, index = 0
    for length in 1...15 {
      word |= try bits(1)
      let count = code.counts[length]
      if word < first + count { return code.symbols[index + word - first] }
      index += count
      first = (first + count) << 1
      word <<= 1
    }
    throw .code
  }

  /// The tables of 3.2.5, as they are printed there.
  private static let lengthBases = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195,
    227, 258,
  ]
  private static let lengthBits = [
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  ]
  private static let distanceBases = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073,
    4097, 6145, 8193, 12289, 16385, 24577,
  ]
  private static let distanceBits = [
    0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13,
  ]

  private struct Code {
    /// How many words there are of each length, and their symbols in the order of the words.
    private(set) var counts = [Int](repeating: 0, count: 16)
    private(set) var symbols: [Int] = []

    init(_ lengths: [Int], maybeIncomplete: Bool = false) throws(Fault) {
      // In units of the longest word's share.
      var share = 0
      for length in 1...15 {
        for symbol in lengths.indices where lengths[symbol] == length {
          counts[length] += 1
          symbols.append(symbol)
          share += 1 << (15 - length)
        }
      }
      let isAlone = maybeIncomplete && symbols.count <= 1 && share <= 1 << 14
      guard share == 1 << 15 || isAlone else { throw .code }
    }
  }
}
