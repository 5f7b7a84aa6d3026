/// Telepen, AIM Europe USS Telepen (1991): all of ASCII, each character a byte of even parity, or pairs of
/// digits.
///
/// ```swift
/// let text = try BarcodeWriter(.telepen).write("Telepen 1")
/// let numeric = WriterOptions(linear: LinearOptions(isNumeric: true))
/// let digits = try BarcodeWriter(.telepen, options: numeric).write("0123456")
/// ```
///
/// Up to 60 characters, or 120 digits, of which X may stand for the second of a pair. Numeric symbols have
/// the start and stop that say so; the last of an odd number of digits follows the shift to full ASCII. Older
/// numeric symbols bear the start of full ASCII: read as digits where their characters make no sense as text,
/// which those of pairs from 05 on up to 09 and 15 to 99 alone do not show. The check character of modulo 127
/// is always made and verified and never content.
enum Telepen: LinearSymbology {
  static let symbology = Symbology.telepen
  static let name: StaticString = "Telepen"
  static let token: StaticString = "telepen"
  static let standard: StaticString = "AIM Europe USS Telepen (1991)"
  static let identifierCode = UInt8(ascii: "B")
  /// 0 full ASCII, 1 digits, 2 digits, then full ASCII, 4 full ASCII, then digits (ISO/IEC 15424:2008, 4.4).
  static let identifierModifiers: StaticString = "0124"
  static let quietZone = Symbol.Margins(left: 10, top: 0, right: 10, bottom: 0)
  static let sizes = SymbologyEntry.Sizes(
    minimumColumns: 63, minimumRows: 1, maximumColumns: 1007, maximumRows: 1, count: 60)
  static let maximumLength = 60

  /// Which modes a start stands for.
  enum Mode: Int, CaseIterable {
    case ascii = 0
    case digitsFirst = 1
    case asciiFirst = 2
  }

  /// Wide elements of the twelve of the starts, first element in bit 11 (USS Telepen, 2.3).
  static let starts: [UInt32] = [0b0000_0000_0011, 0b0000_0000_1001, 0b0000_0010_0001]
  /// Wide elements of the eleven of the stops, the starts mirrored.
  static let stops: [UInt32] = [0b110_0000_0000, 0b100_1000_0000, 0b100_0010_0000]
  /// DLE: from here on the other mode holds.
  static let shift: UInt8 = 16

  /// What makes the sum of all characters a multiple of 127.
  static func checkCharacter(_ characters: some Sequence<UInt8>) -> UInt8 {
    var sum = 0
    for character in characters { sum = (sum &+ Int(character)) % 127 }
    return UInt8(truncatingIfNeeded: (127 &- sum) % 127)
  }
}
