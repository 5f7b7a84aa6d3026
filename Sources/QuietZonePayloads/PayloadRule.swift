/// What the part of a payload must be, for ``PayloadWriter/checked(_:_:)``.
public enum PayloadRule: Hashable, Sendable {
  /// Something: it is missing.
  case needed
  /// Nothing: what it would say is said by `other`, or has no place here.
  case unused(besides: FieldName)
  /// So many characters (Unicode scalars).
  case characters(ClosedRange<Int>)
  /// So many bytes of UTF-8.
  case bytes(ClosedRange<Int>)
  /// A line: no control characters.
  case line
  /// Latin letters, digits and signs of the QR bill (SIX, version 2.3, annex).
  case swissCharacters
  /// `WPA`, `SAE`, `WEP` or `nopass`.
  case security
  /// Of WEP, 5 or 13 characters, or 10 or 26 hexadecimal digits.
  case key
  /// Of WPA, 8 to 63 characters, or 64 hexadecimal digits (IEEE 802.11-2020, J.4).
  case passphrase
  /// Letters A to Z and digits 2 to 7 (RFC 4648, 6).
  case base32
  /// One of the names of a hash function.
  case algorithm
  /// A whole number.
  case number(ClosedRange<Int>)
  /// Degrees of ±`limit`, with a point.
  case degrees(limit: Int)
  /// A telephone number.
  case phone
  /// The address of a mailbox.
  case mailbox
  /// The address of a page.
  case page
  /// A day, or a day and a time.
  case date
  /// A day alone.
  case day
  /// Not before the event begins, and with a time, one in UTC or of a time zone, if that has such.
  case afterStart
  /// Money from 0.01 to 999 999 999.99, with a point.
  case amount
  /// `true` or `false`.
  case truth
  /// Two letters of ISO 3166-1.
  case country
  /// `CHF` or `EUR`.
  case swissCurrency
  /// An IBAN whose check digits are right (ISO 13616).
  case iban
  /// An IBAN of Switzerland or Liechtenstein.
  case swissIBAN
  /// 8 or 11 letters and digits (ISO 9362).
  case bic
  /// One to four letters and digits (ISO 20022).
  case purpose
  /// A creditor reference with right check digits: `RF18…` (ISO 11649).
  case creditorReference
  /// 27 digits, the last of which checks the others; `expected` is the one that would, where all are digits.
  case qrReference(expected: UInt8?)
  /// A QR reference, as the account is a QR-IBAN.
  case referenceOfQRIBAN
  /// At most two.
  case atMostTwo
  /// No colon, which would end the issuer of a one-time password.
  case noColon

  /// For people: what was expected.
  public var expected: String {
    switch self {
    case .needed: "is needed"
    case .unused: "has no place here"
    case .characters(let range):
      range.lowerBound > 0
        ? "takes \(range.lowerBound) to \(range.upperBound) characters"
        : "takes at most \(range.upperBound) characters"
    case .bytes(let range): "takes \(range.lowerBound) to \(range.upperBound) bytes"
    case .line: "is one line, without control characters"
    case .swissCharacters: "takes the Latin letters, digits and signs that the QR bill allows"
    case .security: "is WPA, SAE, WEP or nopass"
    case .key: "of WEP is 5 or 13 characters, or 10 or 26 hexadecimal digits"
    case .passphrase: "of WPA is 8 to 63 characters, or 64 hexadecimal digits"
    case .base32: "is base32: letters A to Z and digits 2 to 7"
    case .algorithm: "is SHA1, SHA256 or SHA512"
    case .number(let range): "is a number from \(range.lowerBound) to \(range.upperBound)"
    case .degrees(let limit): "is degrees from -\(limit) to \(limit), for instance 48.8584"
    case .phone: "is a telephone number: digits, for other countries behind +, for instance +4930123456"
    case .mailbox: "is an address such as name@example.org"
    case .page: "is an address such as https://example.org"
    case .date: "is a date or date and time: 2026-12-24, 2026-12-24T18:00, or with Z for UTC"
    case .day: "is a date: 2026-12-24"
    case .afterStart: "is not before the start, and has a time, and Z or a time zone, if that has them"
    case .amount: "is an amount from 0.01 to 999999999.99, with a point: 1949.75"
    case .truth: "is true or false"
    case .country: "is two letters, for instance CH"
    case .swissCurrency: "is CHF or EUR"
    case .iban: "is an IBAN, whose check digits must fit"
    case .swissIBAN: "is an IBAN of Switzerland or Liechtenstein, CH or LI and 19 more"
    case .bic: "is a BIC: 8 or 11 letters and digits"
    case .purpose: "is a code of one to four letters and digits, for instance CHAR"
    case .creditorReference: "is a creditor reference, RF and up to 23 more, whose check digits must fit"
    case .qrReference(let expected):
      expected.map { "is 27 digits, the last a check digit, which should be \($0)" }
        ?? "is 27 digits, the last a check digit"
    case .referenceOfQRIBAN: "of 27 digits is needed, as the account is a QR-IBAN"
    case .atMostTwo: "may come twice at the most"
    case .noColon: "has no colon: one stands between issuer and account"
    }
  }
}
