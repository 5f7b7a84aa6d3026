internal import CZlib

/// Compression as RFC 1952 describes it, by the system's zlib.
enum Gzip {
  /// `bytes` compressed as far as zlib goes, or `nil` where that does not make them smaller.
  static func compress(_ bytes: [UInt8]) -> [UInt8]? {
    var stream = z_stream()
    // 15 bits of window; 16 more ask for gzip's header and trailer.
    let version = ZLIB_VERSION, size = Int32(MemoryLayout<z_stream>.size)
    guard deflateInit2_(&stream, 9, Z_DEFLATED, 15 + 16, 9, Z_DEFAULT_STRATEGY, version, size) == Z_OK,
      let length = UInt32(exactly: bytes.count)
    else { return nil }
    defer { deflateEnd(&stream) }
    var input = bytes
    var output = [UInt8](repeating: 0, count: bytes.count)
    let status = input.withUnsafeMutableBufferPointer { input in
      output.withUnsafeMutableBufferPointer { output in
        stream.next_in = input.baseAddress
        stream.avail_in = length
        stream.next_out = output.baseAddress
        stream.avail_out = length
        return deflate(&stream, Z_FINISH)
      }
    }
    // Z_STREAM_END: it all fitted into fewer bytes than it had.
    guard status == Z_STREAM_END else { return nil }
    output.removeLast(Int(stream.avail_out))
    return output
  }
}
