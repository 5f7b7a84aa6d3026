import Testing
import TestSupport

@testable import QuietZone

/// Lines photographed with blur, noise and spreading ink; and what looks like a symbol and is none.
struct TwoWidthCameraTests {
  static let symbologies: [Symbology] = [
    .codabar, .interleaved2of5, .itf14, .industrial2of5, .iata2of5, .matrix2of5, .msiPlessey, .code11,
    .telepen,
    .pharmacode,
  ]

  /// Random content that the symbology takes.
  static func content(_ symbology: Symbology, using random: inout SeededRandom) -> [UInt8] {
    func draw(_ alphabet: String, _ count: Int) -> [UInt8] {
      let letters = Array(alphabet.utf8)
      return (0..<count).map { _ in letters[Int(random.unit() * Double(letters.count))] }
    }
    let length = 6 + Int(random.unit() * 7)
    switch symbology {
    case .codabar: return draw("ABCD", 1) + draw("0123456789-$:/.+", length) + draw("ABCD", 1)
    case .itf14: return draw("0123456789", 13)
    case .code11: return draw("0123456789-", length)
    case .telepen: return draw("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefgh 0123456789", length)
    case .pharmacode: return Array("\(16 + Int(random.unit() * 131_000))".utf8)
    default: return draw("0123456789", length & ~1)
    }
  }

  static func readings(_ line: RunLine, _ wanted: SymbologySet) -> [LinearReading] {
    SymbologyCatalogue.entries.flatMap { entry -> [LinearReading] in
      guard let decoder = entry.linear, decoder.symbology == entry.symbology else { return [] }
      return line.withRow { row in
        stride(from: 1, to: row.count, by: 2).compactMap {
          decoder.decode(row, $0, LinearDecodeOptions(wanted: wanted))
        }
      }
    }
  }

