/// Interleaved 2 of 5, ISO/IEC 16390:2007: pairs of digits, the first in five bars, the second in the spaces
/// between them.
///
/// ```swift
/// let symbol = try BarcodeWriter(.interleaved2of5).write("12345670")
/// ```
///
/// Numbers of 2 to 80 digits, made with or without the check digit of modulo 10 (``LinearOptions/check``); an
/// odd number of digits is refused, never padded. Read from four digits on. It is a weak code: a line that
/// leaves the symbol early may look like a shorter one, so that quiet zones, equal characters and four
/// agreeing lines are asked for; a check digit that is right saves one of them.
enum Interleaved2of5: LinearSymbology {
  static let symbology = Symbology.interleaved2of5
  static let name: StaticString = "Interleaved 2 of 5"
  static let token: StaticString = "interleaved-2-of-5"
  static let standard: StaticString = "ISO/IEC 16390:2007"
  static let identifierCode = UInt8(ascii: "I")
  /// 0 no check digit verified, 1 verified and transmitted.
  static let identifierModifiers: StaticString = "01"
  static let quietZone = Symbol.Margins(left: 10, top: 0, right: 10, bottom: 0)
  static let sizes = SymbologyEntry.Sizes(
    minimumColumns: 27, minimumRows: 1, maximumColumns: 729, maximumRows: 1, count: 40)
}

/// ITF-14: a GTIN of 14 digits as Interleaved 2 of 5 with bearer bars (GS1 General Specifications 24.0, 5.3).
///
/// Made of 13 digits, to which the check digit is added, or of 14, whose last must be right. Every
/// Interleaved 2 of 5 of 14 digits with a right check digit is read as one.
enum ITF14: LinearSymbology {
  static let symbology = Symbology.itf14
  static let name: StaticString = "ITF-14"
  static let token: StaticString = "itf-14"
  static let standard: StaticString = "GS1 General Specifications 24.0"
  static let identifierCode = UInt8(ascii: "I")
  static let identifierModifiers: StaticString = "1"
  static let quietZone = Symbol.Margins(left: 10, top: 0, right: 10, bottom: 0)
  static let sizes = SymbologyEntry.Sizes(
    minimumColumns: 107, minimumRows: 1, maximumColumns: 135, maximumRows: 1, count: 1)
  static let decoder = Symbology.interleaved2of5
}
