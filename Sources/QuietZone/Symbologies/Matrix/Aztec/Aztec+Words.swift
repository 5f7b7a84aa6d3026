extension Aztec {
  /// The bits as codewords: none is all zeros or all ones, a bit is put in where one would be (ISO/IEC
  /// 24778:2008, 7.3.1.2); the last is filled up with ones.
  static func stuffed(_ bytes: [UInt8], bitCount: Int, wordBits: Int) -> [UInt16] {
    var words: [UInt16] = []
    words.reserveCapacity(bitCount / wordBits + 2)
    let mask = UInt32((1 << wordBits) - 2)
    var place = 0
    while place < bitCount {
      var word: UInt32 = 0
      // Four bytes hold the twelve bits at any place.
      let first = place >> 3
      for index in first..<first + 4 { word = word << 8 | (index < bytes.count ? UInt32(bytes[index]) : 0) }
      word = (word &<< UInt32(place & 7)) &>> UInt32(32 - wordBits)
      let missing = place + wordBits - bitCount
      if missing > 0 { word |= (1 << UInt32(missing)) - 1 }
      place += wordBits
      if word & mask == mask || word & mask == 0 {
        word = word & mask == 0 ? 1 : mask
        place -= 1
      }
      words.append(UInt16(truncatingIfNeeded: word))
    }
    return words
  }

  /// The other direction; `nil` where a codeword is all zeros or all ones.
  static func unstuffed(_ words: ArraySlice<UInt16>, wordBits: Int) -> BitWriter? {
    var bits = BitWriter(capacity: words.count * wordBits / 8 + 1)
    let full = UInt16((1 << wordBits) - 1)
    for word in words {
      guard word != 0, word != full else { return nil }
      let isStuffed = word == 1 || word == full - 1
      bits.append(UInt32(isStuffed ? word >> 1 : word), count: isStuffed ? wordBits - 1 : wordBits)
    }
    return bits
  }
}
