/// Writes bytes in the fewest codewords that text, byte and numeric compaction allow together.
///
/// At each place the least cost is known for every submode of text with a whole or a half codeword, for byte
/// compaction with 0…5 bytes of a group, and for numeric compaction begun at any place that no other one
/// beats. Costs are half codewords, as text has two characters in one (ISO/IEC 15438:2015, 5.4).
enum PDF417Compaction {
  /// The codewords of `bytes`. `isLatched`: nothing is in force in front, the first compaction must be named.
  static func codewords(_ bytes: [UInt8], isLatched: Bool) -> [UInt16] {
    guard !bytes.isEmpty else { return [] }
    return withScratch(bytes.count + 1, of: PDF417Place()) { places in
      withScratch(48, of: PDF417Search.Beginning(place: 0, cost: 0, phase: 0)) { beginnings in
        codewords(bytes, into: &places, beginnings: &beginnings, isLatched: isLatched)
      }
    }
  }

  /// By a function of its own: what stands in the closures is compiled twice, for the stack and the heap.
  @inline(never)
  private static func codewords(
    _ bytes: [UInt8], into places: inout MutableSpan<PDF417Place>,
    beginnings: inout MutableSpan<PDF417Search.Beginning>, isLatched: Bool
  ) -> [UInt16] {
    var search = PDF417Search()
    let end = search.run(bytes.storageSpan, into: &places, beginnings: &beginnings, isLatched: isLatched)
    var path = PDF417Path(bytes)
    path.run(places.span, from: end)
    return codewords(bytes, path.tokens)
  }

  /// The codewords of what is written, the last token first.
  private static func codewords(_ bytes: [UInt8], _ tokens: [PDF417Token]) -> [UInt16] {
    var codewords: [UInt16] = []
    codewords.reserveCapacity(bytes.count + 8)
    var waiting: Int?
    var next = tokens.count
    while next > 0 {
      next -= 1
      let token = tokens[next]
      let value = Int(token.value)
      if token.kind == .value {
        if let first = waiting {
          codewords.append(UInt16(truncatingIfNeeded: first &* 30 &+ value))
          waiting = nil
        } else {
          waiting = value
        }
        continue
      }
      if let first = waiting { codewords.append(UInt16(truncatingIfNeeded: first &* 30 &+ 29)) }
      waiting = nil
      switch token.kind {
      case .value, .end: break
      case .text: codewords.append(PDF417Family.Codeword.text)
      case .shift:
        codewords.append(PDF417Family.Codeword.byteShift)
        codewords.append(UInt16(bytes[value]))
      case .bytes:
        append(bytes: bytes[value..<Int(tokens[next - 1].value)], to: &codewords)
      case .digits:
        codewords.append(PDF417Family.Codeword.numeric)
        append(digits: bytes[value..<Int(tokens[next - 1].value)], to: &codewords)
      }
    }
    if let first = waiting { codewords.append(UInt16(truncatingIfNeeded: first &* 30 &+ 29)) }
    return codewords
  }

  /// Six bytes in five codewords, a number to the base 900; those left one each.
  private static func append(bytes: ArraySlice<UInt8>, to codewords: inout [UInt16]) {
    let isWhole = bytes.count % 6 == 0
    codewords.append(isWhole ? PDF417Family.Codeword.byteGroups : PDF417Family.Codeword.bytes)
    var place = bytes.startIndex
    while place + 6 <= bytes.endIndex {
      var value: UInt64 = 0
      for byte in bytes[place..<place + 6] { value = value << 8 | UInt64(byte) }
      var divisor: UInt64 = 656_100_000_000
      for _ in 0..<5 {
        codewords.append(UInt16(truncatingIfNeeded: value / divisor))
        value %= divisor
        divisor /= 900
      }
      place += 6
    }
    for byte in bytes[place...] { codewords.append(UInt16(byte)) }
  }

  /// Up to 44 digits with a 1 in front, a number to the base 900.
  static func append(digits: ArraySlice<UInt8>, to codewords: inout [UInt16]) {
    for start in stride(from: digits.startIndex, to: digits.endIndex, by: 44) {
      append(number: digits[start..<min(start + 44, digits.endIndex)], to: &codewords)
    }
  }

  /// One group of digits: nine at a time to limbs of three codewords, the lowest first.
  private static func append(number digits: ArraySlice<UInt8>, to codewords: inout [UInt16]) {
    var limbs: (UInt64, UInt64, UInt64, UInt64, UInt64) = (1, 0, 0, 0, 0)
    var place = digits.startIndex
    while place < digits.endIndex {
      var (factor, carry): (UInt64, UInt64) = (1, 0)
      for digit in digits[place..<min(place + 9, digits.endIndex)] {
        factor &*= 10
        carry = carry &* 10 &+ UInt64(digit & 15)
      }
      place += 9
      func step(_ limb: inout UInt64) {
        let value = limb &* factor &+ carry
        carry = value / 729_000_000
        limb = value &- carry &* 729_000_000
      }
      step(&limbs.0)
      step(&limbs.1)
      step(&limbs.2)
      step(&limbs.3)
      step(&limbs.4)
    }
    let length = digits.count / 3 + 1
    for index in (0..<length).reversed() {
      let limb =
        switch index / 3 {
        case 0: limbs.0
        case 1: limbs.1
        case 2: limbs.2
        case 3: limbs.3
        default: limbs.4
        }
      let value = UInt32(truncatingIfNeeded: limb)
      let place = index % 3
      codewords.append(
        UInt16(truncatingIfNeeded: (place == 2 ? value / 810_000 : place == 1 ? value / 900 : value) % 900))
    }
  }
}
