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
      return try input.read(.standardInput, expected: nil, limits: limits, deadline: deadline)
    }
    guard !path.utf8.contains(0) else {
      throw .unreadable(source: path, reason: "no path has a NUL in it")
    }
    let file = PictureData(source: path, bytes: [])
    let (descriptor, kind) = try file.open(path)
    defer { descriptor.close() }
    switch kind {
    case .folder: throw .isDirectory(source: path)
    case .file(let bytes):
      return try file.read(descriptor, expected: bytes, limits: limits, deadline: deadline)
    case .other: return try file.read(descriptor, expected: nil, limits: limits, deadline: deadline)
    }
  }

  private func open(_ path: String) throws(PictureError) -> (Descriptor, Descriptor.Kind) {
    do throws(SystemFailure) {
      let descriptor = try Descriptor(opening: path, waits: false)
      do throws(SystemFailure) {
        return (descriptor, try descriptor.kind())
      } catch {
        descriptor.close()
        throw error
      }
    } catch {
      throw error.isMissing ? .notFound(source: path) : .unreadable(source: path, reason: error.message)
    }
  }

  /// Bytes of the file at `path`: `nil` where only reading to the end tells, as of pipes; 0 where there is
  /// nothing to be read.
  static func size(path: String) -> Int? {
    guard path != "-" else { return nil }
    return switch Descriptor.kind(path: path) {
    case .file(let bytes): bytes
    case .other: nil
    case .folder, nil: 0
    }
  }

  /// The first bytes of a file, as many as tell its kind; none of one that can't be read.
  static func beginning(path: String) -> [UInt8] {
    guard let descriptor = try? Descriptor(opening: path) else { return [] }
    defer { descriptor.close() }
    return [UInt8](unsafeUninitializedCapacity: 1024) { buffer, count in
      count = (try? descriptor.read(into: UnsafeMutableRawBufferPointer(buffer))) ?? 0
    }
  }

  /// Reads to the end: a file of so many bytes, or what comes as it comes.
  private func read(
    _ descriptor: Descriptor, expected: Int?, limits: PictureLimits, deadline: Deadline?
  ) throws(PictureError) -> PictureData {
    guard expected ?? 0 <= limits.maximumBytes else {
      throw .tooManyBytes(source: source, limit: limits.maximumBytes)
    }
    var bytes: [UInt8] = []
    var room = (expected ?? 65535) + 1
    while true {
      let before = bytes.count
      if expected == nil { try wait(descriptor, deadline) }
      var failure: SystemFailure?
      let chunk = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        count = descriptor.readPatiently(into: UnsafeMutableRawBufferPointer(buffer), &failure)
      }
      if let failure { throw .unreadable(source: source, reason: failure.message) }
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
  private func wait(_ descriptor: Descriptor, _ deadline: Deadline?) throws(PictureError) {
    while true {
      let left = deadline?.remaining.map { Int32(clamping: Int64($0 / .milliseconds(1)) + 1) }
      if let deadline, let left, left <= 0 { throw .timedOut(source: source, limit: deadline.limit) }
      if descriptor.wait(milliseconds: left ?? -1) == .ready { return }
    }
  }
}

extension Descriptor {
  /// As ``read(into:)``, again where the system only asks for that; 0 after a failure.
  fileprivate func readPatiently(
    into buffer: UnsafeMutableRawBufferPointer, _ failure: inout SystemFailure?
  ) -> Int {
    while true {
      do throws(SystemFailure) {
        return try read(into: buffer)
      } catch {
        if error.isPassing { continue }
        failure = error
        return 0
      }
    }
  }
}
