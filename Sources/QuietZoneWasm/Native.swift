#if !arch(wasm32)
  import QuietZone

  #if canImport(Darwin)
    import Darwin
  #else
    import Glibc
  #endif

  /// The same border as a command, to compare platforms: a line a request on standard input, `read FILE` (a
  /// binary PGM), `search` or `examine HEX FILE` (with options), `make HEX` or `draw HEX`, and a line
  /// of hexadecimal digits as the answer. With the argument `protocol` it prints ``ProtocolModule`` instead.
  @main struct Native {
    static func main() {
      if CommandLine.arguments.dropFirst() == ["protocol"] {
        return print(ProtocolModule.text, terminator: "")
      }
      while let line = readLine() {
        let parts = line.split(separator: " ", maxSplits: 1)
        guard parts.count == 2 else { continue }
        let argument = String(parts[1])
        switch parts[0] {
        case "read": print(hex(read(argument)))
        case "search", "examine":
          let isExamined = parts[0] == "examine"
          let parts = argument.split(separator: " ", maxSplits: 1)
          print(hex(parts.count == 2 ? read(String(parts[1]), unhex(String(parts[0])), isExamined) : []))
        case "draw": print(hex(Border.draw(unhex(argument))))
        default: print(hex(Border.make(unhex(argument))))
        }
      }
    }

    private static func read(_ path: String, _ options: [UInt8] = [], _ isExamined: Bool = false) -> [UInt8] {
      guard let file = contents(path), let picture = header(file) else { return [] }
      let pixels = Array(file[picture.start...])
      return Border.look(
        at: pixels.span, width: picture.width, height: picture.height, rowStride: picture.width,
        options: options, isExamined: isExamined)
    }

    private static func contents(_ path: String) -> [UInt8]? {
      guard let file = fopen(path, "rb") else { return nil }
      defer { fclose(file) }
      var bytes: [UInt8] = []
      var chunk = [UInt8](repeating: 0, count: 1 << 16)
      while case let count = fread(&chunk, 1, chunk.count, file), count > 0 { bytes += chunk[..<count] }
      return bytes
    }

    /// Size of a `P5` picture whose header is three lines, and where its pixels start.
    private static func header(_ file: [UInt8]) -> (width: Int, height: Int, start: Int)? {
      var lines = file.split(separator: 10, maxSplits: 3, omittingEmptySubsequences: false)
      guard lines.count == 4 else { return nil }
      let start = lines.removeLast().startIndex
      let size = String(decoding: lines[1], as: UTF8.self).split(separator: " ").compactMap { Int($0) }
      return size.count == 2 ? (size[0], size[1], start) : nil
    }

    private static func hex(_ bytes: [UInt8]) -> String {
      let digits = Array("0123456789abcdef".utf8)
      var text: [UInt8] = []
      for byte in bytes {
        text.append(digits[Int(byte >> 4)])
        text.append(digits[Int(byte & 15)])
      }
      return String(decoding: text, as: UTF8.self)
    }

    private static func unhex(_ text: String) -> [UInt8] {
      let digits = text.utf8.compactMap { Character(UnicodeScalar($0)).hexDigitValue }
      return stride(from: 0, to: digits.count - 1, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
    }
  }
#endif
