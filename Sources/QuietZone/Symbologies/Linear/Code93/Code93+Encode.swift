extension Code93 {
  /// ASCII of any kind.
  static func encode(_ content: Content, _ options: WriterOptions) throws(BarcodeEncodingError) -> Symbol {
    let height = options.linear.height ?? 50
    guard height >= 1, height <= 1000 else { throw .invalidOption(.height(height, maximum: 1000)) }
    var values = try values(content)
    values.append(check(values, weights: 20))
    values.append(check(values, weights: 15))
    var widths: [UInt8] = []
    widths.reserveCapacity((values.count + 2) * 6 + 1)
    append(asterisk, to: &widths)
    for value in values { append(value, to: &widths) }
    append(asterisk, to: &widths)
    widths.append(1)
    let characters = content.bytes.map { $0 >= 32 && $0 < 127 ? $0 : 32 }
    let columns = 0..<modules * (values.count + 2) + 1
    return Symbol(
      symbology: .code93, shape: .bars(BarPattern(widths: widths), height: height), quietZone: quietZone,
      details: .linear(LinearDetails(check: .verified)),
      text: options.linear.showsText ? [SymbolText(characters: characters, columns: columns)] : [])
  }

  private static func append(_ value: UInt8, to widths: inout [UInt8]) {
    let pattern = patterns[Int(min(value, asterisk))]
    for k in 0..<UInt32(6) { widths.append(UInt8(truncatingIfNeeded: pattern >> (20 - 4 * k) & 15)) }
  }

  /// The values of the content's characters, check characters left out.
  static func values(_ content: Content) throws(BarcodeEncodingError) -> [UInt8] {
    let count = content.bytes.count
    guard count >= 1, count <= maximumLength else {
      throw .wrongLength(count: count, minimum: 1, maximum: maximumLength)
    }
    var values: [UInt8] = []
    values.reserveCapacity(count * 2 + 2)
    for (offset, byte) in content.bytes.enumerated() {
      guard byte < 128 else { throw .unencodable(offset: offset) }
      if valuesByCharacter[Int(byte)] != 255 {
        values.append(valuesByCharacter[Int(byte)])
      } else if let pair = ShiftedASCII.pair(byte) {
        values.append(firstShift + UInt8(pair.shift))
        values.append(valuesByCharacter[Int(pair.letter)])
      }
    }
    return values
  }
}
