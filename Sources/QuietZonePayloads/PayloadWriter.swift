import QuietZone

/// The content of a code that means something, from its parts.
///
/// ```swift
/// let text = try PayloadWriter.write(.wifi, [
///   Payload.Field(.networkName, Array("Guests".utf8)), Payload.Field(.password, Array("a;b".utf8)),
/// ])                                 // WIFI:T:WPA;S:Guests;P:a\;b;;
/// ```
public enum PayloadWriter {
  /// Why nothing can be written.
  public enum Failure: Error, Hashable, Sendable {
    /// A part without which it means nothing.
    case missing(FieldName)
    /// A part that is no number, date or address.
    case malformed(FieldName)
    /// Not one of the kinds that are written.
    case kind(Payload.Kind)
    /// A part that is refused, mostly by ``PayloadWriter/checked(_:_:)``, by its name and label, and what it
    /// has to be.
    case rule(FieldName, label: [UInt8], PayloadRule)
  }

  /// UTF-8; parts that the kind does not know are left out. Spaces at the ends are left out as well, but for
  /// names and passwords of networks and what messages say, which may begin and end with some.
  ///
  /// Written are text, links, networks, contacts (vCard 3.0, which every telephone reads), mail, telephone
  /// numbers, messages, places, events and one-time passwords. Only what would make the content another is
  /// looked at: ``checked(_:_:)`` does more.
  public static func write(_ kind: Payload.Kind, _ fields: [Payload.Field]) throws(Failure) -> [UInt8] {
    let parts = Parts(fields: fields)
    switch kind {
    case .text: return try parts.needed(.text)
    case .link: return try link(parts)
    case .wifi: return try wifi(parts)
    case .contact: return try contact(parts)
    case .email: return try email(parts)
    case .phone:
      // In an address # would begin what a dialer leaves away.
      let number = number(try parts.needed(.phone))
      return [UInt8](ascii: "tel:") + number.flatMap { $0 == 35 ? [UInt8](ascii: "%23") : [$0] }
    case .message:
      let body = parts[.body]
      return [UInt8](ascii: "smsto:") + number(try parts.needed(.phone))
        + (body.isEmpty ? [] : [UInt8(ascii: ":")] + body)
    case .place: return try place(parts)
    case .event: return try event(parts)
    case .oneTimePassword: return try oneTimePassword(parts)
    default: throw .kind(kind)
    }
  }

  struct Parts {
    let fields: [Payload.Field]

    /// Empty where there is none.
    subscript(_ name: FieldName) -> [UInt8] { fields.first { $0.name == name }?.content ?? [] }

    func needed(_ name: FieldName) throws(Failure) -> [UInt8] {
      let value = self[name]
      guard !value.isEmpty else { throw .missing(name) }
      return value
    }
  }

  /// `https://` is put before an address without a scheme; one of another scheme is no page's.
  private static func link(_ parts: Parts) throws(Failure) -> [UInt8] {
    let url = try parts.needed(.url)
    let hasScheme = url.after("http://") != nil || url.after("https://") != nil
    // What stands behind a host's colon is a port.
    let host = Array(url.prefix { ![UInt8](ascii: "/?#[").contains($0) })
    if !hasScheme, let (_, port) = host.split(at: UInt8(ascii: ":")), !port.isDigits {
      throw .malformed(.url)
    }
    let whole = hasScheme ? url : [UInt8](ascii: "https://") + url
    guard !whole.contains(where: { $0 <= 32 }), LinkInspection(whole) != nil else { throw .malformed(.url) }
    return whole
  }

  private static func wifi(_ parts: Parts) throws(Failure) -> [UInt8] {
    let name = try parts.needed(.networkName)
    let password = parts[.password]
    var security = parts[.security]
    if security.isEmpty { security = [UInt8](ascii: password.isEmpty ? "nopass" : "WPA") }
    if security.isWord("nopass") { return [UInt8](ascii: "WIFI:T:nopass;S:") + escaped(name) + hidden(parts) }
    guard !password.isEmpty else { throw .missing(.password) }
    return [UInt8](ascii: "WIFI:T:") + escaped(security.compact) + [UInt8](ascii: ";S:") + escaped(name)
      + [UInt8](ascii: ";P:")
      + escaped(password) + hidden(parts)
  }

  private static func hidden(_ parts: Parts) -> [UInt8] {
    [UInt8](ascii: parts[.hidden].isWord("true") ? ";H:true;;" : ";;")
  }

  /// A backslash before what would end a part.
  private static func escaped(_ value: [UInt8]) -> [UInt8] {
    let special = [UInt8](ascii: "\\;,:\"")
    return value.flatMap { special.contains($0) ? [UInt8(ascii: "\\"), $0] : [$0] }
  }

