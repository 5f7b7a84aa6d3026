/// Writes tokens as blocks: cuts where new codes pay for their description, and gives each block the
/// shortest of the three forms (RFC 1951, 3.2.3).
struct DeflateBlocks: Sendable {
  /// A block has at most so many tokens and those of one stretch more.
  private static let limit = 16_384

  private(set) var bits = DeflateBits()
  /// The block that is being gathered.
  private var tokens: [DeflateToken] = []
  private var histogram = DeflateHistogram()
  /// Where its first byte stands in the window; below 0 when that has left it.
  private var start = 0

  /// Adds a stretch of tokens; `window`: bytes of which the block's are a part.
  mutating func add(_ stretch: ArraySlice<DeflateToken>, _ window: borrowing [UInt8]) {
    let own = DeflateHistogram(stretch)
    let both = histogram.joined(own)
    let isCut =
      !tokens.isEmpty
      && (tokens.count >= Self.limit
        || Self.bitCount(histogram) + Self.bitCount(own) < Self.bitCount(both))
    if isCut {
      write(window, isLast: false)
      histogram = own
      tokens = Array(stretch)
    } else {
      histogram = both
      tokens += stretch
    }
  }

  /// Writes what is left and fills the last byte.
  mutating func finish(_ window: borrowing [UInt8]) {
    write(window, isLast: true)
    bits.align()
  }

  /// The window's bytes have moved down by so many.
  mutating func slide(by count: Int) { start -= count }

  /// The bytes written so far, which are forgotten.
  mutating func take() -> [UInt8] { bits.take() }

  /// Bits of the shortest form of a block, about.
  static func bitCount(_ histogram: DeflateHistogram) -> Int {
    let code = DynamicCode(histogram)
    let dynamic = code.headerBits + code.bitCount(histogram)
    return 3 + min(dynamic, FixedCode.bitCount(histogram), storedBits(histogram.byteCount))
  }

  private static func storedBits(_ count: Int) -> Int { count * 8 + (count / 65_535 + 1) * 40 }

  private mutating func write(_ window: borrowing [UInt8], isLast: Bool) {
    let code = DynamicCode(histogram)
    let dynamic = code.headerBits + code.bitCount(histogram)
    let fixed = FixedCode.bitCount(histogram)
    let end = start + histogram.byteCount
    if start >= 0, end <= window.count, Self.storedBits(histogram.byteCount) < min(dynamic, fixed) {
      writeStored(window[start..<end], isLast: isLast)
    } else if fixed <= dynamic {
      header(type: 1, isLast: isLast)
      writeTokens(FixedCode.literals, FixedCode.distances)
    } else {
      header(type: 2, isLast: isLast)
      code.writeHeader(to: &bits)
      writeTokens(code.literals, code.distances)
    }
    start = end
    tokens.removeAll(keepingCapacity: true)
    histogram = DeflateHistogram()
  }

  private mutating func header(type: UInt32, isLast: Bool) {
    bits.append((isLast ? 1 : 0) | type << 1, count: 3)
  }

  private mutating func writeStored(_ bytes: ArraySlice<UInt8>, isLast: Bool) {
    var rest = bytes
    repeat {
      let piece = rest.prefix(65_535)
      rest = rest.dropFirst(piece.count)
      header(type: 0, isLast: isLast && rest.isEmpty)
      bits.align()
      let count = UInt32(truncatingIfNeeded: piece.count)
      bits.append(count, count: 16)
      bits.append(~count & 0xFFFF, count: 16)
      bits.append(piece)
    } while !rest.isEmpty
  }

  private mutating func writeTokens(_ literals: HuffmanCode, _ distances: HuffmanCode) {
    let words = literals.words(), distanceWords = distances.words()
    for token in tokens {
      if token.isLiteral {
        bits.append(UInt32(words[token.literal]), count: Int(literals.lengths[token.literal]))
        continue
      }
      let length = DeflateAlphabet.symbol(ofLength: token.length)
      bits.append(UInt32(words[length]), count: Int(literals.lengths[length]))
      appendLow(token.length &- 3, DeflateAlphabet.extraBits(ofLengthSymbol: length))
      let distance = DeflateAlphabet.symbol(ofDistance: token.distance)
      bits.append(UInt32(distanceWords[distance]), count: Int(distances.lengths[distance]))
      appendLow(token.distance &- 1, DeflateAlphabet.extraBits(ofDistanceSymbol: distance))
    }
    bits.append(UInt32(words[DeflateAlphabet.end]), count: Int(literals.lengths[DeflateAlphabet.end]))
  }

  /// The low bits of a length or a distance, which are those that its symbol does not say.
  private mutating func appendLow(_ value: Int, _ count: Int) {
    let mask = UInt32(1) &<< UInt32(truncatingIfNeeded: count) &- 1
    bits.append(UInt32(truncatingIfNeeded: value) & mask, count: count)
  }
}

/// The codes that every reader of DEFLATE knows (RFC 1951, 3.2.6).
enum FixedCode {
  static let literals = HuffmanCode(
    lengths: [UInt8](repeating: 8, count: 144) + [UInt8](repeating: 9, count: 112)
      + [UInt8](repeating: 7, count: 24) + [UInt8](repeating: 8, count: 8))
  static let distances = HuffmanCode(lengths: [UInt8](repeating: 5, count: 30))

  static func bitCount(_ histogram: DeflateHistogram) -> Int {
    literals.bitCount(histogram.literals) + distances.bitCount(histogram.distances) + histogram.extraBits
  }
}
