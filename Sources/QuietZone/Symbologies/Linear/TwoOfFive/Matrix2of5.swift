/// Matrix 2 of 5: each digit in three bars and the two spaces between them, start and stop with a bar of four
/// modules.
///
/// Numbers of 1 to 80 digits, made with or without the check digit of modulo 10 (``LinearOptions/check``);
/// read from four digits on, by five lines that agree, as three bars are soon met.
enum Matrix2of5: LinearSymbology {
  static let symbology = Symbology.matrix2of5
  static let name: StaticString = "Matrix 2 of 5"
  static let token: StaticString = "matrix-2-of-5"
  static let standard: StaticString = "Matrix 2 of 5 (Nieaf, 1970s)"
  /// ISO/IEC 15424:2008 has no code character for it: X, other.
  static let identifierCode = UInt8(ascii: "X")
  static let identifierModifiers: StaticString = "0"
  static let quietZone = Symbol.Margins(left: 10, top: 0, right: 10, bottom: 0)
  static let sizes = SymbologyEntry.Sizes(
    minimumColumns: 25, minimumRows: 1, maximumColumns: 817, maximumRows: 1, count: 80)

  static func encode(_ content: Content, _ options: WriterOptions) throws(BarcodeEncodingError) -> Symbol {
    let given = try TwoOfFive.digits(content, maximum: TwoOfFive.maximumDigits)
    let (digits, check) = try TwoOfFive.checked(given, options.linear.check)
    var pattern = try TwoWidthPattern(ratio: options.linear.wideRatio)
    pattern.append(width: 4)
    pattern.append(0, count: 5)
    for digit in digits { pattern.append(TwoOfFive.masks[Int(digit) % 10] << 1, count: 6) }
    pattern.append(width: 4)
    pattern.append(0, count: 4)
    return try pattern.symbol(
      symbology, quietZone: quietZone, text: TwoOfFive.ascii(digits), check: check, options: options.linear)
  }
}
