extension ReedSolomon {
  /// The check symbols of `data`: the negative of the remainder that data · x^parityCount leaves when divided
  /// by the generator polynomial, so that data and check symbols together leave none.
  func parity(of data: [UInt16]) -> [UInt16] {
    guard parityCount > 0 else { return [] }
    // One symbol more than there are, always zero, so that every step is the same.
    var check = [UInt16](repeating: 0, count: parityCount + 1)
    check.withUnsafeMutableBufferPointer { check in
      generator.withUnsafeBufferPointer { generator in
        for symbol in data {
          let feedback = field.subtract(symbol, check[0])
          if field.isBinary {
            addBinary(feedback, generator, to: check)
          } else {
            addPrime(feedback, generator, to: check)
          }
        }
      }
    }
    check.removeLast()
    return check
  }

  /// Moves the shift register on and adds the generator times `feedback`, in a binary field.
  private func addBinary(
    _ feedback: UInt16, _ generator: UnsafeBufferPointer<UInt16>, to check: UnsafeMutableBufferPointer<UInt16>
  ) {
    let feedback = Int(feedback) & field.order
    guard feedback != 0 else {
      for index in 0..<generator.count { check[index] = check[index &+ 1] }
      return
    }
    field.powers.withUnsafeBufferPointer { powers in
      field.logarithms.withUnsafeBufferPointer { logarithms in
        let logarithm = Int(logarithms[feedback])
        for index in 0..<generator.count {
          let factor = Int(generator[index])
          let product = factor == 0 ? 0 : powers[logarithm &+ Int(logarithms[factor])]
          check[index] = check[index &+ 1] ^ product
        }
      }
    }
  }

  /// The same in a prime field: sums of products below 2²⁴, reduced by a multiplication with the reciprocal.
  private func addPrime(
    _ feedback: UInt16, _ generator: UnsafeBufferPointer<UInt16>, to check: UnsafeMutableBufferPointer<UInt16>
  ) {
    let prime = UInt32(truncatingIfNeeded: field.order &+ 1)
    let reciprocal = (UInt64(1) &<< 32) / UInt64(prime)
    let feedback = UInt32(feedback)
    for index in 0..<generator.count {
      let sum = UInt32(check[index &+ 1]) &+ feedback &* UInt32(generator[index])
      let quotient = UInt32(truncatingIfNeeded: (UInt64(sum) &* reciprocal) &>> 32)
      let rest = sum &- quotient &* prime
      check[index] = UInt16(truncatingIfNeeded: rest >= prime ? rest &- prime : rest)
    }
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
