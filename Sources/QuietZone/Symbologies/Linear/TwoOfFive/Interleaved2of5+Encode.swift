extension Interleaved2of5 {
  static func encode(_ content: Content, _ options: WriterOptions) throws(BarcodeEncodingError) -> Symbol {
    let given = try TwoOfFive.digits(content, maximum: TwoOfFive.maximumDigits)
    let (digits, check) = try TwoOfFive.checked(given, options.linear.check)
    guard digits.count & 1 == 0 else {
      throw .wrongLength(count: given.count, minimum: 2, maximum: TwoOfFive.maximumDigits)
    }
    let bearerBars =
      options.linear.hasBearerBars == true ? BarPattern.BearerBars(thickness: 5, isFrame: false) : nil
    return try pattern(digits, options.linear.wideRatio).symbol(
      symbology, quietZone: quietZone, text: TwoOfFive.ascii(digits), check: check, options: options.linear,
      bearerBars: bearerBars)
  }

  /// Start, pairs, stop (ISO/IEC 16390:2007, 4.3).
  static func pattern(_ digits: [UInt8], _ ratio: Int) throws(BarcodeEncodingError) -> TwoWidthPattern {
    var pattern = try TwoWidthPattern(ratio: ratio)
    pattern.append(0b0000, count: 4)
    for pair in stride(from: 0, to: digits.count - 1, by: 2) {
      pattern.interleave(
        bars: TwoOfFive.masks[Int(digits[pair]) % 10], spaces: TwoOfFive.masks[Int(digits[pair + 1]) % 10],
        count: 5)
    }
    pattern.append(0b100, count: 3)
    return pattern
  }
}

extension ITF14 {
  static func encode(_ content: Content, _ options: WriterOptions) throws(BarcodeEncodingError) -> Symbol {
    var digits = try TwoOfFive.digits(content, maximum: 14)
    let expected = CheckDigits.weighted31(digits.prefix(13))
    switch (digits.count, options.linear.check) {
    case (13, .automatic), (13, .added): digits.append(expected)
    case (14, .automatic), (14, .given):
      guard digits[13] == expected else {
        throw .wrongCheckCharacter(offset: 13, expected: expected + 48)
      }
    default: throw .wrongLength(count: digits.count, minimum: 13, maximum: 14)
    }
    let text = TwoOfFive.ascii(digits)
    // 4.83 mm at the nominal X of 1.016 mm (GS1 General Specifications 24.0, 5.3.2.4); the bars 31.75 mm.
    let bearerBars = BarPattern.BearerBars(thickness: 5, isFrame: true)
    return try Interleaved2of5.pattern(digits, options.linear.wideRatio).symbol(
      symbology, quietZone: quietZone, text: text, check: .verified, options: options.linear,
      bearerBars: options.linear.hasBearerBars ?? true ? bearerBars : nil, gtin: text, defaultHeight: 32)
  }
}
