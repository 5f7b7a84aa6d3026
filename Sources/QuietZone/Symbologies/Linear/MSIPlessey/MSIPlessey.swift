/// MSI (Modified Plessey): each digit as four bits, a bit as a bar and a space of together three modules.
///
/// ```swift
/// let options = WriterOptions(linear: LinearOptions(msiCheck: .modulo10))
/// let symbol = try BarcodeWriter(.msiPlessey, options: options).write("1234567")
/// ```
///
/// Numbers of 1 to 60 digits. Check digits are the application's choice: made where
/// ``LinearOptions/msiCheck-swift.property`` names a scheme or ``LinearOptions/check-swift.property`` asks
/// for them, which may also have them verified; always part of the content when read. A weak code: five lines
/// must agree, four where the last digit is a right modulo 10, eight below six digits; below four, and of
/// numbers whose bits repeat every one to four, nothing is read: their bars are those of any fence.
enum MSIPlessey: LinearSymbology {
  static let symbology = Symbology.msiPlessey
  static let name: StaticString = "MSI Plessey"
  static let token: StaticString = "msi-plessey"
  static let standard: StaticString = "MSI (MSI Data Corporation)"
  static let identifierCode = UInt8(ascii: "M")
  /// 0: the check digit, where there is one, is transmitted (ISO/IEC 15424:2008, 4.4).
  static let identifierModifiers: StaticString = "0"
  static let quietZone = Symbol.Margins(left: 12, top: 0, right: 12, bottom: 0)
  static let sizes = SymbologyEntry.Sizes(
    minimumColumns: 19, minimumRows: 1, maximumColumns: 763, maximumRows: 1, count: 60)

  /// Digits at the most, check digits counted.
  static let maximumDigits = 63

  /// The check digits of `scheme`; modulo 11 may need two digits, 10.
  static func checkDigits(_ digits: [UInt8], _ scheme: LinearOptions.MSICheck) -> [UInt8] {
    let eleven = CheckDigits.weighted2to7(digits)
    let first: [UInt8] =
      scheme == .modulo11 || scheme == .modulo11And10
      ? (eleven == 10 ? [1, 0] : [eleven]) : [CheckDigits.luhn(digits)]
    guard scheme == .modulo10And10 || scheme == .modulo11And10 else { return first }
    return first + [CheckDigits.luhn(digits + first)]
  }

  static func encode(_ content: Content, _ options: WriterOptions) throws(BarcodeEncodingError) -> Symbol {
    var digits = try digits(content)
    var check = CheckState.none
    let scheme = options.linear.msiCheck
    switch options.linear.check {
    case .automatic where scheme == nil, .none: break
    case .automatic, .added:
      digits += checkDigits(digits, scheme ?? .modulo10)
      check = .verified
    case .given:
      try verify(digits, scheme ?? .modulo10)
      check = .verified
    }
    // Bits are of fixed widths: 1 as a bar of two modules, 0 as a space of two.
    var pattern = try TwoWidthPattern(ratio: 2)
    pattern.append(0b10, count: 2)
    for digit in digits {
      pattern.interleave(bars: UInt32(digit), spaces: ~UInt32(digit), count: 4)
    }
    pattern.append(0b010, count: 3)
    return try pattern.symbol(
      symbology, quietZone: quietZone, text: digits.map { $0 + 48 }, check: check, options: options.linear)
  }

  private static func digits(_ content: Content) throws(BarcodeEncodingError) -> [UInt8] {
    let bytes = content.bytes
    guard (1...60).contains(bytes.count) else {
      throw .wrongLength(count: bytes.count, minimum: 1, maximum: 60)
    }
    for (offset, byte) in bytes.enumerated() where byte < 48 || byte > 57 {
      throw .unencodable(offset: offset)
    }
    return bytes.map { $0 - 48 }
  }

  /// Whether the digits end with their check digits, one to three of them.
  private static func verify(
    _ digits: [UInt8], _ scheme: LinearOptions.MSICheck
  ) throws(BarcodeEncodingError) {
    for count in 1...3 where digits.count > count {
      if Array(digits.suffix(count)) == checkDigits(Array(digits.dropLast(count)), scheme) { return }
    }
    let count = scheme == .modulo10 || scheme == .modulo11 ? 1 : 2
    let expected = checkDigits(Array(digits.dropLast(count)), scheme)
    throw .wrongCheckCharacter(offset: max(digits.count - count, 0), expected: (expected.first ?? 0) + 48)
  }
}
