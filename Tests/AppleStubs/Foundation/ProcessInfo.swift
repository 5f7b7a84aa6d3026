/// foundation/processinfo · iOS 2.0
open class ProcessInfo: NSObject, @unchecked Sendable {
  /// foundation/processinfo/processinfo · iOS 2.0
  open class var processInfo: ProcessInfo { fatalError() }
  /// foundation/processinfo/environment · iOS 2.0
  open var environment: [String: String] { fatalError() }
  /// foundation/processinfo/activeprocessorcount · iOS 2.0
  open var activeProcessorCount: Int { fatalError() }
  /// foundation/processinfo/islowpowermodeenabled · iOS 9.0
  open var isLowPowerModeEnabled: Bool { fatalError() }
}

extension NSNotification.Name {
  /// foundation/nsnotification/name-swift.struct/nsprocessinfopowerstatedidchange · iOS 9.0
  public static let NSProcessInfoPowerStateDidChange = NSNotification.Name(rawValue: "")
}
