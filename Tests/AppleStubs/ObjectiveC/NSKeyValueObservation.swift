/// foundation/nskeyvalueobservation · iOS 8.0
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {}

/// foundation/nskeyvalueobservedchange · iOS 8.0
public struct NSKeyValueObservedChange<Value> {}

/// foundation/nskeyvalueobservingoptions · iOS 2.0
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// Part of RawRepresentable
  public init(rawValue: UInt) { fatalError() }
  /// Part of RawRepresentable
  public var rawValue: UInt { fatalError() }
  /// foundation/nskeyvalueobservingoptions/initial · iOS 2.0
  public static var initial: NSKeyValueObservingOptions { fatalError() }
  /// foundation/nskeyvalueobservingoptions/new · iOS 2.0
  public static var new: NSKeyValueObservingOptions { fatalError() }
}

/// Part of observe(_:options:changeHandler:)
///
/// Named `_KeyValueCodingAndObserving` in the SDK's interface.
public protocol NSKeyValueCodingAndObserving {}
extension NSObject: NSKeyValueCodingAndObserving {}

extension NSKeyValueCodingAndObserving {
  /// objectivec/nsobject-swift.class/observe(_:options:changehandler:) · iOS 8.0
  @preconcurrency public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation { fatalError() }
}
