import QuietZone

/// Addresses: of pages, mailboxes, telephones, places, secrets and money.
extension Payload {
  /// `http:`, `https:`, and what stands for them: `URL:`, `URLTO:`, a MEBKM bookmark, `www.`
  static func link(_ text: [UInt8]) -> Payload? {
    if let bookmark = text.after("MEBKM:") {
      let parts = EscapedField.parse(bookmark)
      guard let url = parts.first(where: { $0.name.isWord("URL") })?.value, var payload = link(url) else {
        return nil
      }
      if let title = parts.first(where: { $0.name.isWord("TITLE") })?.value {
        payload.fields.append(Field(.title, title))
      }
      return payload
    }
    let address = text.after("URL:") ?? text.after("URLTO:") ?? text
    let url = address.after("www.") == nil ? address : Array("http://".utf8) + address
    guard url.after("http://") != nil || url.after("https://") != nil, !url.contains(where: { $0 <= 32 }),
      let inspection = LinkInspection(url)
    else { return nil }
    return Payload(.link, [Field(.url, url)], link: inspection)
  }

  /// `mailto:` (RFC 6068), `MATMSG:`, `SMTP:`.
  static func mail(_ text: [UInt8]) -> Payload? {
    if let rest = text.after("MATMSG:") {
      let names: [(StaticString, FieldName)] = [("TO", .email), ("SUB", .subject), ("BODY", .body)]
      let fields = EscapedField.parse(rest).compactMap { part in
        names.first { part.name.isWord($0.0) }.map { Field($0.1, part.value) }
      }
      return fields.isEmpty ? nil : Payload(.email, fields)
    }
    if let rest = text.after("SMTP:") {
      let names: [FieldName] = [.email, .subject, .body]
      return Payload(.email, zip(names, rest.parts(UInt8(ascii: ":"))).map { Field($0, $1) })
    }
    guard let rest = text.after("mailto:") else { return nil }
    let (address, query) = rest.split(at: UInt8(ascii: "?")) ?? (rest, [])
    var fields = address.isEmpty ? [] : [Field(.email, address.percentDecoded())]
    let names: [(StaticString, FieldName)] = [
      ("subject", .subject), ("body", .body), ("to", .email), ("cc", .copyTo), ("bcc", .blindCopyTo),
    ]
    for (name, value) in queryParts(query) {
      if let known = names.first(where: { name.isWord($0.0) }) {
        fields.append(Field(known.1, value.percentDecoded()))
      }
    }
    return fields.isEmpty ? nil : Payload(.email, fields)
  }

  /// `tel:` (RFC 3966), `sms:` (RFC 5724), `smsto:`, `mmsto:`.
  static func call(_ text: [UInt8]) -> Payload? {
    if let number = text.after("tel:"), !number.isEmpty {
      return Payload(.phone, [Field(.phone, number.percentDecoded())])
    }
    let schemes: [StaticString] = ["smsto:", "sms:", "mmsto:", "mms:"]
    for scheme in schemes {
      guard let rest = text.after(scheme) else { continue }
      let (address, query) = rest.split(at: UInt8(ascii: "?")) ?? (rest, [])
      let (number, said) = address.split(at: UInt8(ascii: ":")) ?? (address, [])
      let body = queryParts(query).first { $0.name.isWord("body") }?.value.percentDecoded() ?? said
      guard !number.isEmpty else { return nil }
      return Payload(
        .message, [Field(.phone, number.percentDecoded())] + (body.isEmpty ? [] : [Field(.body, body)]))
    }
    return nil
  }

  /// `geo:` (RFC 5870) with the `q` that telephones know.
  static func place(_ text: [UInt8]) -> Payload? {
    guard let rest = text.after("geo:") else { return nil }
    let (place, query) = rest.split(at: UInt8(ascii: "?")) ?? (rest, [])
    let numbers = (place.parts(UInt8(ascii: ";")).first ?? []).parts(UInt8(ascii: ","))
    guard (2...3).contains(numbers.count), numbers.allSatisfy({ $0.isNumber }) else { return nil }
    let names: [FieldName] = [.latitude, .longitude, .altitude]
    var fields = zip(names, numbers).map { Field($0, $1) }
    if let words = queryParts(query).first(where: { $0.name.isWord("q") })?.value {
      fields.append(Field(.query, words.percentDecoded(plus: true)))
    }
    return Payload(.place, fields)
  }

  /// `otpauth:`, currencies, and any other scheme that is known to open something.
  static func other(_ text: [UInt8]) -> Payload? {
    if let rest = text.after("otpauth://") { return oneTimePassword(rest) }
    let currencies: [StaticString] = ["bitcoin:", "ethereum:", "litecoin:", "bitcoincash:", "monero:"]
    for currency in currencies {
      guard let rest = text.after(currency) else { continue }
      let (address, query) = rest.split(at: UInt8(ascii: "?")) ?? (rest, [])
      guard !address.isEmpty else { return nil }
      let scheme = Array(text.prefix(currency.utf8CodeUnitCount - 1)).lowercased
      var fields = [Field(.currency, scheme), Field(.account, address)]
      if let amount = queryParts(query).first(where: { $0.name.isWord("amount") })?.value {
        fields.append(Field(.amount, amount))
      }
      return Payload(.cryptocurrency, fields)
    }
    guard let (scheme, rest) = text.split(at: UInt8(ascii: ":")), rest.starts(with: Array("//".utf8)),
      rest.count > 2, (2...20).contains(scheme.count), !rest.contains(where: { $0 <= 32 }),
      scheme.lowercased.allSatisfy({ $0 &- 97 < 26 || $0 &- 48 < 10 || $0 == 43 || $0 == 45 || $0 == 46 })
    else { return nil }
    return Payload(.otherLink, [Field(.url, text), Field(.scheme, scheme.lowercased)])
  }

  /// `totp/Issuer:account?secret=…&issuer=…`
  private static func oneTimePassword(_ rest: [UInt8]) -> Payload? {
    let (path, query) = rest.split(at: UInt8(ascii: "?")) ?? (rest, [])
    guard let (_, label) = path.split(at: UInt8(ascii: "/")) else { return nil }
    let parts = queryParts(query)
    guard let secret = parts.first(where: { $0.name.isWord("secret") })?.value else { return nil }
    let named = label.percentDecoded()
    let (prefix, account) = named.split(at: UInt8(ascii: ":")) ?? ([], named)
    let issuer = parts.first { $0.name.isWord("issuer") }?.value.percentDecoded() ?? prefix
    return Payload(
      .oneTimePassword,
      [Field(.issuer, issuer), Field(.account, account.trimmed), Field(.secret, secret)].filter {
        !$0.value.isEmpty
      })
  }

  /// `a=b&c=d`
  private static func queryParts(_ query: [UInt8]) -> [(name: [UInt8], value: [UInt8])] {
    query.parts(UInt8(ascii: "&")).compactMap { part in
      part.split(at: UInt8(ascii: "=")).map { (name: $0.before, value: $0.after) }
    }
  }
}
