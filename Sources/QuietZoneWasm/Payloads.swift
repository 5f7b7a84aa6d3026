import QuietZone
import QuietZonePayloads

extension Border {
  /// Says what content means. The request:
  ///
  ///     offset  size
  ///          0     2  AIM identifier: code character and modifier, ASCII
  ///          2   4+…  number of bytes and bytes: GTIN; none: 0
  ///          …   4+…  add-on; none: 0
  ///          …   4+…  the content's bytes
  ///          …   4+…  the content as UTF-8
  ///
  /// and the answer:
  ///
  ///          0     1  kind: the raw value of a ``Payload/Kind``
  ///          1     4  number of fields; each: 1 byte name, the raw value of a ``FieldName``; 4+… label; 4+…
  ///                   value
  ///          …     1  1: a link follows: 4+… scheme; 4+… host; 4 oddities, a bit each
  static func describe(_ request: [UInt8]) -> [UInt8] {
    var cursor = ByteCursor(request)
    let identifier = SymbologyIdentifier(code: cursor.byte(), modifier: cursor.byte())
    let (gtin, addOn) = (cursor.block(), cursor.block())
    let (bytes, text) = (cursor.block(), cursor.block())
    let payload = Payload(
      text: text, bytes, identifier, gtin: gtin.isEmpty ? nil : gtin, addOn: addOn.isEmpty ? nil : addOn)
    var out = ByteLayout()
    out.add(payload.kind.rawValue)
    out.add(count: payload.fields.count)
    for field in payload.fields {
      out.add(field.name.rawValue)
      out.add(block: label(of: field))
      out.add(block: field.value)
    }
    out.add(UInt8(payload.link == nil ? 0 : 1))
    if let link = payload.link {
      out.add(block: link.scheme)
      out.add(block: link.host)
      out.add(link.oddities.rawValue)
    }
    return out.bytes
  }

  /// Of a GS1 element, its identifier and the title that GS1 has for it: `10 BATCH/LOT`.
  private static func label(of field: Payload.Field) -> [UInt8] {
    guard field.name == .element, let title = GS1Identifier(field.label)?.titleBytes
    else { return field.label }
    return field.label + [UInt8(ascii: " ")] + title
  }

  /// Writes content that means something, each part under its rule. The request: 1 byte kind, 4 number of
  /// fields, each 1 byte name, with 80 added where it is the debtor's, and 4+… value. The answer is 0 as 32
  /// bits and the content, or an error.
  static func compose(_ request: [UInt8]) -> [UInt8] {
    var cursor = ByteCursor(request)
    guard let kind = Payload.Kind(rawValue: cursor.byte()) else { return failure(.request) }
    var fields: [Payload.Field] = []
    for _ in 0..<min(cursor.word32(), 64) {
      let number = cursor.byte()
      guard let name = FieldName(rawValue: number & 0x7F) else { return failure(.request) }
      fields.append(Payload.Field(name, cursor.block(), label: number & 0x80 == 0 ? [] : Payload.debtor))
    }
    do throws(PayloadWriter.Failure) {
      let content = try PayloadWriter.checked(kind, fields)
      var out = ByteLayout()
      out.add(UInt32(0))
      return out.bytes + content
    } catch {
      return refusal(error)
    }
  }

  private static func refusal(_ error: PayloadWriter.Failure) -> [UInt8] {
    switch error {
    case .missing(let name): return failure(.payload, 0, Int(name.rawValue))
    case .malformed(let name): return failure(.payload, 1, Int(name.rawValue))
    case .kind(let kind): return failure(.payload, 2, Int(kind.rawValue))
    case .rule(let name, let label, let rule):
      let (number, value) = rule.numbers
      return failure(.payload, 3, Int(name.rawValue) + (label.isEmpty ? 0 : 0x80) + number << 8, value)
    }
  }
}
