/// An application identifier and what its value looks like.
struct GS1Identifier {
  /// The characters of a part.
  enum Characters {
    /// Digits.
    case numeric
    /// The 82 of GS1 General Specifications 24.0, Figure 7.11-1.
    case set82
    /// The 39 of Figure 7.11-2.
    case set39
    /// Those of file-safe base 64 (Figure 7.11-3).
    case set64

    func contains(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar {
      case "0"..."9": true
      case "A"..."Z": self != .numeric
      case "a"..."z": self == .set82 || self == .set64
      case "-": self != .numeric
      case "_", "=": self == .set82 || self == .set64
      case "#", "/": self == .set39 || (self == .set82 && scalar == "/")
      case "!", "\"", "%", "&", "'", "(", ")", "*", "+", ",", ".", ":", ";", "<", ">", "?": self == .set82
      default: false
      }
    }

    var name: String {
      switch self {
      case .numeric: "digits alone"
      case .set82: "letters, digits and !\"%&'()*+,-./_:;<=>?"
      case .set39: "capitals, digits and # - /"
      case .set64: "letters, digits and - _ ="
      }
    }
  }

  /// What the characters of a part mean besides.
  enum Rule: Equatable {
    case checkDigit
    case date(allowsNoDay: Bool)
    /// The hour, perhaps with the minute.
    case time
    /// 0 or 1.
    case flag
    /// A 0 that stands before a GTIN.
    case leadingZero
  }

  /// A stretch of a value.
  struct Part {
    var characters: Characters
    var minimum: Int
    var maximum: Int
    /// Whether it may be shorter than its maximum, but for being left out.
    var isUpTo: Bool
    var rule: Rule?
  }

  let identifier: String
  let parts: [Part]

  /// The identifier of these digits; `nil` where there is none.
  init?(_ digits: String) {
    guard let line = Self.formats[digits] else { return nil }
    identifier = digits
    parts = line.split(separator: " ").compactMap(Self.part)
  }

  /// How many characters a value may have.
  var lengths: ClosedRange<Int> {
    let least = parts.reduce(0) { $0 + $1.minimum }
    return max(least, 1)...parts.reduce(0) { $0 + $1.maximum }
  }

  /// The lengths, for people.
  var expectation: String {
    let kind = parts.allSatisfy { $0.characters == .numeric } ? "digits" : "characters"
    return lengths.count == 1
      ? "\(lengths.lowerBound) \(kind)" : "\(lengths.lowerBound) to \(lengths.upperBound) \(kind)"
  }

  /// A part as the table writes it: `N14c`, `X..20`, `N..12?`: characters, `..` for up to so many, the rule's
  /// letter, and `?` where it may be left out.
  private static func part(_ text: Substring) -> Part? {
    var rest = text.dropFirst()
    let characters: Characters? =
      switch text.first {
      case "N": .numeric
      case "X": .set82
      case "Y": .set39
      case "Z": .set64
      default: nil
      }
    let isUpTo = rest.hasPrefix("..")
    if isUpTo { rest = rest.dropFirst(2) }
    let number = rest.prefix { $0.isNumber }
    guard let characters, let maximum = Int(number) else { return nil }
    let tail = rest.dropFirst(number.count)
    let minimum = tail.hasSuffix("?") ? 0 : isUpTo ? 1 : maximum
    return Part(
      characters: characters, minimum: minimum, maximum: maximum, isUpTo: isUpTo, rule: rule(tail.first))
  }

  private static func rule(_ letter: Character?) -> Rule? {
    switch letter {
    case "c": .checkDigit
    case "d": .date(allowsNoDay: false)
    case "e": .date(allowsNoDay: true)
    case "t": .time
    case "f": .flag
    case "z": .leadingZero
    default: nil
    }
  }
}
