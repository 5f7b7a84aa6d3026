import QuietZonePayloads

/// Any bytes read as content with a meaning; any parts written, which must then be read as what they are.
enum PayloadsEntry {
  static func run(_ input: Input) {
    var input = input
    guard input.byte() & 1 != 0 else {
      let payload = Payload(text: input.rest)
      precondition(payload.kind != .link || payload.link != nil, "a link without a host")
      precondition(payload.link?.host.isEmpty != true, "a host without a name")
      return
    }
    let kinds: [Payload.Kind] = [.text, .link, .wifi, .contact, .email, .phone, .message, .place, .event]
    let kind = kinds[input.number(0...kinds.count - 1)]
    var fields: [Payload.Field] = []
    for _ in 0..<input.number(0...8) {
      let name = FieldName.allCases[input.number(0...FieldName.allCases.count - 1)]
      fields.append(Payload.Field(name, (0..<input.number(0...12)).map { _ in input.byte() }))
    }
    guard let text = try? PayloadWriter.write(kind, fields), kind != .text else { return }
    let back = Payload(text: text).kind
    // Parts may be bytes that are no text, and then the whole is none; numbers may be left with no digit.
    precondition(
      back == kind || back == .binary || kind == .phone || kind == .message, "\(kind) became \(back)")
  }
}
