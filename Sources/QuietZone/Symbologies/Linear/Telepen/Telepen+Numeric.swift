/// Numeric mode: two digits, or a digit and X, in one character (USS Telepen, 2.2.2).
extension Telepen {
  /// Pairs from 27 on, those of a digit and X (40 here) from 17 on; the last of an odd number of digits
  /// behind a shift, as text.
  static func characters(ofDigits digits: [UInt8]) -> [UInt8] {
    var characters: [UInt8] = []
    for pair in stride(from: 0, to: digits.count - 1, by: 2) {
      let (first, second) = (digits[pair], digits[pair + 1])
      characters.append(second > 9 ? 17 &+ first : 27 &+ first &* 10 &+ second)
    }
    if digits.count & 1 != 0, let last = digits.last { characters += [shift, last &+ 48] }
    return characters
  }

  /// ASCII of what characters stand for in numeric mode, 17…26 for a digit and X; `nil` for a second shift.
  static func text(ofNumeric characters: some Sequence<UInt8>) -> [UInt8]? {
    var text: [UInt8] = []
    for character in characters {
      switch character {
      case 17..<27: text += [character + 31, UInt8(ascii: "X")]
      case 27..<127: text += [(character - 27) / 10 + 48, (character - 27) % 10 + 48]
      case 16: return nil
      default: text.append(character)
      }
    }
    return text
  }

  /// Whether characters behind the start of full ASCII are rather digits: some have no place in text, and all
  /// have one among digits.
  static func looksNumeric(_ characters: [UInt8]) -> Bool {
    let shifts = characters.count { $0 == shift }
    return shifts <= 1 && characters.first != shift && !characters.contains { $0 < 16 }
      && characters.contains { $0 < 32 }
  }

  /// The text of characters and the modifier of the identifier; `nil` where they break the grammar.
  static func text(_ characters: [UInt8], _ mode: Mode) -> (text: [UInt8], modifier: UInt8)? {
    var mode = mode
    if mode == .ascii, looksNumeric(characters) { mode = .digitsFirst }
    guard mode != .ascii else { return (characters, UInt8(ascii: "0")) }
    guard characters.first != shift else { return nil }
    let split = characters.firstIndex(of: shift)
    let head = characters[..<(split ?? characters.count)],
      tail = characters[(split.map { $0 + 1 } ?? characters.count)...]
    if mode == .digitsFirst {
      guard let digits = text(ofNumeric: head) else { return nil }
      return (digits + tail, UInt8(ascii: split == nil ? "1" : "2"))
    }
    guard let digits = text(ofNumeric: tail) else { return nil }
    return (head + digits, UInt8(ascii: split == nil ? "0" : "4"))
  }
}
