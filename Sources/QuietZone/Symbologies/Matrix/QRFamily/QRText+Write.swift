extension QRText {
  /// The bytes of `unit`.
  func range(of unit: QRUnit) -> Range<Int> {
    Int(unit.start)..<Int(unit.start) &+ Int(unit.byteCount)
  }

  /// Writes a segment: mode indicator, character count, data (ISO/IEC 18004:2015, 7.4.3–7.4.6).
  func write(_ segment: QRSegment, to writer: inout BitWriter, _ format: QRBitFormat, hasFNC1: Bool) {
    let mode = segment.mode.rawValue
    writer.append(UInt32(format.indicators[mode]), count: format.modeBits)
    let count = UInt32(truncatingIfNeeded: characterCount(segment))
    writer.append(count, count: Int(format.countBits[mode]))
    switch segment.mode {
    case .numeric: writeNumeric(segment.units, to: &writer)
    case .alphanumeric: writeAlphanumeric(segment.units, to: &writer, hasFNC1: hasFNC1)
    case .byte: writeBytes(segment.units, to: &writer)
    case .kanji: writeKanji(segment.units, to: &writer)
    }
  }

  /// What the count indicator says: digits, letters, bytes or kanji.
  private func characterCount(_ segment: QRSegment) -> Int {
    switch segment.mode {
    case .numeric, .kanji: segment.units.count
    case .alphanumeric: units[segment.units].reduce(0) { $0 &+ $1.alphanumericCount }
    case .byte: byteRange(segment.units).count
    }
  }

  /// Units that all have bytes are contiguous in `bytes`.
  private func byteRange(_ range: Range<Int>) -> Range<Int> {
    guard let first = units[range].first, let last = units[range].last else { return 0..<0 }
    return Int(first.start)..<Int(last.start) &+ Int(last.byteCount)
  }

  private func writeNumeric(_ range: Range<Int>, to writer: inout BitWriter) {
    var group: UInt32 = 0
    var digits = 0
    for byte in bytes[byteRange(range)] {
      group = group &* 10 &+ UInt32(byte &- 0x30)
      digits &+= 1
      if digits == 3 {
        writer.append(group, count: 10)
        (group, digits) = (0, 0)
      }
    }
    if digits > 0 { writer.append(group, count: digits &* 3 &+ 1) }
  }

  private func writeAlphanumeric(_ range: Range<Int>, to writer: inout BitWriter, hasFNC1: Bool) {
    var first: UInt32?
    func add(_ value: UInt32) {
      if let waiting = first {
        writer.append(waiting &* 45 &+ value, count: 11)
        first = nil
      } else {
        first = value
      }
    }
    let percent = QRAlphanumeric.value(UInt8(ascii: "%"))
    for byte in bytes[byteRange(range)] {
      // Under FNC1 a percent sign means GS, and two of them a percent sign (7.4.8.2).
      add(hasFNC1 && byte == 29 ? percent : QRAlphanumeric.value(byte))
      if hasFNC1 && byte == UInt8(ascii: "%") { add(percent) }
    }
    if let first { writer.append(first, count: 6) }
  }

  private func writeBytes(_ range: Range<Int>, to writer: inout BitWriter) {
    for byte in bytes[byteRange(range)] { writer.append(UInt32(byte), count: 8) }
  }

  /// Shift JIS 0x8140… and 0xE040… are brought together and written in base 192.
  private func writeKanji(_ range: Range<Int>, to writer: inout BitWriter) {
    for unit in units[range] {
      let value = UInt32(unit.kanji) &- (unit.kanji < 0xE040 ? 0x8140 : 0xC140)
      writer.append((value &>> 8) &* 0xC0 &+ (value & 0xFF), count: 13)
    }
  }
}
