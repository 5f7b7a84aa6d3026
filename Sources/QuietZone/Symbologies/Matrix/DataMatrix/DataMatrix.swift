/// Data Matrix ECC 200: a square or rectangle with a solid border at the left and bottom, a broken one at the
/// top and right.
///
/// - Standard: ISO/IEC 16022:2006, 24 squares of 10 to 144 modules and six rectangles; ISO/IEC 21471:2020
///   (DMRE), 18 more rectangles of 8×48 to 26×64.
/// - Holds: up to 3116 digits, 2335 letters or 1555 bytes, in the fewest codewords that the six encodations
///   allow; ECI; GS1 and AIM applications; macros 05 and 06; sets of up to 16 symbols.
/// - Correction: Reed–Solomon over GF(256), in up to ten blocks.
/// - Quiet zone: 1 module on each side.
/// - Identifier: `]d1`…`]d6`.
enum DataMatrix {
  static let symbology = Symbology.dataMatrix
  /// Light modules on each side (ISO/IEC 16022:2006, 7.5).
  static let quietZone = 1

  /// Codewords of ASCII encodation that are no characters (ISO/IEC 16022:2006, Table 2).
  enum Codeword {
    static let pad: UInt8 = 129
    static let c40: UInt8 = 230
    static let base256: UInt8 = 231
    static let fnc1: UInt8 = 232
    static let structuredAppend: UInt8 = 233
    static let readerProgramming: UInt8 = 234
    static let upperShift: UInt8 = 235
    static let macro05: UInt8 = 236
    static let macro06: UInt8 = 237
    static let x12: UInt8 = 238
    static let text: UInt8 = 239
    static let edifact: UInt8 = 240
    static let eci: UInt8 = 241
    static let unlatch: UInt8 = 254
  }

  /// The encodations (ISO/IEC 16022:2006, Table 1).
  enum Encodation: UInt8 {
    case ascii = 0
    case c40 = 1
    case text = 2
    case x12 = 3
    case edifact = 4
    case base256 = 5
  }
}
