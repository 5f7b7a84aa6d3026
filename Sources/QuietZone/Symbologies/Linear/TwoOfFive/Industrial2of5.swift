/// Industrial 2 of 5, also called Standard 2 of 5: each digit in five bars, all spaces narrow.
///
/// Numbers of 1 to 80 digits, made with or without the check digit of modulo 10 (``LinearOptions/check``);
/// read from four digits on, by four lines that agree.
enum Industrial2of5: LinearSymbology {
  static let symbology = Symbology.industrial2of5
  static let name: StaticString = "Industrial 2 of 5"
  static let token: StaticString = "industrial-2-of-5"
  static let standard: StaticString = "Industrial 2 of 5 (Identicon, 1971)"
  static let identifierCode = UInt8(ascii: "S")
  /// 0: no options (ISO/IEC 15424:2008, 4.4).
  static let identifierModifiers: StaticString = "0"
  static let quietZone = Symbol.Margins(left: 10, top: 0, right: 10, bottom: 0)
  static let sizes = SymbologyEntry.Sizes(
    minimumColumns: 29, minimumRows: 1, maximumColumns: 1137, maximumRows: 1, count: 80)
  static let frame = BarsOnly2of5(start: 0b110, startBars: 3, stop: 0b101, stopBars: 3)

  static func encode(_ content: Content, _ options: WriterOptions) throws(BarcodeEncodingError) -> Symbol {
    try frame.encode(symbology, quietZone: quietZone, content: content, options: options)
  }

  static func decode(_ row: RunRow, at start: Int, _ options: LinearDecodeOptions) -> LinearReading? {
    frame.decode(symbology, code: identifierCode, row: row, first: start)
  }
}

/// IATA 2 of 5 (Airline 2 of 5): the digits of Industrial 2 of 5 with the shorter start and stop of
/// Interleaved 2 of 5.
enum IATA2of5: LinearSymbology {
  static let symbology = Symbology.iata2of5
  static let name: StaticString = "IATA 2 of 5"
  static let token: StaticString = "iata-2-of-5"
  static let standard: StaticString = "IATA Resolution 606d"
  static let identifierCode = UInt8(ascii: "R")
  /// 0: no check digit verified (ISO/IEC 15424:2008, 4.4).
  static let identifierModifiers: StaticString = "0"
  static let quietZone = Symbol.Margins(left: 10, top: 0, right: 10, bottom: 0)
  static let sizes = SymbologyEntry.Sizes(
    minimumColumns: 21, minimumRows: 1, maximumColumns: 1129, maximumRows: 1, count: 80)
  static let frame = BarsOnly2of5(start: 0b00, startBars: 2, stop: 0b10, stopBars: 2)

  static func encode(_ content: Content, _ options: WriterOptions) throws(BarcodeEncodingError) -> Symbol {
    try frame.encode(symbology, quietZone: quietZone, content: content, options: options)
  }

  static func decode(_ row: RunRow, at start: Int, _ options: LinearDecodeOptions) -> LinearReading? {
    frame.decode(symbology, code: identifierCode, row: row, first: start)
  }
}
