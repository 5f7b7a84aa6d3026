public import QuietZone

extension ModuleGrid {
  /// A grid from a drawing, one line a row: `#`, `X`, `1` and `█` are dark, anything else is light.
  ///
  /// ```swift
  /// let grid = ModuleGrid(art: """
  ///   ###
  ///   #.#
  ///   """)
  /// ```
  ///
  /// Indentation is not part of the drawing in a Swift multi-line literal; short lines are filled with light.
  public init(art: String) {
    let rows = art.split(separator: "\n", omittingEmptySubsequences: false).map(Array.init)
    self.init(width: rows.map(\.count).max() ?? 0, height: rows.count)
    for (y, row) in rows.enumerated() {
      for (x, character) in row.enumerated() { self[x, y] = "#X1█".contains(character) }
    }
  }

  /// The drawing, `#` dark and `.` light, one line a row; the inverse of ``init(art:)``.
  public var art: String {
    (0..<height).map { y in String((0..<width).map { self[$0, y] ? "#" : "." }) }.joined(separator: "\n")
  }

  /// A grid whose modules are dark with this probability.
  public static func random(
    width: Int, height: Int, dark: Double = 0.5, using random: inout SeededRandom
  ) -> ModuleGrid {
    var grid = ModuleGrid(width: width, height: height)
    for y in 0..<grid.height {
      for x in 0..<grid.width { grid[x, y] = random.chance(dark) }
    }
    return grid
  }

  /// The grid read in another way: turned clockwise by quarter turns, then mirrored left to right.
  public func turned(quarters: Int, mirrored: Bool = false) -> ModuleGrid {
    let q = (quarters % 4 + 4) % 4
    var out = ModuleGrid(width: q % 2 == 0 ? width : height, height: q % 2 == 0 ? height : width)
    for y in 0..<height {
      for x in 0..<width where self[x, y] {
        let (tx, ty) = [(x, y), (height - 1 - y, x), (width - 1 - x, height - 1 - y), (y, width - 1 - x)][q]
        out[mirrored ? out.width - 1 - tx : tx, ty] = true
      }
    }
    return out
  }

  /// Dark for light and light for dark.
  public var inverted: ModuleGrid {
    var out = ModuleGrid(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width { out[x, y] = !self[x, y] }
    }
    return out
  }
}
