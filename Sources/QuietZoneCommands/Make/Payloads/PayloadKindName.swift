import ArgumentParser
import QuietZonePayloads

/// A kind of content that is made of fields, by its command-line name.
enum PayloadKindName: String, CaseIterable, ExpressibleByArgument {
  case wifi
  case contact
  case event
  case geo
  case sms
  case mail
  case tel
  case otp
  case epc
  case swiss

  /// The most that is read of fields from standard input, bytes: far more than any code holds.
  static let maximumInput = 1_000_000

  var kind: Payload.Kind {
    switch self {
    case .wifi: .wifi
    case .contact: .contact
    case .event: .event
    case .geo: .place
    case .sms: .message
    case .mail: .email
    case .tel: .phone
    case .otp: .oneTimePassword
    case .epc: .creditTransfer
    case .swiss: .swissBill
    }
  }

  /// A payment, whose standard says how its symbol is made.
  var isPayment: Bool { self == .epc || self == .swiss }

  /// The largest version of a QR code that a payment may be (EPC069-12; SIX, version 2.3, 5.2).
  var largestVersion: Int? {
    switch self {
    case .epc: 13
    case .swiss: 25
    default: nil
    }
  }

  /// A field by the word in front of its `=`.
  struct FieldKey: Equatable {
    var name: FieldName
    var label: [UInt8] = []

    /// As it is written: `postal-code`, `debtor-town`.
    var word: String {
      let word = name.key.replacing("_", with: "-")
      return label.isEmpty ? word : "\(String(decoding: label, as: UTF8.self))-\(word)"
    }
  }

  /// Its fields, in the order that help shows.
  var keys: [FieldKey] {
    if self == .swiss {
      let address: [FieldName] = [.name, .street, .buildingNumber, .postalCode, .town, .country]
      let rest: [FieldName] = [.amount, .currency, .reference, .note, .information, .alternative]
      return [FieldKey(name: .iban)] + address.map { FieldKey(name: $0) } + rest.map { FieldKey(name: $0) }
        + address.map { FieldKey(name: $0, label: Payload.debtor) }
    }
    return names.map { FieldKey(name: $0) }
  }

  private var names: [FieldName] {
    switch self {
    case .wifi: [.networkName, .password, .security, .hidden]
    case .contact:
      [
        .name, .givenName, .familyName, .nickname, .organization, .title, .phone, .email, .url, .address,
        .birthday, .note,
      ]
    case .event: [.summary, .start, .end, .location, .description]
    case .geo: [.latitude, .longitude]
    case .sms: [.phone, .body]
    case .mail: [.email, .subject, .body]
    case .tel: [.phone]
    case .otp: [.account, .secret, .issuer, .algorithm, .digits, .period, .counter]
    case .epc: [.name, .iban, .bic, .amount, .purpose, .reference, .note, .information]
    case .swiss: []
    }
  }

  /// Other words that people try for a field.
  private static let synonyms: [String: FieldName] = [
    "network": .networkName, "pass": .password, "type": .security, "org": .organization,
    "company": .organization, "tel": .phone, "number": .phone, "to": .phone, "mail": .email, "web": .url,
    "lat": .latitude, "lon": .longitude, "lng": .longitude, "text": .body, "message": .body, "begin": .start,
    "place": .location, "zip": .postalCode, "city": .town, "first-name": .givenName,
    "last-name": .familyName,
  ]

  /// The field that a word means; `nil` where this kind has none such.
  func key(_ word: String) -> FieldKey? {
    let word = word.lowercased().replacing("_", with: "-")
    if let key = keys.first(where: { $0.word == word }) { return key }
    if self == .mail, word == "to" { return FieldKey(name: .email) }
    if isPayment, word == "message" || word == "text" { return FieldKey(name: .note) }
    guard let name = Self.synonyms[word] else { return nil }
    return keys.first { $0.name == name && $0.label.isEmpty }
  }
}
