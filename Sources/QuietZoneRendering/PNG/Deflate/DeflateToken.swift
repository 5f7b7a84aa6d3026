/// One step of a compressed stream: a byte as it is, or a stretch of earlier bytes once more.
struct DeflateToken: Sendable {
  /// A literal's value; a match's length above 16 bits of its distance.
  private let raw: UInt32

  init(literal: UInt8) { raw = UInt32(literal) }

  /// `length` 3…258 bytes from `distance` 1…32 768 bytes back.
  init(length: Int, distance: Int) {
    raw = UInt32(truncatingIfNeeded: length) &<< 16 | UInt32(truncatingIfNeeded: distance)
  }

  var isLiteral: Bool { raw < 256 }
  /// A literal's symbol, which is its value.
  var literal: Int { Int(raw) }
  var length: Int { Int(raw &>> 16) }
  var distance: Int { Int(raw & 0xFFFF) }
  /// How many bytes it stands for.
  var byteCount: Int { isLiteral ? 1 : length }
}

/// The symbols of the two alphabets of DEFLATE (RFC 1951, 3.2.5), which need no tables: every power of two is
/// divided into four lengths or two distances, and the bits below follow as they are.
enum DeflateAlphabet {
  static let shortest = 3
  static let longest = 258
  static let farthest = 32_768
  /// The symbol that ends a block.
  static let end = 256
  static let literalCount = 286
  static let distanceCount = 30

  /// The symbol of a length, 257…285.
  static func symbol(ofLength length: Int) -> Int {
    guard length < longest else { return 285 }
    let value = length &- shortest
    guard value >= 8 else { return 257 &+ value }
    let power = highestBit(value)
    return 257 &+ (power &- 1) &* 4 &+ (value &>> (power &- 2)) & 3
  }

  /// How many bits follow the symbol of a length.
  static func extraBits(ofLengthSymbol symbol: Int) -> Int {
    symbol < 265 || symbol == 285 ? 0 : (symbol &- 257) &>> 2 &- 1
  }

  /// The symbol of a distance, 0…29.
  static func symbol(ofDistance distance: Int) -> Int {
    let value = distance &- 1
    guard value >= 4 else { return value }
    let power = highestBit(value)
    return power &* 2 &+ (value &>> (power &- 1)) & 1
  }

  /// How many bits follow the symbol of a distance.
  static func extraBits(ofDistanceSymbol symbol: Int) -> Int { symbol < 4 ? 0 : symbol &>> 1 &- 1 }

  private static func highestBit(_ value: Int) -> Int { Int.bitWidth &- 1 &- value.leadingZeroBitCount }
}

/// How often each symbol stands in a block.
struct DeflateHistogram: Sendable {
  private(set) var literals = [UInt32](repeating: 0, count: DeflateAlphabet.literalCount)
  private(set) var distances = [UInt32](repeating: 0, count: DeflateAlphabet.distanceCount)
  /// Bits besides the symbols themselves.
  private(set) var extraBits = 0
  /// Bytes that the block stands for.
  private(set) var byteCount = 0

  /// A block's end alone.
  init() { literals[DeflateAlphabet.end] = 1 }

  init(_ tokens: ArraySlice<DeflateToken>) {
    self.init()
    for token in tokens { add(token) }
  }

  mutating func add(_ token: DeflateToken) {
    byteCount &+= token.byteCount
    guard !token.isLiteral else { return literals[token.literal] &+= 1 }
    let length = DeflateAlphabet.symbol(ofLength: token.length)
    let distance = DeflateAlphabet.symbol(ofDistance: token.distance)
    literals[length] &+= 1
    distances[distance] &+= 1
    extraBits &+= DeflateAlphabet.extraBits(ofLengthSymbol: length)
    extraBits &+= DeflateAlphabet.extraBits(ofDistanceSymbol: distance)
  }

  /// Both in one block, which has one end.
  func joined(_ other: DeflateHistogram) -> DeflateHistogram {
    var sum = self
    for index in literals.indices { sum.literals[index] &+= other.literals[index] }
    for index in distances.indices { sum.distances[index] &+= other.distances[index] }
    sum.literals[DeflateAlphabet.end] = 1
    sum.extraBits &+= other.extraBits
    sum.byteCount &+= other.byteCount
    return sum
  }
}
