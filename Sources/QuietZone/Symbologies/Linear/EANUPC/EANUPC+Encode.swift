extension EANUPC {
  /// What a maker asks for: the digits with their check digit, and an add-on's.
  struct Request {
    var digits: [UInt8]
    var addOn: [UInt8]
  }

  /// Takes the digits apart that a symbology of `length` digits, check digit included, is to carry: all of
  /// them or all but the check digit, and behind all of them perhaps an add-on. `check` computes what their
  /// check digit must be.
  @inline(never)
  static func request(
    _ content: Content, _ options: WriterOptions, symbology: Symbology, length: Int,
    check: ([UInt8]) -> UInt8 = { CheckDigits.weighted31($0) }
  ) throws(BarcodeEncodingError) -> Request {
    var digits: [UInt8] = []
    for (offset, byte) in content.bytes.enumerated() {
      guard byte.isDigit else { throw .unencodable(offset: offset) }
      guard digits.count < 32 else { break }
      digits.append(byte &- 48)
    }
    var addOn: [UInt8] = []
    if digits.count == length + 2 || digits.count == length + 5 {
      addOn = Array(digits[length...])
      digits.removeSubrange(length...)
    }
    if let asked = options.linear.addOn {
      guard let values = values(asked), values.count == 2 || values.count == 5,
        addOn.isEmpty || addOn == values
      else { throw .invalidOption(.addOn) }
      addOn = values
    }
    let maximum = options.linear.check == .added ? length - 1 : length
    let minimum = options.linear.check == .given ? length : length - 1
    guard digits.count >= minimum, digits.count <= maximum else {
      throw .wrongLength(count: content.bytes.count, minimum: minimum, maximum: maximum)
    }
    let expected = check(Array(digits.prefix(length - 1)))
    if digits.count < length { digits.append(expected) }
    guard digits[length - 1] == expected else {
      throw .wrongCheckCharacter(offset: length - 1, expected: expected &+ 48)
    }
    return Request(digits: digits, addOn: addOn)
  }

  /// The symbol of a finished pattern.
  @inline(never)
  static func symbol(
    _ symbology: Symbology, pattern: EANUPCPattern, height: Int, quietZone: Symbol.Margins, gtin: [UInt8],
    kind: LinearDetails.Kind?, addOn: [UInt8], options: WriterOptions
  ) throws(BarcodeEncodingError) -> Symbol {
    let height = options.linear.height ?? height
    let inset = addOn.isEmpty ? 0 : EANUPCPattern.addOnInset
    let least = Int(EANUPCPattern.guardExtension + inset) + 1
    guard height >= least, height <= maximumHeight else {
      throw .invalidOption(.height(height, minimum: least, maximum: maximumHeight))
    }
    var margins = quietZone
    if !addOn.isEmpty { margins.right = LinearReading.lightBehindAddOn }
    let details = LinearDetails(
      check: .verified, gtin: Self.gtin(gtin), addOn: addOn.isEmpty ? nil : ascii(addOn), kind: kind)
    return Symbol(
      symbology: symbology,
      shape: .bars(BarPattern(widths: pattern.widths, insets: pattern.insets), height: height),
      quietZone: margins, details: .linear(details), text: options.linear.showsText ? pattern.text : [])
  }

  /// Highest bars that are made, modules.
  static let maximumHeight = 1000
}
