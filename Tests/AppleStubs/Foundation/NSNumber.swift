import ObjectiveC

/// foundation/nsnumber · iOS 2.0
open class NSNumber: NSObject, @unchecked Sendable, ExpressibleByIntegerLiteral {
  /// Part of ExpressibleByIntegerLiteral
  public required convenience init(integerLiteral value: Int) { fatalError() }
  /// foundation/nsnumber/doublevalue · iOS 2.0
  open var doubleValue: Double { fatalError() }
}
