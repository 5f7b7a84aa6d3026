import Foundation
import QuietZone

/// 8-bit binary PGM (`P5`), the format of rating tools.
enum PortableGraymap {
  enum Failure: Error, CustomStringConvertible {
    case unreadable(String)
    case malformed(String)

    var description: String {
      switch self {
      case .unreadable(let path): "\(path): no such file, or it can't be read"
      case .malformed(let path): "\(path): not an 8-bit binary PGM"
      }
    }
  }

  static func load(path: String) throws(Failure) -> LuminanceImage {
    guard let data = FileManager.default.contents(atPath: path) else { throw .unreadable(path) }
    guard let image = parse([UInt8](data)) else { throw .malformed(path) }
    return image
  }

  /// `nil` unless the bytes are a whole picture with a maximum of 255.
  static func parse(_ bytes: [UInt8]) -> LuminanceImage? {
    guard bytes.starts(with: [UInt8(ascii: "P"), UInt8(ascii: "5")]) else { return nil }
    var position = 2
    guard let width = number(in: bytes, at: &position), let height = number(in: bytes, at: &position),
      let maximum = number(in: bytes, at: &position), maximum == 255, position < bytes.count
    else { return nil }
    let start = position + 1
    let (count, overflow) = width.multipliedReportingOverflow(by: height)
    guard !overflow, count <= bytes.count - start else { return nil }
    return LuminanceImage(width: width, height: height, pixels: Array(bytes[start..<start + count]))
  }

  /// The next number of the header; blanks and comments before it are skipped.
  private static func number(in bytes: [UInt8], at position: inout Int) -> Int? {
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "#") {
        while position < bytes.count, bytes[position] != 10 { position += 1 }
      } else if ![9, 10, 13, 32].contains(bytes[position]) {
        break
      } else {
        position += 1
      }
    }
    let start = position
    var value = 0
    while position < bytes.count, position - start < 9, (48...57).contains(bytes[position]) {
      value = value * 10 + Int(bytes[position]) - 48
      position += 1
    }
    return position > start ? value : nil
  }
}