  @Test(arguments: symbologies) func photographedLinesAreRead(_ symbology: Symbology) throws {
    var random = SeededRandom(seed: UInt64(symbology.rawValue))
    let own = symbology == .itf14 ? SymbologySet([.interleaved2of5, .itf14]) : SymbologySet(symbology)
    let wanted = SymbologySet.all.union(own)
    var read = 0
    for trial in 0..<60 {
      let hasRatio = WriterOption.wideRatio.symbologies.contains(symbology)
      let options = WriterOptions(linear: LinearOptions(wideRatio: hasRatio ? 2 + trial % 2 : 3))
      let content = Self.content(symbology, using: &random)
      let symbol = try BarcodeWriter(symbology, options: options).write(Content(bytes: content))
      var camera = LineCamera(scale: random.real(1.6...4), seed: UInt64(trial))
      camera.blur = random.real(0...0.4)
      camera.noise = random.real(0...5)
      camera.gain = random.real(-0.25...0.25)
      camera.stretch = random.real(1...1.2)
      camera.quietZone = 12
      let line = try #require(camera.photograph(symbol.bars))
      let readings = Self.readings(line, wanted)
      let printed = symbol.text.first?.characters ?? []
      let isRight = readings.contains { $0.symbology == symbology && $0.content.bytes == printed }
      read += isRight ? 1 : 0
      #expect(readings.filter { $0.symbology == symbology }.count <= 1)
      #expect(readings.allSatisfy { $0.symbology != symbology || $0.content.bytes == printed })
      if symbology != .pharmacode { #expect(readings.count == (isRight ? 1 : 0)) }
    }
    #expect(read >= 58, "\(symbology): \(read) of 60")
  }

  /// Random bars look like six digits now and then, but rarely with a check digit or with a quiet zone, and
  /// like four of them more often.
  @Test(arguments: [
    ("818055", 7, false), ("818055", 10, true), ("818056", 7, true), ("81805401", 7, true),
    ("9004", 7, false),
    ("9004", 10, true),
  ])
  func shortNumbersNeedTheirQuietZone(_ number: String, _ quietZone: Int, _ isRead: Bool) throws {
    let symbol = try BarcodeWriter(.interleaved2of5).write(number)
    // Between bars of other widths, as in a picture full of them.
    let stripes = [1, 3, 1, 5, 2, 1]
    let bars = symbol.bars.map { Int($0) }
    let runs: [Int] = stripes + [quietZone] + bars + [quietZone] + stripes
    var row: [UInt8] = []
    for (index, modules) in runs.enumerated() {
      row += [UInt8](repeating: index & 1 == 0 ? 255 : 0, count: modules * 4)
    }
    let pixels = (0..<60).flatMap { _ in row }
    let image = try #require(LuminanceImage(width: row.count, height: 60, pixels: pixels))
    let options = ReaderOptions(symbologies: SymbologySet(.interleaved2of5))
    let numbers = BarcodeReader(options).read(image.view).map { $0.content.bytes }
    #expect(numbers == (isRead ? [Array(number.utf8)] : []))
  }

  /// Behind 42, and bars and spaces of 33 that are narrow as a start's are, 3970 looks like a whole number:
  /// it is one where paper is beside it, and none where something darker than that lies on the rest, be it by
  /// a little: paper that is white at one end alone is glare.
  @Test(arguments: [(UInt8(255), true), (250, true), (225, false), (200, false), (128, false), (90, false)])
  func whatLiesOnASymbolIsNoPaper(_ grey: UInt8, _ isPaper: Bool) throws {
    let bars = try BarcodeWriter(.interleaved2of5).write("42333970").bars.map { Int($0) }
    let runs: [Int] = [12] + bars + [12]
    // Quiet zone, start, 42, and all of 33 but its last two bars and spaces.
    let covered = runs[..<21].reduce(0, +)
    var row: [UInt8] = []
    for (index, modules) in runs.enumerated() {
      row += [UInt8](repeating: index & 1 == 0 ? 255 : 0, count: modules * 4)
    }
    for x in 0..<covered * 4 { row[x] = grey }
    let pixels = (0..<60).flatMap { _ in row }
    let image = try #require(LuminanceImage(width: row.count, height: 60, pixels: pixels))
    let found = BarcodeReader(ReaderOptions(symbologies: SymbologySet(.interleaved2of5))).read(image.view)
    #expect(found.map(\.content.bytes) == (isPaper ? [Array("3970".utf8)] : []))
  }

  /// Pharmacode, which any stripes resemble, is not asked for.
  @Test func randomRunsAreNoSymbol() {
    var random = SeededRandom(seed: 5)
    let wanted = SymbologySet(Self.symbologies).subtracting(SymbologySet(.pharmacode))
    for trial in 0..<4000 {
      let line = RunLine.random(runs: 120, most: 2 + trial % 3, using: &random)
      #expect(Self.readings(line, wanted).isEmpty)
    }
  }

  /// A line that leaves a symbol in the middle of a bar or space, with paper behind it.
  @Test(arguments: symbologies.filter { $0 != .pharmacode })
  func partsOfFramedSymbolsAreNone(_ symbology: Symbology) throws {
    var random = SeededRandom(seed: 77)
    for _ in 0..<20 {
      let symbol = try BarcodeWriter(symbology).write(
        Content(bytes: Self.content(symbology, using: &random)))
      for end in stride(from: 9, to: symbol.bars.count, by: 2) {
        let line = RunLine(modules: Array(symbol.bars.prefix(end)), quietZone: 12)
        for reading in Self.readings(line, SymbologySet(Self.symbologies)) {
          // What a cut 2 of 5 may look like asks for more lines than one place of a picture gives.
          #expect(reading.linesNeeded >= 3, "\(symbology) cut at \(end) of \(symbol.bars.count)")
        }
      }
    }
  }

  @Test func hostileRowsDoNotTrap() {
    var random = SeededRandom(seed: 9)
    let wanted = SymbologySet(Self.symbologies)
    for count in 0..<200 {
      var line = RunLine()
      line.begin(at: 0)
      var place: Int32 = 0
      for _ in 0..<count {
        place &+= Int32(random.chance(0.2) ? 0 : random.unit() * (random.chance(0.1) ? 10_000_000 : 30))
        line.add(max(place, 0))
      }
      line.end(at: max(place, 0))
      _ = Self.readings(line, wanted)
    }
  }

  @Test func checkDigitsAreThoseOfTheStandards() {
    // GS1 General Specifications 7.9.1: GTIN 629104150021 has 3; ISO/IEC 7812-1: 7992739871 has 3.
    #expect(CheckDigits.weighted31([6, 2, 9, 1, 0, 4, 1, 5, 0, 0, 2, 1]) == 3)
    #expect(CheckDigits.luhn([7, 9, 9, 2, 7, 3, 9, 8, 7, 1]) == 3)
    #expect(CheckDigits.weighted31([]) == 0 && CheckDigits.luhn([]) == 0)
  }

  @Test func tablesHaveTheirSizes() {
    #expect(TwoOfFive.masks.count == 10 && TwoOfFive.masks.allSatisfy { $0.nonzeroBitCount == 2 })
    #expect((0..<10).allSatisfy { TwoOfFive.digit(TwoOfFive.masks[$0]) == UInt8($0) })
    #expect(Codabar.masks.count == 20 && Set(Codabar.masks).count == 20 && Codabar.characters.count == 20)
    #expect(Code11.masks.count == 12 && Set(Code11.masks).count == 12 && Code11.characters.count == 11)
  }

  @Test(arguments: [
    (Symbology.itf14, "1540014128876", LinearOptions.Check.none), (.itf14, "15400141288764", .automatic),
    (.interleaved2of5, "123", .automatic), (.interleaved2of5, "12a4", .automatic),
    (.codabar, "A12A4B", .automatic),
    (.codabar, "A1234", .automatic), (.code11, "12A", .automatic), (.msiPlessey, "12345", .given),
    (.telepen, "é", .automatic), (.pharmacode, "2", .automatic), (.pharmacode, "131071", .automatic),
    (.industrial2of5, "", .automatic),
  ])
  func whatCannotBeIsRefused(_ symbology: Symbology, _ text: String, _ check: LinearOptions.Check) {
    let options = WriterOptions(linear: LinearOptions(check: check))
    #expect(throws: BarcodeEncodingError.self) { try BarcodeWriter(symbology, options: options).write(text) }
  }

  /// A scheme of MSI that is named is applied; without one nothing is added unless that is asked for.
  @Test func namedCheckDigitsAreMade() throws {
    func bars(_ text: String, _ options: LinearOptions) throws -> [UInt8] {
      try BarcodeWriter(.msiPlessey, options: WriterOptions(linear: options)).write(text).bars
    }
    #expect(try bars("1234567", LinearOptions()) == bars("1234567", LinearOptions(check: .none)))
    #expect(try bars("1234567", LinearOptions(check: .added)) == bars("12345674", LinearOptions()))
    for scheme in LinearOptions.MSICheck.allCases {
      let named = try bars("1234567", LinearOptions(msiCheck: scheme))
      #expect(try named == bars("1234567", LinearOptions(check: .added, msiCheck: scheme)))
      #expect(try named != bars("1234567", LinearOptions()))
      #expect(
        try bars("1234567", LinearOptions(check: .none, msiCheck: scheme)) == bars("1234567", LinearOptions())
      )
    }
  }

