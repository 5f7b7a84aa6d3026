extension Code39 {
  /// Digits, capitals and `-. $/+%`.
  static func encode(_ content: Content, _ options: WriterOptions) throws(BarcodeEncodingError) -> Symbol {
    try encode(content, options, as: .code39)
  }

  /// The same, and as ``Symbology/code39Extended`` all of ASCII.
  static func encode(
    _ content: Content, _ options: WriterOptions, as symbology: Symbology
  ) throws(BarcodeEncodingError) -> Symbol {
    let ratio = options.linear.wideRatio
    guard ratio == 2 || ratio == 3 else { throw .invalidOption(.wideRatio(ratio)) }
    let height = options.linear.height ?? 50
    guard height >= 1, height <= 1000 else { throw .invalidOption(.height(height, maximum: 1000)) }
    var values = try values(content, isFullASCII: symbology == .code39Extended)
    let check = try addCheck(options.linear.check, to: &values)
    var widths: [UInt8] = []
    widths.reserveCapacity((values.count + 2) * (runs + 1))
    append(asterisk, ratio, to: &widths)
    for value in values {
      widths.append(1)
      append(value, ratio, to: &widths)
    }
    widths.append(1)
    append(asterisk, ratio, to: &widths)
    let pattern = BarPattern(widths: widths)
    let raw = values.map { characters[Int(min($0, asterisk))] }
    var details = LinearDetails(check: check)
    if symbology == .code39Extended {
      details.printed = raw
    } else if let convention = Code39Convention(raw) {
      details.kind = convention.kind
      details.printed = convention.printed
    }
    // What a reader of Full ASCII sends is what people read; pairs of shift and letter are not.
    let printed = symbology == .code39Extended ? content.bytes.map { max($0, 32) } : [42] + raw + [42]
    return Symbol(
      symbology: symbology, shape: .bars(pattern, height: height), quietZone: quietZone,
      details: .linear(details),
      text: options.linear.showsText ? [SymbolText(characters: printed, columns: 0..<pattern.width)] : [])
  }

  private static func append(_ value: UInt8, _ ratio: Int, to widths: inout [UInt8]) {
    let pattern = patterns[Int(min(value, asterisk))]
    for bit in (0..<UInt16(runs)).reversed() { widths.append(pattern >> bit & 1 != 0 ? UInt8(ratio) : 1) }
  }

  /// The values of the content's characters.
  static func values(_ content: Content, isFullASCII: Bool) throws(BarcodeEncodingError) -> [UInt8] {
    let count = content.bytes.count
    guard count >= 1, count <= maximumLength else {
      throw .wrongLength(count: count, minimum: 1, maximum: maximumLength)
    }
    var values: [UInt8] = []
    values.reserveCapacity(count * 2)
    for (offset, byte) in content.bytes.enumerated() {
      guard byte < 128 else { throw .unencodable(offset: offset) }
      if isFullASCII, let pair = ShiftedASCII.pair(byte) {
        values.append(valuesByCharacter[Int(ShiftedASCII.shifts[pair.shift])])
        values.append(valuesByCharacter[Int(pair.letter)])
      } else {
        let value = valuesByCharacter[Int(byte)]
        guard value < asterisk else { throw .unencodable(offset: offset) }
        values.append(value)
      }
    }
    return values
  }

  private static func addCheck(
    _ check: LinearOptions.Check, to values: inout [UInt8]
  ) throws(BarcodeEncodingError) -> CheckState {
    switch check {
    case .automatic, .none: return .none
    case .added:
      values.append(Self.check(values))
      return .verified
    case .given:
      guard values.count > 1 else {
        throw .wrongLength(count: values.count, minimum: 2, maximum: maximumLength)
      }
      let expected = Self.check(values.dropLast())
      guard values.last == expected else {
        throw .wrongCheckCharacter(offset: values.count - 1, expected: characters[Int(expected)])
      }
      return .verified
    }
  }
}
