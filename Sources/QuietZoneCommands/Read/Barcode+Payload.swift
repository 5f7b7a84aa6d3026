import QuietZone
import QuietZonePayloads

extension Barcode {
  /// What `--json` says of the meaning: the payload, and the elements of GS1 content.
  func meaning(text: String) -> [(key: String, value: JSON)] {
    let payload = Payload(self, text: Array(text.utf8))
    return [("payload", payload.json), ("gs1_elements", payload.elementsJSON)]
  }
}

extension Payload {
  /// `kind`, then its fields by their names; what may come more than once is always a list. The time zone of
  /// an event's start follows it as `start_time_zone`, that of its end alike. The text of a plain text, and
  /// GS1 elements, stand elsewhere in the record.
  var json: JSON {
    var pairs: [(key: String, value: JSON)] = [("kind", .string(kind.jsonName))]
    guard kind != .text, kind != .gs1 else { return .object(pairs) }
    var done: Set<String> = []
    for field in fields where field.name != .element {
      let key = isDebtors(field) ? "debtor_" + field.name.key : field.name.key
      guard done.insert(key).inserted else { continue }
      let same = fields.filter { $0.name == field.name && isDebtors($0) == isDebtors(field) }
      let values = same.map { JSON.string(String(decoding: $0.value, as: UTF8.self)) }
      pairs.append((key, field.name.repeats(in: kind) ? .array(values) : values[0]))
      if kind == .event, field.name == .start || field.name == .end, !field.label.isEmpty {
        pairs.append((key + "_time_zone", .string(String(decoding: field.label, as: UTF8.self))))
      }
    }
    if let link {
      pairs += [
        ("host", .string(String(decoding: link.host, as: UTF8.self))),
        ("oddities", .array(link.oddities.names.map { .string($0) })),
      ]
    }
    return .object(pairs)
  }

  private func isDebtors(_ field: Field) -> Bool { kind == .swissBill && field.label == Self.debtor }

  /// The elements in their order, `null` for content without any.
  var elementsJSON: JSON {
    let elements = fields.filter { $0.name == .element }
    guard !elements.isEmpty else { return .null }
    return .array(
      elements.map { element in
        let identifier = String(decoding: element.label, as: UTF8.self)
        return .object([
          ("ai", .string(identifier)), ("value", .string(String(decoding: element.value, as: UTF8.self))),
          ("label", GS1Identifier(element.label)?.title.map { .string($0) } ?? .null),
        ])
      })
  }
}

extension Payload.Kind {
  /// Its name in JSON, for what can be made the one of `make --payload`.
  var jsonName: String { "\(token)" }
}

extension LinkInspection.Oddities {
  /// Names in JSON, gravest first.
  var names: [String] { tokens.map { "\($0)" } }
}
