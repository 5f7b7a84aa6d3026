import CoreFoundation

/// foundation/nsstring/compareoptions · iOS 2.0
public struct NSStringCompareOptions: OptionSet, Sendable {
  /// Part of RawRepresentable
  public init(rawValue: UInt) { fatalError() }
  /// Part of RawRepresentable
  public var rawValue: UInt { fatalError() }
  /// foundation/nsstring/compareoptions/numeric · iOS 2.0
  public static var numeric: NSStringCompareOptions { fatalError() }
}

/// foundation/comparisonresult · iOS 2.0
public enum ComparisonResult: Int, Sendable {
  /// foundation/comparisonresult/orderedascending · iOS 2.0
  case orderedAscending = -1
}

extension StringProtocol {
  /// swift/stringprotocol/compare(_:options:range:locale:) · iOS 8.0
  ///
  /// Only the parameters that are given; all others have defaults.
  public func compare<Other: StringProtocol>(_ other: Other, options: NSStringCompareOptions = [])
    -> ComparisonResult
  { fatalError() }
  /// swift/stringprotocol/range(of:options:range:locale:) · iOS 8.0
  ///
  /// Only the parameters that are given; all others have defaults.
  public func range<Other: StringProtocol>(of other: Other) -> Range<Index>? { fatalError() }
}
