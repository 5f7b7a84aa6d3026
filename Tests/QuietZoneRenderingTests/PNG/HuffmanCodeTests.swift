import TestSupport
import Testing

@testable import QuietZoneRendering

@Suite struct HuffmanCodeTests {
  /// RFC 1951, 3.2.2: lengths (3, 3, 3, 3, 3, 2, 4, 4) and the words that they give.
  @Test func wordsOfTheStandardsExample() {
    let words = HuffmanCode(lengths: [3, 3, 3, 3, 3, 2, 4, 4]).words()
    let printed = ["010", "011", "100", "101", "110", "00", "1110", "1111"]
    #expect(words == printed.map { UInt16(String($0.reversed()), radix: 2) ?? 0 })
  }

  @Test func symbolsThatAreFew() {
    #expect(HuffmanCode(counts: [0, 0, 0], limit: 15).lengths == [0, 0, 0])
    #expect(HuffmanCode(counts: [0, 7, 0], limit: 15).lengths == [0, 1, 0])
    #expect(HuffmanCode(counts: [1, 0, 1_000_000], limit: 15).lengths == [1, 0, 1])
  }

  /// Counts like Fibonacci's numbers make the longest words there are.
  @Test(arguments: [5, 7, 15])
  func lengthsStayBelowTheLimit(limit: Int) {
    var counts: [UInt32] = [1, 1]
    while counts.count < 19 { counts.append(counts[counts.count - 1] + counts[counts.count - 2]) }
    let lengths = HuffmanCode(counts: counts, limit: limit).lengths
    #expect(lengths.max().map { Int($0) } == min(limit, 18) && share(lengths) == 1)
  }

  /// No code with such a limit is shorter: tried with all that there are.
  @Test func isTheShortest() {
    var random = SeededRandom(seed: 9)
    for _ in 0..<200 {
      let counts = (0..<5).map { _ in UInt32(1 + random.next() % 40) }
      for limit in 3...4 {
        let code = HuffmanCode(counts: counts, limit: limit)
        var least = Int.max
        for number in 0..<1024 {
          let lengths = (0..<5).map { 1 + (number >> ($0 * 2)) & 3 }
          guard lengths.allSatisfy({ $0 <= limit }), share(lengths.map { UInt8($0) }) <= 1 else { continue }
          least = min(least, zip(lengths, counts).reduce(0) { $0 + $1.0 * Int($1.1) })
        }
        #expect(code.bitCount(counts) == least)
      }
    }
  }

  @Test func everySymbolHasItsPlace() {
    var random = SeededRandom(seed: 3)
    for count in [2, 3, 30, 256, 286] {
      let counts = (0..<count).map { _ in UInt32(truncatingIfNeeded: 1 + random.next() % 1000) }
      let code = HuffmanCode(counts: counts, limit: 15)
      #expect(share(code.lengths) == 1)
      #expect(Set(zip(code.words(), code.lengths).map { UInt32($0) << 8 | UInt32($1) }).count == count)
    }
  }

  /// What the words take of all that there are; 1 for a full code.
  private func share(_ lengths: [UInt8]) -> Double {
    lengths.reduce(0) { $0 + ($1 == 0 ? 0 : 1 / Double(1 << UInt32($1))) }
  }
}
