extension DataMatrix {
  /// One size of symbol.
  struct Size: Hashable, Sendable {
    let rows: Int
    let columns: Int
    /// Data regions one above the other and side by side.
    let regionRows: Int
    let regionColumns: Int
    /// Data codewords, and blocks that they are dealt to.
    let data: Int
    let blocks: Int

    /// Modules without the regions' borders.
    var mappingRows: Int { rows &- 2 &* regionRows }
    var mappingColumns: Int { columns &- 2 &* regionColumns }
    /// Codewords in all.
    var total: Int { mappingRows &* mappingColumns / 8 }
    /// Check codewords of a block.
    var parity: Int { (total &- data) / blocks }
    var isSquare: Bool { rows == columns }
  }

  /// The sizes: 24 squares, six rectangles (ISO/IEC 16022:2006, Table 7), 18 rectangles of DMRE (ISO/IEC
  /// 21471:2020, Table 7); each six numbers: rows, columns, regions down and across, data codewords, blocks.
  private static let sizeTable: [UInt16] = [
    10, 10, 1, 1, 3, 1, 12, 12, 1, 1, 5, 1, 14, 14, 1, 1, 8, 1, 16, 16, 1, 1, 12, 1,
    18, 18, 1, 1, 18, 1, 20, 20, 1, 1, 22, 1, 22, 22, 1, 1, 30, 1, 24, 24, 1, 1, 36, 1,
    26, 26, 1, 1, 44, 1, 32, 32, 2, 2, 62, 1, 36, 36, 2, 2, 86, 1, 40, 40, 2, 2, 114, 1,
    44, 44, 2, 2, 144, 1, 48, 48, 2, 2, 174, 1, 52, 52, 2, 2, 204, 2, 64, 64, 4, 4, 280, 2,
    72, 72, 4, 4, 368, 4, 80, 80, 4, 4, 456, 4, 88, 88, 4, 4, 576, 4, 96, 96, 4, 4, 696, 4,
    104, 104, 4, 4, 816, 6, 120, 120, 6, 6, 1050, 6, 132, 132, 6, 6, 1304, 8, 144, 144, 6, 6, 1558, 10,
    8, 18, 1, 1, 5, 1, 8, 32, 1, 2, 10, 1, 12, 26, 1, 1, 16, 1, 12, 36, 1, 2, 22, 1,
    16, 36, 1, 2, 32, 1, 16, 48, 1, 2, 49, 1,
    8, 48, 1, 2, 18, 1, 8, 64, 1, 4, 24, 1, 8, 80, 1, 4, 32, 1, 8, 96, 1, 4, 38, 1,
    8, 120, 1, 6, 49, 1, 8, 144, 1, 6, 63, 1, 12, 64, 1, 4, 43, 1, 12, 88, 1, 4, 64, 1,
    16, 64, 1, 4, 62, 1, 20, 36, 1, 2, 44, 1, 20, 44, 1, 2, 56, 1, 20, 64, 1, 4, 84, 1,
    22, 48, 1, 2, 72, 1, 24, 48, 1, 2, 80, 1, 24, 64, 1, 4, 108, 1, 26, 40, 1, 2, 70, 1,
    26, 48, 1, 2, 90, 1, 26, 64, 1, 4, 118, 1,
  ]

  /// Squares by size, rectangles, those of DMRE.
  static let allSizes: [Size] = (0..<sizeTable.count / 6).map { index in
    func at(_ place: Int) -> Int { Int(sizeTable[index * 6 + place]) }
    return Size(
      rows: at(0), columns: at(1), regionRows: at(2), regionColumns: at(3), data: at(4), blocks: at(5))
  }
  static let squares = 0..<24
  static let rectangles = 24..<30
  static let extensions = 30..<48

  /// The index in ``allSizes`` of a size.
  static func size(columns: Int, rows: Int) -> Int? {
    allSizes.firstIndex { $0.columns == columns && $0.rows == rows }
  }

  /// The header's first and last bytes of ISO/IEC 15434 around the format's two digits, and its trailer.
  static let macroHead: [UInt8] = [0x5B, 0x29, 0x3E, 0x1E, 0x30]
  static let macroTrailer: [UInt8] = [0x1E, 0x04]
}
