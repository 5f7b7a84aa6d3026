/// Reads codewords: the other direction of ``PDF417Compaction`` and ``PDF417Control``.
struct PDF417Parser {
  private let codewords: [UInt16]
  private var place: Int
  private(set) var content = Content()
  private(set) var macro: PDF417Macro?
  private(set) var isForReader = false
  private var eci: ECI?
  private(set) var hasECI = false
  /// ASCII of the identifier's modifier where the first codeword asks for one.
  private var emulation: UInt8?
  /// Whether the first codeword says that the data are of ISO/IEC 15434, with its header and trailer.
  private var isFormatted = false

  /// The compaction in force: that of the last latch.
  private enum Compaction {
    /// None that could be relied on.
    case unnamed
    case text
    case bytes(isWhole: Bool)
    case numeric
  }

  /// Reads `codewords` from `start` on. PDF417 begins in text compaction, MicroPDF417 in byte compaction.
  static func parse(
    _ codewords: [UInt16], from start: Int, isMicro: Bool
  ) throws(BarcodeDecodingError) -> PDF417Parser {
    var parser = PDF417Parser(codewords: codewords, place: start)
    try parser.run((isMicro ? parser.beginning() : nil) ?? (isMicro ? .bytes(isWhole: false) : .text))
    return parser
  }

  private init(codewords: [UInt16], place: Int) {
    self.codewords = codewords
    self.place = place
  }

  /// `]L2`, or `]L1` where an ECI was announced (ISO/IEC 15438:2015, Annex L); of MicroPDF417 that stands for
  /// a Code 128 `]L3` (GS1), `]L4` (FNC1 in second position) or `]L5` (ISO/IEC 24728:2006).
  var identifier: SymbologyIdentifier {
    SymbologyIdentifier(code: UInt8(ascii: "L"), modifier: hasECI ? 49 : emulation ?? 50)
  }

  /// The compaction that a first codeword of MicroPDF417 puts in force; `nil` where it is an ordinary one.
  private mutating func beginning() -> Compaction? {
    guard place < codewords.count else { return nil }
    let first = codewords[place]
    switch first {
    case PDF417Family.Codeword.gs1Text, PDF417Family.Codeword.gs1Numeric, PDF417Family.Codeword.gs1Item:
      emulation = UInt8(ascii: "3")
    case PDF417Family.Codeword.letterText, PDF417Family.Codeword.numberNumeric:
      emulation = UInt8(ascii: "4")
    case PDF417Family.Codeword.plainText, PDF417Family.Codeword.plainNumeric:
      emulation = UInt8(ascii: "5")
    case PDF417Family.Codeword.macro05, PDF417Family.Codeword.macro06:
      place += 1
      let is05 = first == PDF417Family.Codeword.macro05
      content.append([UInt8](ascii: is05 ? "[)>\u{1E}05\u{1D}" : "[)>\u{1E}06\u{1D}"), eci: nil)
      isFormatted = true
      // Encoders name the compaction next; what is in force without its name is not certain.
      return .unnamed
    default: return nil
    }
    place += 1
    if first == PDF417Family.Codeword.gs1Item {
      content.append([UInt8(ascii: "0"), UInt8(ascii: "1")], eci: nil)
    }
    let isText =
      first == PDF417Family.Codeword.gs1Text || first == PDF417Family.Codeword.letterText
      || first == PDF417Family.Codeword.plainText
    return isText ? .text : .numeric
  }

  private func failure(_ reason: BarcodeDecodingError.Reason) -> BarcodeDecodingError {
    .malformed(bit: place * 10, reason)
  }

  private mutating func next() throws(BarcodeDecodingError) -> Int {
    guard place < codewords.count else { throw failure(.truncated(needed: 1, available: 0)) }
    place += 1
    return Int(codewords[place - 1])
  }

  /// The codewords below 900 that come next.
  private mutating func data() -> ArraySlice<UInt16> {
    let start = place
    while place < codewords.count, codewords[place] < 900 { place += 1 }
    return codewords[start..<place]
  }

