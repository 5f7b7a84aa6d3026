import QuietZoneMedia
import QuietZone

extension Symbology {
  /// Why the character at byte `offset` of the content has no code.
  func refusal(_ offset: Int, _ content: [UInt8]) -> String {
    if let reason = wholeRefusal(content) { return reason }
    let place = Self.place(offset, content)
    guard let taken else { return place + ", which has no code in the character set or symbology asked for" }
    return "\(name) takes \(taken); \(place)"
  }

  /// `character 12 is "O"`, or where the bytes are no text `byte 12 is 233`.
  private static func place(_ offset: Int, _ content: [UInt8]) -> String {
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

  /// The reason where it is not one character, but what they say together.
  private func wholeRefusal(_ content: [UInt8]) -> String? {
    guard !content.isEmpty, content.allSatisfy({ (48...57).contains($0) }) else { return nil }
    return switch self {
    case .pharmacode:
      "\(name) takes a number from 3 to 131070, and not \(String(decoding: content, as: UTF8.self))"
    case .upcE:
      "\(name) takes numbers that begin with 0 or 1, and of a UPC-A's those with enough zeros in "
        + "their middle to be left out"
    case .dataBarLimited: "\(name) takes numbers of 14 digits that begin with 0 or 1"
    default: nil
    }
  }

  /// The characters there are; `nil` where character sets, not the symbology, decide.
  private var taken: String? {
    switch self {
    case .ean13, .ean8, .upcA, .upcE, .itf14, .interleaved2of5, .industrial2of5, .iata2of5, .matrix2of5,
      .msiPlessey, .pharmacode, .dataBar, .dataBarStacked, .dataBarLimited:
      "digits only"
    case .code39Extended: "ASCII only"
    case .code39: "digits, capitals, space and - . $ / + % only"
    case .code93, .telepen: "characters of ASCII only"
    case .code128: "characters of ISO-8859-1 only"
    case .code11: "digits and hyphens only"
    case .codabar: "digits and - $ : / . + only, between a start and a stop out of A, B, C and D"
    case .dxFilmEdge: "numbers as in 115-10 or 115-10/11A only: 1 to 127, 0 to 15, and a frame 0 to 63"
    case .dataBarExpanded, .dataBarExpandedStacked: "GS1 element strings only"
    default: nil
    }
  }
}
