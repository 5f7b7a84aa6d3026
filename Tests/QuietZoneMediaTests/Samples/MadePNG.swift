import QuietZone
import TestSupport

@testable import QuietZoneMedia
@testable import QuietZoneRendering

/// PNG files of any layout whose rows are random: any bytes are a picture's if each row begins with a filter.
struct MadePNG {
  var width: Int
  var height: Int
  var depth = 8
  var color = 2
  var palette: [UInt8] = []
  var transparency: [UInt8] = []
  /// Bytes of a chunk of data.
  var chunk = 1_000_000

  private var channels: Int { [1, 1, 3, 1, 2, 1, 4][color] }

  /// The file, its pixels in stored blocks (RFC 1951, 3.2.4).
  func bytes(_ random: inout SeededRandom) -> [UInt8] {
    var rows: [UInt8] = []
    for _ in 0..<height {
      rows.append(UInt8.random(in: 0...4, using: &random))
      for _ in 0..<(width * channels * depth + 7) / 8 {
        rows.append(UInt8.random(in: 0...255, using: &random))
      }
    }
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10]
    file += Self.chunk(
      "IHDR", Self.number(width) + Self.number(height) + [UInt8(depth), UInt8(color), 0, 0, 0])
    if !palette.isEmpty { file += Self.chunk("PLTE", palette) }
    if !transparency.isEmpty { file += Self.chunk("tRNS", transparency) }
    let data = Self.stored(rows)
    for start in stride(from: 0, to: data.count, by: chunk) {
      file += Self.chunk("IDAT", [UInt8](data[start..<min(start + chunk, data.count)]))
    }
    return file + Self.chunk("IEND", [])
  }

  static func number(_ value: Int) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) }
  }

  static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + content
    return number(content.count) + body + number(Int(CRC32.value(of: body.storageSpan)))
  }

  private static func stored(_ rows: [UInt8]) -> [UInt8] {
    var data: [UInt8] = [0x78, 0x01]
    for start in stride(from: 0, to: rows.count, by: 65535) {
      let part = rows[start..<min(start + 65535, rows.count)]
      let (low, high) = (UInt8(part.count & 255), UInt8(part.count >> 8))
      data += [start + part.count == rows.count ? 1 : 0, low, high, ~low, ~high] + part
    }
    var (a, b) = (1, 0)
    for byte in rows { (a, b) = ((a + Int(byte)) % 65521, (b + a + Int(byte)) % 65521) }
    return data + number(b << 16 | a)
  }
}
