/// Part of swift-subprocess
public struct Executable: Hashable, Sendable {
  /// Part of swift-subprocess
  public static func name(_ name: String) -> Self { fatalError() }
}

/// Part of swift-subprocess
public struct Arguments: Hashable, Sendable {
  /// Part of swift-subprocess
  public init(_ arguments: [String]) { fatalError() }
  /// Part of swift-subprocess
  public init(_ array: [[UInt8]]) { fatalError() }
}

/// Part of swift-subprocess
public struct Environment: Hashable, Sendable {
  /// Part of swift-subprocess
  public static var inherit: Self { fatalError() }
  /// Part of swift-subprocess
  public func updating(_ values: [Key: String?]) -> Self { fatalError() }
  /// Part of swift-subprocess
  public struct Key: Hashable, Sendable, ExpressibleByStringLiteral {
    /// Part of swift-subprocess
    public init(stringLiteral: String) { fatalError() }
  }
}
