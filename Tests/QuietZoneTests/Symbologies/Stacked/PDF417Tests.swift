import Testing
import TestSupport

@testable import QuietZone

@Suite struct PDF417Tests {
  private func grid(_ symbol: Symbol) -> ModuleGrid {
    guard case .grid(let grid) = symbol.shape else { return ModuleGrid(width: 0, height: 0) }
    return grid
  }

  private func decoded(
    _ content: Content, _ options: WriterOptions = WriterOptions(), isMicro: Bool = false
  ) throws -> DecodedSymbol {
    let writer = BarcodeWriter(isMicro ? .microPDF417 : .pdf417, options: options)
    let grid = grid(try writer.write(content))
    return isMicro ? try MicroPDF417.decode(grid) : try PDF417.decode(grid)
  }

  /// All 3 · 929 patterns are of the cluster they stand in: the widths of bars, alternately added and taken
  /// away, leave 0, 3 or 6 modulo 9 (ISO/IEC 15438:2015, 5.3.1).
  @Test func patternsAreOfTheirCluster() {
    #expect(PDF417Family.patterns.count == 3 * 929)
    for (index, pattern) in PDF417Family.patterns.enumerated() {
      var widths = [1]
      for bit in 1..<17 {
        let (one, other) = (UInt32(pattern) >> UInt32(bit), UInt32(pattern) >> UInt32(bit - 1))
        if one & 1 == other & 1 { widths[widths.count - 1] += 1 } else { widths.append(1) }
      }
      #expect(widths.count == 8 && widths.allSatisfy { $0 <= 6 } && pattern & 1 == 1)
      guard widths.count == 8 else { continue }
      #expect((widths[0] - widths[2] + widths[4] - widths[6] + 9) % 9 == index / 929 * 3)
      #expect(PDF417Family.codeword(UInt32(pattern), cluster: index / 929).map(Int.init) == index % 929)
    }
  }

  /// FNV-1a with 64 bits over the table of ISO/IEC 15438:2015, Annex A, the lower byte of each pattern first.
  @Test func patternsAreThoseOfTheStandard() {
    let bytes = PDF417Family.patterns.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    #expect(bytes.fnv1a == 0x5AF2_6B85_5741_B02D)
  }

  /// The example of ISO/IEC 15438:2015, 5.4.1.5: "PDF417" in text compaction.
  @Test func exampleOfTheStandard() {
    #expect(PDF417Compaction.codewords(Array("PDF417".utf8), isLatched: false) == [453, 178, 121, 239])
  }

  @Test func roundTrips() throws {
    var random = SeededRandom(seed: 1)
    for kind in SeededContent.allCases {
      for length in [1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233] {
        let content = kind.make(length: length, using: &random)
        var options = WriterOptions()
        options.pdf417.isCompact = length % 2 == 0
        let symbol = try decoded(content, options)
        #expect(SymbologyChecks<DataMatrix>.means(symbol.content, content), "\(kind) of \(length)")
        guard length <= 34 else { continue }
        let micro = try decoded(content, isMicro: true)
        #expect(SymbologyChecks<DataMatrix>.means(micro.content, content), "\(kind) of \(length)")
      }
    }
  }

  @Test(arguments: MicroPDF417.variants) func everyMicroSize(_ variant: MicroPDF417.Variant) throws {
    var options = WriterOptions()
    options.pdf417.columns = variant.columns
    options.pdf417.rows = variant.rows
    let content = Content(bytes: [UInt8](repeating: 65, count: max(variant.data * 2 - 4, 1)))
    let symbol = try BarcodeWriter(.microPDF417, options: options).write(content)
    let decoded = try MicroPDF417.decode(grid(symbol))
    #expect(decoded.content.bytes == content.bytes && decoded.details == symbol.details)
  }

