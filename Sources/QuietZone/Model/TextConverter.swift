/// Turns bytes of a character set into text, as UTF-8, and back. The engine knows ASCII, ISO-8859-1, UTF-8,
/// UTF-16 and Shift JIS by itself; a host hands in its own converter for the rest.
///
/// Both ways go from bytes to bytes: strings would bring 15 kB of the standard library into a WebAssembly
/// module that has no other use for them.
public struct TextConverter: Sendable {
  /// UTF-8 of the bytes, or `nil` if they are not valid in this character set or the set is unknown.
  public var decode: @Sendable (_ bytes: [UInt8], _ eci: ECI) -> [UInt8]?
  /// Bytes of the UTF-8 text, or `nil` if a character has no code in this set or the set is unknown.
  public var encode: @Sendable (_ utf8: [UInt8], _ eci: ECI) -> [UInt8]?

  public init(
    decode: @escaping @Sendable (_ bytes: [UInt8], _ eci: ECI) -> [UInt8]?,
    encode: @escaping @Sendable (_ utf8: [UInt8], _ eci: ECI) -> [UInt8]?
  ) {
    self.decode = decode
    self.encode = encode
  }

  /// Throws where it has no such character set to write in.
  func check(_ eci: ECI) throws(BarcodeEncodingError) {
    guard encode([], eci) != nil else { throw .invalidOption(.characterSet(eci)) }
  }

  /// Text of the bytes as a string; see ``decode``.
  public func text(of bytes: [UInt8], _ eci: ECI) -> String? {
    decode(bytes, eci).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Bytes of a string; see ``encode``.
  public func bytes(of text: String, _ eci: ECI) -> [UInt8]? {
    encode(Array(text.utf8), eci)
  }
}
