extension DataBarMethod {
  /// The content of a symbol's bits; `nil` where they break the rules.
  static func decode(_ bits: BitReader) -> [UInt8]? {
    var bits = bits
    // The first bit only says that a composite component goes with the symbol.
    guard bits.read(1) != nil, let field = bits.peek(7) else { return nil }
    if field >> 6 == 1 {
      guard bits.read(3) != nil, let first = bits.read(4), first <= 9 else { return nil }
      return withField(gtin(first, &bits), &bits, mayBeEmpty: true)
    }
    switch field {
    case 0b0000000...0b0011111:
      guard bits.read(4) != nil else { return nil }
      return withField([], &bits, mayBeEmpty: false)
    case 0b0100000...0b0100111, 0b0101000...0b0101111: return weighed(&bits)
    case 0b0110000...0b0110111: return priced(&bits)
    case 0b0111000...0b0111111: return dated(&bits)
    default: return nil
    }
  }

  private static func withField(_ start: [UInt8]?, _ bits: inout BitReader, mayBeEmpty: Bool) -> [UInt8]? {
    guard let start, let rest = DataBarField.decode(&bits), mayBeEmpty || !rest.isEmpty else { return nil }
    return start + rest
  }

  /// `number` as so many digits; `nil` when it has more.
  private static func digits(_ number: UInt32, _ count: Int) -> [UInt8]? {
    var rest = number, digits: [UInt8] = []
    for _ in 0..<count {
      digits.append(UInt8(ascii: "0") &+ UInt8(rest % 10))
      rest /= 10
    }
    return rest == 0 ? digits.reversed() : nil
  }

  /// Identifier 01 and the GTIN from its first digit and four groups of three.
  private static func gtin(_ first: UInt32, _ bits: inout BitReader) -> [UInt8]? {
    guard var bytes = digits(first, 1) else { return nil }
    for _ in 0..<4 {
      guard let group = bits.read(10), let digits = digits(group, 3) else { return nil }
      bytes += digits
    }
    return [UInt8](ascii: "01") + bytes + [48 + CheckDigits.weighted31(bytes)]
  }

  private static func weighed(_ bits: inout BitReader) -> [UInt8]? {
    guard let method = bits.read(4), let gtin = gtin(9, &bits), let weight = bits.read(15) else { return nil }
    let isPounds = method == 0b0101, isFine = weight >= 10000
    guard let digits = digits(isPounds && isFine ? weight &- 10000 : weight, 6) else { return nil }
    return gtin + [UInt8](ascii: isPounds ? isFine ? "3203" : "3202" : "3103") + digits
  }

  private static func priced(_ bits: inout BitReader) -> [UInt8]? {
    guard let method = bits.read(5), bits.read(2) != nil, var start = gtin(9, &bits),
      let decimals = bits.read(2)
    else { return nil }
    let hasCurrency = method == 0b01101
    start += [UInt8](ascii: hasCurrency ? "393" : "392") + [UInt8(ascii: "0") &+ UInt8(decimals)]
    if hasCurrency {
      guard let currency = bits.read(10), let digits = digits(currency, 3) else { return nil }
      start += digits
    }
    return withField(start, &bits, mayBeEmpty: false)
  }

  private static func dated(_ bits: inout BitReader) -> [UInt8]? {
    guard let method = bits.read(7), let start = gtin(9, &bits), let weight = bits.read(20),
      let date = bits.read(16), let decimals = digits(weight / 100_000, 1),
      let value = digits(weight % 100_000, 6)
    else { return nil }
    let bytes = start + [UInt8](ascii: method & 1 == 0 ? "310" : "320") + decimals + value
    guard date < 38400 else { return date == 38400 ? bytes : nil }
    guard let year = digits(date / 384, 2), let month = digits(date / 32 % 12 &+ 1, 2),
      let day = digits(date % 32, 2)
    else { return nil }
    let kinds: [StaticString] = ["11", "13", "15", "17"]
    let kind = [UInt8](ascii: kinds[Int(method >> 1 & 3)])
    return bytes + kind + year + month + day
  }
}
