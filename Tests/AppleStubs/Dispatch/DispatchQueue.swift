/// dispatch/dispatchqueue · iOS 8.0 · unread
open class DispatchQueue: @unchecked Sendable {
  init() { fatalError() }
}

/// dispatch/dispatchserialqueue · iOS 12.0
open class DispatchSerialQueue: DispatchQueue, SerialExecutor, @unchecked Sendable {
  /// dispatch/dispatchserialqueue/init(label:qos:attributes:autoreleasefrequency:target:) · iOS 17.0
  public convenience init(label: String) { fatalError() }
  /// Part of SerialExecutor
  public func enqueue(_ job: consuming ExecutorJob) { fatalError() }
  /// Part of SerialExecutor
  public func asUnownedSerialExecutor() -> UnownedSerialExecutor { fatalError() }
}

/// dispatch/dispatchtime · iOS 8.0 · unread
public struct DispatchTime: Sendable {
  /// dispatch/dispatchtime/now() · iOS 8.0 · unread
  public static func now() -> DispatchTime { fatalError() }
  /// dispatch/dispatchtime/uptimenanoseconds · iOS 8.0 · unread
  public var uptimeNanoseconds: UInt64 { fatalError() }
}
