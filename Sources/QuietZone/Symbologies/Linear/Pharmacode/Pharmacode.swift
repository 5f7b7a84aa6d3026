/// Laetus Pharmacode, one track: a number of 3 to 131 070 in 2 to 16 bars, narrow (1) or wide (2) digits of
/// base 2.
///
/// No start, no stop, no check, and backwards it is another number: read only when it is asked for by name,
/// from left to right (or, upright, from top to bottom) as the picture shows it, by six lines that agree, ten
/// where it has less than five bars.
enum Pharmacode: LinearSymbology {
  static let symbology = Symbology.pharmacode
  static let name: StaticString = "Pharmacode"
  static let token: StaticString = "pharmacode"
  static let standard: StaticString = "Laetus Pharmacode Guide, 1.2"
  /// ISO/IEC 15424:2008 has no code character for it: X, other.
  static let identifierCode = UInt8(ascii: "X")
  static let identifierModifiers: StaticString = "0"
  static let quietZone = Symbol.Margins(left: 12, top: 0, right: 12, bottom: 0)
  static let sizes = SymbologyEntry.Sizes(
    minimumColumns: 4, minimumRows: 1, maximumColumns: 78, maximumRows: 1, count: 15)
  static let minimum = 3
  static let maximum = 131_070
  static let maximumBars = 16

  static func encode(_ content: Content, _ options: WriterOptions) throws(BarcodeEncodingError) -> Symbol {
    guard (1...6).contains(content.bytes.count) else {
      throw .wrongLength(count: content.bytes.count, minimum: 1, maximum: 6)
    }
    var value = 0
    for (offset, byte) in content.bytes.enumerated() {
      guard byte >= 48, byte <= 57 else { throw .unencodable(offset: offset) }
      value = value * 10 + Int(byte - 48)
    }
    guard value >= minimum, value <= maximum else { throw .unencodable(offset: 0) }
    // The rightmost bar is the lowest digit.
    var bars: UInt32 = 0, count = 0
    while value > 0 {
      let isWide = value & 1 == 0
      if isWide { bars |= 1 << UInt32(count) }
      count += 1
      value = (value - (isWide ? 2 : 1)) / 2
    }
    var pattern = try TwoWidthPattern(ratio: 3)
    for index in stride(from: count - 1, through: 0, by: -1) {
      pattern.append(bars >> UInt32(index) & 1, count: 1)
      if index > 0 { pattern.append(width: 2) }
    }
    return try pattern.symbol(
      symbology, quietZone: quietZone, text: content.bytes, check: .none, options: options.linear,
      defaultHeight: 16)
  }
}
