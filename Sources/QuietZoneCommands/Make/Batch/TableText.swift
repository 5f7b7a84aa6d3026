/// Bytes of a list or table as text: without byte order mark, UTF-16 where its mark says so.
enum TableText {
  /// The most that is read, bytes.
  static let limit = 256_000_000

  /// All of a file, a pipe or a named pipe; `-` is standard input.
  static func read(_ path: String, _ console: Console) throws -> [UInt8] {
    let bytes = path == "-" ? console.readInput(limit + 1) : try Files.read(path, upTo: limit + 1)
    guard bytes.count <= limit else {
      let name = path == "-" ? "standard input" : VisibleText.path(path)
      throw CommandFailure("\(name): longer than \(limit / 1_000_000) MB: give it in parts")
    }
    return bytes
  }

  /// UTF-8 without its mark; UTF-16 that a mark announces is changed to it.
  static func withoutMark(_ bytes: [UInt8]) -> [UInt8] {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return Array(bytes[3...]) }
    let isLittle = bytes.starts(with: [0xFF, 0xFE])
    guard isLittle || bytes.starts(with: [0xFE, 0xFF]) else { return bytes }
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { place in
      isLittle
        ? UInt16(bytes[place]) | UInt16(bytes[place + 1]) << 8
        : UInt16(bytes[place]) << 8 | UInt16(bytes[place + 1])
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }
}
