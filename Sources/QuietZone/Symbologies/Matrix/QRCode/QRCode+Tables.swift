/// Capacity tables. Row 0 is version 1; columns are the levels L, M, Q, H.
extension QRCode {
  /// Codewords, data and check, of versions 1…40 (ISO/IEC 18004:2015, Table 1 and Table 9).
  static let totalCodewords: [UInt16] = [
    26, 44, 70, 100, 134, 172, 196, 242, 292, 346, 404, 466, 532, 581,
    655, 733, 815, 901, 991, 1085, 1156, 1258, 1364, 1474, 1588, 1706, 1828, 1921,
    2051, 2185, 2323, 2465, 2611, 2761, 2876, 3034, 3196, 3362, 3532, 3706,
  ]

  /// Data codewords (ISO/IEC 18004:2015, Table 7).
  static let dataCodewords: [[UInt16]] = [
    [19, 16, 13, 9],
    [34, 28, 22, 16],
    [55, 44, 34, 26],
    [80, 64, 48, 36],
    [108, 86, 62, 46],
    [136, 108, 76, 60],
    [156, 124, 88, 66],
    [194, 154, 110, 86],
    [232, 182, 132, 100],
    [274, 216, 154, 122],
    [324, 254, 180, 140],
    [370, 290, 206, 158],
    [428, 334, 244, 180],
    [461, 365, 261, 197],
    [523, 415, 295, 223],
    [589, 453, 325, 253],
    [647, 507, 367, 283],
    [721, 563, 397, 313],
    [795, 627, 445, 341],
    [861, 669, 485, 385],
    [932, 714, 512, 406],
    [1006, 782, 568, 442],
    [1094, 860, 614, 464],
    [1174, 914, 664, 514],
    [1276, 1000, 718, 538],
    [1370, 1062, 754, 596],
    [1468, 1128, 808, 628],
    [1531, 1193, 871, 661],
    [1631, 1267, 911, 701],
    [1735, 1373, 985, 745],
    [1843, 1455, 1033, 793],
    [1955, 1541, 1115, 845],
    [2071, 1631, 1171, 901],
    [2191, 1725, 1231, 961],
    [2306, 1812, 1286, 986],
    [2434, 1914, 1354, 1054],
    [2566, 1992, 1426, 1096],
    [2702, 2102, 1502, 1142],
    [2812, 2216, 1582, 1222],
    [2956, 2334, 1666, 1276],
  ]

  /// Error correction blocks (ISO/IEC 18004:2015, Table 9).
  static let blockCounts: [[UInt8]] = [
    [1, 1, 1, 1],
    [1, 1, 1, 1],
    [1, 1, 2, 2],
    [1, 2, 2, 4],
    [1, 2, 4, 4],
    [2, 4, 4, 4],
    [2, 4, 6, 5],
    [2, 4, 6, 6],
    [2, 5, 8, 8],
    [4, 5, 8, 8],
    [4, 5, 8, 11],
    [4, 8, 10, 11],
    [4, 9, 12, 16],
    [4, 9, 16, 16],
    [6, 10, 12, 18],
    [6, 10, 17, 16],
    [6, 11, 16, 19],
    [6, 13, 18, 21],
    [7, 14, 21, 25],
    [8, 16, 20, 25],
    [8, 17, 23, 25],
    [9, 17, 23, 34],
    [9, 18, 25, 30],
    [10, 20, 27, 32],
    [12, 21, 29, 35],
    [12, 23, 34, 37],
    [12, 25, 34, 40],
    [13, 26, 35, 42],
    [14, 28, 38, 45],
    [15, 29, 40, 48],
    [16, 31, 43, 51],
    [17, 33, 45, 54],
    [18, 35, 48, 57],
    [19, 37, 51, 60],
    [19, 38, 53, 63],
    [20, 40, 56, 66],
    [21, 43, 59, 70],
    [22, 45, 62, 74],
    [24, 47, 65, 77],
    [25, 49, 68, 81],
  ]

  /// Centres of the alignment patterns in both directions, without the 6 that all versions from 2 on start
  /// with (ISO/IEC 18004:2015, Annex E, Table E.1).
  private static let furtherCenters: [[UInt8]] = [
    [],
    [18],
    [22],
    [26],
    [30],
    [34],
    [22, 38],
    [24, 42],
    [26, 46],
    [28, 50],
    [30, 54],
    [32, 58],
    [34, 62],
    [26, 46, 66],
    [26, 48, 70],
    [26, 50, 74],
    [30, 54, 78],
    [30, 56, 82],
    [30, 58, 86],
    [34, 62, 90],
    [28, 50, 72, 94],
    [26, 50, 74, 98],
    [30, 54, 78, 102],
    [28, 54, 80, 106],
    [32, 58, 84, 110],
    [30, 58, 86, 114],
    [34, 62, 90, 118],
    [26, 50, 74, 98, 122],
    [30, 54, 78, 102, 126],
    [26, 52, 78, 104, 130],
    [30, 56, 82, 108, 134],
    [34, 60, 86, 112, 138],
    [30, 58, 86, 114, 142],
    [34, 62, 90, 118, 146],
    [30, 54, 78, 102, 126, 150],
    [24, 50, 76, 102, 128, 154],
    [28, 54, 80, 106, 132, 158],
    [32, 58, 84, 110, 136, 162],
    [26, 54, 82, 110, 138, 166],
    [30, 58, 86, 114, 142, 170],
  ]

