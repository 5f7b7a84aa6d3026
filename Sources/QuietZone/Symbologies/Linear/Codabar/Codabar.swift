/// Codabar (NW-7, USD-4), EN 798:1995: digits and `-$:/.+` between a start and a stop letter, A to D.
///
/// ```swift
/// let symbol = try BarcodeWriter(.codabar).write("A40156B")
/// ```
///
/// Start and stop belong to the content, both ways, since applications use the letters to tell kinds of
/// numbers apart; content without them is made with A and A. ``LinearOptions/check`` adds or verifies the
/// check character of modulo 16. A weak code: reading asks for four agreeing lines, for more when it is
/// short.
enum Codabar: LinearSymbology {
  static let symbology = Symbology.codabar
  static let name: StaticString = "Codabar"
  static let token: StaticString = "codabar"
  static let standard: StaticString = "EN 798:1995"
  static let identifierCode = UInt8(ascii: "F")
  /// 0: no check character verified, the whole transmitted.
  static let identifierModifiers: StaticString = "0"
  static let quietZone = Symbol.Margins(left: 10, top: 0, right: 10, bottom: 0)
  static let sizes = SymbologyEntry.Sizes(
    minimumColumns: 29, minimumRows: 1, maximumColumns: 1000, maximumRows: 1, count: 60)

  /// Characters of data at the most.
  static let maximumLength = 60
}
