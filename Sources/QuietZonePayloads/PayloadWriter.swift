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
  }

  /// UTF-8; parts that the kind does not know are left out.
  ///
  /// Written are text, links, networks, contacts (vCard 3.0, which every telephone reads), mail, telephone
  /// numbers, messages, places and events.
  public static func write(_ kind: Payload.Kind, _ fields: [Payload.Field]) throws(Failure) -> [UInt8] {
    let parts = Parts(fields: fields)
    switch kind {
    case .text: return try parts.needed(.text)
    case .link: return try link(parts)
    case .wifi: return try wifi(parts)
    case .contact: return try contact(parts)
    case .email: return try email(parts)
    case .phone: return Array("tel:".utf8) + number(try parts.needed(.phone))
    case .message:
      let body = parts[.body]
      return Array("smsto:".utf8) + number(try parts.needed(.phone))
        + (body.isEmpty ? [] : [UInt8(ascii: ":")] + body)
    case .place: return try place(parts)
    case .event: return try event(parts)
    default: throw .kind(kind)
    }
  }

  private struct Parts {
    let fields: [Payload.Field]

    /// Empty where there is none.
    subscript(_ name: FieldName) -> [UInt8] { fields.first { $0.name == name }?.value.trimmed ?? [] }

    func needed(_ name: FieldName) throws(Failure) -> [UInt8] {
      let value = self[name]
      guard !value.isEmpty else { throw .missing(name) }
      return value
    }
  }

  /// `https://` is put before an address without a scheme.
  private static func link(_ parts: Parts) throws(Failure) -> [UInt8] {
    let url = try parts.needed(.url)
    let hasScheme = url.after("http://") != nil || url.after("https://") != nil
    let whole = hasScheme ? url : Array("https://".utf8) + url
    guard !whole.contains(where: { $0 <= 32 }), LinkInspection(whole) != nil else { throw .malformed(.url) }
    return whole
  }

  private static func wifi(_ parts: Parts) throws(Failure) -> [UInt8] {
    let name = try parts.needed(.networkName)
    let password = parts[.password]
    var security = parts[.security]
    if security.isEmpty { security = Array((password.isEmpty ? "nopass" : "WPA").utf8) }
    if security.isWord("nopass") { return Array("WIFI:T:nopass;S:".utf8) + escaped(name) + hidden(parts) }
    guard !password.isEmpty else { throw .missing(.password) }
    return Array("WIFI:T:".utf8) + security + Array(";S:".utf8) + escaped(name) + Array(";P:".utf8)
      + escaped(password) + hidden(parts)
  }

  private static func hidden(_ parts: Parts) -> [UInt8] {
    Array((parts[.hidden].isWord("true") ? ";H:true;;" : ";;").utf8)
  }

  /// A backslash before what would end a part.
  private static func escaped(_ value: [UInt8]) -> [UInt8] {
    let special = Array<UInt8>("\\;,:\"".utf8)
    return value.flatMap { special.contains($0) ? [UInt8(ascii: "\\"), $0] : [$0] }
  }

  private static func contact(_ parts: Parts) throws(Failure) -> [UInt8] {
    let (given, family) = try names(parts)
    let whole = [given, family].filter { !$0.isEmpty }.joined(separator: [32])
    var lines: [(StaticString, [UInt8])] = [("BEGIN:", Array("VCARD".utf8)), ("VERSION:", Array("3.0".utf8))]
    lines.append(("N:", line(family) + [UInt8(ascii: ";")] + line(given) + Array(";;;".utf8)))
    lines.append(("FN:", line(Array(whole))))
    let rest: [(StaticString, FieldName)] = [
      ("ORG:", .organization), ("TITLE:", .title), ("TEL:", .phone), ("EMAIL:", .email), ("URL:", .url),
      ("NOTE:", .note),
    ]
    for (tag, name) in rest where !parts[name].isEmpty { lines.append((tag, line(parts[name]))) }
    if !parts[.address].isEmpty {
      lines.append(("ADR:", Array(";;".utf8) + line(parts[.address]) + Array(";;;;".utf8)))
    }
    lines.append(("END:", Array("VCARD".utf8)))
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
    var lines: [(StaticString, [UInt8])] = [("BEGIN:", Array("VEVENT".utf8))]
    lines.append(("SUMMARY:", line(try parts.needed(.summary))))
    lines.append(("DTSTART:", try date(.start, try parts.needed(.start))))
    if !parts[.end].isEmpty { lines.append(("DTEND:", try date(.end, parts[.end]))) }
    if !parts[.location].isEmpty { lines.append(("LOCATION:", line(parts[.location]))) }
    if !parts[.description].isEmpty { lines.append(("DESCRIPTION:", line(parts[.description]))) }
    lines.append(("END:", Array("VEVENT".utf8)))
    return joined(lines)
  }

  /// `2026-12-24T18:00` as `20261224T180000`; what is written so already stays.
  private static func date(_ name: FieldName, _ value: [UInt8]) throws(Failure) -> [UInt8] {
    let isUniversal = value.last == UInt8(ascii: "Z")
    let digits = value.filter { $0 &- 48 < 10 }
    let others = value.filter { $0 &- 48 >= 10 }
    guard others.allSatisfy({ Array<UInt8>("-:TZ ".utf8).contains($0) }) else { throw .malformed(name) }
    guard digits.count >= 8, number(digits[4..<6], in: 1...12), number(digits[6..<8], in: 1...31) else {
      throw .malformed(name)
    }
    if digits.count == 8 { return digits }
    guard digits.count == 12 || digits.count == 14 else { throw .malformed(name) }
    let seconds = digits.count == 12 ? digits + [48, 48] : digits
    guard number(seconds[8..<10], in: 0...23), number(seconds[10..<12], in: 0...59) else {
      throw .malformed(name)
    }
    return Array(seconds[..<8]) + [UInt8(ascii: "T")] + Array(seconds[8...])
      + (isUniversal ? [UInt8(ascii: "Z")] : [])
  }

  private static func number(_ digits: ArraySlice<UInt8>, in range: ClosedRange<Int>) -> Bool {
    range.contains(digits.reduce(0) { $0 * 10 + Int($1 &- 48) })
  }

  /// Text of a line, with what would end it escaped (RFC 6350, 3.4; RFC 5545, 3.3.11).
  private static func line(_ value: [UInt8]) -> [UInt8] {
    let special = Array<UInt8>("\\;,".utf8)
    return value.filter { $0 != 13 }.flatMap { byte in
      byte == 10 ? Array<UInt8>("\\n".utf8) : special.contains(byte) ? [UInt8(ascii: "\\"), byte] : [byte]
    }
  }

  private static func joined(_ lines: [(StaticString, [UInt8])]) -> [UInt8] {
    var out: [UInt8] = []
    for (index, (tag, value)) in lines.enumerated() {
      if index > 0 { out += [13, 10] }
      for i in 0..<tag.utf8CodeUnitCount { out.append(tag.utf8Start[i]) }
      out += value
    }
    return out
  }

  private static func email(_ parts: Parts) throws(Failure) -> [UInt8] {
    let address = try parts.needed(.email)
    guard let (user, host) = address.split(at: UInt8(ascii: "@")), !user.isEmpty, !host.isEmpty,
      !address.contains(where: { $0 <= 32 })
    else { throw .malformed(.email) }
    var out = Array<UInt8>("mailto:".utf8) + user.percentEncoded + [UInt8(ascii: "@")] + host
    let options: [(String, FieldName)] = [("subject=", .subject), ("body=", .body)]
    var mark = UInt8(ascii: "?")
    for (tag, name) in options where !parts[name].isEmpty {
      out += [mark] + Array(tag.utf8) + parts[name].percentEncoded
      mark = UInt8(ascii: "&")
    }
    return out
  }

  private static func place(_ parts: Parts) throws(Failure) -> [UInt8] {
    let (latitude, longitude) = (try parts.needed(.latitude), try parts.needed(.longitude))
    guard latitude.isNumber else { throw .malformed(.latitude) }
    guard longitude.isNumber else { throw .malformed(.longitude) }
    return Array("geo:".utf8) + latitude + [UInt8(ascii: ",")] + longitude
  }

  /// Digits and what belongs to a telephone number (RFC 3966, 3), without the rest.
  private static func number(_ value: [UInt8]) -> [UInt8] {
    value.filter { $0 &- 48 < 10 || Array<UInt8>("+*#-.()".utf8).contains($0) }
  }
}
