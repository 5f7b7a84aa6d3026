import QuietZone

/// Networks, people and dates.
extension Payload {
  /// `WIFI:T:WPA;S:name;P:password;H:true;;` (Wi-Fi Alliance, WPA3 Specification 3.4, 7.1; ZXing's form).
  static func wifi(_ text: [UInt8]) -> Payload? {
    guard let rest = text.after("WIFI:") else { return nil }
    let names: [(StaticString, FieldName)] = [
      ("S", .networkName), ("P", .password), ("T", .security), ("H", .hidden),
    ]
    let fields = NamedValue.parse(escaped: rest).fields(names)
    guard fields.contains(where: { $0.name == .networkName && !$0.value.isEmpty }) else { return nil }
    return Payload(.wifi, fields.filter { !$0.value.isEmpty })
  }

  /// MECARD and BIZCARD (NTT DOCOMO), vCard (RFC 6350 and the versions before it).
  static func contact(_ text: [UInt8]) -> Payload? {
    if let rest = text.after("MECARD:") { return card(NamedValue.parse(escaped: rest, isCard: true)) }
    if let rest = text.after("BIZCARD:") { return businessCard(NamedValue.parse(escaped: rest)) }
    guard text.after("BEGIN:VCARD") != nil else { return nil }
    let names: [(StaticString, FieldName)] = [
      ("FN", .name), ("NICKNAME", .nickname), ("ORG", .organization), ("TITLE", .title), ("TEL", .phone),
      ("EMAIL", .email), ("ADR", .address), ("BDAY", .birthday), ("URL", .url), ("NOTE", .note),
      ("X-PHONETIC-LAST-NAME", .reading),
    ]
    let lines = ContentLine.parse(text)
    var fields = lines.compactMap { line in
      line.name.named(by: names).map { name in
        // `TEL;VALUE=uri:tel:+1-201-555-0123` of vCard 4 (RFC 6350, 6.4.1).
        Field(name, name == .phone ? line.text.after("tel:") ?? line.text : line.text, label: line.label)
      }
    }
    if !fields.contains(where: { $0.name == .name }),
      let line = lines.first(where: { $0.name.isWord("N") })
    {
      // Family name; given name; more; titles in front; titles behind (RFC 6350, 6.2.2).
      let parts = line.components
      let order = [3, 1, 2, 0, 4].compactMap { $0 < parts.count && !parts[$0].isEmpty ? parts[$0] : nil }
      fields.insert(Field(.name, Array(order.joined(separator: [32]))), at: 0)
    }
    fields.removeAll { $0.value.isEmpty }
    return fields.isEmpty ? nil : Payload(.contact, fields)
  }

  /// iCalendar's first event (RFC 5545, 3.6.1), with or without the calendar around it.
  static func event(_ text: [UInt8]) -> Payload? {
    guard text.after("BEGIN:VEVENT") != nil || text.after("BEGIN:VCALENDAR") != nil else { return nil }
    let names: [(StaticString, FieldName)] = [
      ("SUMMARY", .summary), ("DTSTART", .start), ("DTEND", .end), ("LOCATION", .location),
      ("DESCRIPTION", .description), ("URL", .url), ("DURATION", .duration),
    ]
    let lines = ContentLine.parse(text)
    guard let begin = lines.firstIndex(where: { $0.name.isWord("BEGIN") && $0.value.isWord("VEVENT") }) else {
      return nil
    }
    // Not what is inside of it: an alarm has a description, too.
    var fields: [Field] = [], depth = 0
    for line in lines[begin...] {
      if line.name.isWord("BEGIN") {
        depth += 1
      } else if line.name.isWord("END") {
        depth -= 1
        if depth == 0 { break }
      } else if depth == 1, let name = line.name.named(by: names) {
        fields.append(Field(name, line.text, label: line.label))
      }
    }
    return fields.isEmpty ? nil : Payload(.event, fields)
  }

