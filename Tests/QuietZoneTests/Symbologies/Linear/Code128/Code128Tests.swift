import TestSupport
import Testing

@testable import QuietZone

@Suite struct Code128Tests {
  static let wanted = SymbologySet(.code128)

  static func make(_ bytes: [UInt8], _ application: WriterOptions.Application = .general)
    throws(BarcodeEncodingError)
    -> Symbol
  {
    try BarcodeWriter(.code128, options: WriterOptions(application: application)).write(
      Content(bytes: bytes, eci: .iso8859_1))
  }

  static func read(_ symbol: Symbol) -> [LinearReading] {
    RunLine(modules: symbol.bars).readings(Code128.self, wanted: wanted)
  }

  static func values(_ items: [UInt16]) -> [UInt8] {
    Code128Message(items: items).values()
  }

  /// ISO/IEC 15417:2007, 4.3.1: eleven modules in three bars and spaces, the bars' sum even; all told apart
  /// by the distances between similar edges.
  @Test func tables() {
    #expect(Code128.patterns.count == 107)
    for (value, pattern) in Code128.patterns.enumerated() {
      let widths = (0..<6).map { pattern >> UInt32(20 - 4 * $0) & 15 }
      #expect(widths.reduce(0, +) == 11 && widths.allSatisfy { (1...4).contains($0) })
      #expect((widths[0] + widths[2] + widths[4]) & 1 == 0 || value == 106)
      #expect(Code128.valuesByEdges[CharacterReader<Code128>.edges(pattern)] == UInt8(value))
    }
    #expect(Code128.valuesByEdges.filter { $0 != 255 }.count == 107)
  }

  /// ISO/IEC 15417:2007, Annex A: "AIM1234" is Start B, 33, 41, 45, Code C, 12, 34, check 87.
  @Test func exampleOfTheStandard() {
    let values = Self.values("AIM1234".utf8.map { UInt16($0) })
    #expect(values == [104, 33, 41, 45, 99, 12, 34])
    #expect(Code128.check(values) == 87)
  }

  /// Symbol characters of the shortest symbol, by breadth-first search over what a reader understands.
  static func shortest(_ items: [UInt16]) -> Int {
    struct State: Hashable {
      var index = 0
      var set: Code128.CodeSet
      var isLatched = false
      var isShifted = false
      var isTurned = false
    }
    var front = Set(Code128.CodeSet.allCases.map { State(set: $0) })
    var count = 1
    while !front.contains(where: { $0.index == items.count && !$0.isShifted && !$0.isTurned }) {
      var following: Set<State> = []
      for state in front {
        var next = state
        if !state.isShifted, !state.isTurned {
          for set in Code128.CodeSet.allCases {
            next.set = set
            following.insert(next)
          }
          next = state
        }
        if state.set != .c, !state.isShifted {
          next.isShifted = true
          following.insert(next)
          next = state
          if state.isTurned { next.isLatched.toggle() }
          next.isTurned.toggle()
          following.insert(next)
        }
        guard state.index < items.count else { continue }
        let item = items[state.index]
        let isDigits = items[state.index...].prefix(2).allSatisfy { (48...57).contains($0) }
        next = State(index: state.index + 1, set: state.set, isLatched: state.isLatched)
        if item == Code128Message.fnc1 {
          if !state.isShifted, !state.isTurned { following.insert(next) }
        } else if state.set == .c {
          next.index += 1
          if isDigits, next.index <= items.count { following.insert(next) }
        } else if (item > 127) == (state.isLatched != state.isTurned) {
          let isA = (state.set == .a) != state.isShifted
          if isA ? item & 127 < 96 : item & 127 >= 32 { following.insert(next) }
        }
      }
      front = following
      count += 1
    }
    return count
  }

  @Test func fewestCharacters() {
    let alphabets: [[UInt16]] = [
      [49, 50, 97, 65, 1, 0xE9, 0x81, 0xC1, 256], [49, 97, 1], [0xE9, 0x81, 97, 49], [49, 50, 51, 256, 97],
    ]
    var random = SeededRandom(seed: 5)
    for round in 0..<1200 {
      let alphabet = alphabets[round % 4]
      let items = (0..<1 + Int(random.unit() * 11)).map { _ in
        alphabet[Int(random.unit() * Double(alphabet.count))]
      }
      #expect(Self.values(items).count == Self.shortest(items), "\(items)")
    }
  }

