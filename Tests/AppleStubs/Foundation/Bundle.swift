/// foundation/bundle · iOS 2.0
open class Bundle: NSObject, @unchecked Sendable {
  /// foundation/bundle/localizedstring(forkey:value:table:) · iOS 2.0
  open func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
    fatalError()
  }
  /// foundation/bundle/localizations · iOS 2.0
  open var localizations: [String] { fatalError() }
  /// foundation/bundle/preferredlocalizations · iOS 2.0
  open var preferredLocalizations: [String] { fatalError() }
  /// foundation/bundle/path(forresource:oftype:indirectory:forlocalization:) · iOS 2.0
  open func path(
    forResource name: String?, ofType ext: String?, inDirectory subpath: String?,
    forLocalization localizationName: String?
  ) -> String? { fatalError() }
}

/// foundation/nscoder · iOS 2.0
open class NSCoder: NSObject {}

/// foundation/uuid · iOS 6.0
public struct UUID: Hashable, Sendable {
  /// foundation/uuid/init() · iOS 6.0
  public init() { fatalError() }
}
