extension Codabar {
  static func encode(_ content: Content, _ options: WriterOptions) throws(BarcodeEncodingError) -> Symbol {
    var values = try values(content)
    var check = CheckState.none
    switch options.linear.check {
    case .automatic, .none: break
    case .added:
      values.insert(checkValue(values), at: values.count - 1)
      check = .verified
    case .given:
      let place = values.count - 2
      let expected = checkValue(values.prefix(place) + values.suffix(1))
      guard place > 1, values[place] == expected else {
        throw .wrongCheckCharacter(offset: place, expected: characters[Int(expected)])
      }
      check = .verified
    }
    var pattern = try TwoWidthPattern(ratio: options.linear.wideRatio)
    // The gap after each character is as wide as a narrow space.
    for value in values { pattern.append(UInt32(masks[Int(value) % 20]) << 1, count: 8) }
    pattern.removeLastSpace()
    return try pattern.symbol(
      symbology, quietZone: quietZone, text: values.map { characters[Int($0) % 20] }, check: check,
      options: options.linear)
  }

  /// The characters' values with a start and a stop at the ends and nowhere else.
  private static func values(_ content: Content) throws(BarcodeEncodingError) -> [UInt8] {
    var values: [UInt8] = []
    for (offset, byte) in content.bytes.enumerated() {
      guard let value = value(byte) else { throw .unencodable(offset: offset) }
      values.append(value)
    }
    let isStarted = (values.first ?? 0) >= 16, isStopped = values.count > 1 && (values.last ?? 0) >= 16
    if isStarted != isStopped { throw .unencodable(offset: isStarted ? max(values.count - 1, 0) : 0) }
    if !isStarted { values = [16] + values + [16] }
    guard (3...maximumLength + 2).contains(values.count) else {
      let letters = isStarted ? 2 : 0
      throw .wrongLength(
        count: content.bytes.count, minimum: 1 + letters, maximum: maximumLength + letters)
    }
    if let inner = values.dropFirst().dropLast().firstIndex(where: { $0 >= 16 }) {
      throw .unencodable(offset: isStarted ? inner : inner - 1)
    }
    return values
  }
}