  private static func contact(_ parts: Parts) throws(Failure) -> [UInt8] {
    let (given, family) = try names(parts)
    let whole = [given, family].filter { !$0.isEmpty }.joined(separator: [32])
    var lines: [(StaticString, [UInt8])] = [
      ("BEGIN:", [UInt8](ascii: "VCARD")), ("VERSION:", [UInt8](ascii: "3.0")),
    ]
    lines.append(("N:", line(family) + [UInt8(ascii: ";")] + line(given) + [UInt8](ascii: ";;;")))
    lines.append(("FN:", line(Array(whole))))
    let rest: [(StaticString, FieldName)] = [
      ("NICKNAME:", .nickname), ("ORG:", .organization), ("TITLE:", .title), ("TEL:", .phone),
      ("EMAIL:", .email), ("URL:", .url), ("BDAY:", .birthday), ("NOTE:", .note),
    ]
    for (tag, name) in rest {
      for field in parts.fields where field.name == name && !field.value.trimmed.isEmpty {
        // What is an address has no backslashes (RFC 6350, 4.2).
        let value = field.value.trimmed
        lines.append((tag, name == .url ? value.filter { $0 > 32 } : line(value)))
      }
    }
    if !parts[.address].isEmpty {
      lines.append(("ADR:", [UInt8](ascii: ";;") + line(parts[.address]) + [UInt8](ascii: ";;;;")))
    }
    lines.append(("END:", [UInt8](ascii: "VCARD")))
    return joined(lines)
  }

  /// Of a name that is not told in parts, the last word is taken for the family's.
  private static func names(_ parts: Parts) throws(Failure) -> (given: [UInt8], family: [UInt8]) {
    let (given, family) = (parts[.givenName], parts[.familyName])
    if !given.isEmpty || !family.isEmpty { return (given, family) }
    let words = try parts.needed(.name).parts(32).filter { !$0.isEmpty }
    return (Array(words.dropLast().joined(separator: [32])), words.last ?? [])
  }

  private static func event(_ parts: Parts) throws(Failure) -> [UInt8] {
    var lines: [(StaticString, [UInt8])] = [("BEGIN:", [UInt8](ascii: "VEVENT"))]
    lines.append(("SUMMARY:", line(try parts.needed(.summary))))
    _ = try parts.needed(.start)
    let start = try moment(.start, parts)
    let end = parts[.end].isEmpty ? start : try moment(.end, parts)
    lines.append(("DTSTART", start))
    // What ends as it begins has no end (RFC 5545, 3.8.2.2).
    let duration = parts[.duration]
    if end != start {
      lines.append(("DTEND", end))
    } else if !duration.isEmpty {
      guard duration.isDuration else { throw .malformed(.duration) }
      lines.append(("DURATION:", duration))
    }
    if !parts[.location].isEmpty { lines.append(("LOCATION:", line(parts[.location]))) }
    if !parts[.description].isEmpty { lines.append(("DESCRIPTION:", line(parts[.description]))) }
    lines.append(("END:", [UInt8](ascii: "VEVENT")))
    return joined(lines)
  }

  /// A day or a time as a property has it, with the time zone that its label is: a time in UTC and a day have
  /// none (RFC 5545, 3.2.19). Names of zones hold nothing that would end them: letters, digits and `/_+-`.
  private static func moment(_ name: FieldName, _ parts: Parts) throws(Failure) -> [UInt8] {
    let value = try date(name, parts[name])
    let zone = parts.fields.label(name)
    // Without its name, a value is one of date and time (RFC 5545, 3.8.2.4).
    if value.count == Self.digitsOfDay { return [UInt8](ascii: ";VALUE=DATE:") + value }
    guard value.isLocalTime, !zone.isEmpty else { return [UInt8(ascii: ":")] + value }
    guard !zone.contains(where: { $0 < 32 || [UInt8](ascii: "\":;,").contains($0) }) else {
      throw .malformed(name)
    }
    return [UInt8](ascii: ";TZID=") + zone + [UInt8(ascii: ":")] + value
  }

  /// Digits of a day: year, month, day.
  private static let digitsOfDay = 8

  /// `2026-12-24T18:00` as `20261224T180000`; what is written so already stays.
  static func date(_ name: FieldName, _ value: [UInt8]) throws(Failure) -> [UInt8] {
    var digits: [UInt8] = []
    var hasTime = false, isUniversal = false
    for byte in value {
      // Hyphens are the date's and colons the time's: an offset from UTC is not known here.
      switch byte {
      case _ where isUniversal: throw .malformed(name)
      case _ where byte.isDigit: digits.append(byte)
      case UInt8(ascii: "-") where !hasTime, UInt8(ascii: ":") where hasTime: break
      case UInt8(ascii: "T"), 32:
        guard !hasTime, digits.count == digitsOfDay else { throw .malformed(name) }
        hasTime = true
      case UInt8(ascii: "Z") where hasTime: isUniversal = true
      default: throw .malformed(name)
      }
    }
    if digits.count == digitsOfDay + 4 { digits += [48, 48] }
    guard digits.count == (hasTime ? digitsOfDay + 6 : digitsOfDay), number(digits[4..<6], in: 1...12),
      number(digits[6..<8], in: 1...31)
    else { throw .malformed(name) }
    guard hasTime else { return digits }
    guard number(digits[8..<10], in: 0...23), number(digits[10..<12], in: 0...59),
      number(digits[12..<14], in: 0...59)
    else { throw .malformed(name) }
    digits.insert(UInt8(ascii: "T"), at: digitsOfDay)
    return isUniversal ? digits + [UInt8(ascii: "Z")] : digits
  }

