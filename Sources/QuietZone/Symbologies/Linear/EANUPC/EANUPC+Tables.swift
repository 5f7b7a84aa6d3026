extension EANUPC {
  /// Widths of the digits 0…9 of set A, one nibble each: space, bar, space, bar; set C: the same with bars
  /// first; set B: the same backwards (ISO/IEC 15420:2009, Table 1).
  static let patterns: [UInt16] = [
    0x3211, 0x2221, 0x2122, 0x1411, 0x1132, 0x1231, 0x1114, 0x1312, 0x1213, 0x3112,
  ]

  /// The same, run by run.
  static var widths: [[UInt8]] {
    patterns.map { pattern in (0..<4).map { UInt8(truncatingIfNeeded: pattern >> UInt16(12 - 4 * $0) & 15) } }
  }

  /// A pattern read backwards.
  static func reversed(_ pattern: UInt16) -> UInt16 {
    let halves = pattern.byteSwapped
    return halves >> 4 & 0x0F0F | halves << 4 & 0xF0F0
  }

  /// Which of the left six digits are of set B, first digit at bit 5, for the leading digits 0…9 of EAN-13
  /// (ISO/IEC 15420:2009, Table 3).
  static let leadingDigitSets: [UInt8] = [
    0b000000, 0b001011, 0b001101, 0b001110, 0b010011, 0b011001, 0b011100, 0b010101, 0b010110, 0b011010,
  ]

  /// Which of the six digits of UPC-E are of set B for the check digits 0…9 in number system 0; in number
  /// system 1 the others are (ISO/IEC 15420:2009, Table 4).
  static let upcESets: [UInt8] = [
    0b111000, 0b110100, 0b110010, 0b110001, 0b101100, 0b100110, 0b100011, 0b101010, 0b101001, 0b100101,
  ]

  /// Which of the two digits of an add-on are of set B, for its value modulo 4 (ISO/IEC 15420:2009, Table 5).
  static let addOn2Sets: [UInt8] = [0b00, 0b01, 0b10, 0b11]

  /// Which of the five digits of an add-on are of set B, for its check value 0…9 (ISO/IEC 15420:2009, Table
  /// 6).
  static let addOn5Sets: [UInt8] = [
    0b11000, 0b10100, 0b10010, 0b10001, 0b01100, 0b00110, 0b00011, 0b01010, 0b01001, 0b00101,
  ]

  /// Digits by the two distances between similar edges that they begin with: runs 1 + 2 and runs 2 + 3, 2…5
  /// modules each, at index (first − 2) · 4 + second − 2. Value in bits 0…3, set B in bit 4; bit 5 where the
  /// value is 1 or 2 and might as well be 7 or 8, which only the width of the bars tells apart (ISO/IEC
  /// 15420:2009, Annex B).
  static let digitsByEdges: [UInt8] = {
    var table = [UInt8](repeating: 0xFF, count: 16)
    for (value, pattern) in patterns.enumerated().reversed() {
      for (isSetB, w) in [(false, pattern), (true, reversed(pattern))] {
        let (first, second, third) = (w >> 12 & 15, w >> 8 & 15, w >> 4 & 15)
        let index = Int(first + second - 2) * 4 + Int(second + third - 2)
        let shared: UInt8 = table[index] == 0xFF ? 0 : 0x20
        table[index] = UInt8(value) | (isSetB ? 0x10 : 0) | shared
      }
    }
    return table
  }()
}
