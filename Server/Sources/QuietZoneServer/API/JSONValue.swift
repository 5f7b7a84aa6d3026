internal import Foundation

/// What parameters in JSON may be. Numbers are texts, as they are written: 0.10 has two decimals.
enum JSONValue: Decodable {
  case null
  case text(String)
  case list([String])
  case object([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .text("\(value)")
    } else if let value = try? container.decode(String.self) {
      self = .text(value)
    } else if let value = try? container.decode([String].self) {
      self = .list(value)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  /// The most values that are taken, and how deep they may lie: decoding the others would keep everybody
  /// waiting.
  private static let mostValues = 1000
  private static let mostDepth = 3

  /// Of the content of a request; `nil` where it is no JSON object.
  static func object(of bytes: [UInt8]) throws(Problem) -> [String: JSONValue]? {
    var depth = 0, values = 0, names = Names()
    // A decoder rounds numbers, and leaves quoted ones as they are.
    var quoted: [UInt8] = []
    var rest = bytes[...]
    while let byte = rest.first {
      var length = 1, isNumber = false
      switch byte {
      case UInt8(ascii: "\""):
        length = textLength(rest)
        try names.take(rest.prefix(length), before: rest.dropFirst(length))
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        let digits = numberLength(rest)
        (length, isNumber) = (max(digits, 1), digits > 0)
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        names.open()
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        names.close()
      case UInt8(ascii: ","): values += 1
      default: break
      }
      guard depth <= mostDepth, values < mostValues else { throw tooMuch }
      let mark = isNumber ? [UInt8(ascii: "\"")] : []
      quoted += mark + rest.prefix(length) + mark
      rest = rest.dropFirst(length)
    }
    return try? JSONDecoder().decode([String: JSONValue].self, from: Data(quoted))
  }

  /// The names in the objects that are open: of two of one name a decoder would choose one.
  private struct Names {
    private var levels: [(seen: Set<String>, last: String)] = []

    mutating func open() { levels.append(([], "")) }
    mutating func close() { _ = levels.popLast() }

    /// Notes a text, in quotation marks, where it is a name: a colon follows it.
    mutating func take(_ text: ArraySlice<UInt8>, before rest: ArraySlice<UInt8>) throws(Problem) {
      let isName = rest.first { !" \t\r\n".utf8.contains($0) } == UInt8(ascii: ":")
      // Escapes are no other letters: "te\u0078t" is text.
      guard isName, !levels.isEmpty, let name = try? JSONDecoder().decode(String.self, from: Data(text))
      else { return }
      levels[levels.count - 1].last = name
      guard levels[levels.count - 1].seen.insert(name).inserted else {
        throw Problem(.badParameter, "\(levels.map(\.last).joined(separator: ".")) is given twice.")
      }
    }
  }

  private static var tooMuch: Problem {
    Problem(
      .badContent,
      "The JSON has more than \(mostValues) values, or some deeper than \(mostDepth) levels: parameters "
        + "are texts, numbers, true or false, and fields an object of texts and lists of texts.")
  }

  /// Bytes of the text that `rest` begins with, its quotation marks among them.
  private static func textLength(_ rest: ArraySlice<UInt8>) -> Int {
    var isEscaped = false
    for (offset, byte) in rest.dropFirst().enumerated() {
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\"") {
        return offset + 2
      } else {
        isEscaped = byte == UInt8(ascii: "\\")
      }
    }
    return rest.count
  }

  /// Bytes of the number that `rest` begins with (RFC 8259, section 6); 0 where it begins with none.
  private static func numberLength(_ rest: ArraySlice<UInt8>) -> Int {
    func digits(from index: Int) -> Int {
      rest[index...].prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.count
    }
    func has(_ characters: StaticString, at index: Int) -> Bool {
      index < rest.endIndex && characters.description.utf8.contains(rest[index])
    }
    let start = rest.startIndex + (has("-", at: rest.startIndex) ? 1 : 0)
    var end = start + (has("0", at: start) ? 1 : digits(from: start))
    guard end > start else { return 0 }
    if has(".", at: end), digits(from: end + 1) > 0 { end += 1 + digits(from: end + 1) }
    if has("eE", at: end) {
      let exponent = end + (has("+-", at: end + 1) ? 2 : 1)
      if digits(from: exponent) > 0 { end = exponent + digits(from: exponent) }
    }
    return end - rest.startIndex
  }

  var text: String? {
    if case .text(let text) = self { return text }
    return nil
  }

  /// Of what may come several times.
  func texts(_ name: String) throws(Problem) -> [String] {
    switch self {
    case .text(let text): return [text]
    case .list(let texts): return texts
    case .null: return []
    case .object: throw Problem(.badParameter, "\(name) is a text, or a list of texts.")
    }
  }
}
