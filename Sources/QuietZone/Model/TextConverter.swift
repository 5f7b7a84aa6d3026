/// Turns bytes of a character set into text and back. The engine knows ASCII, ISO-8859-1, UTF-8, UTF-16 and
/// Shift JIS by itself; a host hands in its own converter for the rest.
public struct TextConverter: Sendable {
  /// Text of the bytes, or `nil` if they are not valid in this character set or the set is unknown.
  public var decode: @Sendable (_ bytes: [UInt8], _ eci: ECI) -> String?
  /// Bytes of the text, or `nil` if a character has no code in this set or the set is unknown.
  public var encode: @Sendable (_ text: String, _ eci: ECI) -> [UInt8]?

  public init(
    decode: @escaping @Sendable (_ bytes: [UInt8], _ eci: ECI) -> String?,
    encode: @escaping @Sendable (_ text: String, _ eci: ECI) -> [UInt8]?
  ) {
    self.decode = decode
    self.encode = encode
  }
}
