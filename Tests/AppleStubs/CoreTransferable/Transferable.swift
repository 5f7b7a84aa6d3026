import Foundation

/// coretransferable/transferable · iOS 16.0
public protocol Transferable: Sendable {}

/// Conformance: Transferable
extension Data: Transferable {}
