import QuietZonePayloads

extension PayloadRule {
  /// The rule's number across the border, which never changes, and what it says of a number: the most that is
  /// possible, a limit, one more than the digit that would be right, or the name of another field; else 0.
  var numbers: (number: Int, value: Int) {
    switch self {
    case .needed: (0, 0)
    case .unused(let other): (1, Int(other.rawValue))
    case .characters(let range): (2, range.upperBound)
    case .bytes(let range): (3, range.upperBound)
    case .line: (4, 0)
    case .swissCharacters: (5, 0)
    case .security: (6, 0)
    case .key: (7, 0)
    case .passphrase: (8, 0)
    case .base32: (9, 0)
    case .algorithm: (10, 0)
    case .number(let range): (11, range.upperBound)
    case .degrees(let limit): (12, limit)
    case .phone: (13, 0)
    case .mailbox: (14, 0)
    case .page: (15, 0)
    case .date: (16, 0)
    case .day: (17, 0)
    case .afterStart: (18, 0)
    case .amount: (19, 0)
    case .truth: (20, 0)
    case .country: (21, 0)
    case .swissCurrency: (22, 0)
    case .iban: (23, 0)
    case .swissIBAN: (24, 0)
    case .bic: (25, 0)
    case .purpose: (26, 0)
    case .creditorReference: (27, 0)
    case .qrReference(let expected): (28, expected.map { Int($0) + 1 } ?? 0)
    case .referenceOfQRIBAN: (29, 0)
    case .atMostTwo: (30, 0)
    case .noColon: (31, 0)
    }
  }
}
