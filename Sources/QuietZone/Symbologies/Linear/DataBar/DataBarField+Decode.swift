extension DataBarField {
  /// The characters of a field that reaches to the end of `bits`, padding left out; `nil` where the bits
  /// break the rules.
  static func decode(_ bits: inout BitReader) -> [UInt8]? {
    var bytes: [UInt8] = []
    var mode = Mode.numeric
    while bits.available > 0 {
      let isGood =
        mode == .numeric
        ? decodeNumeric(&bits, into: &bytes, mode: &mode) : decodeCharacter(&bits, into: &bytes, mode: &mode)
      guard isGood else { return nil }
    }
    // A last single digit is written with a separator where there is room for it.
    if bytes.last == separator { bytes.removeLast() }
    return bytes
  }

  private static func decodeNumeric(_ bits: inout BitReader, into bytes: inout [UInt8], mode: inout Mode)
    -> Bool
  {
    if bits.available < 4 { return skipPadding(&bits, .numeric) }
    if bits.peek(4) == 0 {
      _ = bits.read(4)
      mode = .alphanumeric
      return true
    }
    guard bits.available >= 7 else {
      guard let value = bits.read(4), value <= 10 else { return false }
      bytes.append(UInt8(ascii: "0") &+ UInt8(value &- 1))
      return skipPadding(&bits, .numeric)
    }
    guard let value = bits.read(7), value >= 8, value &- 8 < 120 else { return false }
    for digit in [(value &- 8) / 11, (value &- 8) % 11] {
      bytes.append(digit == 10 ? separator : UInt8(ascii: "0") &+ UInt8(digit))
    }
    return true
  }

  private static func decodeCharacter(
    _ bits: inout BitReader, into bytes: inout [UInt8], mode: inout Mode
  ) -> Bool {
    if bits.available < 5 { return skipPadding(&bits, mode) }
    if bits.peek(3) == 0 {
      _ = bits.read(3)
      mode = .numeric
      return true
    }
    guard let five = bits.peek(5) else { return false }
    if five == 4 || five == 15 {
      _ = bits.read(5)
      if five == 15 { bytes.append(separator) }
      mode = five == 15 ? .numeric : mode == .alphanumeric ? .iso646 : .alphanumeric
      // Some makers write a numeric latch here, where numeric mode is on already. Digits must follow, so no
      // four zeros of a latch to alphanumeric can be meant.
      if five == 15, bits.available >= 7, bits.peek(4) == 0 { _ = bits.read(3) }
      return true
    }
    guard let byte = mode == .alphanumeric ? alphanumeric(&bits, five) : iso646(&bits, five) else {
      return false
    }
    bytes.append(byte)
    return true
  }

  private static func alphanumeric(_ bits: inout BitReader, _ five: UInt32) -> UInt8? {
    if five < 16 { return digit(&bits, five) }
    guard let six = bits.read(6), six < 63 else { return nil }
    return six < 58 ? UInt8(six &+ 33) : alphanumericMarks[Int(six &- 58)]
  }

  private static func iso646(_ bits: inout BitReader, _ five: UInt32) -> UInt8? {
    if five < 16 { return digit(&bits, five) }
    if five < 29 {
      guard let seven = bits.read(7) else { return nil }
      return UInt8(seven < 90 ? seven &+ 1 : seven &+ 7)
    }
    guard let eight = bits.read(8), eight >= 232, eight < 232 &+ UInt32(iso646Marks.count) else { return nil }
    return iso646Marks[Int(eight &- 232)]
  }

  private static func digit(_ bits: inout BitReader, _ five: UInt32) -> UInt8? {
    guard five >= 5, bits.read(5) != nil else { return nil }
    return UInt8(five &+ 43)
  }

  /// Takes what is left, which must be the beginning of the padding: 0000 in numeric mode, else 00100.
  private static func skipPadding(_ bits: inout BitReader, _ mode: Mode) -> Bool {
    let count = bits.available
    guard let rest = bits.read(count) else { return false }
    return mode == .numeric ? rest == 0 : rest == 0b00100 >> UInt32(5 &- count)
  }

  /// Padding that fills `count` bits after `mode` (7.2.5.5.4).
  static func padding(_ mode: Mode, count: Int) -> [Code] {
    var left = count, codes: [Code] = []
    if mode == .numeric {
      codes.append((0, min(left, 4)))
      left -= min(left, 4)
    }
    while left > 0 {
      let taken = min(left, 5)
      codes.append((0b00100 >> UInt32(5 &- taken), taken))
      left -= taken
    }
    return codes
  }
}
