/// Reads data codewords: the other direction of ``DataMatrixPlan`` and ``DataMatrixWriter``.
struct DataMatrixParser {
  private let codewords: [UInt8]
  private var place = 0
  private(set) var content = Content()
  private(set) var structuredAppend: StructuredAppend?
  private(set) var macro: Int?
  private(set) var isForReader = false
  /// 1 where nothing special, 2 and 3 with FNC1 in first and second position.
  private var modifier: UInt8 = 1
  private var hasECI = false
  private var eci: ECI?
  /// What an upper shift adds to the next character.
  private var upper: UInt8 = 0

  private init(_ codewords: [UInt8]) { self.codewords = codewords }

  static func parse(_ codewords: [UInt8]) throws(BarcodeDecodingError) -> DataMatrixParser {
    var parser = DataMatrixParser(codewords)
    try parser.run()
    return parser
  }

  /// `]d1`…`]d6` (ISO/IEC 16022:2006, Annex N), of the extended rectangles `]d7`…`]dC`, in the same order
  /// (ISO/IEC 21471:2020).
  func identifier(isExtended: Bool) -> SymbologyIdentifier {
    let modifier = modifier + (hasECI ? 3 : 0) + (isExtended ? 6 : 0)
    let first = modifier < 10 ? UInt8(ascii: "0") : UInt8(ascii: "A") - 10
    return SymbologyIdentifier(code: UInt8(ascii: "d"), modifier: first + modifier)
  }

  private var left: Int { codewords.count - place }

  private func failure(_ reason: BarcodeDecodingError.Reason) -> BarcodeDecodingError {
    .malformed(bit: place * 8, reason)
  }

  private mutating func next() throws(BarcodeDecodingError) -> UInt8 {
    guard place < codewords.count else { throw failure(.truncated(needed: 8, available: 0)) }
    place += 1
    return codewords[place - 1]
  }

  private mutating func add(_ byte: UInt8) {
    content.append(CollectionOfOne(byte &+ upper), eci: eci)
    upper = 0
  }

  private mutating func run() throws(BarcodeDecodingError) {
    /// Where the first codeword that can carry data stands.
    var first = 0
    while place < codewords.count {
      let codeword = try next()
      switch codeword {
      case 0: throw failure(.valueOutOfRange(0, limit: 254))
      case 1...128: add(codeword - 1)
      case DataMatrix.Codeword.pad: return finish()
      case 130...229:
        add((codeword - 130) / 10 + 48)
        add((codeword - 130) % 10 + 48)
      case DataMatrix.Codeword.c40: try triples(isText: false)
      case DataMatrix.Codeword.text: try triples(isText: true)
      case DataMatrix.Codeword.x12: try x12()
      case DataMatrix.Codeword.edifact: edifact()
      case DataMatrix.Codeword.base256: try base256()
      case DataMatrix.Codeword.fnc1: fnc1(at: place - 1 - first)
      case DataMatrix.Codeword.upperShift: upper = 128
      case DataMatrix.Codeword.eci: try designator()
      case DataMatrix.Codeword.structuredAppend where place == 1:
        try place(in: &first)
      case DataMatrix.Codeword.readerProgramming where place == 1: isForReader = true
      case DataMatrix.Codeword.macro05 where place == 1: begin(5)
      case DataMatrix.Codeword.macro06 where place == 1: begin(6)
      case DataMatrix.Codeword.unlatch where place == codewords.count: break
      default: throw failure(.misplaced)
      }
    }
    finish()
  }

  private mutating func begin(_ macro: Int) {
    self.macro = macro
    content.append(
      DataMatrix.macroHead + [UInt8(truncatingIfNeeded: 48 + macro), 29], eci: nil)
  }

  private mutating func finish() {
    if macro != nil { content.append(DataMatrix.macroTrailer, eci: eci) }
  }

  /// FNC1 at codeword `index` of the data: first or second position has a meaning, elsewhere it separates.
  private mutating func fnc1(at index: Int) {
    if index == 0 {
      modifier = 2
    } else if index == 1, modifier == 1, content.bytes.count <= 2 {
      modifier = 3
    } else {
      add(29)
    }
  }

