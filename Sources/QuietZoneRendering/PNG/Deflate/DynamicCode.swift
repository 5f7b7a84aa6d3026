/// The two codes of a block that brings its own, and their description at its head (RFC 1951, 3.2.7).
struct DynamicCode: Sendable {
  let literals: HuffmanCode
  let distances: HuffmanCode
  /// Lengths of both codes as runs.
  private let runs: [Run]
  private let runCode: HuffmanCode
  /// How many lengths of each code are told; those behind them are 0.
  private let literalCount: Int
  private let distanceCount: Int
  /// How many lengths of the code of runs are told, in ``order``.
  private let orderCount: Int

  /// A length, or a symbol 16, 17 or 18 that repeats one, and the bits that say how often.
  private struct Run: Sendable {
    var symbol: Int
    var extra = UInt32(0)
    var extraCount: Int { symbol < 16 ? 0 : symbol == 16 ? 2 : symbol == 17 ? 3 : 7 }
  }

  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  init(_ histogram: DeflateHistogram) {
    literals = HuffmanCode(counts: histogram.literals, limit: 15)
    distances = HuffmanCode(counts: histogram.distances, limit: 15)
    literalCount = Self.used(literals.lengths, atLeast: 257)
    distanceCount = Self.used(distances.lengths, atLeast: 1)
    runs = Self.runs(literals.lengths[..<literalCount] + distances.lengths[..<distanceCount])
    var counts = [UInt32](repeating: 0, count: 19)
    for run in runs { counts[run.symbol] &+= 1 }
    runCode = HuffmanCode(counts: counts, limit: 7)
    orderCount = Self.used(Self.order.map { [runCode] in runCode.lengths[$0] }, atLeast: 4)
  }

  /// Bits of the description.
  var headerBits: Int {
    var sum = 5 + 5 + 4 + 3 * orderCount
    for run in runs { sum &+= Int(runCode.lengths[run.symbol]) &+ run.extraCount }
    return sum
  }

  /// Bits of a block's body in these codes.
  func bitCount(_ histogram: DeflateHistogram) -> Int {
    literals.bitCount(histogram.literals) + distances.bitCount(histogram.distances) + histogram.extraBits
  }

  func writeHeader(to bits: inout DeflateBits) {
    bits.append(UInt32(truncatingIfNeeded: literalCount - 257), count: 5)
    bits.append(UInt32(truncatingIfNeeded: distanceCount - 1), count: 5)
    bits.append(UInt32(truncatingIfNeeded: orderCount - 4), count: 4)
    for symbol in Self.order[..<orderCount] { bits.append(UInt32(runCode.lengths[symbol]), count: 3) }
    let words = runCode.words()
    for run in runs {
      bits.append(UInt32(words[run.symbol]), count: Int(runCode.lengths[run.symbol]))
      bits.append(run.extra, count: run.extraCount)
    }
  }

  /// Lengths up to the last one that is not 0.
  private static func used(_ lengths: [UInt8], atLeast minimum: Int) -> Int {
    var count = lengths.count
    while count > minimum, lengths[count - 1] == 0 { count -= 1 }
    return count
  }

  /// Repetitions as symbol 16 (the length before, 3…6 times), 17 (0, 3…10 times) and 18 (0, 11…138 times).
  private static func runs(_ lengths: ArraySlice<UInt8>) -> [Run] {
    var runs: [Run] = [], at = lengths.startIndex
    while at < lengths.endIndex {
      let length = lengths[at]
      var end = at + 1
      while end < lengths.endIndex, lengths[end] == length { end += 1 }
      var count = end - at
      at = end
      if length > 0 {
        runs.append(Run(symbol: Int(length)))
        count -= 1
      }
      while count >= 3 {
        let step = min(count, length > 0 ? 6 : 138)
        let symbol = length > 0 ? 16 : step < 11 ? 17 : 18
        let extra = step - (symbol == 18 ? 11 : 3)
        runs.append(Run(symbol: symbol, extra: UInt32(truncatingIfNeeded: extra)))
        count -= step
      }
      for _ in 0..<count { runs.append(Run(symbol: Int(length))) }
    }
    return runs
  }
}
