/// The AIM symbology identifier `]cm` of ISO/IEC 15424: a code character for the symbology and a modifier for
/// the way it was used.
public struct SymbologyIdentifier: Hashable, Sendable {
  /// ASCII of the code character: `Q` for the QR family.
  public var code: UInt8
  /// ASCII of the modifier: `0`–`9`, `A`–`Z`.
  public var modifier: UInt8

  public init(code: UInt8, modifier: UInt8) {
    self.code = code
    self.modifier = modifier
  }

  /// The three ASCII characters as transmitted before the data, `]Q1`.
  public var bytes: [UInt8] { [UInt8(ascii: "]"), code, modifier] }

  /// Whether the data are GS1 element strings, by the modifiers that ISO/IEC 15424 and the symbologies'
  /// standards give them: FNC1 in first position, or all data of GS1 DataBar.
  public var isGS1: Bool {
    switch code {
    case UInt8(ascii: "C"): modifier == UInt8(ascii: "1")
    case UInt8(ascii: "e"): true
    case UInt8(ascii: "d"):
      // Alone and with an ECI; the same of extended rectangles.
      modifier == UInt8(ascii: "2") || modifier == UInt8(ascii: "5") || modifier == UInt8(ascii: "8")
        || modifier == UInt8(ascii: "B")
    case UInt8(ascii: "L"): modifier == UInt8(ascii: "3")
    case UInt8(ascii: "Q"): modifier == UInt8(ascii: "3") || modifier == UInt8(ascii: "4")
    case UInt8(ascii: "z"):
      // Alone, with an ECI, in a set, and both.
      modifier == UInt8(ascii: "1") || modifier == UInt8(ascii: "4") || modifier == UInt8(ascii: "7")
        || modifier == UInt8(ascii: "A")
    default: false
    }
  }

  /// The three characters as text, `]Q1`.
  public var text: String { String(decoding: bytes, as: UTF8.self) }
}
