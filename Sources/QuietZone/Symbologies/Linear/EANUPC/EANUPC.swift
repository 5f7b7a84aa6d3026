/// What EAN-13, EAN-8, UPC-A, UPC-E and their add-ons share (ISO/IEC 15420:2009; GS1 General Specifications,
/// 5.2): digits of seven modules in two bars and two spaces, in three number sets.
///
/// Set A starts with a space and ends with a bar, its bars and spaces have an odd number of dark modules; set
/// B is set C read backwards, set C is set A with bars and spaces exchanged. In which order sets A and B are
/// used says one more digit: the first of EAN-13, number system and check digit of UPC-E, the check of an
/// add-on.
enum EANUPC {
  /// Runs of a digit, and the modules they cover.
  static let digitRuns = 4
  static let digitModules = 7

  /// The values of ASCII digits; `nil` where one is not a digit.
  static func values(_ bytes: some Sequence<UInt8>) -> [UInt8]? {
    var digits: [UInt8] = []
    for byte in bytes {
      guard byte.isDigit else { return nil }
      digits.append(byte &- 48)
    }
    return digits
  }

  /// ASCII of digits of the values 0…9.
  static func ascii(_ values: some Sequence<UInt8>) -> [UInt8] { values.map { $0 &+ 48 } }

  /// The 14 digits of the trade item number, ASCII: `digits` (8, 12 or 13 values) behind zeros.
  static func gtin(_ digits: [UInt8]) -> [UInt8] {
    var gtin = [UInt8](repeating: 48, count: 14)
    let zeros = max(14 - digits.count, 0)
    for (index, digit) in digits.prefix(14).enumerated() { gtin[zeros + index] = digit &+ 48 }
    return gtin
  }

  /// What the first digits of an EAN-13 say it identifies: books, serials and music bear numbers of their own
  /// (GS1 General Specifications, 2.1.12 and 2.1.13: prefixes 978 and 979, 977, 9790).
  static func kind(ean13 digits: [UInt8]) -> LinearDetails.Kind? {
    guard digits.count == 13, digits[0] == 9, digits[1] == 7 else { return nil }
    switch (digits[2], digits[3]) {
    case (7, _): return .issn
    case (9, 0): return .ismn
    case (8, _), (9, _): return .isbn
    default: return nil
    }
  }
}
