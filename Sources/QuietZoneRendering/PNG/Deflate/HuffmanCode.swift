/// A prefix code whose lengths are limited and best under that limit.
struct HuffmanCode: Sendable {
  /// Bits of each symbol; 0: it does not occur.
  let lengths: [UInt8]

  /// The code for symbols that occur so often, none longer than `limit` bits; 2 to the power of `limit` is at
  /// least the number of symbols. A symbol that is alone gets one bit.
  init(counts: [UInt32], limit: Int) { lengths = Self.lengths(counts, limit) }

  /// A code of these lengths, which fill it.
  init(lengths: [UInt8]) { self.lengths = lengths }

  /// The code words in the order in which DEFLATE writes them, their first bit lowest (RFC 1951, 3.2.2).
  func words() -> [UInt16] {
    var counts = [Int](repeating: 0, count: 17)
    for length in lengths { counts[Int(length)] &+= 1 }
    counts[0] = 0
    var next = [Int](repeating: 0, count: 17)
    for length in 1..<17 { next[length] = (next[length &- 1] &+ counts[length &- 1]) &<< 1 }
    return lengths.map { length in
      let word = next[Int(length)]
      next[Int(length)] &+= 1
      return Self.mirrored(word, Int(length))
    }
  }

  /// Bits of so many symbols in this code.
  func bitCount(_ counts: [UInt32]) -> Int {
    var sum = 0
    for index in counts.indices { sum &+= Int(counts[index]) &* Int(lengths[index]) }
    return sum
  }

  private static func mirrored(_ word: Int, _ length: Int) -> UInt16 {
    var result = 0, rest = word
    for _ in 0..<length {
      result = result &<< 1 | rest & 1
      rest &>>= 1
    }
    return UInt16(truncatingIfNeeded: result)
  }

  /// Package-merge (Larmore and Hirschberg, 1990). Each level lists the symbols and the pairs of the level
  /// below it by weight; the cheapest `2 n − 2` of the last level say how often each symbol is counted,
  /// which is its length. Because both kinds stay in order, it is enough to remember which places hold
  /// pairs.
  private static func lengths(_ counts: [UInt32], _ limit: Int) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: counts.count)
    // The symbol in the low bits makes the order, and so the bytes of the file, the same everywhere.
    var keys: [UInt64] = []
    for (symbol, count) in counts.enumerated() where count > 0 {
      keys.append(UInt64(count) &<< 16 | UInt64(truncatingIfNeeded: symbol))
    }
    guard keys.count > 1 else {
      if let only = keys.first { result[Int(only & 0xFFFF)] = 1 }
      return result
    }
    keys.sort()
    let leaves = keys.map { $0 &>> 16 }
    let wanted = 2 * leaves.count - 2
    var level = leaves
    var isPair: [[Bool]] = [[Bool](repeating: false, count: leaves.count)]
    for _ in 1..<limit {
      let (merged, pairs) = merge(leaves, level, atMost: wanted)
      level = merged
      isPair.append(pairs)
    }
    var taken = wanted
    for flags in isPair.reversed() {
      var pairs = 0
      for index in 0..<min(taken, flags.count) where flags[index] { pairs &+= 1 }
      for leaf in 0..<min(taken, flags.count) &- pairs { result[Int(keys[leaf] & 0xFFFF)] &+= 1 }
      taken = 2 &* pairs
    }
    return result
  }

  /// The leaves and the pairs of `level` by weight, leaves first where both weigh the same.
  private static func merge(
    _ leaves: [UInt64], _ level: [UInt64], atMost limit: Int
  ) -> (weights: [UInt64], isPair: [Bool]) {
    var weights: [UInt64] = [], isPair: [Bool] = []
    weights.reserveCapacity(limit)
    isPair.reserveCapacity(limit)
    var leaf = 0, pair = 0
    while weights.count < limit {
      let hasPair = pair &+ 1 < level.count
      let weight = hasPair ? level[pair] &+ level[pair &+ 1] : .max
      if leaf < leaves.count, leaves[leaf] <= weight {
        weights.append(leaves[leaf])
        isPair.append(false)
        leaf &+= 1
      } else {
        guard hasPair else { break }
        weights.append(weight)
        isPair.append(true)
        pair &+= 2
      }
    }
    return (weights, isPair)
  }
}