  @Test func everyByteComesBack() throws {
    for byte in UInt8.min...UInt8.max {
      let readings = Self.read(try Self.make([byte, 65, byte]))
      #expect(readings.map(\.content.bytes) == [[byte, 65, byte]])
      #expect(readings.first?.content.sections.first?.eci == (byte > 127 ? .iso8859_1 : .ascii))
    }
    var random = SeededRandom(seed: 8)
    for round in 0..<600 {
      let bytes =
        round % 3 == 0
        ? random.bytes(1 + round % 40)
        : Array(SeededContent.mixed.text(length: 1 + round % 40, using: &random).utf8)
      let readings = Self.read(try Self.make(bytes))
      #expect(readings.map(\.content.bytes) == [bytes])
      #expect(readings.first?.identifier.text == "]C0")
    }
  }

  @Test func latinTextIsISO8859() throws {
    let symbol = try BarcodeWriter(.code128).write("Grüße")
    #expect(Self.read(symbol).map(\.content.bytes) == [[71, 114, 0xFC, 0xDF, 101]])
    #expect(throws: BarcodeEncodingError.unencodable(offset: 2)) { try BarcodeWriter(.code128).write("5 €") }
  }

  @Test func gs1() throws {
    let bytes = Array("010950110153000310AB-123\u{1D}2112".utf8)
    let symbol = try Self.make(bytes, .gs1)
    let printed = "(01)09501101530003(10)AB-123(21)12"
    #expect(symbol.linear?.printed == Array(printed.utf8))
    #expect(symbol.text.map(\.characters) == [Array(printed.utf8)])
    let readings = Self.read(symbol)
    #expect(readings.map(\.content.bytes) == [bytes])
    #expect(readings.first?.identifier.text == "]C1")
    #expect(readings.first?.details.kind == .gs1)
    #expect(readings.first?.details.gtin == Array("09501101530003".utf8))
    #expect(readings.first?.details.printed == Array(printed.utf8))
  }

  @Test func functionCharacters() throws {
    for (indicator, text) in [("37", "DATA"), ("x", "12345")] {
      let readings = Self.read(try Self.make(Array(text.utf8), .aim(indicator: Array(indicator.utf8))))
      #expect(readings.map(\.identifier.text) == ["]C2"])
      #expect(readings.first?.content.bytes == Array((indicator + text).utf8))
    }
    #expect(throws: BarcodeEncodingError.invalidOption(.applicationIndicator)) {
      try Self.make([65], .aim(indicator: [65, 66]))
    }
    var options = WriterOptions()
    options.linear.isForReader = true
    let setup = try BarcodeWriter(.code128, options: options).write("BEEP")
    #expect(Self.read(setup).map(\.details.kind) == [.readerProgramming])
    #expect(Self.read(setup).map(\.content.bytes) == [Array("BEEP".utf8)])
    options.linear.isForReader = false
    options.linear.isAppended = true
    let part = try BarcodeWriter(.code128, options: options).write("12345")
    #expect(Self.read(part).map(\.details.kind) == [.messageAppend])
  }

  @Test func whatCannotBeMadeIsNamed() {
    for count in [0, 257, 5000] {
      #expect(throws: BarcodeEncodingError.wrongLength(count: count, minimum: 1, maximum: 256)) {
        try Self.make([UInt8](repeating: 200, count: count))
      }
    }
  }

  /// A module moved from one run to another gives no other value, a symbol cut short none.
  @Test func damageIsRefused() throws {
    var random = SeededRandom(seed: 9)
    for _ in 0..<300 {
      let bytes = Array(SeededContent.mixed.text(length: 8, using: &random).utf8)
      let bars = try Self.make(bytes).bars
      var damaged = bars
      let place = Int(random.unit() * Double(bars.count - 1))
      guard damaged[place] > 1 else { continue }
      damaged[place] -= 1
      damaged[place + 1] += 1
      // An edge between two characters may well move by a module: neither becomes another one.
      let readings = RunLine(modules: damaged).readings(Code128.self, wanted: Self.wanted)
      #expect(readings.allSatisfy { $0.content.bytes == bytes })
      for end in stride(from: 7, to: bars.count - 1, by: 2) {
        let cut = RunLine(modules: Array(bars.prefix(end)))
        #expect(cut.readings(Code128.self, wanted: Self.wanted).isEmpty)
      }
    }
  }

  static let situations = LineCamera.situations()

  @Test(arguments: situations.indices) func photographedLines(_ index: Int) throws {
    try LineChecks.photographed(
      Code128.self, wanted: Self.wanted, Self.situations, index, seed: 40
    ) { round, random in
      let kind: SeededContent = [.digits, .alphanumeric, .mixed][round % 3]
      let bytes = Array(kind.text(length: 2 + round % 20, using: &random).utf8)
      return (try Self.make(bytes, round % 7 == 0 ? .gs1 : .general), bytes)
    }
  }

  @Test func randomLinesSayNothing() {
    LineChecks.silent(Code128.self, wanted: Self.wanted, seed: 12)
  }
}
