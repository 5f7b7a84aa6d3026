import CoreFoundation

/// kernel/tan · iOS 2.0
///
/// C's function, in Darwin, which Foundation exports.
public func tan(_ angle: Double) -> Double { fatalError() }
