/// What PDF417 and MicroPDF417 share: codewords 0…928 of 17 modules, three ways to write data, correction
/// over GF(929), the macro control block.
enum PDF417Family {
  /// Codewords with a function (ISO/IEC 15438:2015, Table 8).
  enum Codeword {
    static let text: UInt16 = 900
    static let bytes: UInt16 = 901
    static let numeric: UInt16 = 902
    static let byteShift: UInt16 = 913
    static let reader: UInt16 = 921
    static let macroEnd: UInt16 = 922
    static let macroField: UInt16 = 923
    /// Bytes in whole groups of six.
    static let byteGroups: UInt16 = 924
    static let eciHighest: UInt16 = 925
    static let eciHigh: UInt16 = 926
    static let eci: UInt16 = 927
    static let macro: UInt16 = 928
    /// All that change the character set.
    static let ecis = eciHighest...eci

    // First codewords of MicroPDF417: what a Code 128 with the same data would say by FNC1
    // (ISO/IEC 24728:2006). Text or numeric compaction is in force behind them.
    static let gs1Text: UInt16 = 903
    static let gs1Numeric: UInt16 = 904
    /// GS1, a GTIN first: its digits follow without their 01.
    static let gs1Item: UInt16 = 905
    /// FNC1 behind a letter.
    static let letterText: UInt16 = 908
    /// FNC1 behind two digits.
    static let numberNumeric: UInt16 = 909
    static let plainText: UInt16 = 910
    static let plainNumeric: UInt16 = 911
    /// The header of ISO/IEC 15434, format 05 or 06, and at the end of the data its trailer (5.4.1.7).
    static let macro05: UInt16 = 916
    static let macro06: UInt16 = 917
  }

  static let field = GaloisField(.prime(929, generator: 3))

  /// Codewords of an ECI designator (ISO/IEC 15438:2015, 5.5.3.3).
  static func designator(_ eci: ECI) -> [UInt16] {
    let number = eci.rawValue
    func word(_ value: UInt32) -> UInt16 { UInt16(truncatingIfNeeded: value) }
    if number < 900 { return [Codeword.eci, word(number)] }
    if number < 810_900 { return [Codeword.eciHigh, word(number / 900 - 1), word(number % 900)] }
    return [Codeword.eciHighest, word(number - 810_900)]
  }

  /// The bytes that text compaction carries, by submode and value: alpha, lower, mixed, punctuation
  /// (ISO/IEC 15438:2015, Table 4).
  private static let letters = [
    [UInt8](ascii: "ABCDEFGHIJKLMNOPQRSTUVWXYZ "), [UInt8](ascii: "abcdefghijklmnopqrstuvwxyz "),
    [UInt8](ascii: "0123456789&\r\t,:#-.$/+%*=^\u{0} "),
    [UInt8](ascii: ";<>@[\\]_`~!\r\t,:\n-.$/\"|*()?{}'"),
  ]

  /// Value of each byte below 128 in each submode, 128 a submode; 255 where it has none.
  static let values: [UInt8] = {
    var values = [UInt8](repeating: 255, count: 4 * 128)
    for (submode, letters) in letters.enumerated() {
      for (value, byte) in letters.enumerated() where byte != 0 {
        values[submode * 128 + Int(byte & 127)] = UInt8(truncatingIfNeeded: value)
      }
    }
    return values
  }()

  /// The byte of a value in a submode, `nil` for those that switch.
  static func byte(_ value: Int, submode: Int) -> UInt8? {
    guard letters.indices.contains(submode), letters[submode].indices.contains(value) else { return nil }
    let byte = letters[submode][value]
    return byte == 0 ? nil : byte
  }
}
