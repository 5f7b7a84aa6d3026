/// system/filedescriptor · iOS 14.0
public struct FileDescriptor: RawRepresentable, Hashable, Sendable {
  /// system/filedescriptor/rawvalue · iOS 14.0
  public var rawValue: CInt { fatalError() }
  /// system/filedescriptor/init(rawvalue:) · iOS 14.0
  public init(rawValue: CInt) { fatalError() }
  /// system/filedescriptor/close() · iOS 14.0
  public func close() throws { fatalError() }
  /// system/filedescriptor/read(into:retryoninterrupt:) · iOS 14.0
  public func read(into buffer: UnsafeMutableRawBufferPointer, retryOnInterrupt: Bool = true) throws -> Int {
    fatalError()
  }
}
