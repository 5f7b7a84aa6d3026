/// dispatch/dispatchqueue · iOS 8.0
open class DispatchQueue: @unchecked Sendable {
  init() { fatalError() }
  /// dispatch/dispatchqueue/init(label:qos:attributes:autoreleasefrequency:target:) · iOS 8.0
  ///
  /// Only the parameters that are given; all others have defaults.
  public convenience init(label: String, qos: DispatchQoS) { fatalError() }
  /// dispatch/dispatchqueue/async(group:qos:flags:execute:) · iOS 8.0
  public func async(execute work: @escaping @Sendable () -> Void) { fatalError() }
}

/// dispatch/dispatchqos · iOS 8.0
public struct DispatchQoS: Equatable, Sendable {
  /// dispatch/dispatchqos/userinitiated · iOS 8.0
  public static let userInitiated = DispatchQoS()
}

/// dispatch/dispatchserialqueue · iOS 12.0
open class DispatchSerialQueue: DispatchQueue, @unchecked Sendable {
  /// dispatch/dispatchserialqueue/init(label:qos:attributes:autoreleasefrequency:target:) · iOS 17.0
  public convenience init(label: String) { fatalError() }
}

@available(macOS 14.0, iOS 17.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension DispatchSerialQueue: SerialExecutor {
  /// Part of SerialExecutor
  public func enqueue(_ job: consuming ExecutorJob) { fatalError() }
  /// Part of SerialExecutor
  public func asUnownedSerialExecutor() -> UnownedSerialExecutor { fatalError() }
}

/// dispatch/dispatchtime · iOS 8.0
public struct DispatchTime: Sendable {
  /// dispatch/dispatchtime/now() · iOS 8.0
  public static func now() -> DispatchTime { fatalError() }
  /// dispatch/dispatchtime/uptimenanoseconds · iOS 8.0
  public var uptimeNanoseconds: UInt64 { fatalError() }
}

/// dispatch/+(_:_:)-2dcrq · iOS 8.0
public func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime { fatalError() }

/// dispatch/dispatchtimeinterval · iOS 8.0
public enum DispatchTimeInterval: Sendable {
  /// dispatch/dispatchtimeinterval/seconds(_:) · iOS 8.0
  case seconds(Int)
}

/// dispatch/dispatchtimeoutresult · iOS 8.0
public enum DispatchTimeoutResult: Sendable {
  /// dispatch/dispatchtimeoutresult/success · iOS 8.0
  case success
  /// Part of DispatchTimeoutResult
  case timedOut
}

/// dispatch/dispatchsemaphore · iOS 8.0
open class DispatchSemaphore: @unchecked Sendable {
  /// dispatch/dispatchsemaphore/init(value:) · iOS 8.0
  public init(value: Int) { fatalError() }
  /// dispatch/dispatchsemaphore/signal() · iOS 8.0
  @discardableResult public func signal() -> Int { fatalError() }
  /// dispatch/dispatchsemaphore/wait() · iOS 8.0
  public func wait() { fatalError() }
  /// dispatch/dispatchsemaphore/wait(timeout:) · iOS 8.0
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult { fatalError() }
}
