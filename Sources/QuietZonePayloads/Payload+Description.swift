extension Payload: CustomStringConvertible {
  /// The kind and its parts in the order of the content: `wireless network: security WPA, network name
  /// Guests, password welcome`.
  public var description: String {
    var text = kind.description
    for (index, field) in fields.enumerated() {
      text += index == 0 ? ": " : ", "
      text += kind.isPlain && field.name != .element ? "" : field.title + " "
      text += String(decoding: field.value, as: UTF8.self)
    }
    return text
  }
}

extension Payload.Field {
  /// Its name, and what the content calls it: `phone WORK`; of a GS1 element the identifier in brackets.
  fileprivate var title: String {
    let label = String(decoding: self.label, as: UTF8.self)
    if name == .element { return "(\(label))" }
    return label.isEmpty ? name.description : "\(name) \(label)"
  }
}

extension Payload.Kind: CustomStringConvertible {
  /// What people call it: `wireless network`.
  public var description: String { "\(words)" }

  /// Whether its one part needs no name.
  fileprivate var isPlain: Bool {
    switch self {
    case .text, .link, .phone, .otherLink: true
    default: false
    }
  }

  private var words: StaticString {
    switch self {
    case .text: "text"
    case .link: "link"
    case .wifi: "wireless network"
    case .contact: "contact"
    case .email: "mail"
    case .phone: "telephone number"
    case .message: "text message"
    case .place: "place"
    case .event: "event"
    case .product: "product"
    case .gs1: "GS1 elements"
    case .oneTimePassword: "one-time password"
    case .cryptocurrency: "request for a cryptocurrency"
    case .otherLink: "link of another program"
    case .binary: "bytes that are no text"
    case .creditTransfer: "credit transfer"
    case .swissBill: "Swiss QR bill"
    }
  }
}
