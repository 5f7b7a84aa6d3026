import TestSupport
import Testing

@testable import QuietZone

@Suite struct EANUPCTests {
  static let all: SymbologySet = SymbologySet([.ean13, .ean8, .upcA, .upcE])

  static func make(
    _ symbology: Symbology, _ digits: String, addOn: String? = nil
  ) throws(BarcodeEncodingError) -> Symbol {
    var options = WriterOptions()
    options.linear.addOn = addOn.map { Array($0.utf8) }
    return try BarcodeWriter(symbology, options: options).write(digits)
  }

  static func digits(_ count: Int, using random: inout SeededRandom) -> String {
    SeededContent.digits.text(length: count, using: &random)
  }

  /// GS1 General Specifications, 7.9.1: 629104150021 has the check digit 3.
  /// Guard bars are five modules longer than the others, and an add-on's bars begin eight lower.
  @Test(arguments: [(5, nil, 6), (6, nil, nil), (13, "12", 14), (14, "12", nil)] as [(Int, String?, Int?)])
  func barsHaveALeastHeight(height: Int, addOn: String?, minimum: Int?) throws {
    var options = WriterOptions()
    options.linear.height = height
    options.linear.addOn = addOn.map { Array($0.utf8) }
    let writer = BarcodeWriter(.ean13, options: options)
    guard let minimum else {
      _ = try writer.write("123456789012")
      return
    }
    #expect(throws: BarcodeEncodingError.invalidOption(.height(height, minimum: minimum, maximum: 1000))) {
      try writer.write("123456789012")
    }
  }

  @Test func checkDigits() {
    #expect(CheckDigits.weighted31(EANUPC.values("629104150021".utf8) ?? []) == 3)
    #expect(CheckDigits.weighted31(EANUPC.values("03600029145".utf8) ?? []) == 2)
    #expect(CheckDigits.weighted31(EANUPC.values("9638507".utf8) ?? []) == 4)
  }

  /// ISO/IEC 15420, 3.1.2: every digit is two bars and two spaces of seven modules, no two alike, sets A and
  /// C odd and even, and every pair of distances between similar edges belongs to a digit.
  @Test func tables() {
    for pattern in EANUPC.patterns {
      let widths = (0..<4).map { pattern >> UInt16(12 - 4 * $0) & 15 }
      #expect(widths.reduce(0, +) == 7 && widths.allSatisfy { (1...4).contains($0) })
      #expect((widths[1] + widths[3]) & 1 == 1)
      #expect(EANUPC.reversed(EANUPC.reversed(pattern)) == pattern)
    }
    #expect(EANUPC.reversed(0x1234) == 0x4321)
    #expect(Set(EANUPC.patterns).count == 10)
    #expect(!EANUPC.digitsByEdges.contains(0xFF))
    #expect(EANUPC.digitsByEdges.filter { $0 & 0x20 != 0 }.count == 4)
    for sets in [EANUPC.leadingDigitSets, EANUPC.upcESets, EANUPC.addOn5Sets] {
      #expect(Set(sets).count == 10)
    }
    #expect(EANUPC.upcESets.allSatisfy { $0.nonzeroBitCount == 3 })
    #expect(EANUPC.addOn5Sets.allSatisfy { $0.nonzeroBitCount == 2 })
  }

  @Test func kindsAndNumbers() throws {
    for (digits, kind) in [
      ("9780140013993", LinearDetails.Kind.isbn), ("9798886451740", .isbn), ("9790060115615", .ismn),
      ("9771234567003", .issn), ("4006381333931", nil),
    ] {
      let made = try #require(Self.make(.ean13, digits).linear)
      #expect(made.kind == kind)
      #expect(made.gtin == Array("0\(digits)".utf8))
      let line = RunLine(modules: try Self.make(.ean13, digits).bars)
      #expect(line.readings(EAN13.self, wanted: Self.all).map(\.details.kind) == [kind])
    }
    // GS1 General Specifications, figure 5.2.2.4.2-1 and following.
    for (short, whole) in [
      ("0123450", "01200000345"), ("0789123", "07890000012"), ("0456784", "04567000008"),
      ("0345678", "03456700008"), ("1223344", "12233000004"),
    ] {
      let symbol = try Self.make(.upcE, short)
      let gtin = try #require(symbol.linear?.gtin)
      #expect(gtin.dropLast() == ArraySlice("00\(whole)".utf8), "\(short)")
      // The long number is shortened to one that means the same.
      #expect(try Self.make(.upcE, whole).linear?.gtin == gtin)
      #expect(try Self.make(.upcE, String(decoding: gtin.dropFirst(2), as: UTF8.self)).linear?.gtin == gtin)
    }
  }

  @Test func whatCannotBeMadeIsNamed() {
    #expect(throws: BarcodeEncodingError.wrongCheckCharacter(offset: 12, expected: UInt8(ascii: "1"))) {
      try Self.make(.ean13, "4006381333932")
    }
    #expect(throws: BarcodeEncodingError.unencodable(offset: 2)) { try Self.make(.ean8, "12x4567") }
    #expect(throws: BarcodeEncodingError.wrongLength(count: 6, minimum: 7, maximum: 8)) {
      try Self.make(.ean8, "123456")
    }
    #expect(throws: BarcodeEncodingError.invalidOption(.addOn)) {
      try Self.make(.ean8, "1234567", addOn: "1")
    }
    #expect(throws: BarcodeEncodingError.invalidOption(.addOn)) {
      try Self.make(.upcA, "12345678901", addOn: "123")
    }
    #expect(throws: BarcodeEncodingError.unencodable(offset: 1)) { try Self.make(.upcE, "12345678901") }
    #expect(throws: BarcodeEncodingError.unencodable(offset: 0)) { try Self.make(.upcE, "2345678") }
    // Zeros that another last digit says.
    for digits in ["0120003", "0371703", "0442003", "0345034", "0072409", "1234505"] {
      #expect(throws: BarcodeEncodingError.unencodable(offset: 6), "\(digits)") {
        try Self.make(.upcE, digits)
      }
    }
    for symbology in [Symbology.ean13, .ean8, .upcA, .upcE] {
      #expect(throws: BarcodeEncodingError.self) { try Self.make(symbology, "") }
      #expect(throws: BarcodeEncodingError.self) {
        try Self.make(symbology, String(repeating: "1", count: 5000))
      }
    }
  }

  /// Digits behind the main ones are those of an add-on, so that what was read can be made again.
  @Test func contentWithAddOn() throws {
    for (symbology, digits, addOn) in [
      (Symbology.ean13, "9780544668256", "52495"), (.upcA, "027011006951", "02"), (.upcE, "01234565", "12"),
      (.ean8, "96385074", "05"), (.ean8, "96385074", "52495"),
    ] {
      let symbol = try Self.make(symbology, digits + addOn)
      #expect(symbol.bars == (try Self.make(symbology, digits, addOn: addOn).bars))
      #expect(symbol.quietZone.right == 5)
      let readings = RunLine(modules: symbol.bars).readings(EAN13.self, wanted: Self.all)
      // UPC-E is spelt out to thirteen digits next to an add-on.
      let spelt = symbology == .upcE ? "0012345000065" : digits
      #expect(readings.map(\.content.bytes) == [Array((spelt + addOn).utf8)])
      #expect(symbol.bars == (try Self.make(symbology, spelt + addOn).bars))
      #expect(readings.first?.identifier.text == (symbology == .ean8 ? "]E4" : "]E3"))
      #expect(readings.first?.details.addOn == Array(addOn.utf8))
      #expect(readings.first?.last == symbol.bars.count)
    }
  }

  /// Digits stand under their own bars, long bars at guards; UPC-A's outer digits are small and have long
  /// bars.
  @Test func drawing() throws {
    let ean = try Self.make(.ean13, "4006381333931", addOn: "12")
    #expect(
      ean.text.map { String(decoding: $0.characters, as: UTF8.self) } == ["4", "006381", "333931", "12"])
    #expect(ean.text.map(\.columns) == [-9..<(-2), 3..<45, 50..<92, 102..<122])
    #expect(ean.text.map(\.side) == [.below, .below, .below, .above])
    guard case .bars(let pattern, let height) = ean.shape else {
      Issue.record("no bars")
      return
    }
    #expect(height == 74)
    #expect(pattern.insets.count == (pattern.widths.count + 1) / 2)
    let long = pattern.insets.enumerated().filter { $0.element == BarPattern.Inset() }.map(\.offset)
    #expect(long == [0, 1, 14, 15, 28, 29])
    #expect(pattern.insets.suffix(6).allSatisfy { $0 == BarPattern.Inset(top: 8) })
    let upc = try Self.make(.upcA, "03600029145")
    #expect(upc.text.map(\.size) == [.small, .normal, .normal, .small])
    guard case .bars(let bars, _) = upc.shape else { return }
    #expect(bars.insets.filter { $0 == BarPattern.Inset() }.count == 10)
  }

  @Test func leadingZeroIsUPCWhereItIsWanted() throws {
    let line = RunLine(modules: try Self.make(.ean13, "0036602301467").bars)
    let upc = line.readings(EAN13.self, wanted: Self.all)
    #expect(upc.map(\.symbology) == [.upcA])
    #expect(upc.first?.content.bytes == Array("036602301467".utf8))
    #expect(upc.first?.details.gtin == Array("00036602301467".utf8))
    let ean = line.readings(EAN13.self, wanted: .init(.ean13))
    #expect(ean.map(\.symbology) == [.ean13])
    #expect(ean.first?.content.bytes == Array("0036602301467".utf8))
    #expect(line.readings(EAN13.self, wanted: .init(.ean8)).isEmpty)
  }

  /// One wrong digit, a wrong set or a broken guard: nothing is read.
  @Test func damageIsRefused() throws {
    var random = SeededRandom(seed: 3)
    for round in 0..<400 {
      let symbology = [Symbology.ean13, .ean8, .upcA, .upcE][round % 4]
      let count = [12, 7, 11, 6][round % 4]
      let text = symbology == .upcE ? Self.upcE(0, using: &random) : Self.digits(count, using: &random)
      let bars = try Self.make(symbology, text).bars
      var damaged = bars
      let place = Int(random.unit() * Double(bars.count - 1))
      // An edge moves by a module: one digit becomes another or none.
      guard damaged[place] > 1 else { continue }
      damaged[place] -= 1
      damaged[place + 1] += 1
      let readings = RunLine(modules: damaged).readings(EAN13.self, wanted: Self.all)
      #expect(readings.isEmpty, "\(symbology) \(text), edge \(place)")
      for end in stride(from: 3, to: bars.count - 1, by: 2) {
        let cut = RunLine(modules: Array(bars.prefix(end)))
        // What is left of an EAN-13 may be a valid UPC-E of number system 1, and then needs the most lines.
        let left = cut.readings(EAN13.self, wanted: Self.all)
        #expect(left.allSatisfy { $0.content.bytes.first == 49 && $0.linesNeeded == 10 && end == 33 })
      }
    }
  }

  static let situations = LineCamera.situations().filter { $0.description != "small and noisy" }

  @Test(arguments: situations.indices) func photographedLines(_ index: Int) throws {
    try LineChecks.photographed(
      EAN13.self, wanted: Self.all, Self.situations, index, seed: 70, draw: Self.drawn, judge: Self.judge)
  }

  /// The first half of an EAN-13 is no UPC-E of number system 1, however wide the light behind it is that
  /// glare or a bend makes, when bars go on there; one alone is.
  @Test func halfAnEANIsNoUPCE() throws {
    let short = try Self.make(.upcE, "1234565")
    let alone = RunLine(modules: short.bars, quietZone: 8).readings(EAN13.self, wanted: Self.all)
    #expect(alone.map(\.symbology) == [.upcE])
    #expect(RunLine(modules: short.bars, quietZone: 6).readings(EAN13.self, wanted: Self.all).isEmpty)
    let rest = try Self.make(.ean13, "4006381333931").bars.suffix(27)
    for light in [UInt8(6), 8, 12] {
      let bent = RunLine(modules: short.bars + [light] + rest)
      #expect(bent.readings(EAN13.self, wanted: Self.all).isEmpty, "light of \(light) modules")
      #expect(bent.reversedReadings(EAN13.self, wanted: Self.all).isEmpty)
    }
    // An EAN-8 in such a place needs more lines than one alone.
    let eight = try Self.make(.ean8, "96385074").bars
    let lines = [eight, eight + [9] + rest].map {
      RunLine(modules: $0).readings(EAN13.self, wanted: Self.all).map(\.linesNeeded)
    }
    #expect(lines == [[3], [5]])
  }

  /// A label bends away or has a crease: from one digit to the next modules become a quarter narrower, or
  /// from the left edge on wider. Twelve digits are read across one such place, eight and six are not.
  @Test func creaseBetweenDigits() throws {
    // In quarters of a module.
    func line(_ bars: [UInt8], narrow: Range<Int>) -> RunLine {
      RunLine(
        modules: bars.enumerated().map { index, width in width * (narrow.contains(index) ? 3 : 4) },
        quietZone: 40, scale: 12)
    }
    let long = try Self.make(.ean13, "4006381333931").bars
    // Before the last digit, before the last but two, behind the first.
    for narrow in [52..<59, 44..<59, 0..<7] {
      let readings = line(long, narrow: narrow).readings(EAN13.self, wanted: Self.all)
      #expect(readings.map(\.content.bytes) == [Array("4006381333931".utf8)], "narrow \(narrow)")
    }
    // A narrow strip makes two of them.
    #expect(line(long, narrow: 44..<52).readings(EAN13.self, wanted: Self.all).isEmpty)
    // Of an add-on nothing is read across one.
    let added = try Self.make(.ean13, "9780544668256", addOn: "52495").bars
    for (narrow, addOn) in [(0..<0, "52495"), (81..<91, nil)] {
      let readings = line(added, narrow: narrow).readings(EAN13.self, wanted: Self.all)
      #expect(readings.map(\.details.addOn) == [addOn.map { Array($0.utf8) }])
    }
    let eight = try Self.make(.ean8, "96385074").bars
    #expect(line(eight, narrow: 36..<43).readings(EAN13.self, wanted: Self.all).isEmpty)
    let six = try Self.make(.upcE, "01234565").bars
    #expect(line(six, narrow: 23..<33).readings(EAN13.self, wanted: Self.all).isEmpty)
  }

  /// The first two digits of five, where a line ends in the space behind them, are no add-on of two.
  @Test func fiveDigitsCutAreNotTwo() throws {
    var random = SeededRandom(seed: 21)
    for _ in 0..<200 {
      let addOn = Self.digits(5, using: &random)
      let bars = try Self.make(.ean13, "9780544668256", addOn: addOn).bars.prefix(59 + 1 + 3 + 4 + 2 + 4)
      var line = RunLine()
      var place: Int32 = 480
      line.begin(at: 0)
      line.add(place)
      for width in bars {
        place += Int32(width) * 48
        line.add(place)
      }
      line.end(at: place + 24)
      let read = line.readings(EAN13.self, wanted: Self.all)
      #expect(read.count == 1 && read.allSatisfy { $0.details.addOn == nil }, "\(addOn)")
    }
  }

  /// Digits of a UPC-E that is its number's own.
  static func upcE(_ system: Int, using random: inout SeededRandom) -> String {
    while true {
      let text = "\(system)" + digits(6, using: &random)
      if (try? make(.upcE, text)) != nil { return text }
    }
  }

  /// A number of each symbology in turn, some with an add-on.
  static func drawn(
    round: Int, using random: inout SeededRandom
  ) throws -> (symbol: Symbol, expected: Symbol) {
    let symbology = [Symbology.ean13, .ean8, .upcA, .upcE][round % 4]
    let count = [12, 7, 11, 6][round % 4]
    let text =
      symbology == .upcE
      ? upcE(round & 1, using: &random)
      : (symbology == .ean13 ? "\(1 + round % 9)" : "")
        + digits(symbology == .ean13 ? 11 : count, using: &random)
    let addOn = round % 8 == 0 ? "37" : round % 8 == 2 ? "51299" : nil
    let symbol = try make(symbology, text, addOn: addOn)
    return (symbol, symbol)
  }

  /// A number without its add-on is missed, another number wrong.
  static func judge(_ readings: [LinearReading], _ symbol: Symbol) -> LineChecks.Outcome {
    if readings.count == 1, readings[0].details.gtin == symbol.linear?.gtin,
      readings[0].details.addOn == symbol.linear?.addOn, readings[0].symbology == symbol.symbology
    {
      return .read
    }
    return readings.contains { $0.details.gtin != symbol.linear?.gtin } ? .wrong : .missed
  }

  @Test func randomLinesSayNothing() {
    LineChecks.silent(EAN13.self, wanted: Self.all, seed: 11)
  }
}
