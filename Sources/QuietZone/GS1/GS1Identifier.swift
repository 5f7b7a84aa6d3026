/// A GS1 application identifier: two to four digits that say what the value behind them is (GS1 General
/// Specifications, section 3).
///
/// ```swift
/// let identifier: GS1Identifier = "3103"
/// identifier.title    // "NET WEIGHT (kg)"
/// identifier.lengths  // 6...6
/// ```
public struct GS1Identifier: Hashable, Sendable {
  /// The ASCII digits, the last one in the lowest byte: `0x3031` for `01`. In rules of the dictionary `n`
  /// stands for any digit.
  let code: UInt32

  /// The identifier of two to four ASCII digits; `nil` for anything else.
  public init?(_ digits: some Collection<UInt8>) {
    guard (2...4).contains(digits.count), digits.allSatisfy({ $0.isDigit }) else { return nil }
    self.init(bytes: digits)
  }

  /// As the dictionary writes it, perhaps with `n`.
  init(bytes: some Collection<UInt8>) {
    code = bytes.prefix(4).reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// How many digits it has.
  var count: Int { code > 0xFF_FFFF ? 4 : code > 0xFFFF ? 3 : code > 0xFF ? 2 : code > 0 ? 1 : 0 }

  /// Its ASCII digits, two to four.
  public var digits: [UInt8] {
    var digits: [UInt8] = []
    for index in (0..<count).reversed() {
      digits.append(UInt8(truncatingIfNeeded: code >> UInt32(8 * index)))
    }
    return digits
  }

  /// Whether this is `pattern`, where `n` stands for any digit.
  func matches(_ pattern: GS1Identifier) -> Bool {
    guard count == pattern.count else { return false }
    var (mine, other) = (code, pattern.code)
    while mine > 0 {
      guard other & 0xFF == UInt32(UInt8(ascii: "n")) || other & 0xFF == mine & 0xFF else { return false }
      mine >>= 8
      other >>= 8
    }
    return true
  }
}

extension GS1Identifier: ExpressibleByStringLiteral {
  /// A literal that is no identifier is one that nothing has.
  public init(stringLiteral digits: StaticString) { self.init(bytes: [UInt8](ascii: digits)) }
}

extension GS1Identifier: CustomStringConvertible {
  /// Its digits, `01`.
  public var description: String { String(decoding: digits, as: UTF8.self) }
}

extension GS1Identifier {
  /// The identifier that `bytes` begin with and, where its length is predefined, the characters of its value:
  /// both are told by the first two digits (GS1 General Specifications 25.0, Figures 3.2-1 and 7.8.5-2).
  ///
  /// (04), (14), (18) and (19) are not assigned, but their lengths are fixed for ever; (23) was among them in
  /// ISO/IEC 24724:2011 and is not any more.
  static func first(of bytes: ArraySlice<UInt8>) -> (identifier: GS1Identifier, length: Int?)? {
    guard let first = bytes.first, let second = bytes.dropFirst().first, first.isDigit, second.isDigit,
      let shape = shape((first &- 48) &* 10 &+ (second &- 48)), bytes.count >= shape.digits,
      let identifier = GS1Identifier(bytes.prefix(shape.digits))
    else { return nil }
    return (identifier, shape.length == 0 ? nil : shape.length)
  }

  /// Whether no separator need follow its value.
  public var hasPredefinedLength: Bool { Self.first(of: digits[...])?.length != nil }

  /// Digits of the identifiers that begin with this number, and characters of their values, 0 where those
  /// vary.
  private static func shape(_ start: UInt8) -> (digits: Int, length: Int)? {
    switch start {
    case 0: (2, 18)
    case 1...3: (2, 14)
    case 4: (2, 16)
    case 11...19: (2, 6)
    case 20: (2, 2)
    case 10, 21, 22, 30, 37, 90...99: (2, 0)
    case 23...25, 40, 42, 71: (3, 0)
    case 41: (3, 13)
    case 31...36: (4, 6)
    case 39, 43, 70, 72, 80...82: (4, 0)
    default: nil
    }
  }
}
