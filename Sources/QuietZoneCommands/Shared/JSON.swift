import Foundation
import QuietZoneMedia

/// A JSON value whose keys keep their order, so that the same result is always the same line.
indirect enum JSON {
  case null
  case bool(Bool)
  case integer(Int)
  case unsigned(UInt64)
  /// A number with so many decimals at the most.
  case decimal(Double, places: Int)
  case string(String)
  case array([JSON])
  case object([(key: String, value: JSON)])

  /// The value on one line, as RFC 8259 writes it.
  var text: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .integer(let value): String(value)
    case .unsigned(let value): String(value)
    case .decimal(let value, let places): Self.number(value, places: places)
    case .string(let value): JSONText.quoted(value)
    case .array(let values): "[" + values.map(\.text).joined(separator: ",") + "]"
    case .object(let pairs):
      "{" + pairs.map { JSONText.quoted($0.key) + ":" + $0.value.text }.joined(separator: ",") + "}"
    }
  }

  private static func number(_ value: Double, places: Int) -> String {
    guard value.isFinite else { return "null" }
    var text = String(format: "%.\(places)f", value)
    guard text.contains(".") else { return text }
    while text.last == "0" { text.removeLast() }
    if text.last == "." { text.removeLast() }
    return text == "-0" ? "0" : text
  }
}

extension JSON {
  /// The pairs that name a file: `path`, and of a name that is no UTF-8, which JSON can't hold, `path_hex`.
  static func path(_ path: String) -> [(key: String, value: JSON)] {
    let pair = ("path", JSON.string(FileName.shown(path)))
    return FileName.isText(path) ? [pair] : [pair, ("path_hex", .hex(FileName.bytes(path)))]
  }

  /// Two hexadecimal digits a byte, lower case.
  static func hex(_ bytes: some Sequence<UInt8>) -> JSON {
    let digits = Array("0123456789abcdef".utf8)
    var text: [UInt8] = []
    for byte in bytes {
      text.append(digits[Int(byte >> 4)])
      text.append(digits[Int(byte & 15)])
    }
    return .string(String(decoding: text, as: UTF8.self))
  }
}
