/// The value of the forms that hold nothing but a GTIN: 13 digits; the fourteenth is the check digit, which
/// is not in the symbol.
struct DataBarGTIN {
  /// The first 13 digits as a number, 0 … 9 999 999 999 999.
  let value: UInt64

  /// `nil` for numbers of more than 13 digits.
  init?(value: UInt64) {
    guard value < 10_000_000_000_000 else { return nil }
    self.value = value
  }

  /// Takes 13 digits, 14 with the right check digit, or `01` and 14 digits.
  init(_ content: Content) throws(BarcodeEncodingError) {
    let bytes = content.bytes
    var digits = bytes[...]
    if bytes.count == 16, bytes[0] == UInt8(ascii: "0"), bytes[1] == UInt8(ascii: "1") {
      digits = bytes[2...]
    }
    if let wrong = bytes.firstIndex(where: { !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) {
      throw .unencodable(offset: wrong)
    }
    guard digits.count == 13 || digits.count == 14 else {
      throw .wrongLength(count: bytes.count, minimum: 13, maximum: 14)
    }
    let value = digits.prefix(13).reduce(UInt64(0)) { $0 * 10 + UInt64($1 - UInt8(ascii: "0")) }
    let check = 48 + CheckDigits.weighted31(digits.prefix(13))
    if digits.count == 14, let given = digits.last, given != check {
      throw .wrongCheckCharacter(offset: bytes.count - 1, expected: check)
    }
    self.value = value
  }

  /// All 14 digits, ASCII.
  var digits: [UInt8] {
    var digits = [UInt8](repeating: 0, count: 13), rest = value
    for index in stride(from: 12, through: 0, by: -1) {
      digits[index] = UInt8(ascii: "0") + UInt8(rest % 10)
      rest /= 10
    }
    return digits + [48 + CheckDigits.weighted31(digits)]
  }

  /// As transmitted: application identifier 01 and the digits.
  var content: Content { Content(bytes: [UInt8](ascii: "01") + digits) }

  /// As people read it.
  var printed: [UInt8] { [UInt8](ascii: "(01)") + digits }

  func details(check: CheckState = .verified) -> LinearDetails {
    LinearDetails(check: check, gtin: digits, kind: .gs1, printed: printed)
  }
}
