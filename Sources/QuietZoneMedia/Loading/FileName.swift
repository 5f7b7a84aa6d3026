/// Names of files as text, whatever bytes they have: Unix names are bytes, and not all of them are UTF-8.
///
/// A byte 80…FF that is no part of UTF-8 stands as one scalar U+10FE80…U+10FEFF of the private use area, and
/// so does each byte of a name's own scalars from there: every name has a text and every such text one name.
/// All functions here that take a path take such a text, and a path that is plain text is its own.
package enum FileName {
  private static let escape: UInt32 = 0x10FE00
  private static let escaped: ClosedRange<UInt32> = 0x10FE80...0x10FEFF

  /// The text for a name of these bytes.
  package static func text(_ bytes: [UInt8]) -> String {
    if let text = String(utf8: bytes), isText(text) { return text }
    var text = String.UnicodeScalarView()
    var rest = bytes[...]
    while let first = rest.first {
      let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
      let scalar = String(utf8: rest.prefix(length))?.unicodeScalars.first
      if let scalar, !escaped.contains(scalar.value) {
        text.append(scalar)
        rest = rest.dropFirst(length)
      } else {
        if let scalar = Unicode.Scalar(escape + UInt32(first)) { text.append(scalar) }
        rest = rest.dropFirst()
      }
    }
    return String(text)
  }

  /// The bytes of the name that `text` stands for.
  package static func bytes(_ text: String) -> [UInt8] {
    if isText(text) { return [UInt8](text.utf8) }
    return text.unicodeScalars.flatMap { scalar in
      byte(scalar).map { [$0] } ?? [UInt8](String(scalar).utf8)
    }
  }

  /// The byte that a scalar of such a text stands for, if it is not its own.
  package static func byte(_ scalar: Unicode.Scalar) -> UInt8? {
    escaped.contains(scalar.value) ? UInt8(truncatingIfNeeded: scalar.value) : nil
  }

  /// Whether the name is UTF-8, and `text` the name itself.
  package static func isText(_ text: String) -> Bool {
    !text.unicodeScalars.contains { escaped.contains($0.value) }
  }

  /// `text`, a name or a message with names in it, for who takes Unicode alone: bytes that are no UTF-8 are
  /// replaced by U+FFFD, as everywhere.
  package static func shown(_ text: String) -> String {
    isText(text) ? text : String(decoding: bytes(text), as: UTF8.self)
  }

  /// Calls `body` with the name as the system takes it.
  package static func withCString<Result>(_ text: String, _ body: (UnsafePointer<CChar>) -> Result) -> Result
  {
    let name = bytes(text).map { CChar(bitPattern: $0) } + [0]
    return name.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return "".withCString(body) }
      return body(start)
    }
  }
}
