import QuietZonePayloads

extension FieldName {
  /// Its name in JSON, and, with hyphens, on the command line. They stay what they are.
  var key: String { "\(token)" }

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