  /// Place in the set, 17 less its symbols, and two codewords that its members share.
  private mutating func place(in first: inout Int) throws(BarcodeDecodingError) {
    let (sequence, high, low) = (try next(), try next(), try next())
    first = 4
    let (index, count) = (Int(sequence >> 4), 17 - Int(sequence & 15))
    guard (1...254).contains(high), (1...254).contains(low), (2...16).contains(count), index < count else {
      throw failure(.misplaced)
    }
    structuredAppend = StructuredAppend(index: index, count: count, identity: Int(high) << 8 | Int(low))
  }

  private mutating func designator() throws(BarcodeDecodingError) {
    let first = Int(try next())
    var number = first - 1
    if first >= 128 {
      let second = Int(try next())
      number = (first - 128) * 254 + 127 + second - 1
      if first >= 192 { number = (first - 192) * 64516 + 16383 + (second - 1) * 254 + Int(try next()) - 1 }
    }
    guard first >= 1, number >= 0, let eci = ECI(rawValue: UInt32(number)) else {
      throw failure(.invalidECI(number))
    }
    self.eci = eci
    hasECI = true
  }

  /// Three values of C40, Text or X12 in two codewords; `nil` at the end of the encodation.
  private mutating func triple() throws(BarcodeDecodingError) -> (UInt8, UInt8, UInt8)? {
    guard left >= 2 else { return nil }
    let first = try next()
    if first == DataMatrix.Codeword.unlatch { return nil }
    let value = Int(first) << 8 | Int(try next())
    guard value >= 1, value <= 64000 else { throw failure(.valueOutOfRange(value, limit: 64000)) }
    let rest = value - 1
    func byte(_ value: Int) -> UInt8 { UInt8(truncatingIfNeeded: value) }
    return (byte(rest / 1600), byte(rest / 40 % 40), byte(rest % 40))
  }

  private mutating func triples(isText: Bool) throws(BarcodeDecodingError) {
    upper = 0
    var shift: UInt8 = 0
    while let (a, b, c) = try triple() {
      for value in [a, b, c] {
        try add(value, &shift, isText: isText)
      }
    }
    upper = 0
  }

  private mutating func add(_ value: UInt8, _ shift: inout UInt8, isText: Bool) throws(BarcodeDecodingError) {
    switch shift {
    case 0:
      switch value {
      case 0...2: shift = value + 1
      case 3: add(32)
      case 4...13: add(value + 44)
      default: add(value + (isText ? 83 : 51))
      }
      return
    case 1:
      guard value < 32 else { throw failure(.valueOutOfRange(Int(value), limit: 31)) }
      add(value)
    case 2:
      switch value {
      case 0...14: add(value + 33)
      case 15...21: add(value + 43)
      case 22...26: add(value + 69)
      case 27: content.append(CollectionOfOne(29), eci: eci)
      case 30: upper = 128
      default: throw failure(.valueOutOfRange(Int(value), limit: 30))
      }
    default:
      guard value < 32 else { throw failure(.valueOutOfRange(Int(value), limit: 31)) }
      add(isText && value >= 1 && value <= 26 ? value + 64 : value + 96)
    }
    shift = 0
  }

  private mutating func x12() throws(BarcodeDecodingError) {
    while let (a, b, c) = try triple() {
      for value in [a, b, c] {
        switch value {
        case 0: add(13)
        case 1: add(42)
        case 2: add(62)
        case 3: add(32)
        case 4...13: add(value + 44)
        default: add(value + 51)
        }
      }
    }
  }

  private mutating func edifact() {
    while left >= 3 {
      let group =
        UInt32(codewords[place]) << 16 | UInt32(codewords[place + 1]) << 8 | UInt32(codewords[place + 2])
      for index in 0..<4 {
        let value = UInt8(truncatingIfNeeded: group >> UInt32(18 - 6 * index)) & 63
        if value == 31 {
          place += min(index + 1, 3)
          return
        }
        add(value & 32 == 0 ? value | 64 : value)
      }
      place += 3
    }
  }

  private mutating func hidden() throws(BarcodeDecodingError) -> UInt8 {
    let byte = try next()
    return byte &- DataMatrix.random255(place)
  }

  private mutating func base256() throws(BarcodeDecodingError) {
    let first = Int(try hidden())
    var count = first
    if first == 0 { count = left }
    if first > 249 { count = (first - 249) * 250 + Int(try hidden()) }
    guard count <= left else { throw failure(.truncated(needed: count * 8, available: left * 8)) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count)
    for _ in 0..<count { bytes.append(try hidden()) }
    content.append(bytes, eci: eci)
  }
}