  @Test(arguments: 0...8) func levelsRepairWhatTheyPromise(_ level: Int) throws {
    var random = SeededRandom(seed: UInt64(level))
    var options = WriterOptions()
    options.pdf417.level = level
    options.pdf417.columns = 12
    let symbol = try BarcodeWriter(.pdf417, options: options).write("Damage up to the promise is repaired")
    let plain = grid(symbol)
    let clean = try PDF417.decode(plain)
    #expect(clean.correction.corrected == 0)
    guard case .pdf417(let details) = clean.details else { return }
    #expect(details.level == level && details.columns == 12)
    let cells = (0..<details.rows * 12).shuffled(using: &random)
    func damaged(_ count: Int, erased: Bool) -> ModuleGrid {
      var out = plain
      for cell in cells.prefix(count) {
        let (x, row) = (34 + cell % 12 * 17, cell / 12)
        // Another codeword of the same cluster, or none of any.
        let other = PDF417Family.patterns[row % 3 * 929 + Int(random.next() % 929)]
        for y in row * 3..<row * 3 + 3 {
          for bit in 0..<17 { out[x + bit, y] = erased ? false : other >> UInt16(min(bit, 15)) & 1 == 1 }
          out[x + 16, y] = false
        }
      }
      return out
    }
    let capacity = clean.correction.capacity
    #expect(try PDF417.decode(damaged(capacity, erased: false)).content == clean.content)
    let erasures = 2 * capacity
    #expect(try PDF417.decode(damaged(erasures, erased: true)).content == clean.content)
    if let read = try? PDF417.decode(damaged(capacity * 3 + 4, erased: false)) {
      #expect(read.content == clean.content)
    }
  }

