import CoreFoundation

/// foundation/data · iOS 8.0
@frozen public struct Data: Hashable, Sendable, RandomAccessCollection {
  /// foundation/data/init(_:) · iOS 8.0
  public init<Bytes: Sequence>(_ elements: Bytes) where Bytes.Element == UInt8 { fatalError() }
  /// foundation/data/write(to:options:) · iOS 8.0
  public func write(to url: URL, options: WritingOptions = []) throws { fatalError() }
  /// foundation/data/writingoptions · iOS 8.0
  public typealias WritingOptions = NSData.WritingOptions
  /// Part of Collection
  public var startIndex: Int { fatalError() }
  /// Part of Collection
  public var endIndex: Int { fatalError() }
  /// Part of Collection
  public subscript(index: Int) -> UInt8 { fatalError() }
}

/// foundation/nsdata · iOS 2.0
open class NSData: NSObject {
  /// foundation/nsdata/writingoptions · iOS 2.0
  public struct WritingOptions: OptionSet, Sendable {
    /// Part of RawRepresentable
    public init(rawValue: UInt) { fatalError() }
    /// Part of RawRepresentable
    public var rawValue: UInt { fatalError() }
  }
}

/// corefoundation/cfdata · iOS 2.0
///
/// A class of Core Foundation, bridged to `Data` by `as`; here the two are one type.
public typealias CFData = Data