  private mutating func run(_ first: Compaction) throws(BarcodeDecodingError) {
    var compaction = first
    while place < codewords.count {
      let codeword = codewords[place]
      guard codeword >= 900 else {
        switch compaction {
        case .unnamed: throw failure(.misplaced)
        case .text: try text()
        case .bytes(let isWhole): try bytes(isWhole: isWhole)
        case .numeric: try numeric(data())
        }
        continue
      }
      place += 1
      switch codeword {
      case PDF417Family.Codeword.text: compaction = .text
      case PDF417Family.Codeword.bytes: compaction = .bytes(isWhole: false)
      case PDF417Family.Codeword.byteGroups: compaction = .bytes(isWhole: true)
      case PDF417Family.Codeword.numeric: compaction = .numeric
      case PDF417Family.Codeword.byteShift: try byteShift()
      case PDF417Family.Codeword.reader: isForReader = true
      // Whether header and trailer are of the part or of the whole message is not said.
      case PDF417Family.Codeword.macro where !isFormatted: try control()
      case PDF417Family.Codeword.ecis: try designator(codeword)
      default: throw failure(.unknownMode(Int(codeword)))
      }
    }
    if isFormatted { content.append([UInt8](ascii: "\u{1E}\u{4}"), eci: eci) }
  }

  private mutating func byteShift() throws(BarcodeDecodingError) {
    let value = try next()
    guard value < 256 else { throw failure(.valueOutOfRange(value, limit: 255)) }
    content.append(CollectionOfOne(UInt8(truncatingIfNeeded: value)), eci: eci)
  }

  private mutating func designator(_ codeword: UInt16) throws(BarcodeDecodingError) {
    var number = try next()
    if codeword == PDF417Family.Codeword.eciHigh { number = (number + 1) * 900 + (try next()) }
    if codeword == PDF417Family.Codeword.eciHighest { number += 810_900 }
    guard number >= 0, let eci = ECI(rawValue: UInt32(number)) else { throw failure(.invalidECI(number)) }
    self.eci = eci
    hasECI = true
  }

  /// Text until another compaction; a byte shift inside does not change the submode.
  private mutating func text() throws(BarcodeDecodingError) {
    var reader = PDF417TextReader()
    while true {
      for codeword in data() {
        reader.take(Int(codeword) / 30)
        reader.take(Int(codeword) % 30)
      }
      content.append(reader.bytes, eci: eci)
      reader.bytes.removeAll()
      guard place < codewords.count else { return }
      if codewords[place] == PDF417Family.Codeword.byteShift {
        place += 1
        try byteShift()
      } else if PDF417Family.Codeword.ecis.contains(codewords[place]) {
        place += 1
        try designator(codewords[place - 1])
      } else {
        return
      }
      reader.endShift()
    }
  }

  /// Bytes until another compaction. ECIs between them change nothing of how codewords are grouped: five for
  /// six bytes, and the last ones, where the latch says so, a byte each (ISO/IEC 15438:2015, 5.4.3, 5.5.3.2).
  private mutating func bytes(isWhole: Bool) throws(BarcodeDecodingError) {
    let count = bytesAhead
    for _ in 0..<(isWhole ? count / 5 : (count - 1) / 5) {
      try designators()
      var value: UInt64 = 0
      let first = place
      for _ in 0..<5 {
        let codeword = try next()
        guard codeword < 900 else { throw failure(.misplaced) }
        value = value &* 900 &+ UInt64(codeword)
      }
      guard value >> 48 == 0 else { throw failure(.valueOutOfRange(Int(codewords[first]), limit: 428)) }
      content.append(
        stride(from: 40, through: 0, by: -8).map { UInt8(truncatingIfNeeded: value >> UInt64($0)) }, eci: eci)
    }
    for _ in 0..<(isWhole ? count % 5 : (count - 1) % 5 + 1) {
      try designators()
      let codeword = try next()
      guard codeword < 256 else { throw failure(.valueOutOfRange(codeword, limit: 255)) }
      content.append(CollectionOfOne(UInt8(truncatingIfNeeded: codeword)), eci: eci)
    }
  }

  /// Codewords of bytes from here on, those of ECIs not counted.
  private var bytesAhead: Int {
    var count = 0, ahead = place
    while ahead < codewords.count {
      let codeword = codewords[ahead]
      ahead += 1
      if codeword < 900 {
        count += 1
      } else if PDF417Family.Codeword.ecis.contains(codeword) {
        ahead += codeword == PDF417Family.Codeword.eciHigh ? 2 : 1
      } else {
        break
      }
    }
    return count
  }

