/// Code 39: characters of five bars and four spaces, three of the nine wide, and a narrow gap between
/// characters (ISO/IEC 16388:2007).
///
/// Holds digits, capitals and `-. $/+%`. A check character modulo 43 is added or verified where
/// ``LinearOptions/check-swift.property`` asks for it.
///
/// Read, the characters are told as the bars say them: nothing in a symbol tells whether `P/N` is meant or
/// Full ASCII, which is a symbology of its own here, ``Symbology/code39Extended``. Code 32 and PZN are
/// recognised by their own check digits, see ``LinearDetails/kind-swift.property``.
///
/// ```swift
/// let symbol = try BarcodeWriter(.code39).write("QUIET-ZONE 39")
/// ```
enum Code39: LinearSymbology {
  static let symbology = Symbology.code39
  static let name: StaticString = "Code 39"
  static let token: StaticString = "code-39"
  static let standard: StaticString = "ISO/IEC 16388:2007"
  static let identifierCode = UInt8(ascii: "A")
  static let identifierModifiers: StaticString = "0"
  static let quietZone = Symbol.Margins(left: 10, top: 0, right: 10, bottom: 0)
  /// Three characters of 12 modules, wide bars of two, with gaps; ``maximumLength`` and a check character of
  /// 15 modules.
  static let sizes = SymbologyEntry.Sizes(
    minimumColumns: 38, minimumRows: 1, maximumColumns: 16 * (maximumLength + 3) - 1, maximumRows: 1,
    count: 2 * (maximumLength + 1))

  /// The most bytes that are made into one symbol; the standard names no limit.
  static let maximumLength = 128
  /// Bars and spaces of a character.
  static let runs = 9
  /// The value of start and stop.
  static let asterisk: UInt8 = 43

  /// The check character's value: the sum of all, modulo 43 (ISO/IEC 16388:2007, A.1).
  static func check(_ values: some Sequence<UInt8>) -> UInt8 {
    var sum = 0
    for value in values { sum = (sum &+ Int(value)) % 43 }
    return UInt8(truncatingIfNeeded: sum)
  }
}
