/// foundation/bundle · iOS 2.0
open class Bundle: NSObject, @unchecked Sendable {
  /// foundation/bundle/localizedstring(forkey:value:table:) · iOS 2.0
  open func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
    fatalError()
  }
}

/// foundation/nscoder · iOS 2.0
open class NSCoder: NSObject {}

/// foundation/uuid · iOS 6.0
public struct UUID: Hashable, Sendable {
  /// foundation/uuid/init() · iOS 6.0
  public init() { fatalError() }
}
