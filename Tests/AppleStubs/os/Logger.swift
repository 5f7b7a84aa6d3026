/// os/logger · iOS 14.0
public struct Logger: @unchecked Sendable {
  /// os/logger/init(subsystem:category:) · iOS 14.0
  public init(subsystem: String, category: String) { fatalError() }
  /// os/logger/notice(_:) · iOS 14.0
  public func notice(_ message: OSLogMessage) { fatalError() }
}

/// os/oslogmessage · iOS 14.0
@frozen public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
  /// Part of ExpressibleByStringInterpolation
  public init(stringInterpolation: OSLogInterpolation) { fatalError() }
  /// Part of ExpressibleByStringLiteral
  public init(stringLiteral value: String) { fatalError() }
}

/// os/osloginterpolation · iOS 14.0
@frozen public struct OSLogInterpolation: StringInterpolationProtocol {
  /// Part of StringInterpolationProtocol
  public init(literalCapacity: Int, interpolationCount: Int) { fatalError() }
  /// Part of StringInterpolationProtocol
  public mutating func appendLiteral(_ literal: String) { fatalError() }
  /// os/osloginterpolation/appendinterpolation(_:format:align:privacy:)-8kli1 · iOS 14.0
  ///
  /// Only the parameters that are given; all others have defaults.
  public mutating func appendInterpolation(_ number: @autoclosure @escaping () -> Int) { fatalError() }
}
