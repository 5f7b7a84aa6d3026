import ObjectiveC

/// foundation/nslock · iOS 2.0
open class NSLock: NSObject, @unchecked Sendable {
  /// foundation/nslocking/lock() · iOS 2.0
  open func lock() { fatalError() }
  /// foundation/nslocking/unlock() · iOS 2.0
  open func unlock() { fatalError() }
  /// foundation/nslocking/withlock(_:) · iOS 2.0 · unread
  public func withLock<Result>(_ body: () throws -> Result) rethrows -> Result { fatalError() }
}

/// foundation/thread · iOS 2.0
open class Thread: NSObject {
  /// foundation/thread/detachnewthread(_:) · iOS 10.0
  open class func detachNewThread(_ block: @escaping @Sendable () -> Void) { fatalError() }
}
