/// Reads the codewords of a message: the other direction of ``MaxiCodeMessage``.
struct MaxiCodeParser {
  private let codewords: [UInt8]
  private var place = 0
  private(set) var content = Content()
  private(set) var structuredAppend: StructuredAppend?
  private(set) var hasECI = false
  private var eci: ECI?

  static func parse(_ codewords: [UInt8]) throws(BarcodeDecodingError) -> MaxiCodeParser {
    var parser = MaxiCodeParser(codewords: codewords)
    try parser.run()
    return parser
  }

  private init(codewords: [UInt8]) { self.codewords = codewords }

  private mutating func next() throws(BarcodeDecodingError) -> UInt8 {
    guard place < codewords.count else {
      throw .malformed(bit: place * 6, .truncated(needed: 6, available: 0))
    }
    place += 1
    return codewords[place - 1]
  }

  private mutating func run() throws(BarcodeDecodingError) {
    if codewords.count > 2, codewords[0] == MaxiCode.pad, codewords[1] != MaxiCode.pad {
      let (index, count) = (Int(codewords[1] >> 3), Int(codewords[1] & 7) + 1)
      if count > 1, index < count {
        structuredAppend = StructuredAppend(index: index, count: count, identity: 0)
        place = 2
      }
    }
    var set = 0
    /// A shifted set, and for how many characters.
    var (shifted, left) = (0, 0)
    while place < codewords.count {
      let current = left > 0 ? shifted : set
      let code = try next()
      if let byte = MaxiCode.byte(code, set: current) {
        content.append(CollectionOfOne(byte), eci: eci)
        left = max(left - 1, 0)
        continue
      }
      switch (current, code) {
      case (_, MaxiCode.eci): try designator()
      case (_, MaxiCode.numeric): try digits()
      case (0, 59): (shifted, left) = (1, 1)
      case (1, 59): (shifted, left) = (0, 1)
      case (1, MaxiCode.twoShiftA): (shifted, left) = (0, 2)
      case (1, MaxiCode.threeShiftA): (shifted, left) = (0, 3)
      case (2..., MaxiCode.latchA), (1, MaxiCode.latch): (set, left) = (0, 0)
      case (_, MaxiCode.latch): (set, left) = (1, 0)
      case (_, 60...62):
        // The code of a shift inside its own set locks it in.
        let other = Int(code) - 58
        if left > 0, shifted == other { (set, left) = (other, 0) } else { (shifted, left) = (other, 1) }
      default: break
      }
    }
  }

  private mutating func designator() throws(BarcodeDecodingError) {
    let first = UInt32(try next())
    let (more, start): (Int, UInt32) =
      first < 32 ? (0, first) : first < 48 ? (1, first & 15) : first < 56 ? (2, first & 7) : (3, first & 3)
    var number = start
    for _ in 0..<more { number = number << 6 | UInt32(try next()) }
    guard let eci = ECI(rawValue: number) else {
      throw .malformed(bit: place * 6, .invalidECI(Int(number)))
    }
    self.eci = eci
    hasECI = true
  }

  private mutating func digits() throws(BarcodeDecodingError) {
    var value: UInt32 = 0
    for _ in 0..<5 { value = value << 6 | UInt32(try next()) }
    guard value < 1_000_000_000 else {
      throw .malformed(bit: place * 6, .valueOutOfRange(Int(value), limit: 999_999_999))
    }
    var digits = [UInt8](repeating: 48, count: 9)
    for index in stride(from: 8, through: 0, by: -1) {
      digits[index] = UInt8(truncatingIfNeeded: 48 + value % 10)
      value /= 10
    }
    content.append(digits, eci: eci)
  }
}