  @Test func telepenTellsDigitsFromText() throws {
    let options = WriterOptions(linear: LinearOptions(isNumeric: true))
    for (text, modifier) in [
      ("00112233", "1"), ("0123456", "2"), ("98765432109", "2"), ("7", "0"),
      ("0X", "1"), ("9X12", "1"), ("001X2", "2"),
    ] {
      let symbol = try BarcodeWriter(.telepen, options: options).write(text)
      let readings = Self.readings(
        RunLine(modules: symbol.bars, quietZone: 12), SymbologySet(.telepen))
      #expect(readings.map(\.content.bytes) == [Array(text.utf8)])
      #expect(readings.first?.identifier.text == "]B" + modifier)
    }
    // USS Telepen, 2.2.2: 17 to 26 are a digit and X.
    #expect(Telepen.characters(ofDigits: [0, 40, 9, 40]) == [17, 26])
    for text in ["X1", "1XX", "12X", "1x"] {
      #expect(throws: BarcodeEncodingError.self) { try BarcodeWriter(.telepen, options: options).write(text) }
    }
    // Text that older readers would take for digits says by its start that it is none.
    let control = Content(bytes: [65, 27, 66])
    let symbol = try BarcodeWriter(.telepen).write(control)
    #expect(
      Self.readings(RunLine(modules: symbol.bars, quietZone: 12), SymbologySet(.telepen))
        .map(\.content.bytes) == [control.bytes])
  }
}
