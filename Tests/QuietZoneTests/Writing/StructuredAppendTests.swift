import Testing

@testable import QuietZone

struct StructuredAppendTests {
  static func series(_ text: String, _ count: Int, _ options: WriterOptions = WriterOptions()) throws
    -> [Symbol]
  {
    try BarcodeWriter(.qrCode, options: options).writeSeries(Content(text: text), count: count)
  }

  /// As in a symbol by itself.
  @Test func bracketsAreNoElementStrings() {
    #expect(throws: BarcodeEncodingError.unencodable(offset: 0)) {
      try Self.series("(01)09501101530003(10)AB", 2, WriterOptions(application: .gs1))
    }
  }

  @Test func everySymbolNamesItsPlaceAndTheParity() throws {
    let text = String(repeating: "structured append ", count: 40)
    let parity = text.utf8.reduce(0) { Int($1) ^ $0 }
    for count in 2...16 {
      let symbols = try Self.series(text, count)
      #expect(symbols.count == count)
      for (index, symbol) in symbols.enumerated() {
        #expect(symbol.bits(20) == "0011" + binary(index, 4) + binary(count - 1, 4) + binary(parity, 8))
        #expect(symbol.qrCode.version == symbols[0].qrCode.version)
        #expect(symbol.qrCode.level == symbols[0].qrCode.level)
      }
    }
  }

  /// The bytes of the byte segment that follows the header in versions 1–9.
  static func bytes(_ symbol: Symbol) -> [UInt8]? {
    let data = symbol.dataCodewords
    func bits(_ start: Int, _ count: Int) -> Int {
      (start..<start + count).reduce(0) { $0 << 1 | Int(data[$1 / 8] >> UInt8(7 - $1 % 8) & 1) }
    }
    guard bits(20, 4) == 4 else { return nil }
    return (0..<bits(24, 8)).map { UInt8(bits(32 + $0 * 8, 8)) }
  }

  @Test func partsTogetherAreTheWholeAndOfEqualSize() throws {
    let text = (0..<200).map { _ in "quiet" }.joined()
    let parts = try Self.series(text, 7).map { try #require(Self.bytes($0)) }
    #expect(parts.flatMap { $0 } == Array(text.utf8))
    let counts = parts.map(\.count)
    #expect((counts.max() ?? 0) - (counts.min() ?? 0) <= 1)
  }

  /// UTF-8 text under its ECI in every symbol, cut between characters only.
  @Test func noCharacterIsDivided() throws {
    let text = String(repeating: "€ə😀", count: 21)
    for count in [2, 5, 16] {
      var whole: [UInt8] = []
      for symbol in try Self.series(text, count) {
        #expect(symbol.bits(32).dropFirst(20) == "0111" + binary(26, 8))
        let data = symbol.dataCodewords
        // Byte mode's indicator begins at bit 32, its count at 36, its bytes at 44.
        let length = Int(data[4] & 15) << 4 | Int(data[5] >> 4)
        let bytes = (0..<length).map { data[5 + $0] << 4 | data[6 + $0] >> 4 }
        #expect(String(validating: bytes, as: UTF8.self) != nil)
        whole += bytes
      }
      #expect(whole == Array(text.utf8))
    }
  }

  @Test func kanjiCountByTheirShiftJISCode() throws {
    let symbols = try Self.series("点茗点", 3)
    let parity = 0x93 ^ 0x5F ^ 0xE4 ^ 0xAA ^ 0x93 ^ 0x5F
    #expect(symbols[2].bits(20) == "0011" + binary(2, 4) + binary(2, 4) + binary(parity, 8))
    #expect(symbols[1].bits(45).dropFirst(20) == "1000" + binary(1, 8) + binary(0x1AAA, 13))
  }

  @Test func fnc1IsInEverySymbol() throws {
    for symbol in try Self.series("0109501101530003", 2, WriterOptions(application: .gs1)) {
      #expect(symbol.bits(28).dropFirst(20) == "01010001")
    }
  }

  @Test func whatIsTooLongSaysSo() {
    #expect(throws: BarcodeEncodingError.tooLong(bits: 20 + 20 + 8 * 2500, capacity: 18672, version: 40)) {
      try Self.series(String(repeating: "a", count: 5000), 2)
    }
  }
}
