/// Reads the bit stream of a symbol of the QR family, segment after segment (ISO/IEC 18004:2015, 7.4 and
/// Clause 13).
///
/// Digits, alphanumeric characters and bytes keep the ECI in force, or none when the symbol names none; kanji
/// are Shift JIS, Hanzi are GB 18030, whatever is in force.
struct QRSegmentParser {
  private let format: QRBitFormat
  private var bits: BitReader
  private var message = QRParsedMessage()
  private var eci: ECI?

  private init(_ data: [UInt8], bitCount: Int?, format: QRBitFormat) {
    self.format = format
    bits = BitReader(data, bitCount: bitCount)
  }

  /// What `data` says, of whose bits the first `bitCount` count (`nil`: all). `skipping` bits at the start
  /// have no meaning: four in Model 1, whose first codeword is half a one.
  static func parse(
    _ data: [UInt8], bitCount: Int? = nil, skipping: Int = 0, format: QRBitFormat
  ) throws(BarcodeDecodingError) -> QRParsedMessage {
    var parser = QRSegmentParser(data, bitCount: bitCount, format: format)
    _ = parser.bits.read(skipping)
    while try parser.parseSegment() {}
    return parser.message
  }

  /// Reads one segment; false at the end, which a terminator marks or a rest too short for a mode indicator.
  private mutating func parseSegment() throws(BarcodeDecodingError) -> Bool {
    guard bits.peek(min(bits.available, format.terminatorBits)) ?? 0 != 0 else { return false }
    let start = bits.position
    guard let indicator = bits.read(format.modeBits) else { return false }
    guard let segment = format.segment(indicator: indicator) else {
      throw .malformed(bit: start, .unknownMode(Int(indicator)))
    }
    switch segment {
    case .characters(.numeric): try parseDigits(try count(.numeric))
    case .characters(.alphanumeric): try parseAlphanumeric(try count(.alphanumeric))
    case .characters(.byte): try parseBytes(try count(.byte))
    case .characters(.kanji): try parseKanji(try count(.kanji))
    case .hanzi: try parseHanzi()
    case .eci: try parseECI()
    case .structuredAppend: try parseStructuredAppend(start)
    case .fnc1First: message.fnc1 = .first
    case .fnc1Second: try parseApplication(start)
    }
    return true
  }

  /// Takes bits that the grammar promises.
  private mutating func take(_ count: Int) throws(BarcodeDecodingError) -> Int {
    let available = bits.available
    guard let value = bits.read(count) else {
      throw .malformed(bit: bits.position, .truncated(needed: count, available: available))
    }
    return Int(truncatingIfNeeded: value)
  }

  private mutating func count(_ mode: QRMode) throws(BarcodeDecodingError) -> Int {
    try take(Int(format.countBits[mode.rawValue]))
  }

  /// Refuses a segment that is longer than the symbol before anything is read of it.
  private func expect(bitsNeeded needed: Int) throws(BarcodeDecodingError) {
    guard needed <= bits.available else {
      throw .malformed(bit: bits.position, .truncated(needed: needed, available: bits.available))
    }
  }

  private mutating func take(_ count: Int, below limit: Int) throws(BarcodeDecodingError) -> Int {
    let start = bits.position
    let value = try take(count)
    guard value < limit else { throw .malformed(bit: start, .valueOutOfRange(value, limit: limit)) }
    return value
  }

  private mutating func parseDigits(_ count: Int) throws(BarcodeDecodingError) {
    try expect(bitsNeeded: count / 3 * 10 + [0, 4, 7][count % 3])
    var digits: [UInt8] = []
    digits.reserveCapacity(count)
    func digit(_ value: Int) -> UInt8 { UInt8(ascii: "0") + UInt8(truncatingIfNeeded: value % 10) }
    for _ in 0..<(count / 3) {
      let value = try take(10, below: 1000)
      digits.append(digit(value / 100))
      digits.append(digit(value / 10))
      digits.append(digit(value))
    }
    if count % 3 == 2 {
      let value = try take(7, below: 100)
      digits.append(digit(value / 10))
      digits.append(digit(value))
    } else if count % 3 == 1 {
      digits.append(digit(try take(4, below: 10)))
    }
    message.content.append(digits, eci: eci)
  }

  private mutating func parseAlphanumeric(_ count: Int) throws(BarcodeDecodingError) {
    try expect(bitsNeeded: count / 2 * 11 + count % 2 * 6)
    let letters = QRFamily.alphanumeric
    var text: [UInt8] = []
    text.reserveCapacity(count)
    for _ in 0..<(count / 2) {
      let value = try take(11, below: 45 * 45)
      text.append(letters[value / 45])
      text.append(letters[value % 45])
    }
    if count % 2 == 1 { text.append(letters[try take(6, below: 45)]) }
    message.content.append(message.fnc1 == .none ? text : Self.separated(text), eci: eci)
  }

