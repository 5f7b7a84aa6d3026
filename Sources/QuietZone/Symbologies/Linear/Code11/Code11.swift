/// Code 11 (USD-8): digits and the hyphen, with the check characters C and K.
///
/// ```swift
/// let symbol = try BarcodeWriter(.code11).write("123-45")
/// ```
///
/// Up to 80 characters. Made with both check characters unless ``LinearOptions/check`` says
/// ``LinearOptions/Check/none``; ``LinearOptions/Check/given`` verifies the last two. Read only when both are
/// right, or, up to ten characters, the C alone (the standard lets short symbols leave K out): they are part
/// of the content.
enum Code11: LinearSymbology {
  static let symbology = Symbology.code11
  static let name: StaticString = "Code 11"
  static let token: StaticString = "code-11"
  static let standard: StaticString = "AIM USD-8"
  static let identifierCode = UInt8(ascii: "H")
  /// 0 one, 1 two check characters verified and transmitted (ISO/IEC 15424:2008, 4.4).
  static let identifierModifiers: StaticString = "01"
  static let quietZone = Symbol.Margins(left: 10, top: 0, right: 10, bottom: 0)
  static let sizes = SymbologyEntry.Sizes(
    minimumColumns: 22, minimumRows: 1, maximumColumns: 1000, maximumRows: 1, count: 80)
  static let maximumLength = 80

  /// ASCII of the characters by their value (AIM USD-8, Table 1).
  static let characters = [UInt8](ascii: "0123456789-")

  /// Wide elements of each, three bars and two spaces, first element in bit 4; the last is start and stop
  /// (AIM USD-8, Table 1).
  static let masks: [UInt8] = [
    0b00001, 0b10001, 0b01001, 0b11000, 0b00101, 0b10100, 0b01100, 0b00011, 0b10010, 0b10000, 0b00100,
    0b00110,
  ]

  /// Value of each of the 32 masks; 255 where there is none.
  static let values: [UInt8] = {
    var values = [UInt8](repeating: 255, count: 32)
    for (value, mask) in masks.enumerated() { values[Int(mask) & 31] = UInt8(truncatingIfNeeded: value) }
    return values
  }()

  /// The sum of the values weighted 1…`limit` again and again from the right, modulo 11: C with a limit of
  /// 10, then K, which covers C, with 9.
  static func checkValue(_ values: some BidirectionalCollection<UInt8>, limit: Int) -> UInt8 {
    var sum = 0, weight = 1
    for value in values.reversed() {
      sum = (sum &+ Int(value) &* weight) % 11
      weight = weight == limit ? 1 : weight &+ 1
    }
    return UInt8(truncatingIfNeeded: sum)
  }

  /// The two check characters.
  static func checkValues(_ values: [UInt8]) -> [UInt8] {
    let c = checkValue(values, limit: 10)
    return [c, checkValue(values + [c], limit: 9)]
  }

  static func encode(_ content: Content, _ options: WriterOptions) throws(BarcodeEncodingError) -> Symbol {
    var values = try values(content)
    switch options.linear.check {
    case .automatic, .added: values += checkValues(values)
    case .none: break
    case .given:
      let expected = checkValues(Array(values.dropLast(2)))
      for place in 0..<2 where values.count < 3 || values[values.count - 2 + place] != expected[place] {
        throw .wrongCheckCharacter(
          offset: max(values.count - 2 + place, 0), expected: characters[Int(expected[place]) % 11])
      }
    }
    var pattern = try TwoWidthPattern(ratio: options.linear.wideRatio)
    for value in [11] + values + [11] { pattern.append(UInt32(masks[Int(value) % 12]) << 1, count: 6) }
    pattern.removeLastSpace()
    return try pattern.symbol(
      symbology, quietZone: quietZone, text: values.map { characters[Int($0) % 11] },
      check: options.linear.check == .none ? .none : .verified, options: options.linear)
  }

  private static func values(_ content: Content) throws(BarcodeEncodingError) -> [UInt8] {
    guard (1...maximumLength).contains(content.bytes.count) else {
      throw .wrongLength(count: content.bytes.count, minimum: 1, maximum: maximumLength)
    }
    var values: [UInt8] = []
    for (offset, byte) in content.bytes.enumerated() {
      guard let value = characters.firstIndex(of: byte) else { throw .unencodable(offset: offset) }
      values.append(UInt8(truncatingIfNeeded: value))
    }
    return values
  }
}
