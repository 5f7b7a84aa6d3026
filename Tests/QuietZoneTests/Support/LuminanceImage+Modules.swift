@testable import QuietZone

extension LuminanceImage {
  /// Bars and spaces, so many modules wide each, a bar first, so many pixels a module and as high as rows are
  /// asked for, with `quiet` modules of paper on both sides.
  static func bars(_ widths: [UInt8], module: Int, quiet: Int, rows: Int) -> LuminanceImage? {
    let margin = [UInt8](repeating: 255, count: quiet * module)
    var row = margin
    for (index, width) in widths.enumerated() {
      row += [UInt8](repeating: index & 1 == 0 ? 0 : 255, count: Int(width) * module)
    }
    row += margin
    return LuminanceImage(width: row.count, height: rows, pixels: (0..<rows).flatMap { _ in row })
  }

  /// Modules of so many pixels across and down, with `margin` modules of paper around them.
  static func modules(
    _ grid: ModuleGrid, across: Int, down: Int, margin: Int, dark: UInt8 = 0, light: UInt8 = 255
  ) -> LuminanceImage {
    var image = LuminanceImage(
      width: (grid.width + 2 * margin) * across, height: (grid.height + 2 * margin) * down, luminance: light)
    for y in 0..<grid.height * down {
      for x in 0..<grid.width * across where grid[x / across, y / down] {
        image.pixels[(y + margin * down) * image.width + x + margin * across] = dark
      }
    }
    return image
  }

  /// The picture cut to these columns; `nil` where it has not all of them.
  func columns(_ range: Range<Int>) -> LuminanceImage? {
    guard range.lowerBound >= 0, range.upperBound <= width else { return nil }
    let rows = (0..<height).flatMap { pixels[range.lowerBound + $0 * width..<range.upperBound + $0 * width] }
    return LuminanceImage(width: range.count, height: height, pixels: rows)
  }
}
