/// A short systematic BCH code whose words are few enough to list: format and version information of the QR
/// family.
struct BCHCode: Sendable {
  /// Bits of a word.
  let length: Int
  /// Every word that may be used, at the index of its data bits less `firstData`.
  let words: [UInt32]
  /// Data bits of `words[0]`.
  let firstData: Int

  /// The code with the given generator polynomial (bit i for xⁱ) and data bits `data`; every word is
  /// exclusive-ored with `mask`, which keeps a word of zeros from being valid.
  @inline(never)
  init(length: Int, generator: UInt32, data: Range<Int>, mask: UInt32 = 0) {
    self.length = length
    firstData = data.lowerBound
    let degree = 31 - min(generator.leadingZeroBitCount, 31)
    words = data.map { value in
      let shifted = UInt32(truncatingIfNeeded: value) << UInt32(degree)
      var rest = shifted
      for bit in stride(from: length - 1, through: degree, by: -1) where rest >> UInt32(bit) & 1 != 0 {
        rest ^= generator << UInt32(bit - degree)
      }
      return (shifted | rest) ^ mask
    }
  }

  /// The word of `data`; 0 for data outside the code's range.
  func word(_ data: Int) -> UInt32 {
    let index = data &- firstData
    return words.indices.contains(index) ? words[index] : 0
  }

  /// The data whose word differs from `received` in the fewest bits, the lowest such, and in how many.
  func nearest(to received: UInt32) -> (data: Int, distance: Int) {
    var best = (data: firstData, distance: Int.max)
    for index in words.indices {
      let distance = (words[index] ^ received).nonzeroBitCount
      if distance < best.distance { best = (firstData + index, distance) }
    }
    return best
  }
}
