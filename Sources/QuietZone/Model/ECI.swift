/// An Extended Channel Interpretation assignment number, 0…999 999: says what the bytes that follow mean,
/// mostly which character set they are in (AIM ITS/04-023, Part 3: the register).
public struct ECI: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt32

  /// `nil` above 999 999, the highest number there is.
  public init?(rawValue: UInt32) {
    guard rawValue <= 999_999 else { return nil }
    self.rawValue = rawValue
  }

  private init(known: UInt32) { rawValue = known }

  /// ISO/IEC 8859-1, the default of most symbologies.
  public static let iso8859_1 = ECI(known: 3)
  /// Shift JIS (JIS X 0208 Annex 1 with JIS X 0201).
  public static let shiftJIS = ECI(known: 20)
  /// UTF-16, big endian.
  public static let utf16BE = ECI(known: 25)
  /// UTF-8.
  public static let utf8 = ECI(known: 26)
  /// GB 18030, which contains GBK and GB 2312.
  public static let gb18030 = ECI(known: 32)
  /// ASCII: ISO/IEC 646, international reference version.
  public static let ascii = ECI(known: 27)
  /// Bytes without a character set.
  public static let binary = ECI(known: 899)
}
