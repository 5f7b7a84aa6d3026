/// corefoundation/cgfloat-swift.struct · iOS 2.0
///
/// Its members are the requirements of `BinaryFloatingPoint`, which the page lists as conformance.
@frozen public struct CGFloat: BinaryFloatingPoint, Sendable {
  var native: Double

  init(native: Double) { self.native = native }
}

extension CGFloat {
  /// Part of BinaryFloatingPoint
  public init(_ value: Double) { native = value }
}