  /// In FNC1 modes %% stands for % and a single % for FNC1, which is transmitted as GS
  /// (ISO/IEC 18004:2015, 7.4.8.2).
  private static func separated(_ text: [UInt8]) -> [UInt8] {
    let percent = UInt8(ascii: "%")
    var result: [UInt8] = []
    var index = 0
    while index < text.count {
      if text[index] == percent {
        let isDoubled = index + 1 < text.count && text[index + 1] == percent
        result.append(isDoubled ? percent : 29)
        index += isDoubled ? 1 : 0
      } else {
        result.append(text[index])
      }
      index += 1
    }
    return result
  }

  private mutating func parseBytes(_ count: Int) throws(BarcodeDecodingError) {
    let available = bits.available
    guard let bytes = bits.readBytes(count) else {
      throw .malformed(bit: bits.position, .truncated(needed: count * 8, available: available))
    }
    message.content.append(bytes, eci: eci)
  }
}

extension QRSegmentParser {
  /// 13 bits a character: lead byte · C0h + trail byte, both less their offsets (ISO/IEC 18004:2015, 7.4.6).
  private mutating func parseKanji(_ count: Int) throws(BarcodeDecodingError) {
    try expect(bitsNeeded: count * 13)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count * 2)
    for _ in 0..<count {
      let start = bits.position
      let value = try take(13)
      let (lead, trail) = (value / 0xC0, value % 0xC0 + 0x40)
      guard trail != 0x7F, trail <= 0xFC else {
        throw .malformed(bit: start, .valueOutOfRange(value, limit: 0x2000))
      }
      bytes.append(UInt8(lead + (lead < 0x1F ? 0x81 : 0xC1)))
      bytes.append(UInt8(trail))
    }
    message.content.append(bytes, eci: .shiftJIS)
  }

  /// A subset indicator, a count, then 13 bits a character: lead byte · 60h + trail byte, both less their
  /// offsets (GB/T 18284, 6.4.7); the bytes are EUC-CN, which GB 18030 contains.
  private mutating func parseHanzi() throws(BarcodeDecodingError) {
    let subset = try take(4)
    guard subset == 1 else { throw .malformed(bit: bits.position - 4, .valueOutOfRange(subset, limit: 2)) }
    let count = try count(.kanji)
    try expect(bitsNeeded: count * 13)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count * 2)
    for _ in 0..<count {
      let start = bits.position
      let value = try take(13)
      let lead = value / 0x60 + (value < 0x0A * 0x60 ? 0xA1 : 0xA6)
      let trail = value % 0x60 + 0xA1
      guard lead <= 0xFE, trail <= 0xFE else {
        throw .malformed(bit: start, .valueOutOfRange(value, limit: 0x2000))
      }
      bytes.append(UInt8(lead))
      bytes.append(UInt8(trail))
    }
    message.content.append(bytes, eci: ECI(rawValue: 29))
  }

  /// One, two or three bytes, told apart by the ones they begin with (ISO/IEC 18004:2015, 7.4.2.2, Table 4).
  private mutating func parseECI() throws(BarcodeDecodingError) {
    let start = bits.position
    let first = try take(8)
    var value: Int
    switch first {
    case ..<0x80: value = first
    case ..<0xC0: value = (first & 0x3F) << 8 | (try take(8))
    case ..<0xE0: value = (first & 0x1F) << 16 | (try take(16))
    default: throw .malformed(bit: start, .invalidECI(first))
    }
    guard let named = ECI(rawValue: UInt32(truncatingIfNeeded: value)) else {
      throw .malformed(bit: start, .invalidECI(value))
    }
    eci = named
    message.hasECI = true
  }

  /// Place and number of symbols in four bits each, and the parity of the whole message
  /// (ISO/IEC 18004:2015, Clause 8).
  private mutating func parseStructuredAppend(_ start: Int) throws(BarcodeDecodingError) {
    guard message.structuredAppend == nil, message.content.bytes.isEmpty else {
      throw .malformed(bit: start, .misplaced)
    }
    let index = try take(4)
    let count = try take(4) + 1
    guard index < count else { throw .malformed(bit: start, .valueOutOfRange(index, limit: count)) }
    message.structuredAppend = StructuredAppend(index: index, count: count, identity: try take(8))
  }

  /// FNC1 in second position: the application indicator that follows, 00…99 or a letter, is part of the data
  /// (ISO/IEC 18004:2015, 7.4.8.3).
  private mutating func parseApplication(_ start: Int) throws(BarcodeDecodingError) {
    guard message.content.bytes.isEmpty else { throw .malformed(bit: start, .misplaced) }
    let place = bits.position
    let value = try take(8)
    message.fnc1 = .second
    switch value {
    case ..<100:
      let digits = [UInt8(value / 10), UInt8(value % 10)].map { $0 + UInt8(ascii: "0") }
      message.content.append(digits, eci: eci)
    case 165...190, 197...222: message.content.append([UInt8(value - 100)], eci: eci)
    default: throw .malformed(bit: place, .valueOutOfRange(value, limit: 223))
    }
  }
}
