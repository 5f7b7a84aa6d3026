extension GS1Error: CustomStringConvertible {
  /// What is wrong, where, and what is expected, for people: English, one sentence without a full stop.
  public var description: String {
    guard let identifier else { return phrase }
    let name = "(\(identifier))" + (place > 0 ? " at character \(place)" : "")
    return name + phrase
  }

  /// What is said behind the identifier, or alone.
  private var phrase: String {
    switch problem {
    case .notElementString(let found):
      "\"\(Self.visible(found))\" is no element string: those begin with an application identifier, as in "
        + "(01)09501101530003(10)AB-123"
    case .digitalLink: "an address is no element string: it may be a GS1 Digital Link"
    case .bracketExpected:
      "an application identifier of 2 to 4 digits in brackets is expected at character \(place)"
    case .noIdentifier(let found):
      "no application identifier begins at character \(place), \"\(Self.visible(found))\"; brackets, as in "
        + "(01)…(10)…, say where each is"
    case .unknownIdentifier:
      " is no application identifier of the GS1 General Specifications; if its brackets belong to a value, "
        + "write the identifiers in [ ]"
    case .noValue(let expected):
      " has no value" + (expected.map { "; expected are \($0)" } ?? "")
    case .wrongLength(let count, let expected):
      " has \(count) character\(count == 1 ? "" : "s"); expected are \(expected)"
        + (expected.together.map { ", the last \($0) together or not at all" } ?? "")
    case .wrongCharacter(let found, let expected):
      ": character \(character ?? 1) of its value, \"\(Self.visible(found))\", is not allowed; expected are "
        + expected.name
    case .missing(let groups): " needs " + Self.list(groups) + " beside it"
    case .excluded(let other): " may not stand beside (\(other))"
    case .repeated: " comes again with another value"
    case .link(let fault): linkPhrase(fault)
    default: ": " + valuePhrase
    }
  }

  /// What is said of a value behind its identifier.
  private var valuePhrase: String {
    switch problem {
    case .wrongCheckDigit(let expected):
      "the check digit" + (character.map { ", character \($0) of its value," } ?? " at the end")
        + " should be \(Self.visible([expected]))"
    case .wrongCheckPair(let expected): "the check characters at the end should be \(Self.visible(expected))"
    case .outOfRange(let quantity, let found, let minimum, let maximum):
      quantity.phrase(Self.visible(found), minimum, maximum)
    case .notListed(let list, let found): "\(Self.visible(found)) is \(list.phrase)"
    case .wrongForm(let form): form.phrase
    case .coupon(.excess): "there is more than a coupon has, from character \(character ?? 1) of its value"
    case .coupon(let part): "\(part.name) at character \(character ?? 1) of its value is wrong or cut off"
    default: ""
    }
  }

  private func linkPhrase(_ fault: LinkFault) -> String {
    switch fault {
    case .scheme: "a GS1 Digital Link begins with https:// or http://"
    case .host: "a GS1 Digital Link has a host and a path behind its scheme"
    case .character: "character \(place) belongs into no address; it should stand there as %XX"
    case .noKey:
      "no part of the path is a primary key with its value, as in https://id.gs1.org/01/09501101530003"
    case .convenienceAlpha: "a word stands at character \(place) for an identifier; write its digits, /01/…"
    case .qualifier: " can't stand here in the path: it is no qualifier of its key, or stands too late"
    case .belongsInPath: " belongs into the path, and not behind the ?"
    case .repeated: " stands in the address already"
    case .attribute: " may not stand behind the ? of a GS1 Digital Link"
    }
  }

  /// `(01), (02) with (37) or (8006)`.
  private static func list(_ groups: [[GS1Identifier]]) -> String {
    var text = ""
    for (index, group) in groups.enumerated() {
      if index > 0 { text += index + 1 == groups.count ? " or " : ", " }
      for (position, identifier) in group.enumerated() {
        text += (position > 0 ? " with " : "") + "(\(identifier))"
      }
    }
    return text
  }

  /// Text as it can be shown in one line: control characters as `\n` or `\u{1d}`.
  private static func visible(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    for byte in bytes {
      switch byte {
      case 10: text += [92, 110]
      case 13: text += [92, 114]
      case 9: text += [92, 116]
      case 92: text += [92, 92]
      case 0..<32, 127:
        let digits = [UInt8](ascii: "0123456789abcdef")
        text += [92, 117, 123] + (byte > 15 ? [digits[Int(byte >> 4)]] : []) + [digits[Int(byte & 15)], 125]
      default: text.append(byte)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}

extension GS1Error.Length: CustomStringConvertible {
  /// `14 digits`, `1 to 20 characters`.
  public var description: String {
    (minimum == maximum ? "\(minimum) " : "\(minimum) to \(maximum) ") + (isNumeric ? "digit" : "character")
      + (maximum == 1 ? "" : "s")
  }
}
