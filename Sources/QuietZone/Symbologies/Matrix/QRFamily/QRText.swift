/// Data in one character set, taken apart into units.
struct QRText: Sendable {
  /// How bytes become units.
  enum Form: Sendable {
    /// Bytes of which nothing is known.
    case raw
    /// UTF-8 in; byte mode writes ISO-8859-1, kanji mode may be used: needs no ECI.
    case latin1
    /// UTF-8 in and out.
    case utf8
    /// Shift JIS in and out, kanji mode may be used.
    case shiftJIS
  }

  /// What byte mode writes.
  private(set) var bytes: [UInt8] = []
  private(set) var units: [QRUnit] = []
  /// Sum of each unit's cheapest size in any mode, in sixths of a bit: no segmentation can be shorter.
  private(set) var leastCost: Int64 = 0
  /// Whether a unit takes more than one byte or is a kanji.
  private(set) var isASCII = true

  /// The units of `source[range]`; `hasFNC1` makes GS and percent sign special in alphanumeric mode. Throws
  /// at the first character that the form can't carry.
  init(_ source: [UInt8], _ range: Range<Int>, form: Form, hasFNC1: Bool) throws(BarcodeEncodingError) {
    bytes.reserveCapacity(range.count)
    units.reserveCapacity(range.count)
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = source[index]
      if byte < 0x80 || form == .raw {
        append(byte: byte, index, hasFNC1: hasFNC1)
        index += 1
        continue
      }
      let length: Int
      switch form {
      case .shiftJIS: length = appendShiftJIS(source, at: index, to: range.upperBound)
      default: length = appendScalar(source, at: index, to: range.upperBound, form: form)
      }
      guard length > 0 else { throw .unencodable(offset: index) }
      index += length
    }
  }

  /// An empty text, for ``append(converted:offset:hasFNC1:)``.
  init() {}

  /// Adds a character as a converter made it; at most 255 bytes.
  mutating func append(converted: [UInt8], kanji: UInt16, offset: Int, hasFNC1: Bool) {
    if converted.count == 1 {
      append(byte: converted[0], offset, hasFNC1: hasFNC1)
    } else {
      append(bytes: converted, offset, kanji: kanji)
    }
  }

  /// The same text without bytes: kanji mode alone can carry it.
  var kanjiOnly: QRText {
    var copy = QRText()
    for unit in units { copy.append(bytes: EmptyCollection(), Int(unit.offset), kanji: unit.kanji) }
    return copy
  }

  /// The units `range` alone.
  init(_ whole: QRText, units range: Range<Int>) {
    bytes = whole.bytes
    units = Array(whole.units[range])
    leastCost = units.reduce(0) { $0 + Self.leastCost($1) }
    isASCII = whole.isASCII
  }

  @inline(__always)
  private mutating func append(byte: UInt8, _ offset: Int, hasFNC1: Bool) {
    let isDigit = byte.isDigit
    var counts: UInt8 = isDigit ? 0b101 : QRAlphanumeric.contains(byte) ? 0b100 : 0
    if hasFNC1 {
      if byte == UInt8(ascii: "%") { counts = 0b1000 }
      if byte == 29 { counts = 0b100 }
    }
    if byte >= 0x80 { isASCII = false }
    leastCost &+= isDigit ? 20 : counts == 0b100 ? 33 : 48
    units.append(
      QRUnit(
        start: Int32(truncatingIfNeeded: bytes.count), offset: Int32(truncatingIfNeeded: offset), kanji: 0,
        byteCount: 1, counts: counts))
    bytes.append(byte)
  }

  /// A unit of more than one byte, or a kanji that byte mode can't carry.
  private mutating func append(bytes more: some Collection<UInt8>, _ offset: Int, kanji: UInt16) {
    let unit = QRUnit(
      start: Int32(truncatingIfNeeded: bytes.count), offset: Int32(truncatingIfNeeded: offset), kanji: kanji,
      byteCount: UInt8(truncatingIfNeeded: more.count), counts: 0)
    isASCII = false
    leastCost += Self.leastCost(unit)
    units.append(unit)
    bytes.append(contentsOf: more)
  }

  /// Appends the UTF-8 character at `index`; its length, or 0 if `form` can't carry it.
  private mutating func appendScalar(_ source: [UInt8], at index: Int, to end: Int, form: Form) -> Int {
    var cursor = ScalarCursor(index..<end)
    guard let (scalar, length) = cursor.next(source) else { return 0 }
    if form == .utf8 {
      append(bytes: source[index..<index + length], index, kanji: 0)
      return length
    }
    let kanji = JISX0208.shiftJIS(scalar: scalar)
    if scalar < 0x100 {
      append(bytes: CollectionOfOne(UInt8(truncatingIfNeeded: scalar)), index, kanji: kanji)
    } else if kanji != 0 {
      append(bytes: EmptyCollection(), index, kanji: kanji)
    } else {
      return 0
    }
    return length
  }

  /// Appends the Shift JIS character at `index`; its length, or 0 if it is none.
  private mutating func appendShiftJIS(_ source: [UInt8], at index: Int, to end: Int) -> Int {
    let first = source[index]
    if (0xA1...0xDF).contains(first) {
      append(bytes: CollectionOfOne(first), index, kanji: 0)
      return 1
    }
    guard index + 1 < end else { return 0 }
    let code = UInt16(first) << 8 | UInt16(source[index + 1])
    guard JISX0208.scalar(shiftJIS: code) != nil else { return 0 }
    append(bytes: source[index..<index + 2], index, kanji: code)
    return 2
  }

  /// The size of `unit` in its cheapest mode, sixths of a bit.
  static func leastCost(_ unit: QRUnit) -> Int64 {
    if unit.isNumeric { return 20 }
    if unit.alphanumericCount == 1 { return 33 }
    let bytes = unit.byteCount == 0 ? Int64.max : 48 &* Int64(unit.byteCount)
    return unit.kanji == 0 ? bytes : min(bytes, 78)
  }
}
