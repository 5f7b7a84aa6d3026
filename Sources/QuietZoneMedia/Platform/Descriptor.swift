#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  internal import CPictureCodecs
  import Glibc
#endif

/// An open file, pipe or device of the system: the only place that knows which C library there is.
struct Descriptor {
  /// The system's number for it.
  let number: Int32

  static let standardInput = Descriptor(number: STDIN_FILENO)

  /// What it leads to.
  enum Kind: Equatable {
    case folder
    /// A file of so many bytes.
    case file(bytes: Int)
    /// A pipe, a device, a socket: only reading to the end tells how much there is.
    case other
  }

  /// What came of waiting for bytes.
  enum Arrival { case ready, nothing, interrupted, failed }

  /// Opens what is at `path` for reading; programs started later do not inherit it. `waits`: whether to wait
  /// for somebody to write into a named pipe.
  init(opening path: String, waits: Bool = true) throws(SystemFailure) {
    let flags = O_RDONLY | O_CLOEXEC | (waits ? 0 : O_NONBLOCK)
    let number = FileName.withCString(path) { open($0, flags) }
    guard number >= 0 else { throw SystemFailure() }
    self.number = number
  }

  init(number: Int32) { self.number = number }

  func close() { _ = systemClose(number) }

  func kind() throws(SystemFailure) -> Kind {
    var status = stat()
    guard fstat(number, &status) == 0 else { throw SystemFailure() }
    return Kind(status)
  }

  /// What is at `path`, links followed; `nil` where nothing is.
  static func kind(path: String) -> Kind? {
    var status = stat()
    return FileName.withCString(path) { stat($0, &status) } == 0 ? Kind(status) : nil
  }

  /// Fills the beginning of `buffer`, and returns how many bytes came: 0 at the end.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws(SystemFailure) -> Int {
    let count = systemRead(number, buffer.baseAddress, buffer.count)
    guard count >= 0 else { throw SystemFailure() }
    return count
  }

  /// Waits until there is something to read, or the end; `milliseconds` below 0: for ever.
  func wait(milliseconds: Int32) -> Arrival {
    var wanted = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
    let count = poll(&wanted, 1, milliseconds)
    if count == 0 { return .nothing }
    return count > 0 ? .ready : errno == EINTR ? .interrupted : .failed
  }
}

extension Descriptor {
  /// A pipe that programs started later do not inherit. It holds `capacity` bytes where the system lets that
  /// be chosen, as Linux does; `nil` when there are no more descriptors.
  static func pipe(capacity: Int) -> (reading: Descriptor, writing: Descriptor)? {
    var ends: [Int32] = [-1, -1]
    #if canImport(Glibc)
      guard qzp_pipe(&ends, Int32(clamping: capacity)) == 0 else { return nil }
    #else
      guard systemPipe(&ends) == 0 else { return nil }
      // Between the two calls another thread may start a program, which then holds the pipe open: macOS has
      // no call that does both.
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    #endif
    return (Descriptor(number: ends[0]), Descriptor(number: ends[1]))
  }
}

extension Descriptor.Kind {
  fileprivate init(_ status: stat) {
    switch status.st_mode & S_IFMT {
    case S_IFDIR: self = .folder
    case S_IFREG: self = .file(bytes: Int(status.st_size))
    default: self = .other
    }
  }
}

/// Why the system refused, as the calling thread's last error number says.
struct SystemFailure: Error {
  let number: Int32

  init() { number = errno }

  /// Whether there is nothing at the path.
  var isMissing: Bool { number == ENOENT || number == ENOTDIR }
  /// Whether a signal came between.
  var isInterrupted: Bool { number == EINTR }
  /// Whether the same call may succeed at once.
  var isPassing: Bool { number == EINTR || number == EAGAIN }

  /// The system's words.
  var message: String {
    var text = [CChar](repeating: 0, count: 256)
    guard strerror_r(number, &text, text.count - 1) == 0 else { return "error \(number)" }
    return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}

extension UnsafeRawBufferPointer {
  /// The place of the first `byte` from `start` on.
  func firstIndex(of byte: UInt8, from start: Int) -> Int? {
    guard let base = baseAddress, start >= 0, start < count,
      let hit = memchr(base + start, Int32(byte), count - start)
    else { return nil }
    return UnsafeRawPointer(hit) - base
  }
}

// The members above have these functions' names, and would be called in their place.
private func systemClose(_ number: Int32) -> Int32 { close(number) }
private func systemRead(_ number: Int32, _ start: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(number, start, count)
}
#if !canImport(Glibc)
  private func systemPipe(_ ends: inout [Int32]) -> Int32 { pipe(&ends) }
#endif
