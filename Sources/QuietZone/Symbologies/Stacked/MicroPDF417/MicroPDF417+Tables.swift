extension MicroPDF417 {
  /// One size of symbol.
  struct Variant: Hashable, Sendable {
    let columns: Int
    let rows: Int
    /// Check codewords.
    let parity: Int
    /// Row address patterns of the first row, 0…51; the middle one counts where there is one.
    let left: Int
    let centre: Int
    let right: Int
    /// Cluster of the first row: 0, 1, 2 for the clusters 0, 3, 6.
    let cluster: Int

    var data: Int { rows * columns - parity }
  }

  /// Seven numbers a size: columns, rows, check codewords, row address patterns left, middle and right
  /// from 1, cluster (ISO/IEC 24728:2006, Table 1 and Tables 10–12). 34 sizes.
  private static let variantTable: [UInt8] = [
    1, 11, 7, 1, 0, 9, 0, 1, 14, 7, 8, 0, 8, 1, 1, 17, 7, 36, 0, 36, 2, 1, 20, 8, 19, 0, 19, 0,
    1, 24, 8, 9, 0, 17, 2, 1, 28, 8, 25, 0, 33, 0, 2, 8, 8, 1, 0, 1, 0, 2, 11, 9, 1, 0, 9, 0,
    2, 14, 9, 8, 0, 8, 1, 2, 17, 10, 36, 0, 36, 2, 2, 20, 11, 19, 0, 19, 0, 2, 23, 13, 9, 0, 17, 2,
    2, 26, 15, 27, 0, 35, 2, 3, 6, 12, 1, 1, 1, 0, 3, 8, 14, 7, 7, 7, 0, 3, 10, 16, 15, 15, 15, 2,
    3, 12, 18, 25, 25, 25, 0, 3, 15, 21, 37, 37, 37, 0, 3, 20, 26, 1, 17, 33, 0, 3, 26, 32, 1, 9, 17, 0,
    3, 32, 38, 21, 29, 37, 2, 3, 38, 44, 15, 31, 47, 2, 3, 44, 50, 1, 25, 49, 0, 4, 4, 8, 47, 19, 43, 1,
    4, 6, 12, 1, 1, 1, 0, 4, 8, 14, 7, 7, 7, 0, 4, 10, 16, 15, 15, 15, 2, 4, 12, 18, 25, 25, 25, 0,
    4, 15, 21, 37, 37, 37, 0, 4, 20, 26, 1, 17, 33, 0, 4, 26, 32, 1, 9, 17, 0, 4, 32, 38, 21, 29, 37, 2,
    4, 38, 44, 15, 31, 47, 2, 4, 44, 50, 1, 25, 49, 0,
  ]

  static let variants: [Variant] = (0..<variantTable.count / 7).map { index in
    func at(_ place: Int) -> Int { Int(variantTable[index * 7 + place]) }
    return Variant(
      columns: at(0), rows: at(1), parity: at(2), left: at(3) - 1, centre: max(at(4) - 1, 0),
      right: at(5) - 1, cluster: at(6))
  }

  /// Row address patterns of the left and right, ten modules, bit 0 the leftmost (ISO/IEC 24728:2006, Table
  /// 2). 52 values.
  static let sides: [UInt16] = [
    0x113, 0x117, 0x137, 0x133, 0x13B, 0x17B, 0x173, 0x177, 0x167, 0x16F, 0x14F, 0x147, 0x143,
    0x163, 0x123, 0x127, 0x12F, 0x1AF, 0x0AF, 0x0A7, 0x0B7, 0x097, 0x197, 0x1D7, 0x0D7, 0x057,
    0x053, 0x0D3, 0x1D3, 0x193, 0x1B3, 0x1B7, 0x1A7, 0x1A3, 0x0A3, 0x0B3, 0x0BB, 0x09B, 0x19B,
    0x1DB, 0x0DB, 0x05B, 0x04B, 0x06B, 0x0EB, 0x1EB, 0x1CB, 0x0CB, 0x08B, 0x18B, 0x10B, 0x11B,
  ]

  /// Row address patterns of the middle (ISO/IEC 24728:2006, Table 2). 52 values.
  static let centres: [UInt16] = [
    0x1CD, 0x1C9, 0x1D9, 0x1D1, 0x191, 0x1B1, 0x1A1, 0x121, 0x161, 0x171, 0x131, 0x111, 0x119,
    0x139, 0x179, 0x17D, 0x13D, 0x1BD, 0x1B9, 0x0B9, 0x099, 0x199, 0x189, 0x109, 0x10D, 0x11D,
    0x19D, 0x09D, 0x0DD, 0x0D9, 0x0D1, 0x051, 0x059, 0x05D, 0x04D, 0x0CD, 0x08D, 0x18D, 0x185,
    0x1C5, 0x0C5, 0x0E5, 0x065, 0x075, 0x035, 0x025, 0x02D, 0x029, 0x069, 0x0E9, 0x0ED, 0x1ED,
  ]
}
