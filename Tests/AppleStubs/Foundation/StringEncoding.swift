import CoreFoundation

extension String {
  /// swift/string/encoding · iOS 8.0
  public struct Encoding: RawRepresentable, Hashable, Sendable {
    /// Part of RawRepresentable
    public var rawValue: UInt
    /// Part of RawRepresentable
    public init(rawValue: UInt) { fatalError() }
  }

  /// swift/string/init(bytes:encoding:) · iOS 8.0
  public init?<Bytes: Sequence>(bytes: Bytes, encoding: Encoding) where Bytes.Element == UInt8 {
    fatalError()
  }
}

extension StringProtocol {
  /// swift/stringprotocol/data(using:allowlossyconversion:) · iOS 8.0
  public func data(using encoding: String.Encoding, allowLossyConversion: Bool = false) -> Data? {
    fatalError()
  }
}
