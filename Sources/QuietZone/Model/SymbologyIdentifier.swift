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

  /// The three characters as text, `]Q1`.
  public var text: String { String(decoding: bytes, as: UTF8.self) }
}
