/// Numbers that prove themselves, and other forms that parts of payloads have.
extension [UInt8] {
  /// Without spaces, letters capital: how IBAN, BIC and references are meant.
  var compact: [UInt8] { filter { $0 != 32 }.map { $0 &- 97 < 26 ? $0 & ~32 : $0 } }

  var isDigits: Bool { !isEmpty && allSatisfy { $0.isDigit } }
  var isCapitalsAndDigits: Bool { !isEmpty && allSatisfy { $0 &- 65 < 26 || $0.isDigit } }
  var isCapitals: Bool { !isEmpty && allSatisfy { $0 &- 65 < 26 } }

  /// The number, where they are one to nine digits.
  var number: Int? {
    guard isDigits, count <= 9 else { return nil }
    return reduce(0) { $0 * 10 + Int($1 &- 48) }
  }

  /// How long something takes (RFC 5545, 3.3.6), by its form: `P7W`, `P1DT12H`, `PT1H30M`.
  var isDuration: Bool { count > 2 && first == UInt8(ascii: "P") && isCapitalsAndDigits }

  /// Whether a day or time of iCalendar's is a time without `Z`, that of a place or a time zone.
  var isLocalTime: Bool { count == 15 }

  /// What stands before and behind the only `@` of an address for mail, which nothing that ends it in a link
  /// may follow.
  var mailbox: (user: [UInt8], host: [UInt8])? {
    guard let (user, host) = split(at: UInt8(ascii: "@")), !user.isEmpty, !host.isEmpty,
      !contains(where: { $0 <= 32 }), !host.contains(where: { [UInt8](ascii: "@?&#/<>\"").contains($0) })
    else { return nil }
    return (user, host)
  }

  /// Unicode scalars of UTF-8.
  var characterCount: Int { reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) } }

  /// Whether the two digits behind the first two letters check the rest (ISO 7064, MOD 97-10): IBAN and
  /// creditor references.
  var hasCheckDigits: Bool {
    guard count > 4, isCapitalsAndDigits, self[2].isDigit, self[3].isDigit else { return false }
    guard Array(self[..<2]).isCapitals else { return false }
    // Of 00, 01 and 99, which have the same remainders as 97, 98 and 02, none is made.
    guard (2...98).contains(Int(self[2] &- 48) * 10 + Int(self[3] &- 48)) else { return false }
    let remainder = (self[4...] + self[..<4]).reduce(0) { rest, byte in
      byte.isDigit ? (rest * 10 + Int(byte) - 48) % 97 : (rest * 100 + Int(byte) - 55) % 97
    }
    return remainder == 1
  }

  /// An IBAN (ISO 13616-1, 5): country, check digits, 11 to 30 letters and digits.
  var isIBAN: Bool { (15...34).contains(count) && hasCheckDigits }

  /// An IBAN that only takes payments with a QR reference: the bank's number is 30000 to 31999 (SIX, 2.3,
  /// 2.7).
  var isQRIBAN: Bool {
    guard isIBAN, count == 21, let bank = Array(self[4..<9]).number else { return false }
    return (30_000...31_999).contains(bank)
  }

  /// The check digit of modulo 10, recursive (SIX, 2.3, annex B).
  var recursiveCheckDigit: UInt8 {
    let table: [UInt8] = [0, 9, 4, 6, 8, 2, 7, 1, 3, 5]
    let carry = reduce(UInt8(0)) { table[Int(($0 + ($1 &- 48)) % 10)] }
    return (10 - carry) % 10
  }

  /// Money as `1949.75`, two decimals; `nil` where it is none from 0.01 to 999 999 999.99.
  var normalizedAmount: [UInt8]? {
    let (whole, decimals) = split(at: UInt8(ascii: ".")) ?? (self, [48, 48])
    guard whole.isDigits, decimals.isDigits, decimals.count <= 2 else { return nil }
    let significant = Array(whole.drop { $0 == 48 })
    guard significant.count <= 9 else { return nil }
    let amount =
      (significant.isEmpty ? [48] : significant) + [46] + decimals + (decimals.count < 2 ? [48] : [])
    return amount.contains { $0 &- 49 < 9 } ? amount : nil
  }

  /// Digits before and after a point, of a number with a sign; whether it lies within ±`limit`.
  func isNumber(within limit: Int) -> Bool {
    guard isNumber else { return false }
    let magnitude = first == UInt8(ascii: "-") || first == UInt8(ascii: "+") ? Array(dropFirst()) : self
    let (whole, decimals) = magnitude.split(at: UInt8(ascii: ".")) ?? (magnitude, [])
    let significant = Array(whole.drop { $0 == 48 })
    guard significant.count <= 9 else { return false }
    let value = significant.number ?? 0
    return value < limit || value == limit && decimals.allSatisfy { $0 == 48 }
  }
}
