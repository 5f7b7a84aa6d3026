import Testing
import TestSupport

@testable import QuietZone

/// The fewest codewords, against a search through every division into encodations.
@Suite struct DataMatrixPlanTests {
  static let alphabets = ["09", "A1", "a1 ", "AB*>\r", "AB.!", "aZ\u{1}", "\u{E9}\u{1}A", "\u{E9}5a"]

  @Test(arguments: alphabets.indices) func fewestCodewords(_ alphabet: Int) throws {
    var random = SeededRandom(seed: UInt64(alphabet))
    let letters = Array(Self.alphabets[alphabet].unicodeScalars).map { UInt8($0.value) }
    for _ in 0..<60 {
      let length = 1 + Int(random.next() % 9)
      let bytes = (0..<length).map { _ in letters[Int(random.next() % UInt64(letters.count))] }
      let message = try CodedMessage(Content(bytes: bytes), eci: nil, hasFNC1: false, .builtIn)
      let plan = DataMatrixPlan(message)
      let search = Search(items: message.items)
      let fewest = (1...40).first { search.fits(capacity: $0, used: 0, from: 0) }
      #expect(plan.count == fewest, "\(bytes)")
      // Whatever the room, what is written says the same and no more than fits.
      for capacity in plan.count..<plan.count + 4 {
        var writer = DataMatrixWriter(header: [], capacity: capacity)
        writer.write(plan.segments(capacity: capacity), message)
        #expect(writer.codewords.count == capacity)
        #expect(try DataMatrixParser.parse(writer.codewords).content.bytes == bytes)
      }
    }
  }

  /// Runs of bytes at the lengths where a second length codeword, or none, is needed.
  @Test(arguments: [248, 249, 250, 251, 499, 500, 1000, 1555]) func longRunsOfBytes(_ count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: 128 + $0 % 127) }
    let message = try CodedMessage(Content(bytes: bytes), eci: nil, hasFNC1: false, .builtIn)
    let plan = DataMatrixPlan(message)
    #expect(plan.count == count + 2)
    for capacity in plan.count..<plan.count + 4 {
      var writer = DataMatrixWriter(header: [], capacity: capacity)
      writer.write(plan.segments(capacity: capacity), message)
      #expect(try DataMatrixParser.parse(writer.codewords).content.bytes == bytes)
    }
  }
}

/// Tries every division; the rules once more, independent of the product's.
private struct Search {
  let items: [UInt16]

  func fits(capacity: Int, used: Int, from: Int) -> Bool {
    guard used <= capacity else { return false }
    guard from < items.count else { return true }
    func isDigit(_ place: Int) -> Bool { place < items.count && (48...57).contains(items[place]) }
    if isDigit(from), isDigit(from + 1), fits(capacity: capacity, used: used + 1, from: from + 2) {
      return true
    }
    if fits(capacity: capacity, used: used + (items[from] < 128 ? 1 : 2), from: from + 1) { return true }
    for end in from + 1...items.count {
      if used + 2 + end - from <= capacity,
        fits(capacity: capacity, used: used + 2 + end - from, from: end)
      {
        return true
      }
      for kind in 0..<3 where triples(kind, capacity, used, from..<end) { return true }
      if edifact(capacity, used, from..<end) { return true }
    }
    return false
  }

  /// C40, Text, X12.
  private func triples(_ kind: Int, _ capacity: Int, _ used: Int, _ range: Range<Int>) -> Bool {
    var values = 0
    for item in items[range] {
      guard let count = kind == 2 ? x12(item) : count(item, isText: kind == 1) else { return false }
      values += count
    }
    let isEnd = range.upperBound == items.count
    guard values % 3 == 0 || kind < 2 && isEnd && values % 3 == 2 else { return false }
    let after = used + 1 + (values + 2) / 3 * 2
    if after > capacity { return false }
    return fits(capacity: capacity, used: capacity - after <= 1 ? after : after + 1, from: range.upperBound)
  }

  private func x12(_ item: UInt16) -> Int? {
    "\r*> ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789".utf8.contains { UInt16($0) == item } ? 1 : nil
  }

  private func count(_ item: UInt16, isText: Bool) -> Int {
    if item >= 128 { return 2 + count(item - 128, isText: isText) }
    let letters: ClosedRange<UInt16> = isText ? 97...122 : 65...90
    return item == 32 || (48...57).contains(item) || letters.contains(item) ? 1 : 2
  }

  private func edifact(_ capacity: Int, _ used: Int, _ range: Range<Int>) -> Bool {
    guard items[range].allSatisfy({ (32...94).contains($0) }) else { return false }
    var after = used + 1 + range.count / 4 * 3
    if range.count % 4 > 0 {
      guard capacity - after >= 3 else { return false }
      after += range.count % 4 == 1 ? 2 : 3
    } else if capacity - after > 2 {
      after += 1
    }
    return fits(capacity: capacity, used: after, from: range.upperBound)
  }
}
