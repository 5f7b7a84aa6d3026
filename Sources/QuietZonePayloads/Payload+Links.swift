import QuietZone

/// Addresses: of pages, mailboxes, telephones, places, secrets and money.
extension Payload {
  /// `http:`, `https:`, and what stands for them: `URL:`, `URLTO:`, a MEBKM bookmark, `www.`; a GS1 Digital
  /// Link of a trade item has its elements too.
  static func link(_ text: [UInt8]) -> Payload? {
    if let bookmark = text.after("MEBKM:") {
      let parts = NamedValue.parse(escaped: bookmark)
      // A bookmark of a bookmark is none: they could be as deep as the text is long.
      guard let url = parts.value("URL"), url.after("MEBKM:") == nil, var payload = link(url) else {
        return nil
      }
      if let title = parts.value("TITLE") { payload.fields.append(Field(.title, title)) }
      return payload
    }
    let address = text.after("URL:") ?? text.after("URLTO:") ?? text
    let url = address.after("www.") == nil ? address : [UInt8](ascii: "http://") + address
    guard url.after("http://") != nil || url.after("https://") != nil, !url.contains(where: { $0 <= 32 }),
      let inspection = LinkInspection(url)
    else { return nil }
    let elements = TradeItem(link: url)?.elements.elements ?? []
    return Payload(.link, [Field(.url, url)] + elements.map { Field($0) }, link: inspection)
  }

  /// `mailto:` (RFC 6068), `MATMSG:`, `SMTP:`.
  static func mail(_ text: [UInt8]) -> Payload? {
    if let rest = text.after("MATMSG:") {
      let names: [(StaticString, FieldName)] = [("TO", .email), ("SUB", .subject), ("BODY", .body)]
      let fields = NamedValue.parse(escaped: rest).fields(names)
      return fields.isEmpty ? nil : Payload(.email, fields)
    }
    if let rest = text.after("SMTP:") {
      let colon = UInt8(ascii: ":")
      let (address, more) = rest.split(at: colon) ?? (rest, [])
      let (subject, body) = more.split(at: colon) ?? (more, [])
      let fields = [Field(.email, address), Field(.subject, subject), Field(.body, body)]
        .filter { !$0.value.isEmpty }
      return fields.isEmpty ? nil : Payload(.email, fields)
    }
    guard let rest = text.after("mailto:") else { return nil }
    let (address, query) = rest.split(at: UInt8(ascii: "?")) ?? (rest, [])
    var fields = address.isEmpty ? [] : [Field(.email, address.percentDecoded())]
    let names: [(StaticString, FieldName)] = [
      ("subject", .subject), ("body", .body), ("to", .email), ("cc", .copyTo), ("bcc", .blindCopyTo),
    ]
    fields += NamedValue.parse(query: query).fields(names).map { Field($0.name, $0.value.percentDecoded()) }
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
      var (number, body) = rest.split(at: UInt8(ascii: ":")) ?? (rest, [])
      // Behind a colon a question mark is the message's own.
      if number.contains(UInt8(ascii: "?")), let (address, query) = rest.split(at: UInt8(ascii: "?")) {
        (number, body) = (address, NamedValue.parse(query: query).value("body")?.percentDecoded() ?? [])
      }
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
    if let words = NamedValue.parse(query: query).value("q") {
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
      if let amount = NamedValue.parse(query: query).value("amount") {
        fields.append(Field(.amount, amount))
      }
      return Payload(.cryptocurrency, fields)
    }
    guard let (scheme, rest) = text.split(at: UInt8(ascii: ":")), rest.starts(with: [UInt8](ascii: "//")),
      rest.count > 2, (2...20).contains(scheme.count), !rest.contains(where: { $0 <= 32 }),
      scheme.lowercased.allSatisfy({ $0 &- 97 < 26 || $0.isDigit || $0 == 43 || $0 == 45 || $0 == 46 })
    else { return nil }
    return Payload(.otherLink, [Field(.url, text), Field(.scheme, scheme.lowercased)])
  }

  /// `totp/Issuer:account?secret=…&issuer=…`, the key URI format that authenticators share.
  private static func oneTimePassword(_ rest: [UInt8]) -> Payload? {
    let (path, query) = rest.split(at: UInt8(ascii: "?")) ?? (rest, [])
    guard let (_, label) = path.split(at: UInt8(ascii: "/")) else { return nil }
    let parts = NamedValue.parse(query: query)
    guard let secret = parts.value("secret") else { return nil }
    // A colon between issuer and account may be encoded; one of the issuer's own always is.
    let colon = UInt8(ascii: ":")
    let plain = label.split(at: colon).map { ($0.before.percentDecoded(), $0.after.percentDecoded()) }
    let named = label.percentDecoded()
    let (prefix, account) = plain ?? named.split(at: colon).map { ($0.before, $0.after) } ?? ([], named)
    let issuer = parts.value("issuer")?.percentDecoded() ?? []
    var fields = [
      Field(.issuer, issuer.isEmpty ? prefix : issuer), Field(.account, account.trimmed),
      Field(.secret, secret),
    ]
    let names: [(StaticString, FieldName)] = [
      ("algorithm", .algorithm), ("digits", .digits), ("period", .period), ("counter", .counter),
    ]
    fields += parts.fields(names)
    return Payload(.oneTimePassword, fields.filter { !$0.value.isEmpty })
  }
}
