public import QuietZone

extension LuminanceImage {
  /// A crisp picture of `grid`: `scale` pixels a module, `quietZone` light modules around it.
  public init(_ grid: ModuleGrid, scale: Int, quietZone: Int = 4, dark: UInt8 = 0, light: UInt8 = 255) {
    let columns = grid.width + 2 * quietZone
    let rows = grid.height + 2 * quietZone
    self.init(width: columns * scale, height: rows * scale, luminance: light)
    for y in 0..<grid.height {
      for x in 0..<grid.width where grid[x, y] {
        for row in (y + quietZone) * scale..<(y + quietZone + 1) * scale {
          let start = row * width + (x + quietZone) * scale
          for index in start..<start + scale { pixels[index] = dark }
        }
      }
    }
  }

  /// A small picture from a drawing: `#` is black, `+` dark grey (85), `-` light grey (170), anything else
  /// white.
  public init(art: String) {
    let rows = art.split(separator: "\n", omittingEmptySubsequences: false).map(Array.init)
    self.init(width: rows.map(\.count).max() ?? 0, height: rows.count)
    for (y, row) in rows.enumerated() {
      for (x, character) in row.enumerated() {
        switch character {
        case "#": pixels[y * width + x] = 0
        case "+": pixels[y * width + x] = 85
        case "-": pixels[y * width + x] = 170
        default: break
        }
      }
    }
  }

  /// The drawing, every pixel as the nearest of the four greys of ``init(art:)``, white as `.`.
  public var art: String {
    let letters: [Character] = ["#", "+", "-", "."]
    return (0..<height).map { y in
      String((0..<width).map { letters[(Int(pixels[y * width + $0]) + 42) / 85] })
    }.joined(separator: "\n")
  }
}
