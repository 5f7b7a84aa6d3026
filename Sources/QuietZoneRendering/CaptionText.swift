/// Text in the character set of PDF's standard fonts (WinAnsiEncoding: ISO 32000-1, annex D).
enum CaptionText {
  /// A byte a character; the first scalar that the set does not have is thrown.
  static func bytes(_ text: String) throws(LabelFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x20...0x7E, 0xA0...0xFF: bytes.append(UInt8(truncatingIfNeeded: scalar.value))
      default:
        guard let other = others.first(where: { $0.scalar == scalar.value }) else {
          throw .character(scalar.value)
        }
        bytes.append(other.byte)
      }
    }
    return bytes
  }

  /// Width of a line of Helvetica, thousandths of the em.
  static func width(_ bytes: [UInt8]) -> Int64 {
    bytes.reduce(0) { sum, byte in
      if byte < 0x80 { return sum + Helvetica.width(byte) }
      if byte >= 0xA0 { return sum + Int64(latin[Int(byte) - 0xA0]) }
      return sum + (others.first { $0.byte == byte }?.width ?? 556)
    }
  }

  /// What stands between 0x80 and 0x9F, with its width (Adobe Core 14 AFM, Helvetica 002.000).
  private static let others: [(scalar: UInt32, byte: UInt8, width: Int64)] = [
    (0x20AC, 0x80, 556), (0x201A, 0x82, 222), (0x201E, 0x84, 333), (0x2026, 0x85, 1000),
    (0x0160, 0x8A, 667), (0x2039, 0x8B, 333), (0x0152, 0x8C, 1000), (0x017D, 0x8E, 611),
    (0x2018, 0x91, 222), (0x2019, 0x92, 222), (0x201C, 0x93, 333), (0x201D, 0x94, 333),
    (0x2022, 0x95, 350), (0x2013, 0x96, 556), (0x2014, 0x97, 1000), (0x2122, 0x99, 1000),
    (0x0161, 0x9A, 500), (0x203A, 0x9B, 333), (0x0153, 0x9C, 944), (0x017E, 0x9E, 500),
    (0x0178, 0x9F, 667),
  ]

  /// Widths of 0xA0 to 0xFF, from the same file.
  private static let latin: [UInt16] = [
    278, 333, 556, 556, 556, 556, 260, 556, 333, 737, 370, 556, 584, 333, 737, 333, 400, 584, 333, 333, 333,
    556, 537, 278, 333, 333, 365, 556, 834, 834, 834, 611, 667, 667, 667, 667, 667, 667, 1000, 722, 667, 667,
    667, 667, 278, 278, 278, 278, 722, 722, 778, 778, 778, 778, 778, 584, 778, 722, 722, 722, 722, 667, 667,
    611, 556, 556, 556, 556, 556, 556, 889, 500, 556, 556, 556, 556, 278, 278, 278, 278, 556, 556, 556, 556,
    556, 556, 556, 584, 611, 556, 556, 556, 556, 500, 556, 500,
  ]
}
