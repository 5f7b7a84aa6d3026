import TestSupport
import Testing

@testable import QuietZone

@Suite struct StructuredAppendCollectorTests {
  private func barcode(
    _ text: String, _ index: Int, _ count: Int, _ identity: Int, modifier: UInt8 = UInt8(ascii: "1")
  ) -> Barcode {
    let corner = Point2D(x: 0, y: 0)
    return Barcode(
      symbology: .qrCode, identifier: SymbologyIdentifier(code: UInt8(ascii: "Q"), modifier: modifier),
      content: Content(bytes: Array(text.utf8)),
      outline: Quadrilateral(topLeft: corner, topRight: corner, bottomRight: corner, bottomLeft: corner),
      isInverted: false, isMirrored: false, correction: Barcode.Correction(corrected: 0, capacity: 0),
      structuredAppend: count == 0 ? nil : StructuredAppend(index: index, count: count, identity: identity),
      details: .qrCode(QRCodeDetails(version: 1, level: .low, mask: 0, columns: 21, rows: 21)))
  }

  private func parity(_ text: String) -> Int { Int(text.utf8.reduce(0, ^)) }

  @Test func impossiblePlacesAreTold() {
    var collector = StructuredAppendCollector()
    let failure = #expect(throws: StructuredAppendCollector.Failure.self) {
      try collector.add(barcode("x", .max, 3, 0))
    }
    #expect(failure?.message.contains("a set of 3") == true)
  }

  /// PDF417 has sets of any size; what says that it is one of a million is refused.
  @Test func largeSetsAreWholeInTheEnd() throws {
    var collector = StructuredAppendCollector()
    let count = 700
    let texts = (0..<count).map { "\($0)," }
    let identity = parity(texts.joined())
    for step in 0..<count - 1 {
      let index = step * 3 % count
      guard case .incomplete(let missing) = try collector.add(barcode(texts[index], index, count, identity))
      else {
        Issue.record("complete after \(step)")
        return
      }
      #expect(missing.count == count - step - 1 && !missing.contains(index))
    }
    let last = (count - 1) * 3 % count
    guard case .complete(let whole) = try collector.add(barcode(texts[last], last, count, identity)) else {
      Issue.record("not complete")
      return
    }
    #expect(whole.content.bytes == Array(texts.joined().utf8))
    #expect(throws: StructuredAppendCollector.Failure.placeOutOfRange(index: 0, count: 100_000)) {
      try collector.add(barcode("x", 0, 100_000, 0))
    }
  }

  @Test func anyOrderWithDuplicates() throws {
    let identity = parity("one two three")
    var collector = StructuredAppendCollector()
    #expect(try collector.add(barcode("x", 0, 0, 0)) == .single)
    #expect(try collector.add(barcode("three", 2, 3, identity)) == .incomplete(missing: [0, 1]))
    #expect(try collector.add(barcode("three", 2, 3, identity)) == .incomplete(missing: [0, 1]))
    #expect(try collector.add(barcode("one ", 0, 3, identity)) == .incomplete(missing: [1]))
    // A symbol of another set in between.
    #expect(try collector.add(barcode("other", 1, 2, 7)) == .incomplete(missing: [0]))
    let whole = Content(bytes: Array("one two three".utf8))
    let progress = StructuredAppendCollector.Progress(
      symbology: .qrCode, identity: identity, count: 3, missing: [1])
    #expect(collector.progress.first == progress)
    let outcome = try collector.add(barcode("two ", 1, 3, identity))
    guard case .complete(let set) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(set.content == whole)
    #expect(set.barcodes.map { $0.structuredAppend?.index } == [0, 1, 2])
    #expect(collector.pendingCount == 1)
  }

  @Test func wrongParityNamesBothValues() throws {
    var collector = StructuredAppendCollector()
    _ = try collector.add(barcode("ab", 0, 2, 0x55))
    let failure = StructuredAppendCollector.Failure.parity(stated: 0x55, actual: parity("abcd"))
    #expect(throws: failure) { try collector.add(barcode("cd", 1, 2, 0x55)) }
    #expect(collector.pendingCount == 0)
  }

  @Test func contradictionsAndPlacesOutsideAreErrors() throws {
    var collector = StructuredAppendCollector()
    _ = try collector.add(barcode("ab", 0, 2, 1))
    #expect(throws: StructuredAppendCollector.Failure.contradiction(index: 0)) {
      try collector.add(barcode("xy", 0, 2, 1))
    }
    #expect(throws: StructuredAppendCollector.Failure.placeOutOfRange(index: 5, count: 2)) {
      try collector.add(barcode("xy", 5, 2, 1))
    }
  }

  /// Every symbol of an AIM application begins with its indicator; the message has it once.
  @Test func applicationIndicatorStandsOnce() throws {
    var collector = StructuredAppendCollector()
    let identity = parity("abcd")
    let modifier = UInt8(ascii: "5")
    _ = try collector.add(barcode("37cd", 1, 2, identity, modifier: modifier))
    let outcome = try collector.add(barcode("37ab", 0, 2, identity, modifier: modifier))
    guard case .complete(let set) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(set.content == Content(bytes: Array("37abcd".utf8)))
  }

  @Test func unfinishedSetsAreBounded() throws {
    var collector = StructuredAppendCollector()
    for identity in 0..<200 { _ = try collector.add(barcode("a", 0, 2, identity)) }
    #expect(collector.pendingCount == 64)
  }

  struct Series: Sendable {
    let text: String
    let options: WriterOptions
    init(_ text: String, _ options: WriterOptions = WriterOptions()) {
      self.text = text
      self.options = options
    }
  }

  static let series: [Series] = [
    Series(String(repeating: "structured append 0123456789 ", count: 20)),
    Series(String(repeating: "Grüße 25°C ", count: 12)),
    Series(String(repeating: "€ə😀漢", count: 16)),
    // The degree sign has a byte in ISO-8859-1 and a code in kanji mode, which differ in parity.
    Series("点°点茗点°点茗点点茗°点点茗点点"),
    Series(String(repeating: "点", count: 40), WriterOptions(eci: .shiftJIS)),
    Series("0109501101530003\u{1D}10ABC%123\u{1D}21%%", WriterOptions(application: .gs1)),
    Series("CODE%4712\u{1D}lower case", WriterOptions(application: .aim(indicator: Array("37".utf8)))),
  ]

  /// Sets made by the writer, read from their modules, put together in a random order.
  @Test(arguments: series) func setsThatTheWriterMakes(series: Series) throws {
    var random = SeededRandom(seed: 3)
    for count in [2, 3, 7, 16] {
      let symbols = try BarcodeWriter(.qrCode, options: series.options)
        .writeSeries(Content(text: series.text), count: count)
      var collector = StructuredAppendCollector()
      var whole: StructuredAppendCollector.Whole?
      for symbol in symbols.shuffled(using: &random) {
        guard case .grid(let grid) = symbol.shape else { continue }
        let decoded = try QRCode.decode(grid)
        var barcode = barcode("", 0, 0, 0, modifier: decoded.identifier.modifier)
        barcode.content = decoded.content
        barcode.structuredAppend = decoded.structuredAppend
        if case .complete(let set) = try collector.add(barcode) { whole = set }
      }
      var text = series.text
      if case .aim(let indicator) = series.options.application {
        text = String(decoding: indicator, as: UTF8.self) + text
      }
      #expect(whole?.content.text() == text)
      #expect(whole?.barcodes.count == count)
      #expect(collector.pendingCount == 0)
    }
  }

  /// What a set of one of these is and what its symbols decode to.
  static let decoders: [(symbology: Symbology, decode: @Sendable (ModuleGrid) throws -> DecodedSymbol)] = [
    (.dataMatrix, { try DataMatrix.decode($0) }), (.aztec, { try Aztec.decode($0) }),
    (.pdf417, { try PDF417.decode($0) }), (.microPDF417, { try MicroPDF417.decode($0) }),
    (.maxiCode, { try MaxiCode.decode($0) }),
  ]

  /// What a set of `symbology` says once its symbols were read from their modules, the last one first.
  private func whole(
    _ symbology: Symbology, _ content: Content, _ options: WriterOptions, count: Int,
    decode: (ModuleGrid) throws -> DecodedSymbol
  ) throws -> StructuredAppendCollector.Whole? {
    var collector = StructuredAppendCollector()
    var whole: StructuredAppendCollector.Whole?
    for symbol in try BarcodeWriter(symbology, options: options).writeSeries(content, count: count).reversed()
    {
      let grid: ModuleGrid
      switch symbol.shape {
      case .grid(let modules), .hexagons(let modules): grid = modules
      case .bars: continue
      }
      let decoded = try decode(grid)
      var barcode = barcode("", 0, 0, 0, modifier: decoded.identifier.modifier)
      barcode.symbology = symbology
      barcode.content = decoded.content
      barcode.details = decoded.details
      barcode.structuredAppend = decoded.structuredAppend
      if case .complete(let set) = try collector.add(barcode) { whole = set }
    }
    return whole
  }

  /// Every Data Matrix of an AIM application begins with its indicator; the message has it once.
  @Test(arguments: ["12", "A"], [nil, ECI.utf8])
  func indicatorsOfDataMatrixStandOnce(indicator: String, eci: ECI?) throws {
    let options = WriterOptions(eci: eci, application: .aim(indicator: Array(indicator.utf8)))
    let set = try whole(.dataMatrix, Content(text: "HELLO WORLD 12345"), options, count: 3) {
      try DataMatrix.decode($0)
    }
    #expect(set?.content.bytes == Array((indicator + "HELLO WORLD 12345").utf8))
  }

  /// Without an indicator nothing is left out, with GS1's FNC1 neither.
  @Test(arguments: [WriterOptions.Application.general, .gs1])
  func othersKeepTheirFirstCharacters(application: WriterOptions.Application) throws {
    let options = WriterOptions(application: application)
    let set = try whole(.dataMatrix, Content(text: "2112345678901234"), options, count: 2) {
      try DataMatrix.decode($0)
    }
    #expect(set?.content.bytes == Array("2112345678901234".utf8))
  }

  /// Every MaxiCode of modes 2 and 3 has the address; the message has it once, behind the header of
  /// ISO/IEC 15434 where it begins with one.
  @Test(arguments: ["", "[)>\u{1E}01\u{1D}96"], ["84170", "B1050 "])
  func addressesStandOnce(header: String, postalCode: String) throws {
    var options = WriterOptions()
    options.maxiCode = MaxiCodeOptions(
      mode: postalCode == "84170" ? 2 : 3, postalCode: Array(postalCode.utf8), country: 840, serviceClass: 1)
    let content = Content(text: header + "PARCEL 7 OF MANY, THE LAST ONES BEING LARGE")
    let set = try whole(.maxiCode, content, options, count: 3) { try MaxiCode.decode($0) }
    let text = header + postalCode + "\u{1D}840\u{1D}001\u{1D}PARCEL 7 OF MANY, THE LAST ONES BEING LARGE"
    #expect(set?.content.bytes == Array(text.utf8))
  }

  /// Annex H of ISO/IEC 15438:2015 compares file IDs codeword by codeword: zeros in front are part of them.
  @Test(
    arguments: [
      ([5], [0, 5]), ([0], [0, 0]), ([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], [2, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
      ([17, 53], [53, 17]),
    ] as [([UInt16], [UInt16])])
  func fileIDsAreCompared(one: [UInt16], other: [UInt16]) throws {
    var collector = StructuredAppendCollector()
    for (index, fileID) in [one, other].enumerated() {
      var barcode = barcode(index == 0 ? "HELLO " : "THING", 0, 0, 0)
      barcode.symbology = .pdf417
      barcode.structuredAppend = PDF417Macro(index: index, count: 2, fileID: fileID).structuredAppend
      #expect(try collector.add(barcode) == .incomplete(missing: [1 - index]))
    }
    #expect(collector.pendingCount == 2)
  }

  /// Only QR Codes have a parity; what the symbols of others share, if anything, says nothing of their bytes.
  @Test(arguments: decoders.indices) func setsWithoutParity(index: Int) throws {
    let (symbology, decode) = Self.decoders[index]
    let content = Content(text: "A message in parts, whose bytes have any parity: 0123456789")
    var named = WriterOptions()
    if symbology == .aztec { named.aztec.setName = Array("Set".utf8) }
    if symbology == .pdf417 { named.pdf417.macro = PDF417Macro(fileID: [17, 53]) }
    for options in [WriterOptions(), named] {
      let set = try whole(symbology, content, options, count: 3, decode: decode)
      #expect(set?.content.bytes == content.bytes)
    }
  }
}
