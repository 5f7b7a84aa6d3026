/// EAN-8: eight digits, four of set A and four of set C, for packages too small for an EAN-13 (ISO/IEC
/// 15420:2009, 4.3; GS1 General Specifications, 5.2.2). Carries a GTIN-8 with its check digit. GS1 gives it
/// no add-on, but programs print them: they are made and read as those of an EAN-13.
///
/// ```swift
/// let symbol = try BarcodeWriter(.ean8).write("9638507")  // the check digit 4 is added
/// ```
enum EAN8: LinearSymbology {
  static let symbology = Symbology.ean8
  static let name: StaticString = "EAN-8"
  static let token: StaticString = "ean-8"
  static let standard: StaticString = "ISO/IEC 15420:2009"
  static let identifierCode = UInt8(ascii: "E")
  static let identifierModifiers: StaticString = "4"
  static let quietZone = Symbol.Margins(left: 7, top: 0, right: 7, bottom: 0)
  static let sizes = SymbologyEntry.Sizes(
    minimumColumns: 67, minimumRows: 1, maximumColumns: 67 + 7 + 47, maximumRows: 1, count: 3)
  static let decoder = Symbology.ean13

  /// 7 digits, or 8 whose check digit is verified; an add-on's digits behind 8 or in the options.
  static func encode(_ content: Content, _ options: WriterOptions) throws(BarcodeEncodingError) -> Symbol {
    let request = try EANUPC.request(content, options, symbology: .ean8, length: 8)
    let digits = request.digits
    var pattern = EANUPCPattern()
    pattern.addGuard(3)
    pattern.addLeft(digits[0..<4], sets: 0)
    pattern.addGuard(5)
    pattern.addRight(digits[4..<8])
    pattern.addGuard(3)
    pattern.addText(digits[0..<4], 3..<31)
    pattern.addText(digits[4..<8], 36..<64)
    if !request.addOn.isEmpty { pattern.addAddOn(request.addOn, gap: 7) }
    return try EANUPC.symbol(
      .ean8, pattern: pattern, height: 60, quietZone: quietZone, gtin: digits, kind: nil,
      addOn: request.addOn,
      options: options)
  }

  static func decode(_ row: RunRow, at start: Int, _ options: LinearDecodeOptions) -> LinearReading? {
    EANUPC.decode(row, at: start, options)
  }
}
