public import CQuietZone
internal import QuietZone
internal import QuietZonePayloads

@c @implementation
public func qz_payload_of_barcode(
  _ barcode: UnsafePointer<qz_barcode>?, _ error: ErrorPlace
) -> UnsafeMutablePointer<qz_payload>? {
  answer(error) { () throws(Failure) in
    let barcode = try needed(barcode, "barcode").pointee
    let name = bytes(try needed(barcode.identifier, "the barcode's identifier"))
    guard name.count == 3 else {
      throw .argument("the barcode's identifier has no 3 characters, as \"]Q1\" has")
    }
    let payload = Payload(
      text: try bytes(barcode.text, barcode.text_length, "text"),
      try bytes(barcode.bytes, barcode.byte_count, "bytes"),
      SymbologyIdentifier(code: name[1], modifier: name[2]), gtin: barcode.gtin.map { bytes($0) },
      addOn: barcode.add_on.map { bytes($0) })
    var result = Reply()
    return result.add(payload)
  }
}

@c @implementation
public func qz_payload_of_text(
  _ text: UnsafePointer<CChar>?, _ length: Int, _ error: ErrorPlace
) -> UnsafeMutablePointer<qz_payload>? {
  answer(error) { () throws(Failure) in
    let payload = Payload(text: try bytes(try needed(text, "text"), length, "text"))
    var result = Reply()
    return result.add(payload)
  }
}

@c @implementation
public func qz_write_payload(
  _ kind: UnsafePointer<CChar>?, _ fields: UnsafePointer<qz_field>?, _ count: Int, _ error: ErrorPlace
) -> UnsafeMutablePointer<qz_bytes>? {
  answer(error) { () throws(Failure) in
    let word = bytes(try needed(kind, "kind"))
    guard let kind = Payload.Kind.allCases.first(where: { bytes(constant($0.token)) == word }) else {
      let written = Payload.Kind.allCases.filter(isWritten).map { $0.token }
      throw .argument("kind is \"\(shown(word))\"; \(names(written)) are expected")
    }
    guard (0...1000).contains(count) else {
      throw .argument("count is \(UInt(bitPattern: count)); at most 1000 fields are expected")
    }
    var parts: [Payload.Field] = []
    if count > 0 {
      let fields = try needed(fields, "fields")
      for index in 0..<count { parts.append(try part(fields[index])) }
    }
    do throws(PayloadWriter.Failure) {
      var result = Reply()
      return result.add(file: try PayloadWriter.checked(kind, parts))
    } catch {
      throw Failure(error)
    }
  }
}

private func isWritten(_ kind: Payload.Kind) -> Bool {
  do throws(PayloadWriter.Failure) {
    _ = try PayloadWriter.checked(kind, [])
    return true
  } catch {
    return error != .kind(kind)
  }
}

private func part(_ field: qz_field) throws(Failure) -> Payload.Field {
  let word = bytes(try needed(field.name, "a field's name"))
  guard let name = FieldName.allCases.first(where: { bytes(constant($0.token)) == word }) else {
    throw .argument(
      "a field's name is \"\(shown(word))\"; \(names(FieldName.allCases.map { $0.token })) are expected")
  }
  return Payload.Field(name, bytes(try needed(field.value, "a field's value")), label: bytes(field.label))
}

/// The beginning of a text that nobody knows, for an error.
private func shown(_ text: [UInt8]) -> String { String(decoding: text.prefix(40), as: UTF8.self) }

private func names(_ words: [StaticString]) -> String {
  var text = ""
  for word in words { text += (text.isEmpty ? "" : ", ") + "\(word)" }
  return text
}

extension Reply {
  fileprivate mutating func add(_ payload: Payload) -> UnsafeMutablePointer<qz_payload> {
    let place = add(qz_payload())
    place.pointee.kind = constant(payload.kind.token)
    place.pointee.summary = UnsafePointer(add(text: payload.description))
    var fields: [qz_field] = []
    for field in payload.fields {
      fields.append(
        qz_field(
          name: constant(field.name.token), label: add(text: field.label), value: add(text: field.value)))
    }
    place.pointee.count = fields.count
    place.pointee.fields = add(array: fields)
    guard let link = payload.link else { return place }
    place.pointee.link_scheme = add(text: link.scheme)
    place.pointee.link_host = add(text: link.host)
    let oddities: [UnsafePointer<CChar>?] = link.oddities.tokens.map { constant($0) }
    place.pointee.oddity_count = oddities.count
    place.pointee.oddities = add(array: oddities)
    return place
  }
}
