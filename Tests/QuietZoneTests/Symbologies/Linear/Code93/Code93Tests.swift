import TestSupport
import Testing

@testable import QuietZone

@Suite struct Code93Tests {
  static let wanted = SymbologySet(.code93)

  static func make(_ text: String) throws(BarcodeEncodingError) -> Symbol {
    try BarcodeWriter(.code93).write(text)
  }

  static func read(_ symbol: Symbol) -> [LinearReading] {
    RunLine(modules: symbol.bars).readings(Code93.self, wanted: wanted)
  }

  /// AIM BC5-1995, 2.1: nine modules in three bars and spaces of one to four, all told apart by the distances
  /// between similar edges.
  @Test func tables() {
    #expect(Code93.patterns.count == 48 && Code93.characters.count == 43)
    for (value, pattern) in Code93.patterns.enumerated() {
      let widths = (0..<6).map { pattern >> UInt32(20 - 4 * $0) & 15 }
      #expect(widths.reduce(0, +) == 9 && widths.allSatisfy { (1...4).contains($0) })
      #expect(Code93.valuesByEdges[CharacterReader<Code93>.edges(pattern)] == UInt8(value))
    }
    #expect(Code93.valuesByEdges.filter { $0 != 255 }.count == 48)
  }

  /// "TEST93" has the check characters + and 6 (the example of most descriptions).
  @Test func checkCharacters() throws {
    var values = try Code93.values(Content(text: "TEST93"))
    values.append(Code93.check(values, weights: 20))
    values.append(Code93.check(values, weights: 15))
    #expect(values.suffix(2) == [41, 6])
  }

  @Test func everythingComesBack() throws {
    let all = String(decoding: [UInt8](0..<128), as: UTF8.self)
    #expect(Self.read(try Self.make(all)).map(\.content.bytes) == [Array(0..<128)])
    var random = SeededRandom(seed: 4)
    for length in 1...60 {
      let text = SeededContent.mixed.text(length: length, using: &random)
      let readings = Self.read(try Self.make(text))
      #expect(readings.map(\.content.bytes) == [Array(text.utf8)])
      #expect(readings.first?.identifier.text == "]G0")
      #expect(readings.first?.details.check == .verified)
    }
  }

  @Test func whatCannotBeMadeIsNamed() {
    #expect(throws: BarcodeEncodingError.unencodable(offset: 1)) { try Self.make("Aé") }
    for count in [0, 129, 5000] {
      #expect(throws: BarcodeEncodingError.wrongLength(count: count, minimum: 1, maximum: 128)) {
        try Self.make(String(repeating: "A", count: count))
      }
    }
    // A shift before what it can't shift.
    #expect(Code93.text([43, 1]) == nil)
    #expect(Code93.text([46]) == nil)
    #expect(Code93.text([43, 44]) == nil)
  }

  /// A module moved from one run to another gives no other value, a symbol cut short none.
  @Test func damageIsRefused() throws {
    var random = SeededRandom(seed: 9)
    for _ in 0..<200 {
      let text = SeededContent.alphanumeric.text(length: 6, using: &random)
        .replacing(":", with: "Z").replacing("*", with: "Y")
      let bars = try Self.make(text).bars
      var damaged = bars
      let place = Int(random.unit() * Double(bars.count - 1))
      guard damaged[place] > 1 else { continue }
      damaged[place] -= 1
      damaged[place + 1] += 1
      let readings = RunLine(modules: damaged).readings(Code93.self, wanted: Self.wanted)
      #expect(readings.allSatisfy { $0.content.bytes == Array(text.utf8) })
      for end in stride(from: 7, to: bars.count - 1, by: 2) {
        #expect(RunLine(modules: Array(bars.prefix(end))).readings(Code93.self, wanted: Self.wanted).isEmpty)
      }
    }
  }

  static let situations = LineCamera.situations()

  @Test(arguments: situations.indices) func photographedLines(_ index: Int) throws {
    try LineChecks.photographed(
      Code93.self, wanted: Self.wanted, Self.situations, index, seed: 60
    ) { round, random in
      let text = SeededContent.mixed.text(length: 1 + round % 18, using: &random)
      return (try Self.make(text), Array(text.utf8))
    }
  }

  @Test func randomLinesSayNothing() {
    LineChecks.silent(Code93.self, wanted: Self.wanted, seed: 14)
  }
}
