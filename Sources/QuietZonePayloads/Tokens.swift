/// Short names for files and programs: lower case, words joined by underscores, never changed once released.
extension FieldName {
  /// `phone`, `ssid`, `family_name` …
  public var token: StaticString {
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
    case .duration: "duration"
    }
  }
}

extension Payload.Kind {
  /// `wifi`, `contact`, `mail` …
  public var token: StaticString {
    switch self {
    case .text: "text"
    case .link: "link"
    case .wifi: "wifi"
    case .contact: "contact"
    case .email: "mail"
    case .phone: "tel"
    case .message: "sms"
    case .place: "geo"
    case .event: "event"
    case .product: "product"
    case .gs1: "gs1"
    case .oneTimePassword: "otp"
    case .cryptocurrency: "cryptocurrency"
    case .otherLink: "other_link"
    case .binary: "binary"
    case .creditTransfer: "epc"
    case .swissBill: "swiss"
    }
  }
}

extension LinkInspection.Oddities {
  /// `mixed_scripts`, `user_info` …, gravest first.
  public var tokens: [StaticString] {
    let all: [(Self, StaticString)] = [
      (.mixedScripts, "mixed_scripts"), (.userInfo, "user_info"), (.ipAddress, "ip_address"),
      (.hiddenCharacters, "hidden_characters"), (.internationalName, "international_name"),
      (.redirect, "redirect"), (.shortener, "shortener"), (.insecure, "insecure"), (.port, "port"),
      (.manySubdomains, "many_subdomains"), (.long, "long"), (.localName, "local_name"),
    ]
    return all.filter { contains($0.0) }.map { $0.1 }
  }
}