  /// Readers take padding alone for no symbol; of MicroPDF417 they do not.
  @Test func nothingIsNoPDF417() throws {
    #expect(throws: BarcodeEncodingError.wrongLength(count: 0, minimum: 1, maximum: 2710)) {
      try BarcodeWriter(.pdf417).write("")
    }
    #expect(try MicroPDF417.decode(grid(BarcodeWriter(.microPDF417).write(""))).content.bytes.isEmpty)
  }

  @Test func setsAndTheirFields() throws {
    var options = WriterOptions()
    options.pdf417.macro = PDF417Macro(
      fileID: [17, 53], fileName: Array("photo.jpg".utf8), sender: Array("Ada".utf8),
      addressee: Array("Bob".utf8), timestamp: 1_700_000_000, fileSize: 1234, checksum: 51_966)
    let content = Content(text: "A message in parts, each with its place and what the file is. 0123456789")
    for symbology in [Symbology.pdf417, .microPDF417] {
      var options = options
      if symbology == .microPDF417 { options.pdf417.macro = PDF417Macro(fileID: [7]) }
      for count in 2...5 {
        var joined = Content()
        let symbols = try BarcodeWriter(symbology, options: options).writeSeries(content, count: count)
        for (index, symbol) in symbols.enumerated() {
          let isMicro = symbology == .microPDF417
          let part = isMicro ? try MicroPDF417.decode(grid(symbol)) : try PDF417.decode(grid(symbol))
          #expect(part.details == symbol.details)
          #expect(part.structuredAppend?.index == index && part.structuredAppend?.count == count)
          joined.append(part.content)
        }
        #expect(joined.bytes == content.bytes)
      }
    }
  }

  /// The macro control block of codewords of PDF417 that begin with one.
  private func macro(_ field: UInt16, _ codewords: [UInt16]) throws -> PDF417Macro? {
    var digits: [UInt16] = []
    PDF417Compaction.append(digits: Array("00000".utf8)[...], to: &digits)
    return try PDF417Parser.parse([928] + digits + [7, 923, field] + codewords, from: 0, isMicro: false).macro
  }

  @Test func fileSizesHave64Bits() throws {
    for size in [0, 9_223_372_036_854_775_808, 10_000_000_000_000_000_000, UInt64.max] {
      var options = WriterOptions()
      options.pdf417.macro.fileSize = size
      let symbols = try BarcodeWriter(.pdf417, options: options).writeSeries(Content(text: "AB"), count: 2)
      guard case .pdf417(let details) = try PDF417.decode(grid(symbols[0])).details else { return }
      #expect(details.macro?.fileSize == size)
    }
    var digits: [UInt16] = []
    PDF417Compaction.append(digits: Array("18446744073709551616".utf8)[...], to: &digits)
    #expect(try macro(5, digits).map { $0.fileSize } == .some(nil))
  }

  /// Fields begin in code page 437 and may hold ECIs (ISO/IEC 15438:2015, Annex H.2.3); ours name theirs.
  @Test func fieldsAreInTheirCharacterSet() throws {
    let sender = Array("J".utf8) + [0xFC] + Array("rgen".utf8)
    let block = PDF417Control.codewords(PDF417Macro(sender: sender))
    #expect(block[3...].starts(with: [1, 923, 3, 927, 3]))
    #expect(try PDF417Parser.parse(block, from: 0, isMicro: false).macro?.sender == sender)
    // The byte 81 by a shift; E0 is an alpha, which ISO-8859-1 has not.
    #expect(try macro(3, [9 * 30 + 29, 913, 0x81]).map { $0.sender } == [74, 0xFC])
    #expect(try macro(0, [901, 0xE1, 0xF8, 65]).map { $0.fileName } == [0xDF, 0xB0, 65])
    #expect(try macro(4, [901, 0xE0]).map { $0.addressee } == .some(nil))
    #expect(try macro(0, [927, 2, 901, 0x81]).map { $0.fileName } == [0xFC])
    #expect(try macro(0, [927, 26, 901, 0xC3, 0xBC]).map { $0.fileName } == [0xFC])
    #expect(try macro(0, [927, 26, 901, 0xE6, 0xBC, 0xA2]).map { $0.fileName } == .some(nil))
    #expect(try macro(0, [927, 7, 901, 0xB0]).map { $0.fileName } == .some(nil))
  }

  /// As Unicode's table of code page 437 has it, byte by byte.
  @Test func codePage437() {
    let upper =
      "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀"
      + "αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u{A0}"
    #expect(PDF417Control.codePage437.count == 128)
    #expect(PDF417Control.codePage437 == upper.unicodeScalars.map { UInt8(exactly: $0.value) ?? 0 })
  }

  @Test(arguments: [3, 25, 899, 900, 810_899, 810_900, 811_799]) func designators(_ number: UInt32) throws {
    let content = Content(bytes: Array(1...40), eci: ECI(rawValue: number))
    let symbol = try decoded(content)
    #expect(symbol.identifier.text == "]L1" && symbol.content == content)
    #expect(try decoded(content, isMicro: true).content == content)
  }

  @Test(arguments: [
    (WriterOptions.Application.gs1, "0109501101530003", "]L3"),
    (.gs1, "10ABC-12\u{1D}2112345", "]L3"), (.gs1, "01095011015300031725123110A", "]L3"),
    (.aim(indicator: [65]), "BCDE", "]L4"), (.aim(indicator: [51, 55]), "0123456789012345", "]L4"),
    (.aim(indicator: [51, 55]), "abc", "]L4"),
  ])
  func applications(
    _ application: WriterOptions.Application, _ text: String, _ identifier: String
  ) throws {
    let options = WriterOptions(application: application)
    var wanted = Array(text.utf8)
    if case .aim(let indicator) = application { wanted = indicator + wanted }
    let symbol = try decoded(Content(bytes: Array(text.utf8)), options, isMicro: true)
    #expect(symbol.content.bytes == wanted && symbol.identifier.text == identifier)
    #expect(symbol.identifier.isGS1 == (identifier == "]L3"))
    #expect(throws: BarcodeEncodingError.self) {
      try BarcodeWriter(.microPDF417, options: options).writeSeries(Content(text: text), count: 2)
    }
  }

  /// Symbols that stand for a Code 128, by their first codeword; what is linked to another symbol is refused.
  @Test func firstCodewordsOfMicroPDF417() throws {
    func parsed(_ codewords: [UInt16]) throws -> PDF417Parser {
      try PDF417Parser.parse(codewords, from: 0, isMicro: true)
    }
    // A GTIN in numeric compaction, behind the 01 that 905 stands for.
    var digits: [UInt16] = []
    PDF417Compaction.append(digits: Array("09501101530003".utf8)[...], to: &digits)
    let item = try parsed([905] + digits)
    #expect(item.content.bytes == Array("0109501101530003".utf8) && item.identifier.text == "]L3")
    #expect(try parsed([910, 1]).identifier.text == "]L5")
    #expect(try parsed([910, 1]).content.bytes == Array("AB".utf8))
    #expect(try parsed([911] + digits).content.bytes == Array("09501101530003".utf8))
    for linked in [UInt16(906), 907, 912, 914, 915, 918, 920] {
      #expect(throws: BarcodeDecodingError.self) { try parsed([linked, 1, 2]) }
    }
    // ISO/IEC 15434 in formats 05 and 06: header and trailer, with the compaction named behind them.
    for (macro, format) in [(UInt16(916), "05"), (917, "06")] {
      let header = "[)>\u{1E}\(format)\u{1D}"
      let text = try parsed([macro, 900, 1, 902] + digits + [900, 900])
      #expect(text.content.bytes == Array((header + "AB09501101530003\u{1E}\u{4}").utf8))
      #expect(text.identifier.text == "]L2")
      let bytes = try parsed([macro, 927, 26, 901, 0xC3, 0xBC])
      #expect(bytes.content.bytes == Array((header + "ü\u{1E}\u{4}").utf8))
      #expect(bytes.identifier.text == "]L1")
      for refused in [[macro, 1], [macro, 927, 26, 1], [macro, 928, 111, 100, 1], [900, macro, 1]] {
        #expect(throws: BarcodeDecodingError.self) { try parsed(refused) }
      }
      #expect(throws: BarcodeDecodingError.self) {
        try PDF417Parser.parse([macro, 900, 1], from: 0, isMicro: false)
      }
    }
    // In PDF417 they say nothing.
    #expect(throws: BarcodeDecodingError.self) { try PDF417Parser.parse([903, 1], from: 0, isMicro: false) }
  }

  @Test func whatIsNotPossibleIsSaid() {
    #expect(throws: BarcodeEncodingError.invalidOption(.number(.eci, 811_800, minimum: 0, maximum: 811_799)))
    {
      try decoded(Content(bytes: [1], eci: ECI(rawValue: 811_800)))
    }
    var options = WriterOptions()
    options.pdf417.columns = 31
    #expect(throws: BarcodeEncodingError.invalidOption(.number(.columns, 31, minimum: 1, maximum: 30))) {
      try decoded(Content(text: "A"), options)
    }
    options.pdf417.columns = 5
    #expect(throws: BarcodeEncodingError.invalidOption(.number(.columns, 5, minimum: 1, maximum: 4))) {
      try decoded(Content(text: "A"), options, isMicro: true)
    }
    options.pdf417.columns = nil
    options.pdf417.level = 9
    #expect(throws: BarcodeEncodingError.invalidOption(.number(.level, 9, minimum: 0, maximum: 8))) {
      try decoded(Content(text: "A"), options)
    }
    #expect(throws: BarcodeEncodingError.self) {
      try decoded(Content(bytes: [UInt8](repeating: 200, count: 1200)))
    }
    #expect(throws: BarcodeEncodingError.self) {
      try decoded(Content(bytes: [UInt8](repeating: 200, count: 200)), isMicro: true)
    }
    #expect(throws: BarcodeEncodingError.tooManyCodewords(needed: 333_333, capacity: 925)) {
      try decoded(Content(bytes: [UInt8](repeating: 200, count: 1_000_000)))
    }
  }

  @Test func randomGridsAreRefused() {
    var random = SeededRandom(seed: 3)
    var accepted = 0
    for _ in 0..<500 {
      let (width, height) = (Int(random.next() % 600), Int(random.next() % 90))
      let noise = ModuleGrid.random(width: width, height: height, dark: 0.5, using: &random)
      if (try? PDF417.decode(noise)) != nil { accepted += 1 }
      if (try? MicroPDF417.decode(noise)) != nil { accepted += 1 }
    }
    #expect(accepted == 0)
  }

  /// No random codewords trap the parser.
  @Test func randomCodewords() {
    var random = SeededRandom(seed: 4)
    for _ in 0..<20_000 {
      let codewords = (0..<Int(random.next() % 40)).map { _ in
        UInt16(random.next() % 4 == 0 ? 900 + random.next() % 29 : random.next() % 929)
      }
      _ = try? PDF417Parser.parse(codewords, from: 0, isMicro: random.next() & 1 == 0)
      _ = try? DataMatrixParser.parse(codewords.map { UInt8(truncatingIfNeeded: $0) })
    }
  }
}
