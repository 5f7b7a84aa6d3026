/// Widths of the font that every PDF reader has: Adobe Core 14 AFM, Helvetica 002.000.
enum Helvetica {
  /// Advance widths of the ASCII characters from the space on, thousandths of the em.
  static let widths: [UInt16] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556,
    556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778,
    722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278,
    278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,
    556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
  ]

  /// Advance width of an ASCII character, thousandths of the em; what is not printable counts as a space, and
  /// letters beyond ASCII as wide as most of their small ones.
  static func width(_ character: UInt8) -> Int64 {
    let index = Int(character) - 32
    return widths.indices.contains(index) ? Int64(widths[index]) : character > 160 ? 556 : 278
  }
}
