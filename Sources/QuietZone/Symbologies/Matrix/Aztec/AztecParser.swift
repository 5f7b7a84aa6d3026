/// Reads the bits of a message: the other direction of ``AztecMessage``.
struct AztecParser {
  private var reader: BitReader
  private(set) var content = Content()
  private(set) var structuredAppend: StructuredAppend?
  private(set) var setName: [UInt8]?
  private var mode = Aztec.Mode.upper
  private var shifted: Aztec.Mode?
  private var eci: ECI?
  private var hasECI = false
  /// FNC1 in first position 1, in second 2.
  private var application: UInt8 = 0
  private var isSet = false

  static func parse(_ bits: BitWriter) throws(BarcodeDecodingError) -> AztecParser {
    var parser = AztecParser(reader: BitReader(bits.bytes, bitCount: bits.bitCount))
    try parser.run()
    return parser
  }

  private init(reader: BitReader) { self.reader = reader }

  /// `]z0`, one or two more for FNC1 in first or second position, three for an ECI, six in a set (ISO/IEC
  /// 24778:2008, Annex B).
  var identifier: SymbologyIdentifier {
    let number = application + (hasECI ? 3 : 0) + (isSet ? 6 : 0)
    return SymbologyIdentifier(code: UInt8(ascii: "z"), modifier: number < 10 ? 48 + number : 55 + number)
  }

  private mutating func run() throws(BarcodeDecodingError) {
    if reader.peek(10) == 29 << 5 | 29 {
      _ = reader.read(10)
      isSet = true
    }
    while !isPadding, let code = reader.read((shifted ?? mode) == .digit ? 4 : 5) {
      let current = shifted ?? mode
      shifted = nil
      try take(Int(code), current)
    }
    if isSet { splitSet() }
  }

  /// Whether nothing but the padding of the last codeword is left: ones, fewer than it has bits.
  private var isPadding: Bool {
    let left = reader.available
    return left < 12 && reader.peek(left) == (1 << UInt32(left)) - 1
  }

  private mutating func add(_ byte: UInt8) { content.append(CollectionOfOne(byte), eci: eci) }

  private mutating func take(_ code: Int, _ current: Aztec.Mode) throws(BarcodeDecodingError) {
    switch (current, code) {
    case (.punctuation, 0): try flag()
    case (_, 0):
      // The mode that a shift is made from comes back after it, though it was a shift itself.
      mode = current
      shifted = .punctuation
    case (.punctuation, 1): add(13)
    case (.punctuation, 2...5): content.append(AztecCharacters.pairs[code - 2], eci: eci)
    case (.punctuation, 31): mode = .upper
    case (.punctuation, _): add(AztecCharacters.punctuation[code - 6])
    case (_, 1): add(32)
    case (.digit, 2...11): add(UInt8(truncatingIfNeeded: 46 + code))
    case (.digit, 12): add(44)
    case (.digit, 13): add(46)
    case (.digit, 14): mode = .upper
    case (.digit, _): shifted = .upper
    case (_, 31):
      // As behind a shift to punctuation.
      mode = current
      try bytes()
    case (.upper, 2...27): add(UInt8(truncatingIfNeeded: 63 + code))
    case (.lower, 2...27): add(UInt8(truncatingIfNeeded: 95 + code))
    case (.mixed, 2...14): add(UInt8(truncatingIfNeeded: code - 1))
    case (.mixed, 15...27): add(AztecCharacters.mixed[code - 15])
    case (.upper, 28), (.mixed, 28): mode = .lower
    case (.lower, 28): shifted = .upper
    case (.upper, 29), (.lower, 29): mode = .mixed
    case (.mixed, 29): mode = .upper
    case (.mixed, _): mode = .punctuation
    default: mode = .digit
    }
  }

  private mutating func bytes() throws(BarcodeDecodingError) {
    var count = Int(reader.read(5) ?? 0)
    if count == 0 {
      guard let more = reader.read(11) else { return }
      count = Int(more) + 31
    }
    guard let bytes = reader.readBytes(count) else {
      throw .malformed(
        bit: reader.position, .truncated(needed: count * 8, available: reader.available))
    }
    content.append(bytes, eci: eci)
  }

  /// FLG(n): FNC1, or an ECI of n digits.
  private mutating func flag() throws(BarcodeDecodingError) {
    guard let count = reader.read(3) else { return }
    guard count > 0 else {
      let before = Array(content.bytes.dropFirst(headerLength))
      if before.isEmpty {
        application = 1
      } else if application == 0, before.count <= 2, Self.isIndicator(before) {
        application = 2
      } else {
        add(29)
      }
      return
    }
    guard count < 7 else { throw .malformed(bit: reader.position, .unknownMode(7)) }
    var number: UInt32 = 0
    for _ in 0..<count {
      guard let digit = reader.read(4), (2...11).contains(digit) else {
        throw .malformed(bit: reader.position, .invalidECI(Int(number)))
      }
      number = number * 10 + digit - 2
    }
    eci = ECI(rawValue: number)
    hasECI = true
  }

  private static func isIndicator(_ bytes: [UInt8]) -> Bool {
    bytes.count == 1 ? bytes[0] | 32 >= 97 && bytes[0] | 32 <= 122 : bytes.allSatisfy { $0.isDigit }
  }

  /// Bytes before a set's content: the name, if any, between spaces, the place and the number.
  private var headerLength: Int {
    guard isSet else { return 0 }
    let bytes = content.bytes
    guard bytes.first == 32, let end = bytes.dropFirst().firstIndex(of: 32) else { return 2 }
    return end + 3
  }

  /// Takes what comes before a set's content off the front.
  private mutating func splitSet() {
    let bytes = content.bytes, start = headerLength - 2
    guard start + 2 <= bytes.count else { return }
    if start > 0 { setName = Array(bytes[1..<start - 1]) }
    let (index, count) = (Int(bytes[start]) - 65, Int(bytes[start + 1]) - 64)
    guard (0..<26).contains(index), (1...26).contains(count), index < count else { return }
    var identity: UInt32 = 0
    for byte in setName ?? [] { identity = (identity &* 31 &+ UInt32(byte)) & 0x3FFF_FFFF }
    structuredAppend = StructuredAppend(index: index, count: count, identity: Int(identity))
    var rest = Content()
    for section in content.sections.indices {
      let range = content.range(ofSection: section)
      let kept = max(range.lowerBound, start + 2)..<max(range.upperBound, start + 2)
      rest.append(bytes[kept], eci: content.sections[section].eci)
    }
    content = rest
  }
}
