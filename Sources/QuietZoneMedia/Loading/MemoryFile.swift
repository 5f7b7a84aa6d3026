internal import CPictureCodecs
import Glibc

/// Bytes as a file that other programs can open, without a place on any disk; gone when closed.
struct MemoryFile {
  private let descriptor: Int32

  /// `nil` if the system has no memory for it.
  init?(_ bytes: [UInt8]) {
    descriptor = bytes.withUnsafeBufferPointer { qzp_memory_file($0.baseAddress, $0.count) }
    guard descriptor >= 0 else { return nil }
  }

  /// Where programs of the same user find it while it is open.
  var path: String { "/proc/\(getpid())/fd/\(descriptor)" }

  func close() { _ = Glibc.close(descriptor) }
}
