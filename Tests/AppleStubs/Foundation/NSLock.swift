import ObjectiveC

/// foundation/nslock · iOS 2.0
open class NSLock: NSObject, @unchecked Sendable {
  /// foundation/nslocking/lock() · iOS 2.0
  open func lock() { fatalError() }
  /// foundation/nslocking/unlock() · iOS 2.0
  open func unlock() { fatalError() }
  /// foundation/nslocking/withlock(_:) · iOS 8.0
  public func withLock<R>(_ body: () throws -> R) rethrows -> R { fatalError() }
}

/// foundation/thread · iOS 2.0
open class Thread: NSObject {
  /// foundation/thread/detachnewthread(_:) · iOS 10.0
  open class func detachNewThread(_ block: @escaping @Sendable () -> Void) { fatalError() }
}
