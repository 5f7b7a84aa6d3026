import QuietZoneMedia
import QuietZone

extension Symbology {
  /// Why the character at byte `offset` of the content has no code.
  func refusal(_ offset: Int, _ content: [UInt8]) -> String {
    if let reason = wholeRefusal(content) { return reason }
    let place = Self.place(offset, content)
    guard let alphabet else {
      return place + ", which has no code in the character set or symbology asked for"
    }
    return "\(name) takes \(alphabet); \(place)"
  }

  /// `character 12 is "O"`, or where the bytes are no text `byte 12 is 233`.
  static func place(_ offset: Int, _ content: [UInt8]) -> String {
    guard content.indices.contains(offset) else { return "byte \(offset + 1) is none" }
    guard let before = String(utf8: content[..<offset]),
      let rest = String(utf8: content[offset...]), let scalar = rest.unicodeScalars.first
    else { return "byte \(offset + 1) is \(content[offset])" }
    let shown =
      switch scalar {
      case " ": "a space"
      case "\n": "a line feed"
      case "\r": "a carriage return"
      case "\t": "a tab"
      default: "\"\(VisibleText.line(String(scalar)))\""
      }
    return "character \(before.unicodeScalars.count + 1) is \(shown)"
  }

  /// The first eleven digits of the UPC-A that seven of a UPC-E, whose last is 3 or more, stand for (GS1
  /// General Specifications, 5.2.2.4.2).
  private static func number(ofUPCE content: [UInt8]) -> String {
    let head = min(Int(content[6]) - 48, 5)
    let tail = content[6] > 52 ? [content[6]] : Array(content[(head + 1)...5])
    let zeros = [UInt8](repeating: 48, count: 10 - head - tail.count)
    return String(decoding: content[...head] + zeros + tail, as: UTF8.self)
  }

  /// The reason where it is not one character, but what they say together.
  private func wholeRefusal(_ content: [UInt8]) -> String? {
    guard !content.isEmpty, content.allSatisfy({ (48...57).contains($0) }) else { return nil }
    return switch self {
    case .pharmacode:
      "\(name) takes a number from 3 to 131070, and not \(String(decoding: content, as: UTF8.self))"
    case .upcE where [7, 8, 10, 13].contains(content.count) && content[0] < 50:
      "\(String(decoding: content.prefix(7), as: UTF8.self)) is the \(name) of no number: it would stand for "
        + "\(Self.number(ofUPCE: content)), check digit aside, which has another; give that number"
    case .upcE:
      "\(name) takes numbers that begin with 0 or 1, and of a UPC-A's those with enough zeros in "
        + "their middle to be left out"
    case .dataBarLimited: "\(name) takes numbers of 14 digits that begin with 0 or 1"
    default: nil
    }
  }
}
