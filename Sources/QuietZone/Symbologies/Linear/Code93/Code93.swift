/// Code 93: characters of nine modules in three bars and three spaces, with two check characters (AIM
/// BC5-1995, USS Code 93).
///
/// Holds all of ASCII: digits, capitals and `-. $/+%` in one character, the rest in two, by four shift
/// characters that no data can be mistaken for. The check characters C and K, modulo 47, are always made,
/// verified and not transmitted.
///
/// ```swift
/// let symbol = try BarcodeWriter(.code93).write("Quiet/Zone 93")
/// ```
enum Code93: LinearSymbology, ModularAlphabet {
  static let symbology = Symbology.code93
  static let name: StaticString = "Code 93"
  static let token: StaticString = "code-93"
  static let standard: StaticString = "AIM BC5-1995"
  static let identifierCode = UInt8(ascii: "G")
  static let identifierModifiers: StaticString = "0"
  static let quietZone = Symbol.Margins(left: 10, top: 0, right: 10, bottom: 0)
  /// Start, two check characters and stop with one character between them; ``maximumLength`` pairs.
  static let sizes = SymbologyEntry.Sizes(
    minimumColumns: 46, minimumRows: 1, maximumColumns: 9 * (2 * maximumLength + 4) + 1, maximumRows: 1,
    count: 2 * maximumLength)

  /// The most bytes that are made into one symbol; the standard names no limit.
  static let maximumLength = 128
  static let modules = 9
  /// The first of four shifts, in the order of ``ShiftedASCII/shifts``.
  static let firstShift: UInt8 = 43
  /// The value of start and stop.
  static let asterisk: UInt8 = 47

  /// A check character: the sum of the values, the last weighing 1, the one before 2 and so on up to
  /// `weights` and from 1 again, modulo 47: 20 for C, 15 for K, to which C belongs (AIM BC5-1995, 2.3).
  static func check(_ values: some BidirectionalCollection<UInt8>, weights: Int) -> UInt8 {
    var sum = 0
    var weight = 1
    for value in values.reversed() {
      sum = (sum &+ Int(value) &* weight) % 47
      weight = weight == weights ? 1 : weight &+ 1
    }
    return UInt8(truncatingIfNeeded: sum)
  }
}
