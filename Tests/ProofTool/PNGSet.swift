import QuietZoneRendering

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Writes pictures as PNG files for `Scripts/prove png` and says how long each took.
///
/// A picture is `NAME.rows`: a line `grey`, `palette`, `greyAlpha`, `rgb` or `rgba`, the bits of a sample,
/// the width, the height, the size of the palette and how often to write it, then the palette as red, green,
/// blue and opacity, then the rows.
enum PNGSet {
  /// Writes `NAME.png` for each of the files and prints `NAME.png`, its bytes and the least nanoseconds.
  static func write(_ paths: [String]) {
    for path in paths {
      guard path.hasSuffix(".rows"), let picture = Picture(read(path)) else {
        print("\(path): not a picture")
        exit(1)
      }
      let target = path.dropLast(5) + ".png"
      var least = Duration.seconds(3600), file: [UInt8] = []
      for _ in 0..<max(picture.repetitions, 1) {
        let start = cpuTime()
        file = picture.encoded()
        least = min(least, cpuTime() - start)
      }
      save(file, String(target))
      print("\(target) \(file.count) \(Int(least / .nanoseconds(1)))")
    }
  }

  /// Of this process alone, so that other programs do not count.
  private static func cpuTime() -> Duration {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  private static func read(_ path: String) -> [UInt8] {
    guard let file = fopen(path, "rb") else {
      perror(path)
      exit(1)
    }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&piece, 1, piece.count, file)
      guard count > 0 else { return bytes }
      bytes += piece[..<count]
    }
  }

  private struct Picture {
    let pixels: PNGPixels
    let width: Int
    let height: Int
    let repetitions: Int
    let rows: [UInt8]

    init?(_ bytes: [UInt8]) {
      guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      let words = String(decoding: bytes[..<end], as: UTF8.self).split(separator: " ")
      let numbers = words.dropFirst().compactMap { Int($0) }
      guard words.count == 6, numbers.count == 5, let depth = PNGPixels.Depth(rawValue: numbers[0]),
        numbers[3] >= 0, bytes.count > end + numbers[3] * 4
      else { return nil }
      let colors = (0..<numbers[3]).map { index in
        let entry = bytes[(end + 1 + index * 4)...]
        let first = entry.startIndex
        return ArtworkColor(
          red: entry[first], green: entry[first + 1], blue: entry[first + 2], alpha: entry[first + 3])
      }
      switch words[0] {
      case "grey": pixels = .grey(depth)
      case "palette": pixels = .palette(colors, depth)
      case "greyAlpha": pixels = .greyAlpha
      case "rgb": pixels = .rgb
      case "rgba": pixels = .rgba
      default: return nil
      }
      (width, height, repetitions) = (numbers[1], numbers[2], numbers[4])
      rows = Array(bytes[(end + 1 + numbers[3] * 4)...])
    }

    /// Without text, as the others write it.
    func encoded() -> [UInt8] {
      var writer = PNGWriter()
      writer.software = nil
      do {
        return try writer.encode(rows, pixels, width: width, height: height)
      } catch {
        print("not written: \(error.message)")
        exit(1)
      }
    }
  }
}
