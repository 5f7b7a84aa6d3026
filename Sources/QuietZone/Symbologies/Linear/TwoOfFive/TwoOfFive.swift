/// What the 2 of 5 symbologies share: digits of five elements, two of them wide.
///
/// The wide ones have the weights 1, 2, 4, 7 and 0 (parity); together they give the digit, 0 being 4 + 7.
enum TwoOfFive {
  /// Wide elements of the digits 0…9, first element in bit 4 (ISO/IEC 16390:2007, Table 1).
  static let masks: [UInt32] = [
    0b00110, 0b10001, 0b01001, 0b11000, 0b00101, 0b10100, 0b01100, 0b00011, 0b10010, 0b01010,
  ]

  /// The digit of five elements, as ``masks``; `nil` unless just two are wide.
  @inline(__always) static func digit(_ mask: UInt32) -> UInt8? {
    guard mask < 32, (mask & 31).nonzeroBitCount == 2 else { return nil }
    let sum = (mask >> 4 & 1) &+ (mask >> 3 & 1) &* 2 &+ (mask >> 2 & 1) &* 4 &+ (mask >> 1 & 1) &* 7
    return sum == 11 ? 0 : UInt8(truncatingIfNeeded: sum)
  }

  /// The digits' values.
  static func digits(_ content: Content, maximum: Int) throws(BarcodeEncodingError) -> [UInt8] {
    let bytes = content.bytes
    guard (1...maximum).contains(bytes.count) else {
      throw .wrongLength(count: bytes.count, minimum: 1, maximum: maximum)
    }
    var digits: [UInt8] = []
    for (offset, byte) in bytes.enumerated() {
      guard byte >= 48, byte <= 57 else { throw .unencodable(offset: offset) }
      digits.append(byte - 48)
    }
    return digits
  }

  /// The digits with their check digit, if there is to be one; what the symbol then holds.
  static func checked(
    _ digits: [UInt8], _ check: LinearOptions.Check
  ) throws(BarcodeEncodingError) -> (digits: [UInt8], check: CheckState) {
    switch check {
    case .automatic, .none: return (digits, .none)
    case .added: return (digits + [CheckDigits.weighted31(digits)], .verified)
    case .given:
      let expected = CheckDigits.weighted31(digits.dropLast())
      guard digits.count > 1, digits.last == expected else {
        throw .wrongCheckCharacter(offset: digits.count - 1, expected: expected + 48)
      }
      return (digits, .verified)
    }
  }

  /// What a reading says of a check digit that the symbology leaves to the application.
  static func checkState(_ digits: [UInt8]) -> CheckState {
    digits.count > 1 && digits.last == CheckDigits.weighted31(digits.dropLast()) ? .possible : .none
  }

  static func ascii(_ digits: [UInt8]) -> [UInt8] { digits.map { $0 &+ 48 } }

  /// The most digits that are made and read.
  static let maximumDigits = 80
}
