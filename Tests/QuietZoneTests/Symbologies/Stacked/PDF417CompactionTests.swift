import Testing
import TestSupport

@testable import QuietZone

/// The fewest codewords, against a search that tries every switch.
@Suite struct PDF417CompactionTests {
  @Test(arguments: ["A1", "a;B", "aZ9\u{E9}", "12345", "\u{E9}1A", ";a1", ",1a\u{E9}"])
  func fewestCodewords(_ letters: String) {
    let alphabet = letters.unicodeScalars.map { UInt8($0.value) }
    var random = SeededRandom(seed: UInt64(alphabet[0]))
    for trial in 0..<80 {
      let length = 1 + Int(random.next() % (letters == "12345" ? 30 : 9))
      let bytes = (0..<length).map { _ in alphabet[Int(random.next() % UInt64(alphabet.count))] }
      let isLatched = trial % 2 == 1
      let codewords = PDF417Compaction.codewords(bytes, isLatched: isLatched)
      var search = CompactionSearch(bytes: bytes)
      #expect(codewords.count == search.fewest(isLatched: isLatched), "\(bytes)")
      let read = try? PDF417Parser.parse(codewords, from: 0, isMicro: isLatched)
      #expect(read?.content.bytes == bytes, "\(bytes)")
    }
  }
}

/// Shortest paths over (place, compaction, submode or length, half codeword), written once more.
private struct CompactionSearch {
  let bytes: [UInt8]
  private var known: [Int: Int] = [:]

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func fewest(isLatched: Bool) -> Int {
    isLatched ? latched(0, except: 0) : (text(0, 0, 0) + 1) / 2
  }

  /// The fewest codewords from `place` on when another compaction than `except` (1 bytes, 2 digits) begins.
  private mutating func latched(_ place: Int, except: Int) -> Int {
    guard place < bytes.count else { return 0 }
    let key = -1 - place * 3 - except
    if let answer = known[key] { return answer }
    var best = 1 + (text(place, 0, 0) + 1) / 2
    if except != 1 {
      for end in place + 1...bytes.count {
        let count = end - place
        best = min(best, 1 + count / 6 * 5 + count % 6 + latched(end, except: 1))
      }
    }
    var end = place
    while except != 2, end < bytes.count, (48...57).contains(bytes[end]) {
      end += 1
      let count = end - place
      let cost = count / 44 * 15 + (count % 44 > 0 ? count % 44 / 3 + 1 : 0)
      best = min(best, 1 + cost + latched(end, except: 2))
    }
    if known[place * 8] ?? 0 < 1 << 20 { known[key] = best }
    return best
  }

  private static let latches = [[0, 1, 1, 2], [2, 0, 1, 2], [1, 1, 0, 1], [1, 2, 2, 0]]

  /// The fewest half codewords from `place` on in a submode; `half` waits.
  private mutating func text(_ place: Int, _ submode: Int, _ half: Int) -> Int {
    guard place < bytes.count else { return 0 }
    let key = place * 8 + submode * 2 + half
    if let answer = known[key] { return answer }
    known[key] = 1 << 20
    let byte = bytes[place]
    func has(_ submode: Int) -> Bool {
      byte < 128 && PDF417Family.values[submode * 128 + Int(byte)] != 255
    }
    // Out of text, filled up to a whole codeword.
    var best = half + 2 * latched(place, except: 0)
    for target in 0..<4 {
      let switches = Self.latches[submode][target]
      let after = half ^ (switches & 1)
      if has(target) { best = min(best, switches + 1 + text(place + 1, target, after ^ 1)) }
      if target != 3, has(3) { best = min(best, switches + 2 + text(place + 1, target, after)) }
      if target == 1, has(0) { best = min(best, switches + 2 + text(place + 1, target, after)) }
      let rest = text(place + 1, after == 1 && target == 3 ? 0 : target, 0)
      best = min(best, switches + after + 4 + rest)
    }
    known[key] = best
    return best
  }
}
