import QuietZone
import QuietZoneMedia

extension Barcode {
  /// The JSON line of `--json`. Its keys stay what they are; new ones may come.
  func record(path: String, page: Int) -> JSON {
    let text = self.text
    var pairs = JSON.path(path)
    pairs += [
      ("page", .integer(page)),
      ("symbology", .string(symbology.token.description)), ("identifier", .string(identifier.text)),
      ("text", .string(text)), content.guessPair, ("bytes_hex", .hex(content.bytes)),
      ("corners", outline.json),
    ]
    if case .qrCode(let details) = details {
      let level: JSON = details.level.map { .string(String(decoding: [$0.letter], as: UTF8.self)) } ?? .null
      pairs += [
        ("model", .integer(details.model)), ("version", .integer(details.version)), ("level", level),
        ("mask", .integer(details.mask)), ("columns", .integer(details.columns)),
        ("rows", .integer(details.rows)),
      ]
    }
    if case .linear(let details) = details { pairs += Self.pairs(details) }
    if symbology == .code39 { pairs.append(("full_ascii", Self.text(fullASCII))) }
    pairs += matrixPairs
    pairs += [
      ("gs1", .bool(identifier.isGS1)),
      ("inverted", .bool(isInverted)), ("mirrored", .bool(isMirrored)),
      ("corrected", .integer(correction.corrected)),
      ("correction_capacity", .integer(correction.capacity)),
    ]
    let place: JSON =
      structuredAppend.map {
        .object([
          ("index", .integer($0.index)), ("count", .integer($0.count)), ("identity", .integer($0.identity)),
        ])
      } ?? .null
    pairs.append(("structured_append", place))
    pairs.append(("angle", outline.angleJSON))
    pairs += meaning(text: text)
    pairs.append(RecordSchema.pair)
    return .object(pairs)
  }

  /// Bytes of ASCII or ISO-8859-1.
  static func text(_ bytes: [UInt8]?) -> JSON {
    guard let bytes else { return .null }
    var text = String.UnicodeScalarView()
    for byte in bytes { text.append(Unicode.Scalar(byte)) }
    return .string(String(text))
  }

  private static func pairs(_ details: LinearDetails) -> [(key: String, value: JSON)] {
    [
      ("gtin", text(details.gtin)), ("add_on", text(details.addOn)), ("printed", text(details.printed)),
      ("kind", details.kind.map { .string("\($0)") } ?? .null), ("check", .string("\(details.check)")),
      ("lines", .integer(details.lines)), ("confidence", .decimal(details.confidence, places: 3)),
      ("quiet_zone_violated", .bool(details.violatesQuietZone)),
    ]
  }
}
