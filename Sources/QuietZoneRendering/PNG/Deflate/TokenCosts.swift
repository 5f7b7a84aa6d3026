/// What symbols cost, sixteenths of a bit, when they are used as often as in a known division of the stream.
struct TokenCosts: Sendable {
  /// Of each literal, and from 256 on of each length 0…258 with its extra bits.
  private(set) var literals: [UInt32]
  /// Of each symbol of a distance with its extra bits, and 0 behind the last one: what a literal has instead.
  private(set) var distances: [UInt32]

  init(_ histogram: DeflateHistogram) {
    let symbols = Self.entropy(histogram.literals)
    literals = Array(symbols[..<DeflateAlphabet.end])
    for length in 0...DeflateAlphabet.longest {
      let symbol = DeflateAlphabet.symbol(ofLength: max(length, DeflateAlphabet.shortest))
      literals.append(symbols[symbol] + UInt32(DeflateAlphabet.extraBits(ofLengthSymbol: symbol)) * 16)
    }
    distances = Self.entropy(histogram.distances)
    for symbol in distances.indices {
      distances[symbol] += UInt32(DeflateAlphabet.extraBits(ofDistanceSymbol: symbol)) * 16
    }
    distances.append(0)
  }

  /// Sixteenths of bits that each symbol is worth; one that does not occur as if it did once.
  private static func entropy(_ counts: [UInt32]) -> [UInt32] {
    var total: UInt32 = 0
    for count in counts { total &+= count }
    let all = logarithm(max(total, 1))
    return counts.map { max(all - logarithm(max($0, 1)), 1) }
  }

  /// Sixteenths of the logarithm to base 2, rounded down, by squaring: the same on every platform.
  static func logarithm(_ value: UInt32) -> UInt32 {
    let power = UInt32(31 - value.leadingZeroBitCount)
    // 1 to 2 in units of 2 to the power of −32.
    var mantissa = UInt64(value) << (32 - UInt64(power)), fraction: UInt32 = 0
    for _ in 0..<4 {
      let root = mantissa >> 1
      mantissa = (root * root) >> 30
      fraction <<= 1
      if mantissa >= 1 << 33 {
        fraction |= 1
        mantissa >>= 1
      }
    }
    return power << 4 | fraction
  }
}
