/// dispatch/dispatchqueue · iOS 8.0
open class DispatchQueue: @unchecked Sendable {
  init() { fatalError() }
}

/// dispatch/dispatchserialqueue · iOS 12.0
open class DispatchSerialQueue: DispatchQueue, SerialExecutor, @unchecked Sendable {
  /// dispatch/dispatchserialqueue/init(label:qos:attributes:autoreleasefrequency:target:) · iOS 17.0
  public convenience init(label: String) { fatalError() }
  /// Part of SerialExecutor
  public func enqueue(_ job: consuming ExecutorJob) { fatalError() }
  /// dispatch/dispatchserialqueue/asunownedserialexecutor() · iOS 17.0
  public func asUnownedSerialExecutor() -> UnownedSerialExecutor { fatalError() }
}

/// dispatch/dispatchtime · iOS 8.0
public struct DispatchTime: Sendable {
  /// dispatch/dispatchtime/now() · iOS 8.0
  public static func now() -> DispatchTime { fatalError() }
  /// dispatch/dispatchtime/uptimenanoseconds · iOS 8.0
  public var uptimeNanoseconds: UInt64 { fatalError() }
}
