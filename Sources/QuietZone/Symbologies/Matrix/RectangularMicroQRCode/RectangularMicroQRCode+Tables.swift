extension RectangularMicroQRCode {
  /// One row a version: rows, columns (ISO/IEC 23941:2022, Table 1); codewords, data codewords for M and H
  /// (Table 6), blocks for M and H (Table 8); bits of the character count for digits, alphanumeric, bytes and
  /// kanji (Table 3).
  private static let table: [[UInt8]] = [
    [7, 43, 13, 6, 3, 1, 1, 4, 3, 3, 2],  // R7×43
    [7, 59, 21, 12, 7, 1, 1, 5, 5, 4, 3],  // R7×59
    [7, 77, 32, 20, 10, 1, 1, 6, 5, 5, 4],  // R7×77
    [7, 99, 44, 28, 14, 1, 1, 7, 6, 5, 5],  // R7×99
    [7, 139, 68, 44, 24, 1, 2, 7, 6, 6, 5],  // R7×139
    [9, 43, 21, 12, 7, 1, 1, 5, 5, 4, 3],  // R9×43
    [9, 59, 33, 21, 11, 1, 1, 6, 5, 5, 4],  // R9×59
    [9, 77, 49, 31, 17, 1, 2, 7, 6, 5, 5],  // R9×77
    [9, 99, 66, 42, 22, 1, 2, 7, 6, 6, 5],  // R9×99
    [9, 139, 99, 63, 33, 2, 3, 8, 7, 6, 6],  // R9×139
    [11, 27, 15, 7, 5, 1, 1, 4, 4, 3, 2],  // R11×27
    [11, 43, 31, 19, 11, 1, 1, 6, 5, 5, 4],  // R11×43
    [11, 59, 47, 31, 15, 1, 2, 7, 6, 5, 5],  // R11×59
    [11, 77, 67, 43, 23, 1, 2, 7, 6, 6, 5],  // R11×77
    [11, 99, 89, 57, 29, 2, 2, 8, 7, 6, 6],  // R11×99
    [11, 139, 132, 84, 42, 2, 3, 8, 7, 7, 6],  // R11×139
    [13, 27, 21, 12, 7, 1, 1, 5, 5, 4, 3],  // R13×27
    [13, 43, 41, 27, 13, 1, 1, 6, 6, 5, 5],  // R13×43
    [13, 59, 60, 38, 20, 1, 2, 7, 6, 6, 5],  // R13×59
    [13, 77, 85, 53, 29, 2, 2, 7, 7, 6, 6],  // R13×77
    [13, 99, 113, 73, 35, 2, 3, 8, 7, 7, 6],  // R13×99
    [13, 139, 166, 106, 54, 3, 4, 8, 8, 7, 7],  // R13×139
    [15, 43, 51, 33, 15, 1, 2, 7, 6, 6, 5],  // R15×43
    [15, 59, 74, 48, 26, 1, 2, 7, 7, 6, 5],  // R15×59
    [15, 77, 103, 67, 31, 2, 3, 8, 7, 7, 6],  // R15×77
    [15, 99, 136, 88, 48, 2, 4, 8, 7, 7, 6],  // R15×99
    [15, 139, 199, 127, 69, 3, 5, 9, 8, 7, 7],  // R15×139
    [17, 43, 61, 39, 21, 1, 2, 7, 6, 6, 5],  // R17×43
    [17, 59, 88, 56, 28, 2, 2, 8, 7, 6, 6],  // R17×59
    [17, 77, 122, 78, 38, 2, 3, 8, 7, 7, 6],  // R17×77
    [17, 99, 160, 100, 56, 3, 4, 8, 8, 7, 6],  // R17×99
    [17, 139, 232, 152, 76, 4, 6, 9, 8, 8, 7],  // R17×139
  ]

  /// Row of version `version`; versions outside 1…32 count as the nearest.
  private static func row(_ version: Int) -> [UInt8] { table[min(max(version, 1), 32) - 1] }

  /// Modules in a row and rows of version 1…32.
  static func size(version: Int) -> (columns: Int, rows: Int) {
    let row = row(version)
    return (Int(row[1]), Int(row[0]))
  }

  /// The version with so many columns and rows.
  static func version(columns: Int, rows: Int) -> Int? {
    let index = table.firstIndex { Int($0[1]) == columns && Int($0[0]) == rows }
    return index.map { $0 + 1 }
  }

  /// The blocks of a symbol; there are the levels M and H alone, L counts as M and Q as H.
  static func blocks(version: Int, level: QRCodeLevel) -> QRBlocks {
    let row = row(version)
    let isHigh = level > .medium
    return QRBlocks(
      total: Int(row[2]), data: Int(row[isHigh ? 4 : 3]), count: Int(row[isHigh ? 6 : 5]))
  }

  /// Bits of the character count in each mode.
  static func countWidths(version: Int) -> QRCountWidths {
    let row = row(version)
    return QRCountWidths(
      numeric: Int(row[7]), alphanumeric: Int(row[8]), byte: Int(row[9]), kanji: Int(row[10]))
  }

  /// Columns of the vertical timing patterns with their alignment patterns, ascending (ISO/IEC 23941:2022,
  /// Annex D, Table D.1); they depend on the symbol's width alone.
  static func alignmentColumns(columns: Int) -> [Int] {
    switch columns {
    case 43: [21]
    case 59: [19, 39]
    case 77: [25, 51]
    case 99: [23, 49, 75]
    case 139: [27, 55, 83, 111]
    default: []
    }
  }
}
