extension Code128 {
  /// Widths of bars and spaces of the values 0…106, bar first, one nibble each; 103…105 are the starts, 106 the
  /// stop without its last bar of two modules (ISO/IEC 15417:2007, Table 1).
  static let patterns: [UInt32] = [
    0x212222, 0x222122, 0x222221, 0x121223, 0x121322, 0x131222, 0x122213, 0x122312,
    0x132212, 0x221213, 0x221312, 0x231212, 0x112232, 0x122132, 0x122231, 0x113222,
    0x123122, 0x123221, 0x223211, 0x221132, 0x221231, 0x213212, 0x223112, 0x312131,
    0x311222, 0x321122, 0x321221, 0x312212, 0x322112, 0x322211, 0x212123, 0x212321,
    0x232121, 0x111323, 0x131123, 0x131321, 0x112313, 0x132113, 0x132311, 0x211313,
    0x231113, 0x231311, 0x112133, 0x112331, 0x132131, 0x113123, 0x113321, 0x133121,
    0x313121, 0x211331, 0x231131, 0x213113, 0x213311, 0x213131, 0x311123, 0x311321,
    0x331121, 0x312113, 0x312311, 0x332111, 0x314111, 0x221411, 0x431111, 0x111224,
    0x111422, 0x121124, 0x121421, 0x141122, 0x141221, 0x112214, 0x112412, 0x122114,
    0x122411, 0x142112, 0x142211, 0x241211, 0x221114, 0x413111, 0x241112, 0x134111,
    0x111242, 0x121142, 0x121241, 0x114212, 0x124112, 0x124211, 0x411212, 0x421112,
    0x421211, 0x212141, 0x214121, 0x412121, 0x111143, 0x111341, 0x131141, 0x114113,
    0x114311, 0x411113, 0x411311, 0x113141, 0x114131, 0x311141, 0x411131, 0x211412,
    0x211214, 0x211232, 0x233111,
  ]

  /// The value whose four leading distances between similar edges (runs 1 + 2 … runs 4 + 5, 2…7 modules each, three
  /// bits of two less, the first highest) are the index; 255 where there is none. They tell all characters apart
  /// (ISO/IEC 15417:2007, Annex C).
  static let valuesByEdges: [UInt8] = {
    var table = [UInt8](repeating: 255, count: 4096)
    for (value, pattern) in patterns.enumerated() { table[edges(pattern)] = UInt8(value) }
    return table
  }()

  /// Index of a pattern in ``valuesByEdges``.
  static func edges(_ pattern: UInt32) -> Int {
    var index = 0
    for k in 0..<4 {
      let first = pattern >> UInt32(20 - 4 * k) & 15
      let second = pattern >> UInt32(16 - 4 * k) & 15
      index = index << 3 | Int(first + second - 2)
    }
    return index
  }
}
