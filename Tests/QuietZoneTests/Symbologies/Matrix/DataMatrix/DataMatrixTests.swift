import Testing
import TestSupport

@testable import QuietZone

@Suite struct DataMatrixTests {
  private func grid(_ symbol: Symbol) -> ModuleGrid {
    guard case .grid(let grid) = symbol.shape else { return ModuleGrid(width: 0, height: 0) }
    return grid
  }

  private func decoded(_ content: Content, _ options: WriterOptions = WriterOptions()) throws -> DecodedSymbol
  {
    try DataMatrix.decode(grid(try BarcodeWriter(.dataMatrix, options: options).write(content)))
  }

  /// The example of ISO/IEC 16022:2006, Annex O: data 142 164 186, check 114 25 5 88 102.
  @Test func exampleOfTheStandard() throws {
    let message = try CodedMessage(Content(text: "123456"), eci: nil, hasFNC1: false, .builtIn)
    var writer = DataMatrixWriter(header: [], capacity: 3)
    writer.write(DataMatrixPlan(message).segments(capacity: 3), message)
    #expect(writer.codewords == [142, 164, 186])
    #expect(
      DataMatrix.withParity(writer.codewords, DataMatrix.allSizes[0]) == [142, 164, 186, 114, 25, 5, 88, 102])
  }

  @Test func everySizeHasItsCodewords() {
    #expect(DataMatrix.allSizes.count == 48)
    for size in DataMatrix.allSizes {
      #expect(size.rows % size.regionRows == 0 && size.columns % size.regionColumns == 0)
      #expect((size.total - size.data) % size.blocks == 0)
      #expect(size.parity <= 68 && size.data / size.blocks + size.parity <= 255)
    }
  }

  @Test func macros() throws {
    for format in [5, 6] {
      let text = "[)>\u{1E}0\(format)\u{1D}1P123\u{1D}SABC\u{1E}\u{04}"
      let symbol = try decoded(Content(text: text))
      #expect(symbol.content.bytes == Array(text.utf8))
      #expect(symbol.details == .dataMatrix(DataMatrixDetails(columns: 16, rows: 16, macro: format)))
      var plain = WriterOptions()
      plain.dataMatrix.usesMacros = false
      #expect(try decoded(Content(text: text), plain).content.bytes == Array(text.utf8))
    }
  }

  @Test func applications() throws {
    let elements = Content(bytes: Array("0109501101530003172512311012ABC\u{1D}2112345".utf8))
    let gs1 = try decoded(elements, WriterOptions(application: .gs1))
    #expect(gs1.identifier.text == "]d2" && gs1.content.bytes == elements.bytes)
    let aim = try decoded(
      Content(text: "AIM"), WriterOptions(application: .aim(indicator: Array("37".utf8))))
    #expect(aim.identifier.text == "]d3" && aim.content.bytes == Array("37AIM".utf8))
    #expect(throws: BarcodeEncodingError.invalidOption(.applicationIndicator)) {
      try decoded(Content(text: "A"), WriterOptions(application: .aim(indicator: [1])))
    }
    var options = WriterOptions()
    options.dataMatrix.isForReader = true
    let reader = try decoded(Content(text: "SETUP"), options)
    guard case .dataMatrix(let details) = reader.details else { return }
    #expect(details.isForReader)
    // A set's header and the codeword for readers both stand first.
    #expect(throws: BarcodeEncodingError.invalidOption(.unsupported(.dataMatrix))) {
      try BarcodeWriter(.dataMatrix, options: options).writeSeries(Content(text: "SETUP"), count: 2)
    }
  }

  @Test(arguments: [3, 25, 126, 127, 899, 16382, 16383, 80_898, 80_899, 999_999])
  func designators(_ number: UInt32) throws {
    let content = Content(bytes: Array(1...40), eci: ECI(rawValue: number))
    let symbol = try decoded(content)
    #expect(symbol.identifier.text == "]d4" && symbol.content == content)
  }

  @Test func sets() throws {
    var random = SeededRandom(seed: 1)
    for count in 2...16 {
      let content = SeededContent.unicode.make(length: count * 20, using: &random)
      let symbols = try BarcodeWriter(.dataMatrix).writeSeries(content, count: count)
      var joined = Content()
      for (index, symbol) in symbols.enumerated() {
        let part = try DataMatrix.decode(grid(symbol))
        #expect(part.structuredAppend == StructuredAppend(index: index, count: count, identity: 257))
        #expect(grid(symbol).width == grid(symbols[0]).width)
        joined.append(part.content)
      }
      #expect(joined.bytes == content.bytes)
    }
    #expect(throws: BarcodeEncodingError.invalidOption(.structuredAppendCount(17, minimum: 2, maximum: 16))) {
      try BarcodeWriter(.dataMatrix).writeSeries(Content(text: "ABC"), count: 17)
    }
  }

  @Test func whatDoesNotFitIsSaid() throws {
    var options = WriterOptions()
    options.dataMatrix.size = .exactly(columns: 10, rows: 10)
    #expect(throws: BarcodeEncodingError.tooManyCodewords(needed: 4, capacity: 3)) {
      try decoded(Content(text: "12345678"), options)
    }
    options.dataMatrix.size = .exactly(columns: 11, rows: 10)
    #expect(throws: BarcodeEncodingError.invalidOption(.size(columns: 11, rows: 10))) {
      try decoded(Content(text: "1"), options)
    }
    #expect(throws: BarcodeEncodingError.tooManyCodewords(needed: 1559, capacity: 1558)) {
      try decoded(Content(bytes: [UInt8](repeating: 48, count: 3117)))
    }
    #expect(throws: BarcodeEncodingError.tooManyCodewords(needed: 500_000, capacity: 1558)) {
      try decoded(Content(bytes: [UInt8](repeating: 255, count: 1_000_000)))
    }
    #expect(try decoded(Content(bytes: [UInt8](repeating: 48, count: 3116))).content.bytes.count == 3116)
  }

  @Test func rectangles() throws {
    var options = WriterOptions()
    options.dataMatrix.size = .rectangle
    #expect(grid(try BarcodeWriter(.dataMatrix, options: options).write("ABCDEF")).height == 8)
    options.dataMatrix.allowsExtension = true
    let long = grid(
      try BarcodeWriter(.dataMatrix, options: options).write(String(repeating: "QUIET", count: 25)))
    let index = try #require(DataMatrix.size(columns: long.width, rows: long.height))
    #expect(DataMatrix.extensions.contains(index))
  }

  /// Modules that were hard to see are erasures: twice as many codewords can be repaired.
  @Test func erasures() throws {
    let symbol = try BarcodeWriter(.dataMatrix).write("ERASURES COUNT HALF")
    var damaged = grid(symbol)
    var erasures = ModuleGrid(width: damaged.width, height: damaged.height)
    let plan = try #require(
      DataMatrix.plans.first { $0.columns == damaged.width && $0.rows == damaged.height })
    for codeword in plan.codewords.prefix(plan.capacity * 2) {
      damaged[codeword[0].x, codeword[0].y].toggle()
      erasures[codeword[0].x, codeword[0].y] = true
    }
    #expect(throws: BarcodeDecodingError.self) { try DataMatrix.decode(damaged) }
    #expect(
      try DataMatrix.decode(damaged, erasures: erasures).content.bytes == Array("ERASURES COUNT HALF".utf8))
  }
}
