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
    guard let digits = PDF417Parser.digits(codewords), digits.count <= 19 else { return nil }
    return digits.reduce(0) { $0 &* 10 &+ UInt64($1 & 15) }
  }
}