  private static func number(_ digits: ArraySlice<UInt8>, in range: ClosedRange<Int>) -> Bool {
    range.contains(digits.reduce(0) { $0 * 10 + Int($1 &- 48) })
  }

  /// Text of a line, with what would end it escaped (RFC 6350, 3.4; RFC 5545, 3.3.11).
  private static func line(_ value: [UInt8]) -> [UInt8] {
    let special = [UInt8](ascii: "\\;,")
    return value.filter { $0 != 13 }.flatMap { byte in
      byte == 10 ? [UInt8](ascii: "\\n") : special.contains(byte) ? [UInt8(ascii: "\\"), byte] : [byte]
    }
  }

  private static func joined(_ lines: [(StaticString, [UInt8])]) -> [UInt8] {
    var out: [UInt8] = []
    for (index, (tag, value)) in lines.enumerated() {
      if index > 0 { out += [13, 10] }
      out += [UInt8](ascii: tag) + value
    }
    return out
  }

  private static func email(_ parts: Parts) throws(Failure) -> [UInt8] {
    let address = try parts.needed(.email)
    guard let (user, host) = address.mailbox else { throw .malformed(.email) }
    var out = [UInt8](ascii: "mailto:") + user.percentEncoded + [UInt8(ascii: "@")] + host
    let options: [(StaticString, FieldName)] = [("subject=", .subject), ("body=", .body)]
    var mark = UInt8(ascii: "?")
    for (tag, name) in options where !parts[name].isEmpty {
      // Lines end with both (RFC 6068, 5).
      let lines = parts[name].filter { $0 != 13 }.flatMap { $0 == 10 ? [13, 10] : [$0] }
      out += [mark] + [UInt8](ascii: tag) + lines.percentEncoded
      mark = UInt8(ascii: "&")
    }
    return out
  }

  /// RFC 5870's coordinates have no plus.
  private static func place(_ parts: Parts) throws(Failure) -> [UInt8] {
    let (latitude, longitude) = (try parts.needed(.latitude), try parts.needed(.longitude))
    guard latitude.isNumber else { throw .malformed(.latitude) }
    guard longitude.isNumber else { throw .malformed(.longitude) }
    let plus = UInt8(ascii: "+")
    return [UInt8](ascii: "geo:") + latitude.drop { $0 == plus } + [UInt8(ascii: ",")]
      + longitude.drop { $0 == plus }
  }

  /// `otpauth://totp/Issuer:account?secret=…&issuer=Issuer`, the key URI format that authenticators share;
  /// `hotp` where there is a counter.
  private static func oneTimePassword(_ parts: Parts) throws(Failure) -> [UInt8] {
    let secret = try parts.needed(.secret).compact.filter { $0 != UInt8(ascii: "=") }
    // A colon would end the issuer.
    for name in [FieldName.issuer, .account] where parts[name].contains(UInt8(ascii: ":")) {
      throw .rule(name, label: [], .noColon)
    }
    let (issuer, account) = (parts[.issuer].percentEncoded, try parts.needed(.account).percentEncoded)
    var out = [UInt8](ascii: parts[.counter].isEmpty ? "otpauth://totp/" : "otpauth://hotp/")
    out +=
      (issuer.isEmpty ? [] : issuer + [UInt8(ascii: ":")]) + account + [UInt8](ascii: "?secret=") + secret
    if !issuer.isEmpty { out += [UInt8](ascii: "&issuer=") + issuer }
    let rest: [(StaticString, FieldName)] = [
      ("&algorithm=", .algorithm), ("&digits=", .digits), ("&period=", .period), ("&counter=", .counter),
    ]
    for (tag, name) in rest where !parts[name].isEmpty {
      out += [UInt8](ascii: tag) + parts[name].compact.percentEncoded
    }
    return out
  }

  /// Digits and what belongs to a telephone number (RFC 3966, 3), without the rest.
  private static func number(_ value: [UInt8]) -> [UInt8] {
    value.filter { $0.isDigit || [UInt8](ascii: "+*#-.()").contains($0) }
  }
}

extension [Payload.Field] {
  /// The label of the first part of a name; empty where there is none.
  func label(_ name: FieldName) -> [UInt8] { first { $0.name == name }?.label ?? [] }
}

extension Payload.Field {
  /// The value as it is written, without white space at the ends, or, where a space may be meant, without
  /// line ends there.
  var content: [UInt8] {
    switch name {
    case .networkName, .password, .body: value.trimmed(through: 31)
    default: value.trimmed
    }
  }
}

extension PayloadWriter.Failure: CustomStringConvertible {
  /// Which part is wrong and what it has to be, for people.
  public var description: String {
    switch self {
    case .missing(let name): "\(name) \(PayloadRule.needed.expected)"
    case .malformed(let name): "\(name) is not of the form it has to have"
    case .rule(let name, _, .unused(let other)): "\(name) has no place beside \(other)"
    case .rule(let name, _, let rule): "\(name) \(rule.expected)"
    case .kind(let kind): "\(kind) is read but can't be written"
    }
  }
}
