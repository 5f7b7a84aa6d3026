import QuietZonePayloads

extension FieldName {
  /// Its name in JSON, and, with hyphens, on the command line. They stay what they are.
  var key: String {
    switch self {
    case .text: "text"
    case .url: "url"
    case .networkName: "ssid"
    case .password: "password"
    case .security: "security"
    case .hidden: "hidden"
    case .name: "name"
    case .reading: "reading"
    case .nickname: "nickname"
    case .organization: "organization"
    case .title: "title"
    case .phone: "phone"
    case .email: "email"
    case .address: "address"
    case .birthday: "birthday"
    case .note: "note"
    case .subject: "subject"
    case .body: "body"
    case .copyTo: "cc"
    case .blindCopyTo: "bcc"
    case .latitude: "latitude"
    case .longitude: "longitude"
    case .altitude: "altitude"
    case .query: "query"
    case .summary: "summary"
    case .start: "start"
    case .end: "end"
    case .location: "location"
    case .description: "description"
    case .gtin: "gtin"
    case .addOn: "add_on"
    case .element: "element"
    case .issuer: "issuer"
    case .account: "account"
    case .secret: "secret"
    case .currency: "currency"
    case .amount: "amount"
    case .scheme: "scheme"
    case .givenName: "given_name"
    case .familyName: "family_name"
    case .algorithm: "algorithm"
    case .digits: "digits"
    case .period: "period"
    case .counter: "counter"
    case .iban: "iban"
    case .bic: "bic"
    case .purpose: "purpose"
    case .reference: "reference"
    case .information: "information"
    case .street: "street"
    case .buildingNumber: "building_number"
    case .postalCode: "postal_code"
    case .town: "town"
    case .country: "country"
    case .alternative: "alternative"
    }
  }

  /// Whether a payload of `kind` may have several: a list in JSON, given more than once when made.
  func repeats(in kind: Payload.Kind) -> Bool {
    switch kind {
    case .contact: [.phone, .email, .url, .address, .organization, .title, .note, .nickname].contains(self)
    case .email: [.email, .copyTo, .blindCopyTo].contains(self)
    case .swissBill: self == .alternative || self == .address
    default: false
    }
  }
}