  private static func card(_ parts: [NamedValue]) -> Payload? {
    let names: [(StaticString, FieldName)] = [
      ("N", .name), ("SOUND", .reading), ("TEL", .phone), ("TEL-AV", .phone), ("EMAIL", .email),
      ("NOTE", .note), ("BDAY", .birthday), ("ADR", .address), ("URL", .url), ("NICKNAME", .nickname),
      ("ORG", .organization), ("TITLE", .title),
    ]
    let fields = parts.fields(names).filter { !$0.value.isEmpty }
    return fields.isEmpty ? nil : Payload(.contact, fields)
  }

  private static func businessCard(_ parts: [NamedValue]) -> Payload? {
    func value(_ name: StaticString) -> [UInt8] { parts.value(name) ?? [] }
    let name = [value("N"), value("X")].filter { !$0.isEmpty }.joined(separator: [32])
    let fields = [
      Field(.name, Array(name)), Field(.title, value("T")), Field(.organization, value("C")),
      Field(.address, value("A")), Field(.phone, value("B")), Field(.email, value("E")),
    ].filter { !$0.value.isEmpty }
    return fields.isEmpty ? nil : Payload(.contact, fields)
  }
}

/// A part that says its name.
struct NamedValue {
  var name: [UInt8]
  var value: [UInt8]

  /// `a=b&c=d`
  static func parse(query: [UInt8]) -> [NamedValue] {
    query.parts(UInt8(ascii: "&")).compactMap { part in
      part.split(at: UInt8(ascii: "=")).map { NamedValue(name: $0.before, value: $0.after) }
    }
  }

  /// `NAME:value;` with `\` before what is meant as it stands, as telephones of the 1990s began to write.
  /// `isCard`: `N:Family,Given` becomes as it is said; a comma that is escaped separates nothing.
  static func parse(escaped bytes: [UInt8], isCard: Bool = false) -> [NamedValue] {
    var fields: [NamedValue] = []
    var name: [UInt8]?
    var part: [UInt8] = []
    // The first comma that is not escaped.
    var comma: Int?
    var isEscaped = false
    // Whether the part ends with something escaped, which a quotation mark is as it stands.
    var endsEscaped = false
    func close() {
      if let name {
        var field = NamedValue(name: name.trimmed, value: endsEscaped ? part : unquoted(part))
        if isCard, let comma, field.name.isWord("N") {
          // One of the two may be missing.
          field.value = (Array(part[(comma + 1)...]).trimmed + [32] + part[..<comma]).trimmed
        }
        fields.append(field)
      }
      (name, part, comma, endsEscaped) = (nil, [], nil, false)
    }
    for byte in bytes {
      if isEscaped {
        part.append(byte)
        isEscaped = false
        endsEscaped = true
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: ":"), name == nil {
        (name, part, comma) = (part, [], nil)
      } else if byte == UInt8(ascii: ";") {
        close()
      } else {
        if byte == UInt8(ascii: ",") { comma = comma ?? part.count }
        part.append(byte)
        endsEscaped = false
      }
    }
    close()
    return fields
  }

  /// Quotation marks around a value say that it is text though it looks like a hexadecimal number.
  private static func unquoted(_ value: [UInt8]) -> [UInt8] {
    let quote = UInt8(ascii: "\"")
    guard value.count > 2, value.first == quote, value.last == quote else { return value }
    let inside = Array(value.dropFirst().dropLast())
    return inside.allSatisfy { $0.hexValue != nil } ? inside : value
  }
}

extension [NamedValue] {
  /// Of the first part that has this name.
  func value(_ name: StaticString) -> [UInt8]? { first { $0.name.isWord(name) }?.value }

  /// The parts that `names` knows.
  func fields(_ names: [(StaticString, FieldName)]) -> [Payload.Field] {
    compactMap { part in part.name.named(by: names).map { Payload.Field($0, part.value) } }
  }
}

