import Glibc

/// The bytes of a file and what to call them in errors.
struct PictureData: Sendable {
  var source: String
  var bytes: [UInt8]
}

extension PictureData {
  /// Reads a file, or standard input for `-`.
  static func read(path: String, limits: PictureLimits) throws(PictureError) -> PictureData {
    if path == "-" {
      return try read(descriptor: STDIN_FILENO, source: "standard input", expected: 0, limits: limits)
    }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw errno == ENOENT || errno == ENOTDIR
        ? .notFound(source: path) : .unreadable(source: path, reason: message(errno))
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .unreadable(source: path, reason: message(errno)) }
    guard status.st_mode & S_IFMT != S_IFDIR else { throw .isDirectory(source: path) }
    let expected = status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) : 0
    return try read(descriptor: descriptor, source: path, expected: expected, limits: limits)
  }

  /// Bytes of the file at `path`: `nil` where only reading to the end tells, as of pipes; 0 where there is
  /// nothing to be read.
  static func size(path: String) -> Int? {
    guard path != "-" else { return nil }
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFDIR else { return 0 }
    return status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) : nil
  }

  /// Reads to the end; `expected` bytes are a hint.
  private static func read(
    descriptor: Int32, source: String, expected: Int, limits: PictureLimits
  ) throws(PictureError) -> PictureData {
    guard expected <= limits.maximumBytes else {
      throw .tooManyBytes(source: source, limit: limits.maximumBytes)
    }
    var bytes: [UInt8] = []
    var room = expected + 1
    while true {
      let before = bytes.count
      var failure: Int32 = 0
      let chunk = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        var got = 0
        repeat {
          got = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
        } while got < 0 && errno == EINTR
        if got < 0 { failure = errno }
        count = max(got, 0)
      }
      guard failure == 0 else { throw .unreadable(source: source, reason: message(failure)) }
      if chunk.isEmpty { break }
      bytes = before == 0 ? chunk : bytes + chunk
      guard bytes.count <= limits.maximumBytes else {
        throw .tooManyBytes(source: source, limit: limits.maximumBytes)
      }
      room = max(65536, min(bytes.count, 1 << 24))
    }
    guard !bytes.isEmpty else { throw .empty(source: source) }
    return PictureData(source: source, bytes: bytes)
  }

  /// The system's words for an error number.
  static func message(_ number: Int32) -> String {
    var text = [CChar](repeating: 0, count: 256)
    guard strerror_r(number, &text, text.count - 1) == 0 else { return "error \(number)" }
    return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
