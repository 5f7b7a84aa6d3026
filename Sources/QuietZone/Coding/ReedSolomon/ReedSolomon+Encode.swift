extension ReedSolomon {
  /// The check symbols of `data`: the negative of the remainder that data · x^parityCount leaves when divided
  /// by the generator polynomial, so that data and check symbols together leave none.
  func parity(of data: [UInt16]) -> [UInt16] {
    var check = [UInt16](repeating: 0, count: parityCount)
    guard parityCount > 0 else { return [] }
    for symbol in data {
      let feedback = field.subtract(symbol, check[0])
      for index in 0..<(parityCount - 1) {
        check[index] = field.add(check[index + 1], field.multiply(feedback, generator[index]))
      }
      check[parityCount - 1] = field.multiply(feedback, generator[parityCount - 1])
    }
    return check
  }

  /// The check bytes of `data`, for a code over GF(256) with at most 32 of them.
  func parity(of data: [UInt8]) -> [UInt8] {
    guard !rows.isEmpty else {
      return parity(of: data.map(UInt16.init)).map { UInt8(truncatingIfNeeded: $0) }
    }
    let words = remainder(of: data.span, from: 0, to: data.count)
    return (0..<parityCount).map { Self.byte($0, of: words) }
  }

  /// The check bytes of `data[from..<to]`, byte i of them in byte 7 − i % 8 of word i / 8.
  ///
  /// A byte leaves the shift register at the top, and the generator's multiples by its two nibbles are added
  /// from the tables: sixteen exclusive ors a byte, whatever the number of check bytes.
  func remainder(of data: Span<UInt8>, from: Int, to: Int) -> SIMD4<UInt64> {
    let table = rows.span
    guard table.count == 128, from >= 0, to <= data.count, from < to else { return .zero }
    var (a, b, c, d): (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
    for index in from..<to {
      let feedback = Int(UInt8(truncatingIfNeeded: a &>> 56) ^ data[index])
      let low = (feedback & 15) &* 4
      let high = (feedback &>> 4) &* 4 &+ 64
      a = (a &<< 8 | b &>> 56) ^ table[low] ^ table[high]
      b = (b &<< 8 | c &>> 56) ^ table[low &+ 1] ^ table[high &+ 1]
      c = (c &<< 8 | d &>> 56) ^ table[low &+ 2] ^ table[high &+ 2]
      d = d &<< 8 ^ table[low &+ 3] ^ table[high &+ 3]
    }
    return SIMD4(a, b, c, d)
  }

  /// Byte `index` (0…31) of a ``remainder(of:from:to:)``.
  static func byte(_ index: Int, of remainder: SIMD4<UInt64>) -> UInt8 {
    let word = remainder[(index &>> 3) & 3]
    return UInt8(truncatingIfNeeded: word &>> UInt64(56 &- 8 &* (index & 7)))
  }
}
