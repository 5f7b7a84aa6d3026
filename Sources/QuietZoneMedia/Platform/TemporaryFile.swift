#if canImport(Darwin)
  import Darwin

  /// Bytes as a file that other programs can open; gone when closed. macOS has no files without a name that
  /// other programs find, so this one lies in the user's own folder for temporary files.
  struct TemporaryFile {
    private let descriptor: Int32
    /// Where programs of the same user find it while it is open.
    let path: String

    /// `nil` if the system has no room for it.
    init?(_ bytes: [UInt8]) {
      var name = [CChar](repeating: 0, count: Int(PATH_MAX))
      guard confstr(_CS_DARWIN_USER_TEMP_DIR, &name, name.count) > 0 else { return nil }
      let folder = String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      var pattern = (folder + "quietzone.XXXXXX").utf8CString.map { $0 }
      descriptor = mkstemp(&pattern)
      guard descriptor >= 0 else { return nil }
      path = String(decoding: pattern.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
      guard Self.write(bytes, to: descriptor) else {
        close()
        return nil
      }
    }

    func close() {
      unlink(path)
      _ = Darwin.close(descriptor)
    }

    private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
      bytes.withUnsafeBytes { bytes in
        var done = 0
        while done < bytes.count {
          let written = Darwin.write(descriptor, bytes.baseAddress?.advanced(by: done), bytes.count - done)
          if written < 0, errno == EINTR { continue }
          guard written > 0 else { return false }
          done += written
        }
        return true
      }
    }
  }
#else
  internal import CPictureCodecs
  #if canImport(Musl)
    import Musl
  #else
    import Glibc
  #endif

  /// Bytes as a file that other programs can open, without a place on any disk; gone when closed.
  struct TemporaryFile {
    private let descriptor: Int32

    /// `nil` if the system has no memory for it.
    init?(_ bytes: [UInt8]) {
      descriptor = bytes.withUnsafeBufferPointer { qzp_memory_file($0.baseAddress, $0.count) }
      guard descriptor >= 0 else { return nil }
    }

    /// Where programs of the same user find it while it is open.
    var path: String { "/proc/\(getpid())/fd/\(descriptor)" }

    func close() { Descriptor(number: descriptor).close() }
  }
#endif
