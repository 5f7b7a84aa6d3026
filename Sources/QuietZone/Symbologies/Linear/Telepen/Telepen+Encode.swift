extension Telepen {
  static func encode(_ content: Content, _ options: WriterOptions) throws(BarcodeEncodingError) -> Symbol {
    let isNumeric = options.linear.isNumeric
    let maximum = isNumeric ? 2 * maximumLength : maximumLength
    guard (1...maximum).contains(content.bytes.count) else {
      throw .wrongLength(count: content.bytes.count, minimum: 1, maximum: maximum)
    }
    for (offset, byte) in content.bytes.enumerated()
    where byte > 127 || isNumeric && !byte.isDigit && (offset & 1 == 0 || byte != UInt8(ascii: "X")) {
      throw .unencodable(offset: offset)
    }
    // A single digit makes no pair: it is text.
    let isPaired = isNumeric && content.bytes.count > 1
    let characters = isPaired ? self.characters(ofDigits: content.bytes.map { $0 &- 48 }) : content.bytes
    let mode = isPaired ? Mode.digitsFirst : .ascii
    if mode == .ascii, looksNumeric(characters) {
      // Readers would take it for digits: the start of text, then digits, is never mistaken.
      return try symbol(characters, mode: .asciiFirst, content: content, options: options)
    }
    return try symbol(characters, mode: mode, content: content, options: options)
  }

  private static func symbol(
    _ characters: [UInt8], mode: Mode, content: Content, options: WriterOptions
  ) throws(BarcodeEncodingError) -> Symbol {
    if mode == .asciiFirst, let place = characters.firstIndex(of: shift) { throw .unencodable(offset: place) }
    // Wide elements are of three modules, no other ratio fits the sixteen modules of a character.
    var pattern = try TwoWidthPattern(ratio: 3)
    pattern.append(starts[mode.rawValue], count: 12)
    for character in characters + [checkCharacter(characters)] { append(character, to: &pattern) }
    pattern.append(stops[mode.rawValue], count: 11)
    let printable = content.bytes.map { (32...126).contains($0) ? $0 : UInt8(ascii: " ") }
    return try pattern.symbol(
      symbology, quietZone: quietZone, text: printable, check: .verified, options: options.linear)
  }

  /// The bits of a byte of even parity, the lowest first: 1 is two narrow elements, 00 a wide bar, 010 a wide
  /// bar and a wide space; what stands between the zeros of 01…10 is framed by two wide spaces (USS Telepen,
  /// 2.2.1).
  private static func append(_ character: UInt8, to pattern: inout TwoWidthPattern) {
    let byte = character.nonzeroBitCount & 1 != 0 ? character | 0x80 : character
    var bit = 0, isOpen = false
    func isOne(_ index: Int) -> Bool { index < 8 && byte &>> UInt8(truncatingIfNeeded: index) & 1 != 0 }
    while bit < 8 {
      if isOpen, isOne(bit), bit + 1 < 8, !isOne(bit + 1) {
        pattern.append(0b01, count: 2)
        isOpen = false
        bit += 2
      } else if isOne(bit) {
        pattern.append(0b00, count: 2)
        bit += 1
      } else if !isOne(bit + 1) {
        pattern.append(0b10, count: 2)
        bit += 2
      } else if !isOne(bit + 2) {
        pattern.append(0b11, count: 2)
        bit += 3
      } else {
        pattern.append(0b01, count: 2)
        isOpen = true
        bit += 2
      }
    }
  }
}
