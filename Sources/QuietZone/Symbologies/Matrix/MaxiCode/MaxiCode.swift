/// MaxiCode: 33 rows of hexagons around a bullseye, of one size.
///
/// - Standard: ISO/IEC 16023:2000, modes 2 to 6.
/// - Holds: 93 characters or 138 digits (77 and 113 in mode 5), in the fewest codewords; modes 2 and 3 a
///   postal code, country and service class besides; ECI; sets of up to eight symbols.
/// - Correction: Reed–Solomon over GF(64): the first 20 codewords by themselves, the others in two blocks.
/// - Quiet zone: 1 module on each side.
/// - Identifier: `]U0`…`]U3`.
enum MaxiCode {
  static let symbology = Symbology.maxiCode
  static let quietZone = 1
  static let columns = 30
  static let rows = 33

  private static let field = GaloisField(.binary(bits: 6, polynomial: 0x43))
  static let primaryCode = ReedSolomon(field: field, parityCount: 10, firstRoot: 1)
  private static let standardCode = ReedSolomon(field: field, parityCount: 20, firstRoot: 1)
  private static let enhancedCode = ReedSolomon(field: field, parityCount: 28, firstRoot: 1)

  /// The code of each of the two blocks behind the first.
  static func secondaryCode(mode: Int) -> ReedSolomon { mode == 5 ? enhancedCode : standardCode }

  /// Codewords for the message: those of the second part, and nine of the first where no address is there.
  static func capacity(mode: Int) -> Int { mode < 4 ? 84 : mode == 5 ? 77 : 93 }

  /// The character sets: A and B are latched to, C, D and E locked in.
  static let setCount = 5
  static let eci: UInt8 = 27
  static let numeric: UInt8 = 31
  static let pad: UInt8 = 33
  static let latchA: UInt8 = 58
  static let twoShiftA: UInt8 = 56
  static let threeShiftA: UInt8 = 57
  static let latch: UInt8 = 63

  /// Code of each byte in each set, 255 where it has none; 256 a set (ISO/IEC 16023:2000, Annex A).
  static let codes: [UInt8] = {
    var codes = [UInt8](repeating: 255, count: setCount * 256)
    for set in 0..<setCount {
      for code in 0..<64 {
        if let byte = byte(UInt8(truncatingIfNeeded: code), set: set) {
          codes[set * 256 + Int(byte)] = UInt8(truncatingIfNeeded: code)
        }
      }
    }
    return codes
  }()

  private static let restB = [UInt8](ascii: "}~\u{7F};<=>?[\\]^_ ,./:@!|")
  private static let restC: [UInt8] = [
    0xAA, 0xAC, 0xB1, 0xB2, 0xB3, 0xB5, 0xB9, 0xBA, 0xBC, 0xBD, 0xBE,
  ]
  private static let restD: [UInt8] = [0xA1, 0xA8, 0xAB, 0xAF, 0xB0, 0xB4, 0xB7, 0xB8, 0xBB, 0xBF]
  private static let restE: [UInt8] = [
    0xA0, 0xA2, 0xA3, 0xA4, 0xA5, 0xA6, 0xA7, 0xA9, 0xAD, 0xAE, 0xB6,
  ]

  /// The byte of a code in a set; `nil` for those with a function.
  static func byte(_ code: UInt8, set: Int) -> UInt8? {
    // Separators are the same in all sets but E, which has them among its controls.
    if set < 4, code >= 28, code <= 30 { return code }
    switch (set, code) {
    case (0, 0): return 13
    case (0, 1...26): return code + 64
    case (0, 32): return 32
    case (0, 34...58): return code
    case (1, 0...26): return code + 96
    case (1, 32): return 123
    case (1, 34...54): return restB[Int(code) - 34]
    case (2, 0...26): return code + 0xC0
    case (2, 32...36): return code - 32 + 0xDB
    case (2, 37...47): return restC[Int(code) - 37]
    case (2, 48...57): return code - 48 + 0x80
    case (3, 0...26): return code + 0xE0
    case (3, 32...36): return code - 32 + 0xFB
    case (3, 37...46): return restD[Int(code) - 37]
    case (3, 47...57): return code - 47 + 0x8A
    case (4, 0...26): return code
    case (4, 30): return 27
    case (4, 32...35): return code - 4
    case (4, 36): return 0x9F
    case (4, 37...47): return restE[Int(code) - 37]
    case (4, 48...57): return code - 48 + 0x95
    case (2..., 59): return 32
    default: return nil
    }
  }

  /// Codewords of an ECI, 27 in front (ISO/IEC 16023:2000, 4.7.4).
  static func designator(_ eci: ECI) -> [UInt8] {
    let number = eci.rawValue
    func part(_ shift: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: number >> shift & 63) }
    if number < 32 { return [Self.eci, part(0)] }
    if number < 1024 { return [Self.eci, 32 | part(6), part(0)] }
    if number < 32768 { return [Self.eci, 48 | part(12), part(6), part(0)] }
    return [Self.eci, 56 | part(18), part(12), part(6), part(0)]
  }
}
