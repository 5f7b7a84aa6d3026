import TestSupport
import Testing

@testable import QuietZone

@Suite struct Code39Tests {
  static let wanted = SymbologySet(.code39)

  static func make(
    _ text: String, check: LinearOptions.Check = .automatic, full: Bool = false, ratio: Int = 3
  ) throws(BarcodeEncodingError) -> Symbol {
    var options = WriterOptions()
    options.linear.check = check
    options.linear.wideRatio = ratio
    return try BarcodeWriter(full ? .code39Extended : .code39, options: options).write(text)
  }

  static func read(_ symbol: Symbol, wanted: SymbologySet = wanted) -> [LinearReading] {
    RunLine(modules: symbol.bars).readings(Code39.self, wanted: wanted)
  }

  static func text(length: Int, using random: inout SeededRandom) -> String {
    let alphabet = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-. ")
    return String((0..<length).map { _ in alphabet[Int(random.unit() * Double(alphabet.count))] })
  }

  /// ISO/IEC 16388:2007, 4.2: three of nine are wide, two bars and a space or three spaces.
  @Test func tables() {
    #expect(Code39.patterns.count == 44 && Code39.characters.count == 44)
    #expect(Set(Code39.patterns).count == 44)
    for pattern in Code39.patterns {
      #expect(pattern.nonzeroBitCount == 3 && [2, 0].contains((pattern & 0b101010101).nonzeroBitCount))
    }
    #expect(Code39.valuesByPattern.filter { $0 != 255 }.count == 44)
  }

  /// ISO/IEC 16388:2007, A.1: CODE39 has the check character W.
  @Test func checkCharacter() throws {
    let added = try Self.make("CODE39", check: .added)
    #expect(added.bars == (try Self.make("CODE39W").bars))
    #expect(added.linear?.check == .verified)
    #expect(try Self.make("CODE39W", check: .given).bars == added.bars)
    #expect(Self.read(added).map(\.details.check) == [.possible])
    #expect(throws: BarcodeEncodingError.wrongCheckCharacter(offset: 6, expected: UInt8(ascii: "W"))) {
      try Self.make("CODE39X", check: .given)
    }
  }

  @Test func conventions() throws {
    for (text, kind, printed) in [
      ("VRWRHG", LinearDetails.Kind.code32, "A931028462"), ("-12345679", nil, nil),
      ("-27580899", .pzn, "PZN-27580899"), ("-1234562", .pzn, "PZN-1234562"),
      ("JTDKB20U887718156", .vin, nil), ("ABCDEF", nil, nil), ("000000", nil, nil),
      ("JTDKB20O887718156", nil, nil),
    ] as [(String, LinearDetails.Kind?, String?)] {
      let symbol = try Self.make(text)
      let reading = try #require(Self.read(symbol).first)
      #expect(reading.content.bytes == Array(text.utf8))
      #expect(reading.details.kind == kind, "\(text)")
      #expect(symbol.linear?.kind == kind)
      #expect(reading.details.printed == printed.map { Array($0.utf8) }, "\(text)")
    }
  }

  /// Bars do not say that their characters stand in pairs: they are told as they are.
  @Test(arguments: [
    "P/N 12", "W/O", "10%C", "A+B", "X/A1", "+A123BJC5D6E71G", "2/4-8/16-32", "B3% $DAD$", "100%", "+A$B%C/D",
  ])
  func plainStaysPlain(_ text: String) throws {
    let symbol = try Self.make(text)
    let reading = try #require(Self.read(symbol).first)
    #expect(reading.content.bytes == Array(text.utf8))
    #expect(reading.symbology == .code39 && reading.identifier.text == "]A0")
    #expect(reading.details.printed == nil)
    #expect(!SymbologySet.all.contains(.code39Extended))
  }

  @Test func fullASCIIWhereItIsAskedFor() throws {
    let both: SymbologySet = [.code39, .code39Extended]
    let all = try Self.make(String(decoding: [UInt8](0..<128), as: UTF8.self), full: true)
    for wanted in [both, .code39Extended] {
      let reading = try #require(Self.read(all, wanted: wanted).first)
      #expect(reading.symbology == .code39Extended && reading.identifier.text == "]A4")
      #expect(reading.content.bytes == Array(0..<128))
      #expect(reading.details.printed?.count == 128 + 89)
      #expect(reading.details.printed == all.linear?.printed)
    }
    for (text, told, alone) in [
      // Without pairs, with one that means nothing, and a label of the health industry.
      ("QUIET", "QUIET", "QUIET"), ("100%", "100%", nil), ("2/4", "2/4", nil),
      ("+A123BJC5D6E71G", "+A123BJC5D6E71G", nil), ("+Q+P+C+T+A+E+G", "qpctaeg", "qpctaeg"),
      ("+A123BJC5D6E71H", "a123BJC5D6E71H", "a123BJC5D6E71H"),
    ] as [(String, String, String?)] {
      let symbol = try Self.make(text)
      let reading = try #require(Self.read(symbol, wanted: both).first)
      #expect(reading.content.bytes == Array(told.utf8))
      #expect(reading.symbology == (told == text ? .code39 : .code39Extended))
      let byName = Self.read(symbol, wanted: .code39Extended)
      #expect(byName.map(\.content.bytes) == (alone.map { [Array($0.utf8)] } ?? []))
      #expect(byName.allSatisfy { $0.symbology == .code39Extended })
    }
  }

  @Test func whatCannotBeMadeIsNamed() {
    #expect(throws: BarcodeEncodingError.unencodable(offset: 1)) { try Self.make("Ab") }
    #expect(throws: BarcodeEncodingError.unencodable(offset: 0)) { try Self.make("é", full: true) }
    #expect(throws: BarcodeEncodingError.unencodable(offset: 0)) { try Self.make("*") }
    #expect(throws: BarcodeEncodingError.invalidOption(.wideRatio(4))) { try Self.make("A", ratio: 4) }
    for count in [0, 129, 5000] {
      #expect(throws: BarcodeEncodingError.wrongLength(count: count, minimum: 1, maximum: 128)) {
        try Self.make(String(repeating: "A", count: count))
      }
    }
  }

  /// Cut off anywhere, at either end, a symbol is not a shorter one.
  @Test func truncationIsRefused() throws {
    let bars = try Self.make("QUIET*ZONE".replacing("*", with: "-")).bars
    for end in stride(from: 5, to: bars.count - 1, by: 2) {
      #expect(RunLine(modules: Array(bars.prefix(end))).readings(Code39.self, wanted: Self.wanted).isEmpty)
      #expect(RunLine(modules: Array(bars.suffix(end))).readings(Code39.self, wanted: Self.wanted).isEmpty)
    }
  }

  static let situations = LineCamera.situations(soft: 0.6)

  @Test(arguments: situations.indices) func photographedLines(_ index: Int) throws {
    try LineChecks.photographed(
      Code39.self, wanted: Self.wanted, Self.situations, index, seed: 50
    ) { round, random in
      let text = Self.text(length: 1 + round % 18, using: &random)
      return (try Self.make(text, ratio: 2 + round % 2), Array(text.utf8))
    }
  }

  @Test func randomLinesSayNothing() {
    LineChecks.silent(Code39.self, wanted: Self.wanted, seed: 13, count: 30_000) { 2 + $0 % 3 }
  }
}
