/// PDF417: rows of codewords between a start and a stop pattern, each row in one of three clusters.
///
/// - Standard: ISO/IEC 15438:2015, 3 to 90 rows of 1 to 30 codewords; Compact PDF417 without the right
///   row indicators; Macro PDF417 for sets.
/// - Holds: up to 1850 characters of text, 1108 bytes or 2710 digits at level 0, in the fewest codewords;
/// ECI.
/// - Correction: Reed–Solomon over GF(929), levels 0 to 8: 2 to 512 check codewords.
/// - Quiet zone: 2 modules on each side.
/// - Identifier: `]L1`, `]L2`.
enum PDF417 {
  static let symbology = Symbology.pdf417
  static let quietZone = 2
  /// Start and stop, the leftmost module in bit 0: 8 1 1 1 1 1 1 3 and 7 1 1 3 1 1 1 2 1.
  static let start: UInt32 = 0x2AFF
  static let startWidth = 17
  static let stop: UInt32 = 0x2517F
  static let stopWidth = 18
  /// Codewords in a symbol at most.
  static let maximumCodewords = 928

  /// The codes of levels 0…8; made once, at first use.
  static let codes: [ReedSolomon] = (0...8).map {
    ReedSolomon(field: PDF417Family.field, parityCount: 2 << $0, firstRoot: 1)
  }

  /// What the row indicators say: 30 · (row / 3) plus, in turn, the rows, the level, the columns (ISO/IEC
  /// 15438:2015, 5.11.3).
  static func indicators(row: Int, rows: Int, columns: Int, level: Int) -> (left: UInt16, right: UInt16) {
    let third = (rows - 1) / 3
    let both = level * 3 + (rows - 1) % 3
    let values: (Int, Int) =
      switch row % 3 {
      case 0: (third, columns - 1)
      case 1: (both, third)
      default: (columns - 1, both)
      }
    func word(_ value: Int) -> UInt16 { UInt16(truncatingIfNeeded: row / 3 * 30 + value) }
    return (word(values.0), word(values.1))
  }
}