  /// Model 1: check codewords of each block, versions 1…14 (AIM ITS/97/001; ISO/IEC 18004:2000, Annex M,
  /// Table M.4). With the data they may leave a few codewords of the symbol unused.
  static let model1Parity: [[UInt8]] = [
    [7, 10, 13, 17],
    [10, 16, 22, 30],
    [15, 28, 36, 48],
    [20, 40, 50, 66],
    [26, 52, 66, 44],
    [34, 32, 42, 56],
    [42, 40, 52, 46],
    [24, 48, 64, 56],
    [30, 60, 50, 68],
    [34, 68, 58, 58],
    [40, 40, 52, 54],
    [46, 46, 58, 62],
    [36, 52, 66, 58],
    [40, 60, 60, 66],
  ]

  /// Model 1: data codewords (ISO/IEC 18004:2000, Annex M, Table M.2).
  static let model1DataCodewords: [[UInt16]] = [
    [19, 16, 13, 9],
    [36, 30, 24, 16],
    [57, 44, 36, 24],
    [80, 60, 50, 34],
    [108, 82, 68, 46],
    [136, 106, 86, 58],
    [170, 132, 108, 72],
    [208, 160, 128, 87],
    [246, 186, 156, 102],
    [290, 222, 183, 124],
    [336, 256, 208, 145],
    [384, 292, 244, 165],
    [432, 332, 276, 192],
    [489, 368, 310, 210],
  ]

  /// Model 1: error correction blocks (ISO/IEC 18004:2000, Annex M, Table M.4).
  static let model1BlockCounts: [[UInt8]] = [
    [1, 1, 1, 1],
    [1, 1, 1, 1],
    [1, 1, 1, 1],
    [1, 1, 1, 1],
    [1, 1, 1, 2],
    [1, 2, 2, 2],
    [1, 2, 2, 3],
    [2, 2, 2, 3],
    [2, 2, 3, 3],
    [2, 2, 3, 4],
    [2, 4, 4, 5],
    [2, 4, 4, 5],
    [3, 4, 4, 6],
    [3, 4, 5, 6],
  ]
}

extension QRCode {
  /// The blocks of a Model 2 symbol; versions outside 1…40 count as the nearest.
  static func blocks(version: Int, level: QRCodeLevel) -> QRBlocks {
    let row = min(max(version, 1), 40) - 1
    let column = Int(level.rawValue)
    return QRBlocks(
      total: Int(totalCodewords[row]), data: Int(dataCodewords[row][column]),
      count: Int(blockCounts[row][column]), protection: protection(version: row + 1, level: level))
  }

  /// The blocks of a Model 1 symbol; versions outside 1…14 count as the nearest.
  static func model1Blocks(version: Int, level: QRCodeLevel) -> QRBlocks {
    let row = min(max(version, 1), 14) - 1
    let column = Int(level.rawValue)
    let data = Int(model1DataCodewords[row][column])
    let count = Int(model1BlockCounts[row][column])
    return QRBlocks(
      total: data + count * Int(model1Parity[row][column]), data: data, count: count,
      protection: row == 0 ? protection(version: 1, level: level) : 0, isInterleaved: false)
  }

  /// Check codewords that must not be spent on repair: p of ISO/IEC 18004:2015, Table 9, footnote b.
  private static func protection(version: Int, level: QRCodeLevel) -> Int {
    switch (version, level) {
    case (1, .low): 3
    case (1, .medium), (2, .low): 2
    case (1, _), (3, .low): 1
    default: 0
    }
  }

  /// Columns and rows of the alignment patterns' middle modules, ascending; none in version 1. The patterns
  /// stand at all pairs of them but the three that the finder patterns cover.
  static func alignmentCenters(version: Int) -> [Int] {
    guard version > 1, version <= 40 else { return [] }
    return [6] + furtherCenters[version - 1].map(Int.init)
  }

  /// Bits of the character count in each mode (ISO/IEC 18004:2015, Table 3).
  static func countWidths(version: Int) -> QRCountWidths {
    switch version {
    case ...9: QRCountWidths(numeric: 10, alphanumeric: 9, byte: 8, kanji: 8)
    case ...26: QRCountWidths(numeric: 12, alphanumeric: 11, byte: 16, kanji: 10)
    default: QRCountWidths(numeric: 14, alphanumeric: 13, byte: 16, kanji: 12)
    }
  }
}
