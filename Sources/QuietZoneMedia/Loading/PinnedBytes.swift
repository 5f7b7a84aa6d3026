/// Bytes at an address that does not move, for handles of C libraries that refer to them between calls.
struct PinnedBytes {
  private let buffer: UnsafeMutableBufferPointer<UInt8>

  init(_ bytes: [UInt8]) {
    buffer = .allocate(capacity: bytes.count)
    _ = buffer.initialize(from: bytes)
  }

  var start: UnsafePointer<UInt8>? { buffer.baseAddress.map { UnsafePointer($0) } }
  var count: Int { buffer.count }

  func free() { buffer.deallocate() }
}
