import ObjectiveC

/// foundation/nsnumber · iOS 2.0
open class NSNumber: NSObject, @unchecked Sendable {
  /// foundation/nsnumber/doublevalue · iOS 2.0
  open var doubleValue: Double { fatalError() }
}
