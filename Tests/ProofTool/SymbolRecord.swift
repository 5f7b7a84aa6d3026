import QuietZone

/// One made symbol and what any reader must get out of it.
struct SymbolRecord {
  /// Names the place in the set: `qr/7/M/digits`.
  var name: String
  var symbol: Symbol
  /// Bytes that must be read, when bytes were asked for; or the UTF-8 of the text that must be read.
  var expected: [UInt8]
  var isText: Bool
  /// GS1 or AIM content, which readers report with an identifier of its own.
  var identifier: String?
  /// Symbols of one structured-append set bear its name; `expected` is then the whole message.
  var set: String?

  var json: String {
    if case .bars(let pattern, _) = symbol.shape { return linear(pattern) }
    guard case .grid(let grid) = symbol.shape, case .qrCode(let details) = symbol.details else { return "{}" }
    let rows = (0..<grid.height).map { y in
      "\"" + String((0..<grid.width).map { grid[$0, y] ? "1" : "0" }) + "\""
    }
    let level = details.level.map { "\"" + String(UnicodeScalar($0.letter)) + "\"" } ?? "null"
    let hex = expected.map { byte in
      String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
    }.joined()
    return """
      {"name":"\(name)","symbology":"\(symbol.symbology.token)",\
      "version":\(details.version),"level":\(level),\
      "mask":\(details.mask),"expected":"\(hex)","text":\(isText),\
      "identifier":\(Self.quoted(identifier)),"set":\(Self.quoted(set)),\
      "quiet":\(symbol.quietZone.left),"rows":[\(rows.joined(separator: ","))]}
      """
  }

  /// A linear symbol: one row, to be repeated.
  private func linear(_ pattern: BarPattern) -> String {
    let row = pattern.widths.enumerated().map { index, width in
      String(repeating: index & 1 == 0 ? "1" : "0", count: Int(width))
    }.joined()
    let hex = expected.map { byte in
      String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
    }.joined()
    return """
      {"name":"\(name)","symbology":"\(symbol.symbology.token)","version":null,"level":null,"mask":null,\
      "expected":"\(hex)","text":\(isText),"identifier":\(Self.quoted(identifier)),"set":null,\
      "quiet":\(max(symbol.quietZone.left, symbol.quietZone.right)),"height":40,"rows":["\(row)"]}
      """
  }

  private static func quoted(_ text: String?) -> String { text.map { "\"\($0)\"" } ?? "null" }
}
