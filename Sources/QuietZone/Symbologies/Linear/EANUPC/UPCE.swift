/// UPC-E: a UPC-A of number system 0 or 1 whose number holds enough zeros to be written in six digits; number
/// system and check digit are told by the sets of those (ISO/IEC 15420:2009, 4.3; GS1 General Specifications,
/// 5.2.2.4).
///
/// The content is the eight digits that are printed: number system, six digits, check digit;
/// ``LinearDetails/gtin`` has the whole number with its zeros.
///
/// ```swift
/// let symbol = try BarcodeWriter(.upcE).write("0123456")  // or "01234565", or "012345000065"
/// ```
enum UPCE: LinearSymbology {
  static let symbology = Symbology.upcE
  static let name: StaticString = "UPC-E"
  static let token: StaticString = "upc-e"
  static let standard: StaticString = "ISO/IEC 15420:2009"
  static let identifierCode = UInt8(ascii: "E")
  static let identifierModifiers: StaticString = "03"
  static let quietZone = Symbol.Margins(left: 9, top: 0, right: 7, bottom: 0)
  static let sizes = SymbologyEntry.Sizes(
    minimumColumns: 51, minimumRows: 1, maximumColumns: 51 + 9 + 47, maximumRows: 1, count: 3)
  static let decoder = Symbology.ean13

  /// 7 digits (number system and six), 8 whose check digit is verified, or 11 or 12 of the UPC-A that is
  /// meant; six that no UPC-A is shortened to are refused. An add-on's digits stand behind 8 or in the
  /// options.
  static func encode(_ content: Content, _ options: WriterOptions) throws(BarcodeEncodingError) -> Symbol {
    let request = try EANUPC.request(shortened(content), options, symbology: .upcE, length: 8) { digits in
      CheckDigits.weighted31(expanded(system: digits[0], Array(digits.dropFirst())))
    }
    let digits = request.digits
    guard digits[0] < 2 else { throw .unencodable(offset: 0) }
    // Zeros that another last digit would leave out: the number has another UPC-E (ISO/IEC 15420:2009, 4.3).
    let last = Int(digits[6])
    guard last < 3 || digits[min(last, 5)] > (last == 3 ? 2 : 0) else { throw .unencodable(offset: 6) }
    let sets = EANUPC.upcESets[Int(digits[7])] ^ (digits[0] == 0 ? 0 : 0b111111)
    var pattern = EANUPCPattern()
    pattern.addGuard(3)
    pattern.addLeft(digits[1..<7], sets: sets)
    pattern.addGuard(6)
    pattern.addText(digits[0..<1], -9..<(-2), size: .small)
    pattern.addText(digits[1..<7], 3..<45)
    pattern.addText(digits[7..<8], 53..<60, size: .small)
    if !request.addOn.isEmpty { pattern.addAddOn(request.addOn, gap: 9) }
    let whole = expanded(system: digits[0], Array(digits[1..<7])) + [digits[7]]
    return try EANUPC.symbol(
      .upcE, pattern: pattern, height: 74, quietZone: quietZone, gtin: whole, kind: nil, addOn: request.addOn,
      options: options)
  }

  static func decode(_ row: RunRow, at start: Int, _ options: LinearDecodeOptions) -> LinearReading? {
    EANUPC.decode(row, at: start, options)
  }

  /// The first eleven digits of the UPC-A that number system and six digits stand for: the last of them says
  /// where the zeros were (GS1 General Specifications, 5.2.2.4.2).
  static func expanded(system: UInt8, _ digits: [UInt8]) -> [UInt8] {
    guard digits.count == 6 else { return [system] }
    let (head, tail): (ArraySlice<UInt8>, ArraySlice<UInt8>)
    let last = digits[5]
    switch last {
    case 0, 1, 2: (head, tail) = (digits[0..<2] + [last], digits[2..<5])
    case 3: (head, tail) = (digits[0..<3], digits[3..<5])
    case 4: (head, tail) = (digits[0..<4], digits[4..<5])
    default: (head, tail) = (digits[0..<5], digits[5..<6])
    }
    return [system] + head + [UInt8](repeating: 0, count: 10 - head.count - tail.count) + tail
  }

  /// Eleven or twelve digits of a UPC-A as seven or eight of UPC-E, behind them an add-on's; so too thirteen
  /// with an add-on, as they are read. Anything else stays as it is; what can't be shortened is refused.
  private static func shortened(_ content: Content) throws(BarcodeEncodingError) -> Content {
    guard var digits = EANUPC.values(content.bytes), digits.count <= 18 else { return content }
    if [15, 18].contains(digits.count), digits[0] == 0 { digits.removeFirst() }
    guard [11, 12, 14, 17].contains(digits.count) else { return content }
    for last in UInt8(0)..<10 {
      let kept: [UInt8]
      switch last {
      case 0, 1, 2: kept = digits[1...2] + digits[8...10] + [last]
      case 3: kept = digits[1...3] + digits[9...10] + [last]
      case 4: kept = digits[1...4] + digits[10...10] + [last]
      default: kept = digits[1...5] + [last]
      }
      if expanded(system: digits[0], kept) == Array(digits.prefix(11)) {
        return Content(bytes: EANUPC.ascii(digits[0..<1] + kept + digits.dropFirst(11)))
      }
    }
    throw .unencodable(offset: 1)
  }
}
