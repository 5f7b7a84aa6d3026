/// How a version of a symbology of the QR family writes modes and counts. Versions with equal formats need
/// the optimiser only once.
struct QRBitFormat: Hashable, Sendable {
  /// Bits of a mode indicator.
  let modeBits: Int
  /// Bits of a terminator.
  let terminatorBits: Int
  /// Mode indicators by ``QRMode``.
  let indicators: SIMD4<UInt8>
  /// Bits of the character count by ``QRMode``; 0: the version does not have the mode.
  let countBits: SIMD4<UInt8>
  /// Indicators that not every symbology has.
  var eci: UInt8?
  var fnc1First: UInt8?
  var fnc1Second: UInt8?
  var structuredAppend: UInt8?
  /// GB 2312 characters, which GB/T 18284 adds; read, never made.
  var hanzi: UInt8?

  init(modeBits: Int, terminatorBits: Int, indicators: SIMD4<UInt8>, countWidths: QRCountWidths) {
    self.modeBits = modeBits
    self.terminatorBits = terminatorBits
    self.indicators = indicators
    countBits = SIMD4(
      UInt8(truncatingIfNeeded: countWidths.numeric), UInt8(truncatingIfNeeded: countWidths.alphanumeric),
      UInt8(truncatingIfNeeded: countWidths.byte), UInt8(truncatingIfNeeded: countWidths.kanji))
  }

  /// Bits before the data of a segment, or `nil` if the version does not have the mode.
  @inline(__always)
  func headerBits(_ mode: QRMode) -> Int? {
    let count = Int(countBits[mode.rawValue])
    return count == 0 ? nil : modeBits &+ count
  }

  /// Bits of an ECI header (ISO/IEC 18004:2015, table 4).
  func headerBits(_ eci: ECI) -> Int {
    modeBits + (eci.rawValue < 128 ? 8 : eci.rawValue < 16384 ? 16 : 24)
  }
}

extension QRBitFormat {
  /// What may follow a mode indicator.
  enum Segment: Hashable, Sendable {
    case characters(QRMode)
    case hanzi
    case eci
    case structuredAppend
    case fnc1First
    case fnc1Second
  }

  /// What follows `indicator`; `nil` when the version has no such mode.
  func segment(indicator: UInt32) -> Segment? {
    let indicator = UInt8(truncatingIfNeeded: indicator)
    for mode in QRMode.allCases where countBits[mode.rawValue] > 0 {
      if indicators[mode.rawValue] == indicator { return .characters(mode) }
    }
    if indicator == eci { return .eci }
    if indicator == fnc1First { return .fnc1First }
    if indicator == fnc1Second { return .fnc1Second }
    if indicator == structuredAppend { return .structuredAppend }
    return indicator == hanzi ? .hanzi : nil
  }
}
