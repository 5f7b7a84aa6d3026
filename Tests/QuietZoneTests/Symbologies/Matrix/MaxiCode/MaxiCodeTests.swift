import Testing
import TestSupport

@testable import QuietZone

@Suite struct MaxiCodeTests {
  private func grid(_ symbol: Symbol) -> ModuleGrid {
    guard case .hexagons(let grid) = symbol.shape else { return ModuleGrid(width: 0, height: 0) }
    return grid
  }

  private func decoded(_ content: Content, _ options: WriterOptions = WriterOptions()) throws -> DecodedSymbol
  {
    try MaxiCode.decode(grid(try BarcodeWriter(.maxiCode, options: options).write(content)))
  }

  @Test func everyBitHasItsModule() {
    #expect(MaxiCode.bits.count == 990)
    #expect(MaxiCode.bits.filter { $0 > 0 }.sorted() == Array(1...864))
    for mark in MaxiCode.marks { #expect(MaxiCode.bits[mark.row * 30 + mark.column] == 0) }
  }

  /// Every byte has a code in some set, and a code says its byte.
  @Test func everyByteHasACode() {
    for byte in 0..<256 {
      #expect((0..<5).contains { MaxiCode.codes[$0 * 256 + byte] != 255 }, "\(byte)")
    }
  }

  @Test(arguments: [4, 5, 6]) func roundTrips(_ mode: Int) throws {
    var random = SeededRandom(seed: UInt64(mode))
    var options = WriterOptions()
    options.maxiCode.mode = mode
    for kind in SeededContent.allCases {
      for length in [1, 2, 3, 5, 8] {
        let content = kind.make(length: length, using: &random)
        let symbol = try decoded(content, options)
        #expect(SymbologyChecks<DataMatrix>.means(symbol.content, content), "\(kind) of \(length)")
        #expect(symbol.details == .maxiCode(MaxiCodeDetails(mode: mode)))
      }
    }
  }

  @Test func addresses() throws {
    var options = WriterOptions()
    options.maxiCode = MaxiCodeOptions(
      mode: 2, postalCode: Array("152382802".utf8), country: 840, serviceClass: 1)
    let american = try decoded(Content(text: "PARCEL"), options)
    #expect(american.content.bytes == Array("152382802\u{1D}840\u{1D}001\u{1D}PARCEL".utf8))
    #expect(american.identifier.text == "]U1")
    options.maxiCode = MaxiCodeOptions(
      mode: 3, postalCode: Array("B1050".utf8), country: 56, serviceClass: 999)
    let header = "[)>\u{1E}01\u{1D}96"
    let belgian = try decoded(Content(text: header + "1Z00004951"), options)
    #expect(belgian.content.bytes == Array((header + "B1050 \u{1D}056\u{1D}999\u{1D}1Z00004951").utf8))
    for wrong in ["", "1234567890", "12A"] {
      options.maxiCode = MaxiCodeOptions(mode: 2, postalCode: Array(wrong.utf8))
      #expect(throws: BarcodeEncodingError.invalidOption(.postalCode)) {
        try decoded(Content(text: "A"), options)
      }
    }
    options.maxiCode = MaxiCodeOptions(mode: 7)
    #expect(throws: BarcodeEncodingError.invalidOption(.number(.mode, 7, minimum: 2, maximum: 6))) {
      try decoded(Content(text: "A"), options)
    }
    for mode in 4...6 {
      for addressed in [
        MaxiCodeOptions(mode: mode, postalCode: [49]), MaxiCodeOptions(mode: mode, country: 840),
        MaxiCodeOptions(mode: mode, serviceClass: 1),
      ] {
        options.maxiCode = addressed
        #expect(
          throws: BarcodeEncodingError.invalidOption(.number(.mode, mode, minimum: 2, maximum: 3))
        ) { try BarcodeWriter(.maxiCode, options: options).write("x") }
      }
    }
    options.maxiCode = MaxiCodeOptions(mode: 2, postalCode: [49], country: 1000)
    #expect(throws: BarcodeEncodingError.invalidOption(.number(.country, 1000, minimum: 0, maximum: 999))) {
      try decoded(Content(text: "A"), options)
    }
  }

  @Test func damageIsRepaired() throws {
    var random = SeededRandom(seed: 1)
    let symbol = try BarcodeWriter(.maxiCode).write("MAXICODE REPAIRS 25 OF ITS CODEWORDS")
    for _ in 0..<50 {
      var damaged = grid(symbol)
      var wrong = Array(0..<20).shuffled(using: &random).prefix(5)
      for block in 0..<2 {
        wrong += Array(stride(from: 20 + block, to: 144, by: 2)).shuffled(using: &random).prefix(10)
      }
      for (index, bit) in MaxiCode.bits.enumerated() where bit > 0 {
        let place = Int(bit) - 1
        if wrong.contains(place / 6), place % 6 == 2 { damaged[index % 30, index / 30].toggle() }
      }
      let read = try MaxiCode.decode(damaged)
      #expect(read.content.bytes == Array("MAXICODE REPAIRS 25 OF ITS CODEWORDS".utf8))
      #expect(read.correction == Barcode.Correction(corrected: 25, capacity: 25))
    }
  }

  @Test func sets() throws {
    for count in 2...8 {
      let content = Content(text: "A message in parts, each with its place in the set")
      var joined = Content()
      for (index, symbol) in try BarcodeWriter(.maxiCode).writeSeries(content, count: count).enumerated() {
        let part = try MaxiCode.decode(grid(symbol))
        #expect(part.structuredAppend == StructuredAppend(index: index, count: count, identity: 0))
        joined.append(part.content)
      }
      #expect(joined.bytes == content.bytes)
    }
  }

  @Test func whatDoesNotFitIsSaid() throws {
    #expect(try decoded(Content(bytes: [UInt8](repeating: 65, count: 93))).content.bytes.count == 93)
    #expect(try decoded(Content(bytes: [UInt8](repeating: 49, count: 138))).content.bytes.count == 138)
    #expect(throws: BarcodeEncodingError.tooManyCodewords(needed: 94, capacity: 93)) {
      try decoded(Content(bytes: [UInt8](repeating: 65, count: 94)))
    }
    #expect(throws: BarcodeEncodingError.self) {
      try decoded(Content(bytes: [UInt8](repeating: 65, count: 1 << 20)))
    }
  }

  @Test func randomGridsDoNotTrap() {
    var random = SeededRandom(seed: 3)
    for _ in 0..<2000 {
      _ = try? MaxiCode.decode(ModuleGrid.random(width: 30, height: 33, dark: 0.5, using: &random))
      _ = try? MaxiCodeParser.parse((0..<90).map { _ in UInt8(random.next() & 63) })
    }
  }
}
