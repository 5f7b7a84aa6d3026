import QuietZone
import TestSupport

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Why a file could not be used, for people.
struct FileFailure: Error, CustomStringConvertible {
  var description: String
}

func write(_ bytes: [UInt8], to path: String) throws {
  guard let file = fopen(path, "wb") else { throw FileFailure(description: "\(path): can't be written") }
  defer { fclose(file) }
  guard fwrite(bytes, 1, bytes.count, file) == bytes.count else {
    throw FileFailure(description: "\(path): could not be written to the end")
  }
}

extension Print {
  /// A picture whose symbol is told from its ground by being darker, or lighter, than the middle of both. The
  /// module size is taken from the narrowest run in the symbol's first row.
  init(locating picture: LuminanceImage) {
    let (width, height) = (picture.width, picture.height)
    let low = Int(picture.pixels.min() ?? 0)
    let high = Int(picture.pixels.max() ?? 255)
    let ground = Int(picture.pixels.first ?? 255)
    let middle = (low + high) / 2
    func isInk(_ x: Int, _ y: Int) -> Bool {
      (Int(picture.pixels[y * width + x]) > middle) != (ground > middle)
    }
    let rows = (0..<height).filter { y in (0..<width).contains { isInk($0, y) } }
    let columns = (0..<width).filter { x in (0..<height).contains { isInk(x, $0) } }
    guard let top = rows.first, let bottom = rows.last, let left = columns.first, let right = columns.last
    else {
      self.init(picture, pixelsPerModule: 1, symbol: Rectangle2D(x: 0, y: 0, width: 1, height: 1))
      return
    }
    // The symbol begins with a finder pattern, seven modules of ink in a row.
    let run = (left..<width).prefix { isInk($0, top) }.count
    let area = Rectangle2D(
      x: Double(left), y: Double(top), width: Double(right - left + 1), height: Double(bottom - top + 1))
    self.init(picture, pixelsPerModule: max(Double(run) / 7, 1), symbol: area)
  }
}
