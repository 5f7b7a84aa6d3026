/// What a backslash and the character behind it stand for in content, where `--escapes` asks for it.
enum ContentEscapes {
  /// One byte each. `\G` and `\R` are the separators of element strings and of ISO/IEC 15434, `\E` ends its
  /// messages.
  private static let simple: [UInt8: UInt8] = [
    UInt8(ascii: "0"): 0, UInt8(ascii: "a"): 7, UInt8(ascii: "b"): 8, UInt8(ascii: "t"): 9,
    UInt8(ascii: "n"): 10, UInt8(ascii: "v"): 11, UInt8(ascii: "f"): 12, UInt8(ascii: "r"): 13,
    UInt8(ascii: "e"): 27, UInt8(ascii: "E"): 4, UInt8(ascii: "G"): 29, UInt8(ascii: "R"): 30,
    UInt8(ascii: "\\"): UInt8(ascii: "\\"),
  ]

  static let known = #"\0 \a \b \t \n \v \f \r \e \E \G \R \\ \xHH \u{…}"#

  /// The bytes meant; what is no escape is refused with its place.
  static func resolved(_ bytes: [UInt8]) throws(CommandFailure) -> [UInt8] {
    var out: [UInt8] = []
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "\\") else {
        out.append(bytes[index])
        index += 1
        continue
      }
      let kind = index + 1 < bytes.count ? bytes[index + 1] : 0
      switch kind {
      case UInt8(ascii: "x"): (out, index) = try hexadecimal(bytes, index, out)
      case UInt8(ascii: "u"): (out, index) = try scalar(bytes, index, out)
      default:
        guard let byte = simple[kind] else { throw unknown(bytes, index) }
        out.append(byte)
        index += 2
      }
    }
    return out
  }

  private static func hexadecimal(
    _ bytes: [UInt8], _ start: Int, _ out: [UInt8]
  ) throws(CommandFailure) -> ([UInt8], Int) {
    let digits = bytes[min(start + 2, bytes.count)..<min(start + 4, bytes.count)]
    guard digits.count == 2, digits.allSatisfy(isHexadecimal),
      let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
    else {
      throw CommandFailure("--escapes: \\x at byte \(start + 1) needs two hexadecimal digits, as \\x1d")
    }
    return (out + [value], start + 4)
  }

  private static func scalar(
    _ bytes: [UInt8], _ start: Int, _ out: [UInt8]
  ) throws(CommandFailure) -> ([UInt8], Int) {
    let rest = bytes[min(start + 2, bytes.count)...]
    let digits = rest.dropFirst().prefix { $0 != UInt8(ascii: "}") }
    guard rest.first == UInt8(ascii: "{"), (1...6).contains(digits.count), digits.endIndex < bytes.count,
      digits.allSatisfy(isHexadecimal),
      let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16),
      let scalar = Unicode.Scalar(value)
    else {
      throw CommandFailure(
        "--escapes: \\u at byte \(start + 1) needs a character's number in braces, as \\u{e9} or \\u{1f600}")
    }
    return (out + Array(String(Character(scalar)).utf8), digits.endIndex + 1)
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    (48...57).contains(byte) || (65...70).contains(byte & 0xDF)
  }

  private static func unknown(_ bytes: [UInt8], _ index: Int) -> CommandFailure {
    guard index + 1 < bytes.count else {
      return CommandFailure("--escapes: the backslash at the end stands for nothing; write \\\\ for one")
    }
    let scalar = String(decoding: bytes[(index + 1)...].prefix(4), as: UTF8.self).unicodeScalars.first
    let shown = VisibleText.line(scalar.map { String($0) } ?? "")
    return CommandFailure("--escapes: there is no \\\(shown) (byte \(index + 1)); there are \(known)")
  }
}