  /// Takes the ECIs that stand here.
  private mutating func designators() throws(BarcodeDecodingError) {
    while place < codewords.count, PDF417Family.Codeword.ecis.contains(codewords[place]) {
      place += 1
      try designator(codewords[place - 1])
    }
  }

  private mutating func numeric(_ data: ArraySlice<UInt16>) throws(BarcodeDecodingError) {
    var rest = data
    while !rest.isEmpty {
      guard let digits = Self.digits(rest.prefix(15)) else {
        throw failure(.valueOutOfRange(Int(rest.first ?? 0), limit: 899))
      }
      content.append(digits, eci: eci)
      rest = rest.dropFirst(15)
    }
  }

  /// The digits of up to 15 codewords to the base 900, without the 1 in front; `nil` where there is none.
  static func digits(_ codewords: ArraySlice<UInt16>) -> [UInt8]? {
    var number = codewords.map { UInt32($0) }
    guard !number.isEmpty, number.count <= 15 else { return nil }
    var digits: [UInt8] = []
    while number.contains(where: { $0 != 0 }) {
      var carry: UInt32 = 0
      for index in number.indices {
        let value = carry &* 900 &+ number[index]
        number[index] = value / 10
        carry = value % 10
      }
      digits.append(UInt8(truncatingIfNeeded: 48 + carry))
    }
    guard digits.popLast() == 49 else { return nil }
    return digits.reversed()
  }

  /// The macro control block, which ends the data.
  private mutating func control() throws(BarcodeDecodingError) {
    guard place + 2 <= codewords.count, let index = PDF417Control.number(codewords[place..<place + 2]),
      index < 99_999
    else { throw failure(.misplaced) }
    place += 2
    var macro = PDF417Macro(index: Int(index), fileID: Array(data()), isLast: false)
    while place < codewords.count {
      let codeword = codewords[place]
      place += 1
      switch codeword {
      case PDF417Family.Codeword.macroEnd: macro.isLast = true
      case PDF417Family.Codeword.macroField: try field(&macro)
      // Padding of the data may stand behind the block.
      case PDF417Family.Codeword.text: break
      default: throw failure(.unknownMode(Int(codeword)))
      }
    }
    self.macro = macro
  }

  private mutating func field(_ macro: inout PDF417Macro) throws(BarcodeDecodingError) {
    let field = try next()
    let start = place
    while place < codewords.count,
      codewords[place] != PDF417Family.Codeword.macroField,
      codewords[place] != PDF417Family.Codeword.macroEnd
    {
      place += 1
    }
    let data = codewords[start..<place]
    if field == 0 || field == 3 || field == 4 {
      let bytes = PDF417Control.text(try Self.parse(Array(data), from: 0, isMicro: false).content)
      if field == 0 { macro.fileName = bytes }
      if field == 3 { macro.sender = bytes }
      if field == 4 { macro.addressee = bytes }
      return
    }
    let codewords = data.first == PDF417Family.Codeword.numeric ? data.dropFirst() : data
    let value = PDF417Control.number(codewords.prefix { $0 < 900 })
    if field == 1 { macro.count = value.map { Int(clamping: $0) } }
    if field == 2 { macro.timestamp = value }
    if field == 5 { macro.fileSize = value }
    if field == 6 { macro.checksum = value.map { UInt16(truncatingIfNeeded: $0) } }
  }
}

/// The submodes of text compaction, as a reader goes through them.
private struct PDF417TextReader {
  var bytes: [UInt8] = []
  /// Alpha, lower, mixed, punctuation; and the one that a shift puts in force for one value.
  private var submode = 0
  private var shifted: Int?

  /// A shift that no value followed was padding.
  mutating func endShift() { shifted = nil }

  mutating func take(_ value: Int) {
    let current = shifted ?? submode
    let wasShifted = shifted != nil
    shifted = nil
    if let byte = PDF417Family.byte(value, submode: current) { return bytes.append(byte) }
    guard !wasShifted else {
      // A switch behind a shift: padding of punctuation.
      if value == 29 { submode = 0 }
      return
    }
    switch (current, value) {
    case (0, 27), (2, 27): submode = 1
    case (1, 27): shifted = 0
    case (0, 28), (1, 28): submode = 2
    case (2, 28), (3, 29): submode = 0
    case (2, 25): submode = 3
    default: shifted = 3
    }
  }
}
