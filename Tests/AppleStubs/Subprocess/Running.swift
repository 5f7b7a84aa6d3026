// The package swift-subprocess 1.0, as far as it is used: it is not Apple's, and is not compiled for a Mac
// here.
import System

/// Part of swift-subprocess
public protocol InputProtocol: Sendable, ~Copyable {}
/// Part of swift-subprocess
public protocol OutputProtocol: Sendable, ~Copyable {
  /// Part of swift-subprocess
  associatedtype OutputType: Sendable
}
/// Part of swift-subprocess
public protocol ErrorOutputProtocol: OutputProtocol {}

/// Part of swift-subprocess
public struct NoInput: InputProtocol {}
extension InputProtocol where Self == NoInput {
  /// Part of swift-subprocess
  public static var none: Self { fatalError() }
}
/// Part of swift-subprocess
public struct FileDescriptorOutput: ErrorOutputProtocol {
  /// Part of swift-subprocess
  public typealias OutputType = Void
}
extension OutputProtocol where Self == FileDescriptorOutput {
  /// Part of swift-subprocess
  public static func fileDescriptor(
    _ descriptor: FileDescriptor, closeAfterSpawningProcess: Bool
  ) -> Self { fatalError() }
}
/// Part of swift-subprocess
public struct BytesOutput: ErrorOutputProtocol {
  /// Part of swift-subprocess
  public typealias OutputType = [UInt8]
}
extension OutputProtocol where Self == BytesOutput {
  /// Part of swift-subprocess
  public static func bytes(limit: Int) -> Self { fatalError() }
}
/// Part of swift-subprocess
public struct SequenceOutput: OutputProtocol {
  /// Part of swift-subprocess
  public typealias OutputType = Void
}
extension OutputProtocol where Self == SequenceOutput {
  /// Part of swift-subprocess
  public static var sequence: Self { fatalError() }
}

/// Part of swift-subprocess
public struct Execution<Input: InputProtocol, Output: OutputProtocol, Error: ErrorOutputProtocol>: Sendable {
  /// Part of swift-subprocess
  public func send(signal: Signal, toProcessGroup: Bool = false) throws { fatalError() }
}
extension Execution where Output == SequenceOutput {
  /// Part of swift-subprocess
  public var standardOutput: SubprocessOutputSequence { fatalError() }
}
/// Part of swift-subprocess
public struct Signal: Hashable, Sendable {
  /// Part of swift-subprocess
  public static var kill: Self { fatalError() }
}

/// Part of swift-subprocess
public struct SubprocessOutputSequence: AsyncSequence, Sendable {
  /// Part of swift-subprocess
  public typealias Element = Buffer
  /// Part of swift-subprocess
  public typealias Failure = any Swift.Error
  /// Part of swift-subprocess
  public struct Buffer: Sendable {
    /// Part of swift-subprocess
    public func withUnsafeBytes<Result, Failure: Swift.Error>(
      _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
    ) throws(Failure) -> Result { fatalError() }
  }
  /// Part of swift-subprocess
  public struct Iterator: AsyncIteratorProtocol {
    /// Part of swift-subprocess
    public mutating func next() async throws -> Buffer? { fatalError() }
  }
  /// Part of swift-subprocess
  public func makeAsyncIterator() -> Iterator { fatalError() }
}

/// Part of swift-subprocess
public struct ExecutionResult<ClosureResult, Output: OutputProtocol, Error: ErrorOutputProtocol> {
  /// Part of swift-subprocess
  public var terminationStatus: TerminationStatus { fatalError() }
  /// Part of swift-subprocess
  public var standardError: Error.OutputType { fatalError() }
  /// Part of swift-subprocess
  public var closureResult: ClosureResult { fatalError() }
}
/// Part of swift-subprocess
public enum TerminationStatus: Hashable, Sendable {
  /// Part of swift-subprocess
  case exited(CInt)
  /// Part of swift-subprocess
  case signaled(CInt)
  /// Part of swift-subprocess
  public var isSuccess: Bool { fatalError() }
}

/// Part of swift-subprocess: the parameters that are given; all others have defaults
public func run<Result, Input: InputProtocol, Output: OutputProtocol, Error: ErrorOutputProtocol>(
  _ executable: Executable, arguments: Arguments, environment: Environment, input: Input, output: Output,
  error: Error, body: nonisolated(nonsending) (Execution<Input, Output, Error>) async throws -> Result
) async throws -> ExecutionResult<Result, Output, Error> { fatalError() }
