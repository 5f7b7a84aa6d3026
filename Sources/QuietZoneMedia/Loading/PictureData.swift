import Glibc

/// The bytes of a file and what to call them in errors.
struct PictureData: Sendable {
  var source: String
  var bytes: [UInt8]
}

extension PictureData {
  /// Reads a file, or standard input for `-`.
  static func read(
    path: String, limits: PictureLimits, deadline: Deadline? = nil
  ) throws(PictureError) -> PictureData {
    if path == "-" {
      let input = PictureData(source: "standard input", bytes: [])
      return try input.read(STDIN_FILENO, expected: nil, limits: limits, deadline: deadline)
    }
    guard !path.utf8.contains(0) else {
      throw .unreadable(source: path, reason: "no path has a NUL in it")
    }
    let descriptor = FileName.withCString(path) { open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
    guard descriptor >= 0 else {
      throw errno == ENOENT || errno == ENOTDIR
        ? .notFound(source: path) : .unreadable(source: path, reason: message(errno))
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .unreadable(source: path, reason: message(errno)) }
    guard status.st_mode & S_IFMT != S_IFDIR else { throw .isDirectory(source: path) }
    let expected = status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) : nil
    let file = PictureData(source: path, bytes: [])
    return try file.read(descriptor, expected: expected, limits: limits, deadline: deadline)
  }

  /// Bytes of the file at `path`: `nil` where only reading to the end tells, as of pipes; 0 where there is
  /// nothing to be read.
  static func size(path: String) -> Int? {
    guard path != "-" else { return nil }
    var status = stat()
    guard FileName.withCString(path, { stat($0, &status) }) == 0, status.st_mode & S_IFMT != S_IFDIR else {
      return 0
    }
    return status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) : nil
  }

  /// The first bytes of a file, as many as tell its kind; none of one that can't be read.
  static func beginning(path: String) -> [UInt8] {
    let descriptor = FileName.withCString(path) { open($0, O_RDONLY | O_CLOEXEC) }
    guard descriptor >= 0 else { return [] }
    defer { close(descriptor) }
    return [UInt8](unsafeUninitializedCapacity: 1024) { buffer, count in
      count = max(Glibc.read(descriptor, buffer.baseAddress, buffer.count), 0)
    }
  }

  /// Reads to the end: a file of so many bytes, or what comes as it comes.
  private func read(
    _ descriptor: Int32, expected: Int?, limits: PictureLimits, deadline: Deadline?
  ) throws(PictureError) -> PictureData {
    guard expected ?? 0 <= limits.maximumBytes else {
      throw .tooManyBytes(source: source, limit: limits.maximumBytes)
    }
    var bytes: [UInt8] = []
    var room = (expected ?? 65535) + 1
    while true {
      let before = bytes.count
      if expected == nil { try wait(descriptor, deadline) }
      var failure: Int32 = 0
      let chunk = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        var got = 0
        repeat {
          got = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
        } while got < 0 && (errno == EINTR || errno == EAGAIN)
        if got < 0 { failure = errno }
        count = max(got, 0)
      }
      guard failure == 0 else { throw .unreadable(source: source, reason: Self.message(failure)) }
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

  /// Until something comes of a pipe, or its end, or the time is up.
  private func wait(_ descriptor: Int32, _ deadline: Deadline?) throws(PictureError) {
    while true {
      let left = deadline?.remaining.map { Int32(clamping: Int64($0 / .milliseconds(1)) + 1) }
      if let deadline, let left, left <= 0 { throw .timedOut(source: source, limit: deadline.limit) }
      var wanted = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      if poll(&wanted, 1, left ?? -1) > 0 { return }
    }
  }

  /// The system's words for an error number.
  static func message(_ number: Int32) -> String {
    var text = [CChar](repeating: 0, count: 256)
    guard strerror_r(number, &text, text.count - 1) == 0 else { return "error \(number)" }
    return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
