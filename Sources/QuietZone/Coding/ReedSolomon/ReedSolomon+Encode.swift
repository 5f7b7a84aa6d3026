extension ReedSolomon {
  /// The check symbols of `data`: the negative of the remainder that data · x^parityCount leaves when divided
  /// by the generator polynomial, so that data and check symbols together leave none.
  func parity(of data: [UInt16]) -> [UInt16] {
    Array(encoded(data)[data.count...])
  }

  /// `data` with its check symbols behind.
  func encoded(_ data: [UInt16]) -> [UInt16] {
    guard parityCount > 0 else { return data }
    if !rows.isEmpty {
      let words = remainder(of: data.storageSpan, from: 0, to: data.count)
      return data + (0..<parityCount).map { UInt16(Self.byte($0, of: words)) }
    }
    // The division in place: the register is the stretch behind the symbol that leaves it.
    return unsafe [UInt16](unsafeUninitializedCapacity: data.count + parityCount) { work, count in
      count = data.count + parityCount
      unsafe data.withUnsafeBufferPointer { data in
        if field.isBinary { unsafe divideBinary(data, work) } else { unsafe dividePrime(data, work) }
        for index in data.indices { unsafe work[index] = data[index] }
      }
    }
  }

  /// In a binary field: the generator's multiples by every nibble of a symbol are made first, then each
  /// symbol adds three or fewer of them.
  private func divideBinary(_ data: UnsafeBufferPointer<UInt16>, _ work: UnsafeMutableBufferPointer<UInt16>) {
    for index in data.indices { unsafe work[index] = data[index] & UInt16(truncatingIfNeeded: field.order) }
    for index in data.count..<work.count { unsafe work[index] = 0 }
    let multiples = multiples()
    let count = parityCount
    let nibbles = multiples.count / (16 &* count)
    unsafe multiples.withUnsafeBufferPointer { multiples in
      guard let table = multiples.baseAddress, let register = work.baseAddress else { return }
      for index in 0..<data.count {
        let feedback = unsafe Int(work[index])
        let target = unsafe register + index + 1
        let low = unsafe table + (feedback & 15) &* count
        let middle = unsafe table + (16 &+ feedback &>> 4 & 15) &* count
        if nibbles < 3 {
          for place in 0..<count { unsafe target[place] ^= low[place] ^ middle[place] }
        } else {
          let high = unsafe table + (32 &+ feedback &>> 8) &* count
          for place in 0..<count { unsafe target[place] ^= low[place] ^ middle[place] ^ high[place] }
        }
      }
    }
  }

  /// The generator times each value of each of the two or three nibbles of an element, row by row.
  private func multiples() -> [UInt16] {
    let count = parityCount
    let nibbles = field.order < 256 ? 2 : 3
    let top = UInt16(truncatingIfNeeded: field.parameters.size &>> 1)
    let reduction = UInt16(truncatingIfNeeded: field.parameters.polynomial)
    var table = [UInt16](repeating: 0, count: nibbles * 16 * count)
    unsafe table.withUnsafeMutableBufferPointer { buffer in
      guard let table = buffer.baseAddress else { return }
      for nibble in 0..<nibbles {
        for value in 1..<16 {
          let row = unsafe table + (nibble &* 16 &+ value) &* count
          if value & (value &- 1) == 0 {
            // A power of two: the row of half of it, times x.
            guard nibble > 0 || value > 1 else {
              for place in 0..<count { unsafe row[place] = generator[place] }
              continue
            }
            let half = unsafe value > 1 ? row - value / 2 &* count : row - 9 &* count
            for place in 0..<count {
              let element = unsafe half[place]
              unsafe row[place] = element &<< 1 ^ (element & top == 0 ? 0 : reduction)
            }
          } else {
            let rest = unsafe row - (value & ~(value & -value)) &* count
            let low = unsafe table + (nibble &* 16 &+ (value & (value &- 1))) &* count
            for place in 0..<count { unsafe row[place] = rest[place] ^ low[place] }
          }
        }
      }
    }
    return table
  }

  /// In a prime field: products as the difference of two 16-bit ones, below twice the prime (Shoup's way),
  /// summed unreduced for as many steps as 16 bits allow.
  private func dividePrime(_ data: UnsafeBufferPointer<UInt16>, _ work: UnsafeMutableBufferPointer<UInt16>) {
    for index in work.indices { unsafe work[index] = 0 }
    let prime = UInt16(truncatingIfNeeded: field.parameters.size)
    let inverse = UInt16(truncatingIfNeeded: 65536 / field.parameters.size)
    let (count, room) = (parityCount, 65535 / (2 &* field.parameters.size) &- 1)
    var left = room
    unsafe generator.withUnsafeBufferPointer { generator in
      unsafe shares.withUnsafeBufferPointer { shares in
        guard let register = work.baseAddress else { return }
        for index in 0..<data.count {
          let target = unsafe register + index + 1
          let feedback = unsafe Self.reduced(
            data[index] &+ prime &- Self.reduced(work[index], prime, inverse), prime)
          for place in 0..<count {
            let quotient = unsafe Self.high(feedback, shares[place])
            unsafe target[place] &+= feedback &* generator[place] &- quotient &* prime
          }
          left &-= 1
          if left == 0 {
            left = room
            for place in 0..<count {
              unsafe target[place] &-= Self.high(target[place], inverse) &* prime
            }
          }
        }
      }
    }
    for index in data.count..<work.count { unsafe work[index] = Self.reduced(work[index], prime, inverse) }
  }

  /// The upper half of a product.
  @inline(__always)
  private static func high(_ a: UInt16, _ b: UInt16) -> UInt16 {
    UInt16(truncatingIfNeeded: (UInt32(a) &* UInt32(b)) &>> 16)
  }

  /// A value below twice the prime, less the prime where it is not below.
  @inline(__always)
  private static func reduced(_ value: UInt16, _ prime: UInt16) -> UInt16 {
    value >= prime ? value &- prime : value
  }

  /// Any value modulo the prime; `inverse` is 65536 / prime.
  @inline(__always)
  private static func reduced(_ value: UInt16, _ prime: UInt16, _ inverse: UInt16) -> UInt16 {
    reduced(value &- high(value, inverse) &* prime, prime)
  }

  /// The check bytes of `data`, for a code over GF(256).
  func parity(of data: [UInt8]) -> [UInt8] {
    guard !rows.isEmpty else {
      return parity(of: data.map(UInt16.init)).map { UInt8(truncatingIfNeeded: $0) }
    }
    let words = remainder(of: data.storageSpan, from: 0, to: data.count)
    return (0..<parityCount).map { Self.byte($0, of: words) }
  }

  /// The check bytes of every `step`-th one of `data[from..<to]`, byte i of them in byte 7 − i % 8 of word
  /// i / 8.
  ///
  /// A byte leaves the shift register at the top, and the generator's multiples by its two nibbles are added
  /// from the tables: sixteen exclusive ors a byte, whatever the number of check bytes.
  func remainder<Symbol: FixedWidthInteger>(
    of data: Span<Symbol>, from: Int, to: Int, by step: Int = 1
  ) -> SIMD4<UInt64> {
    let rows = rows
    let table = rows.storageSpan
    guard table.count == 128, from >= 0, to <= data.count, from < to, step > 0 else { return .zero }
    var (a, b, c, d): (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
    var index = from
    while index < to {
      let feedback = Int(UInt8(truncatingIfNeeded: a &>> 56) ^ UInt8(truncatingIfNeeded: data[index]))
      let low = (feedback & 15) &* 4
      let high = (feedback &>> 4) &* 4 &+ 64
      a = (a &<< 8 | b &>> 56) ^ table[low] ^ table[high]
      b = (b &<< 8 | c &>> 56) ^ table[low &+ 1] ^ table[high &+ 1]
      c = (c &<< 8 | d &>> 56) ^ table[low &+ 2] ^ table[high &+ 2]
      d = d &<< 8 ^ table[low &+ 3] ^ table[high &+ 3]
      index &+= step
    }
    return SIMD4(a, b, c, d)
  }

  /// Byte `index` (0…31) of a ``remainder(of:from:to:)``.
  static func byte(_ index: Int, of remainder: SIMD4<UInt64>) -> UInt8 {
    let word = remainder[(index &>> 3) & 3]
    return UInt8(truncatingIfNeeded: word &>> UInt64(56 &- 8 &* (index & 7)))
  }
}
