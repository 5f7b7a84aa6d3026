/// Code 128: characters of eleven modules in three bars and three spaces, in three code sets; set C has pairs
/// of digits (ISO/IEC 15417:2007). GS1-128 is Code 128 with FNC1 in first position (GS1 General
/// Specifications, 5.4).
///
/// Holds any bytes: ASCII directly, those above 127 (ISO-8859-1) by FNC4. Text is written as ISO-8859-1,
/// since the symbology knows no other character set. The code sets are chosen for the fewest symbol
/// characters that there are. FNC1 in first position is asked for by
/// ``WriterOptions/application-swift.property`` `.gs1`, where GS (29) in the content becomes the separating
/// FNC1, in second position by `.aim(indicator:)`; read as `]C1` and `]C2`, FNC1 elsewhere as GS.
///
/// ```swift
/// let symbol = try BarcodeWriter(.code128).write("QuietZone 2026")
/// ```
enum Code128: LinearSymbology, ModularAlphabet {
  static let symbology = Symbology.code128
  static let name: StaticString = "Code 128"
  static let token: StaticString = "code-128"
  static let standard: StaticString = "ISO/IEC 15417:2007"
  static let identifierCode = UInt8(ascii: "C")
  static let identifierModifiers: StaticString = "012"
  static let quietZone = Symbol.Margins(left: 10, top: 0, right: 10, bottom: 0)
  /// Start, check and stop with one character between them; ``maximumLength`` of the costliest ones.
  static let sizes = SymbologyEntry.Sizes(
    minimumColumns: 46, minimumRows: 1, maximumColumns: 35 + 11 * (2 * maximumLength + 2), maximumRows: 1,
    count: 2 * maximumLength + 2)

  /// The most bytes that are made into one symbol; the standard names no limit.
  static let maximumLength = 256
  /// Modules of a character, and its bars and spaces; the stop has 13 and seven.
  static let modules = 11
  static let runs = 6

  /// A set of characters; raw values count up from the start characters' first, 103.
  enum CodeSet: Int, CaseIterable {
    /// ASCII 0…95.
    case a = 0
    /// ASCII 32…127.
    case b = 1
    /// Pairs of digits.
    case c = 2
  }

  /// Values with a meaning of their own; in the sets named after them where not in all.
  static let fnc3: UInt8 = 96
  static let fnc2: UInt8 = 97
  static let shift: UInt8 = 98
  static let codeC: UInt8 = 99
  static let codeB: UInt8 = 100
  static let codeA: UInt8 = 101
  static let fnc1: UInt8 = 102
  static let startA: UInt8 = 103
  static let stop: UInt8 = 106

  /// FNC4 is the value that would switch to the set one is in.
  static func fnc4(in set: CodeSet) -> UInt8 { set == .a ? codeA : codeB }

  /// The check character of a start character and those that follow (ISO/IEC 15417:2007, Annex A).
  static func check(_ values: some Sequence<UInt8>) -> UInt8 {
    var sum = 0
    var weight = 0
    for value in values {
      sum = (sum &+ Int(value) &* max(weight, 1)) % 103
      weight &+= 1
    }
    return UInt8(truncatingIfNeeded: sum)
  }
}
