/// Writes and reads the macro control block (ISO/IEC 15438:2015, 5.13 and Annex H).
enum PDF417Control {
  /// The block of a symbol of a set.
  static func codewords(_ macro: PDF417Macro) -> [UInt16] {
    var codewords: [UInt16] = [PDF417Family.Codeword.macro]
    codewords += digits(UInt64(clamping: macro.index), count: 5)
    codewords += macro.fileID
    func text(_ field: UInt16, _ bytes: [UInt8]?) {
      guard let bytes else { return }
      codewords += [PDF417Family.Codeword.macroField, field]
      // Every field begins in ECI 2, code page 437 (Annex H.2.3).
      if bytes.contains(where: { $0 > 127 }) { codewords += PDF417Family.designator(.iso8859_1) }
      codewords += PDF417Compaction.codewords(bytes, isLatched: false)
    }
    func number(_ field: UInt16, _ value: UInt64?, count: Int? = nil) {
      guard let value else { return }
      codewords += [PDF417Family.Codeword.macroField, field]
      codewords += digits(value, count: count)
    }
    text(0, macro.fileName)
    number(1, macro.count.map { UInt64(clamping: $0) }, count: 5)
    number(2, macro.timestamp)
    text(3, macro.sender)
    text(4, macro.addressee)
    number(5, macro.fileSize)
    number(6, macro.checksum.map { UInt64($0) })
    if macro.isLast { codewords.append(PDF417Family.Codeword.macroEnd) }
    return codewords
  }

  /// A number in numeric compaction, with zeros in front up to `count` digits.
  private static func digits(_ value: UInt64, count: Int? = nil) -> [UInt16] {
    var digits: [UInt8] = []
    var rest = value
    repeat {
      digits.insert(UInt8(truncatingIfNeeded: 48 + rest % 10), at: 0)
      rest /= 10
    } while rest > 0
    while digits.count < count ?? 0 { digits.insert(48, at: 0) }
    var codewords: [UInt16] = []
    PDF417Compaction.append(digits: digits[...], to: &codewords)
    return codewords
  }

  /// The value of codewords in numeric compaction; `nil` where they are none, or more than 64 bits.
  static func number(_ codewords: ArraySlice<UInt16>) -> UInt64? {
    guard let digits = PDF417Parser.digits(codewords) else { return nil }
    var number: UInt64 = 0
    for digit in digits {
      let value = UInt64(digit & 15)
      guard number <= (UInt64.max - value) / 10 else { return nil }
      number = number &* 10 &+ value
    }
    return number
  }

  /// ISO-8859-1 of a field's text, which is in ASCII and code page 437 up to its first ECI (Annex H.2.3);
  /// `nil` where it has other characters.
  static func text(_ content: Content) -> [UInt8]? {
    var text: [UInt8] = []
    for index in 0..<content.sectionCount {
      var bytes = Array(content.bytes[content.range(ofSection: index)])
      if let eci = content.eci(ofSection: index), eci.rawValue != 2 {
        guard let utf8 = CharacterSet.decode(bytes, eci), let latin1 = CharacterSet.encode(utf8, .iso8859_1)
        else { return nil }
        bytes = latin1
      } else {
        for place in bytes.indices where bytes[place] > 127 {
          bytes[place] = codePage437[Int(bytes[place] & 127)]
          guard bytes[place] > 0 else { return nil }
        }
      }
      text += bytes
    }
    return text
  }

  /// ISO-8859-1 of the upper half of code page 437, 0 where it has none (AIM ITS/04-023, Part 3: ECI 2;
  /// Unicode Consortium, CP437.TXT of 1996).
  static let codePage437: [UInt8] = [
    0xC7, 0xFC, 0xE9, 0xE2, 0xE4, 0xE0, 0xE5, 0xE7, 0xEA, 0xEB, 0xE8, 0xEF, 0xEE, 0xEC, 0xC4, 0xC5,
    0xC9, 0xE6, 0xC6, 0xF4, 0xF6, 0xF2, 0xFB, 0xF9, 0xFF, 0xD6, 0xDC, 0xA2, 0xA3, 0xA5, 0x00, 0x00,
    0xE1, 0xED, 0xF3, 0xFA, 0xF1, 0xD1, 0xAA, 0xBA, 0xBF, 0x00, 0xAC, 0xBD, 0xBC, 0xA1, 0xAB, 0xBB,
    0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
    0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
    0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
    0x00, 0xDF, 0x00, 0x00, 0x00, 0x00, 0xB5, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
    0x00, 0xB1, 0x00, 0x00, 0x00, 0x00, 0xF7, 0x00, 0xB0, 0x00, 0xB7, 0x00, 0x00, 0xB2, 0x00, 0xA0,
  ]
}
