/// EAN-13: twelve digits of seven modules between guards; which of the left six are of set B says a
/// thirteenth, the first (ISO/IEC 15420:2009, 4.3; GS1 General Specifications, 5.2).
///
/// Carries a GTIN-13 with its check digit. Books (ISBN), serials (ISSN) and printed music (ISMN) are numbered
/// by prefixes of it, see ``LinearDetails/kind-swift.property``. An add-on of two or five digits to its right
/// is made and read with it: the content is then the 13 digits and behind them the add-on's, the identifier
/// `]E3`, and ``LinearDetails/addOn`` holds the add-on alone.
///
/// ```swift
/// let symbol = try BarcodeWriter(.ean13).write("400638133393")  // the check digit 1 is added
/// ```
enum EAN13: LinearSymbology {
  static let symbology = Symbology.ean13
  static let name: StaticString = "EAN-13"
  static let token: StaticString = "ean-13"
  static let standard: StaticString = "ISO/IEC 15420:2009"
  static let identifierCode = UInt8(ascii: "E")
  static let identifierModifiers: StaticString = "03"
  static let quietZone = Symbol.Margins(left: 11, top: 0, right: 7, bottom: 0)
  static let sizes = SymbologyEntry.Sizes(
    minimumColumns: 95, minimumRows: 1, maximumColumns: 95 + 7 + 47, maximumRows: 1, count: 3)

  /// 12 digits, or 13 whose check digit is verified; an add-on's digits behind 13 or in the options.
  static func encode(_ content: Content, _ options: WriterOptions) throws(BarcodeEncodingError) -> Symbol {
    let request = try EANUPC.request(content, options, symbology: .ean13, length: 13)
    let digits = request.digits
    var pattern = EANUPCPattern()
    pattern.addGuard(3)
    pattern.addLeft(digits[1..<7], sets: EANUPC.leadingDigitSets[Int(digits[0])])
    pattern.addGuard(5)
    pattern.addRight(digits[7..<13])
    pattern.addGuard(3)
    pattern.addText(digits[0..<1], -9..<(-2))
    pattern.addText(digits[1..<7], 3..<45)
    pattern.addText(digits[7..<13], 50..<92)
    if !request.addOn.isEmpty { pattern.addAddOn(request.addOn, gap: 7) }
    return try EANUPC.symbol(
      .ean13, pattern: pattern, height: 74, quietZone: quietZone, gtin: digits,
      kind: EANUPC.kind(ean13: digits),
      addOn: request.addOn, options: options)
  }

  /// Reads EAN-8, UPC-A and UPC-E too, each where it is wanted. A first digit 0 is UPC-A where that is wanted
  /// and EAN-13 where not.
  static func decode(_ row: RunRow, at start: Int, _ options: LinearDecodeOptions) -> LinearReading? {
    EANUPC.decode(row, at: start, options)
  }
}
