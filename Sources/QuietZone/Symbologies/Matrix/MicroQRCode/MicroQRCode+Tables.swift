extension MicroQRCode {
  /// A version with a level: what the symbol number of the format information stands for.
  struct Kind: Hashable, Sendable {
    let version: Int
    /// `nil` for M1.
    let level: QRCodeLevel?
  }

  /// Symbol numbers 0…7 (ISO/IEC 18004:2015, Table 13).
  static let kinds: [Kind] = [
    Kind(version: 1, level: nil),
    Kind(version: 2, level: .low), Kind(version: 2, level: .medium),
    Kind(version: 3, level: .low), Kind(version: 3, level: .medium),
    Kind(version: 4, level: .low), Kind(version: 4, level: .medium), Kind(version: 4, level: .quartile),
  ]

  /// The symbol number of a version with a level; `nil` when there is no such symbol. M1 has no level: any
  /// stands for it.
  static func symbolNumber(version: Int, level: QRCodeLevel?) -> Int? {
    kinds.firstIndex { $0.version == version && ($0.level == level || $0.level == nil) }
  }

  /// The blocks of symbol numbers 0…7: codewords, data codewords, and those kept for detecting misdecodes
  /// (ISO/IEC 18004:2015, Table 9).
  private static let blockTable = [
    QRBlocks(total: 5, data: 3, count: 1, protection: 2),
    QRBlocks(total: 10, data: 5, count: 1, protection: 3),
    QRBlocks(total: 10, data: 4, count: 1, protection: 2),
    QRBlocks(total: 17, data: 11, count: 1, protection: 2),
    QRBlocks(total: 17, data: 9, count: 1),
    QRBlocks(total: 24, data: 16, count: 1, protection: 2),
    QRBlocks(total: 24, data: 14, count: 1),
    QRBlocks(total: 24, data: 10, count: 1),
  ]

  /// The blocks of a symbol number; numbers outside 0…7 count as the nearest.
  static func blocks(symbolNumber: Int) -> QRBlocks { blockTable[min(max(symbolNumber, 0), 7)] }

  /// Index of the data codeword that has four bits only: the last one in M1 and M3.
  static func shortCodeword(symbolNumber: Int) -> Int? {
    kinds.indices.contains(symbolNumber) && kinds[symbolNumber].version % 2 == 1
      ? blocks(symbolNumber: symbolNumber).data - 1 : nil
  }

  /// Bits of the character count in each mode, 0 where the version has no such mode (ISO/IEC 18004:2015,
  /// Table 3).
  static func countWidths(version: Int) -> QRCountWidths {
    switch version {
    case ...1: QRCountWidths(numeric: 3, alphanumeric: 0, byte: 0, kanji: 0)
    case 2: QRCountWidths(numeric: 4, alphanumeric: 3, byte: 0, kanji: 0)
    case 3: QRCountWidths(numeric: 5, alphanumeric: 4, byte: 4, kanji: 3)
    default: QRCountWidths(numeric: 6, alphanumeric: 5, byte: 5, kanji: 4)
    }
  }

  /// Masks 0…3 as the QR Code masks of the same condition (ISO/IEC 18004:2015, Table 10).
  static func familyMask(_ mask: Int) -> Int {
    switch mask {
    case 0: 1
    case 1: 4
    case 2: 6
    default: 7
    }
  }
}
