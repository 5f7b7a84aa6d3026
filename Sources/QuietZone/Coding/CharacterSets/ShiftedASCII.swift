/// All of ASCII in pairs of a shift and a capital letter, as Code 39 and Code 93 share it (ISO/IEC
/// 16388:2007, Table A.2; AIM BC5-1995, Table 2).
enum ShiftedASCII {
  /// Order of the shifts: `$`, `%`, `/`, `+`.
  static let shifts = [UInt8](ascii: "$%/+")

  /// The shift (its place in ``shifts``) and the letter that stand for an ASCII character; `nil` for space,
  /// `-`, `.`, digits and capitals, which stand for themselves.
  static func pair(_ character: UInt8) -> (shift: Int, letter: UInt8)? {
    switch character {
    case 0: (1, 85)
    case 1...26: (0, character &+ 64)
    case 27...31: (1, character &+ 38)
    case 33...44, 47: (2, character &+ 32)
    case 58: (2, 90)
    case 59...63: (1, character &+ 11)
    case 64: (1, 86)
    case 91...95: (1, character &- 16)
    case 96: (1, 87)
    case 97...122: (3, character &- 32)
    case 123...127: (1, character &- 43)
    default: nil
    }
  }

  /// The character that a shift (its place in ``shifts``) and a letter stand for; `nil` where the pair means
  /// nothing.
  static func character(shift: Int, letter: UInt8) -> UInt8? {
    guard letter >= 65, letter <= 90 else { return nil }
    switch (shift, letter) {
    case (0, _): return letter &- 64
    case (1, 65...69): return letter &- 38
    case (1, 70...74): return letter &- 11
    case (1, 75...79): return letter &+ 16
    case (1, 80...84): return letter &+ 43
    case (1, 85): return 0
    case (1, 86): return 64
    case (1, 87): return 96
    case (1, _): return 127
    case (2, 65...79): return letter &- 32
    case (2, 90): return 58
    case (3, _): return letter &+ 32
    default: return nil
    }
  }
}
