/// The encodation methods of Expanded: how a symbol begins (ISO/IEC 24724:2011, Table 10).
///
/// Method fields: `1` a GTIN first, `00` anything, `0100` GTIN and weight 3103, `0101` GTIN and weight 3202
/// or 3203, `01100` GTIN and price 392x, `01101` GTIN and price with currency 393x, `0111000`…`0111111` GTIN,
/// weight 310x or 320x and a date 11, 13, 15 or 17. All but the first two ask for a GTIN that begins with 9.
struct DataBarMethod {
  /// Bits of linkage flag, method and compressed data.
  var codes: [DataBarField.Code]
  /// How many bytes of the content they stand for.
  var taken: Int
  /// Index in `codes` of the two bits that say how long the symbol is; `nil`: the method has none.
  var lengthIndex: Int?
  /// Whether a general-purpose field follows; without it the bits are all there is.
  var hasField: Bool

  var bits: Int { codes.reduce(0) { $0 + $1.count } }

  /// Every method that can carry `bytes`, the more special ones first.
  static func all(_ bytes: [UInt8]) throws(BarcodeEncodingError) -> [DataBarMethod] {
    let any = DataBarMethod(codes: [(0, 1), (0b00, 2), (0, 2)], taken: 0, lengthIndex: 2, hasField: true)
    guard bytes.count >= 16, bytes[0] == UInt8(ascii: "0"), bytes[1] == UInt8(ascii: "1"),
      let first = number(bytes[2..<3]), number(bytes[2..<16]) != nil
    else { return [any] }
    let check = 48 + CheckDigits.weighted31(bytes[2..<15])
    guard bytes[15] == check else { throw .wrongCheckCharacter(offset: 15, expected: check) }
    let gtin = DataBarMethod(
      codes: [(0, 1), (1, 1), (0, 2), (first, 4)] + groups(bytes), taken: 16, lengthIndex: 2, hasField: true)
    guard first == 9 else { return [gtin, any] }
    return [dated(bytes), weighed(bytes), priced(bytes)].compactMap { $0 } + [gtin, any]
  }

  /// Digits as a number.
  private static func number(_ digits: ArraySlice<UInt8>) -> UInt32? {
    var number: UInt64 = 0
    for digit in digits {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
      number = number &* 10 &+ UInt64(digit & 15)
    }
    return UInt32(truncatingIfNeeded: number)
  }

  /// Digits 2 to 13 of the GTIN in groups of three, 10 bits each.
  private static func groups(_ bytes: [UInt8]) -> [DataBarField.Code] {
    (0..<4).map { (number(bytes[(3 + 3 * $0)..<(6 + 3 * $0)]) ?? 0, 10) }
  }

  /// The four digits of the identifier after the GTIN and the number behind it, where all of it is digits.
  private static func second(_ bytes: [UInt8]) -> (identifier: UInt32, value: UInt32)? {
    guard bytes.count >= 26, let identifier = number(bytes[16..<20]), let value = number(bytes[20..<26])
    else { return nil }
    return (identifier, value)
  }

  private static func weighed(_ bytes: [UInt8]) -> DataBarMethod? {
    guard bytes.count == 26, let (identifier, value) = second(bytes) else { return nil }
    let field: (method: UInt32, weight: UInt32)? =
      switch identifier {
      case 3103 where value <= 32767: (0b0100, value)
      case 3202 where value <= 9999: (0b0101, value)
      case 3203 where value <= 22767: (0b0101, value + 10000)
      default: nil
      }
    guard let field else { return nil }
    return DataBarMethod(
      codes: [(0, 1), (field.method, 4)] + groups(bytes) + [(field.weight, 15)], taken: 26, lengthIndex: nil,
      hasField: false)
  }

  private static func dated(_ bytes: [UInt8]) -> DataBarMethod? {
    guard bytes.count == 26 || bytes.count == 34, let (identifier, value) = second(bytes),
      identifier / 10 == 310 || identifier / 10 == 320, value <= 99999
    else { return nil }
    var method: UInt32 = identifier / 10 == 310 ? 0b0111000 : 0b0111001
    var date: UInt32 = 38400
    if bytes.count == 34 {
      guard let kind = number(bytes[26..<28]), let year = number(bytes[28..<30]),
        let month = number(bytes[30..<32]), let day = number(bytes[32..<34]), 1...12 ~= month, day <= 31
      else { return nil }
      switch kind {
      case 11: break
      case 13: method += 2
      case 15: method += 4
      case 17: method += 6
      default: return nil
      }
      date = year * 384 + (month - 1) * 32 + day
    }
    return DataBarMethod(
      codes: [(0, 1), (method, 7)] + groups(bytes) + [(identifier % 10 * 100_000 + value, 20), (date, 16)],
      taken: bytes.count, lengthIndex: nil, hasField: false)
  }

  private static func priced(_ bytes: [UInt8]) -> DataBarMethod? {
    guard bytes.count > 20, let identifier = number(bytes[16..<20]), identifier % 10 <= 3 else { return nil }
    let decimals: DataBarField.Code = (identifier % 10, 2)
    switch identifier / 10 {
    case 392:
      return DataBarMethod(
        codes: [(0, 1), (0b01100, 5), (0, 2)] + groups(bytes) + [decimals], taken: 20, lengthIndex: 2,
        hasField: true)
    case 393:
      guard bytes.count > 23, let currency = number(bytes[20..<23]) else { return nil }
      return DataBarMethod(
        codes: [(0, 1), (0b01101, 5), (0, 2)] + groups(bytes) + [decimals, (currency, 10)], taken: 23,
        lengthIndex: 2, hasField: true)
    default: return nil
    }
  }
}