/// A line of a vCard or an iCalendar: `NAME;PARAMETER=value:text`.
struct ContentLine {
  var name: [UInt8]
  /// Values of its `TYPE`, or the bare words of vCard 2.1; of a time, its `TZID`.
  var label: [UInt8]
  var value: [UInt8]
  /// Whether the value is written with `=41` for bytes (RFC 2045, 6.7), as vCard 2.1 may.
  private var isQuotedPrintable: Bool

  /// Long lines are folded (RFC 6350, 3.2), quoted-printable ones end with `=` where they go on.
  static func parse(_ text: [UInt8]) -> [ContentLine] {
    var lines: [[UInt8]] = []
    for line in text.filter({ $0 != 13 }).parts(10) {
      if let last = lines.last, last.last == UInt8(ascii: "="), ContentLine(last)?.isQuotedPrintable == true {
        lines[lines.count - 1] = last.dropLast() + line
      } else if let first = line.first, first == 32 || first == 9, !lines.isEmpty {
        lines[lines.count - 1] += line.dropFirst()
      } else {
        lines.append(line)
      }
    }
    return lines.compactMap { ContentLine($0) }
  }

  /// The value as it is written, or where it is quoted-printable and its character set is known, as UTF-8.
  init?(_ line: [UInt8]) {
    // Not a colon of a parameter in quotation marks.
    var isQuoted = false
    let colon = line.firstIndex { byte in
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      return byte == UInt8(ascii: ":") && !isQuoted
    }
    guard let colon else { return nil }
    let parts = Array(line[..<colon]).parts(UInt8(ascii: ";"))
    // `item1.TEL`: a group in front.
    name = parts[0].split(at: UInt8(ascii: "."))?.after ?? parts[0]
    value = Array(line[(colon + 1)...])
    isQuotedPrintable = false
    // As vCard 2.1 names it; UTF-8 is told from all but Shift JIS without.
    var charset: ECI? = .iso8859_1
    var labels: [[UInt8]] = []
    for part in parts.dropFirst() {
      if (part.after("ENCODING=") ?? part).isWord("QUOTED-PRINTABLE") {
        isQuotedPrintable = true
      } else if let type = part.after("TYPE=") ?? part.after("TZID=") {
        labels.append(type.filter { $0 != UInt8(ascii: "\"") })
      } else if let name = part.after("CHARSET=") {
        charset =
          name.isWord("SHIFT_JIS") ? .shiftJIS : name.isWord("ISO-8859-1") ? .iso8859_1 : nil
      } else if !part.contains(UInt8(ascii: "=")) {
        labels.append(part)
      }
    }
    label = Array(labels.joined(separator: [UInt8(ascii: ",")]))
    guard isQuotedPrintable else { return }
    let plain = value.percentDecoded(mark: UInt8(ascii: "=")).filter { $0 != 13 }
    if charset != .shiftJIS, UTF8Check.isValid(plain) {
      value = plain
    } else if let charset, let text = TextConverter.builtIn.decode(plain, charset) {
      value = text
    }
  }

  /// Parts between semicolons that are not escaped, as they are meant.
  var components: [[UInt8]] {
    var parts: [[UInt8]] = [[]]
    var isEscaped = false
    for byte in value {
      if isEscaped {
        parts[parts.count - 1].append(byte | 32 == UInt8(ascii: "n") ? 10 : byte)
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: ";") {
        parts.append([])
      } else {
        parts[parts.count - 1].append(byte)
      }
    }
    return parts
  }

  /// The value for people: its parts, the empty ones left out, where it has such; a semicolon is none of
  /// other values.
  var text: [UInt8] {
    let structured: [StaticString] = ["N", "ADR", "ORG"]
    guard structured.contains(where: { name.isWord($0) }) else {
      return Array(components.joined(separator: [UInt8(ascii: ";")])).trimmed
    }
    return Array(
      components.map { $0.trimmed }.filter { !$0.isEmpty }.joined(separator: [UInt8](ascii: ", ")))
  }
}
