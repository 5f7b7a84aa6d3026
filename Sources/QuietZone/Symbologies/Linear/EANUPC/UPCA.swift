/// UPC-A: the bars of an EAN-13 whose first digit is 0, with twelve digits printed in a way of its own
/// (ISO/IEC 15420:2009, 4.3; GS1 General Specifications, 5.2). Carries a GTIN-12 with its check digit.
///
/// The content is the twelve digits that are printed; ``LinearDetails/gtin`` has all fourteen.
///
/// ```swift
/// let symbol = try BarcodeWriter(.upcA).write("03600029145")  // the check digit 2 is added
/// ```
enum UPCA: LinearSymbology {
  static let symbology = Symbology.upcA
  static let name: StaticString = "UPC-A"
  static let token: StaticString = "upc-a"
  static let standard: StaticString = "ISO/IEC 15420:2009"
  static let identifierCode = UInt8(ascii: "E")
  static let identifierModifiers: StaticString = "03"
  static let quietZone = Symbol.Margins(left: 9, top: 0, right: 9, bottom: 0)
  static let sizes = SymbologyEntry.Sizes(
    minimumColumns: 95, minimumRows: 1, maximumColumns: 95 + 9 + 47, maximumRows: 1, count: 3)
  static let decoder = Symbology.ean13

  /// 11 digits, or 12 whose check digit is verified; an add-on's digits behind 12 or in the options.
  static func encode(_ content: Content, _ options: WriterOptions) throws(BarcodeEncodingError) -> Symbol {
    let request = try EANUPC.request(content, options, symbology: .upcA, length: 12)
    let digits = request.digits
    var pattern = EANUPCPattern()
    pattern.addGuard(3)
    // The bars of the first and the last digit are as long as the guards.
    pattern.inset = BarPattern.Inset()
    pattern.addLeft(digits[0..<1], sets: 0)
    pattern.inset = BarPattern.Inset(bottom: EANUPCPattern.guardExtension)
    pattern.addLeft(digits[1..<6], sets: 0)
    pattern.addGuard(5)
    pattern.addRight(digits[6..<11])
    pattern.inset = BarPattern.Inset()
    pattern.addRight(digits[11..<12])
    pattern.addGuard(3)
    pattern.addText(digits[0..<1], -9..<(-2), size: .small)
    pattern.addText(digits[1..<6], 10..<45)
    pattern.addText(digits[6..<11], 50..<85)
    pattern.addText(digits[11..<12], 97..<104, size: .small)
    if !request.addOn.isEmpty { pattern.addAddOn(request.addOn, gap: 9) }
    return try EANUPC.symbol(
      .upcA, pattern: pattern, height: 74, quietZone: quietZone, gtin: digits, kind: nil,
      addOn: request.addOn, options: options
    )
  }

  static func decode(_ row: RunRow, at start: Int, _ options: LinearDecodeOptions) -> LinearReading? {
    EANUPC.decode(row, at: start, options)
  }
}
