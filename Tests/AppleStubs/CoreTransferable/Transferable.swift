import Foundation

/// coretransferable/transferable · iOS 16.0
@preconcurrency public protocol Transferable: Sendable {}

/// Part of Transferable
extension Data: Transferable {}
