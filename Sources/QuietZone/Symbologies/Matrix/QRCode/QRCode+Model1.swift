extension QRCode {
  /// Where everything stands in version 1…14 of Model 1 (AIM ITS/97/001): no alignment patterns, but
  /// extension patterns along the right and the bottom edge; codewords are blocks of 2 × 4 or 4 × 2
  /// modules.
  static func model1Layout(version: Int) -> QRLayout { model1Layouts[min(max(version, 1), 14) - 1] }

  /// Made once, at first use.
  private static let model1Layouts: [QRLayout] = model1Versions.map(makeModel1Layout)

  private static func makeModel1Layout(version: Int) -> QRLayout {
    let dimension = dimension(version: version)
    var function = ModuleGrid(width: dimension, height: dimension)
    var patterns = function
    function.fill(x: 0, y: 0, width: dimension, height: dimension)
    QRLayout.walkBlocks(dimension: dimension) { x, y in
      function[x, y] = false
      return true
    }
    for place in stride(from: 8, to: dimension - 8, by: 2) {
      patterns[place, 6] = true
      patterns[6, place] = true
    }
    for (x, y) in [(0, 0), (dimension - 7, 0), (0, dimension - 7)] {
      patterns.draw(rows: QRFamily.finder, width: 7, x: x, y: y)
    }
    patterns[8, dimension - 8] = true
    return QRLayout(
      function: function, patterns: patterns, rightMargin: 0, timingColumn: -1, path: .blocks)
  }
}

extension QRLayout {
  /// The walk of Model 1: strips from right to left, blocks from the bottom up; in a block row by row from
  /// its bottom right module. Two strips of upright blocks at the right edge, four at the left, lying ones
  /// between.
  @inline(__always)
  static func walkBlocks(dimension: Int, _ body: (_ x: Int, _ y: Int) -> Bool) {
    let strips = dimension / 4 + 3
    for strip in 0..<strips {
      if strip <= 1 {
        let count = (dimension - 8) / 4
        for row in 0..<count where !(strip == 0 && row % 2 == 0 && row > 0 && row < count - 1) {
          let place = (x: dimension - 1 - strip * 2, y: dimension - 1 - row * 4)
          guard walkBlock(place, width: 2, body) else { return }
        }
      } else if strips - strip <= 4 {
        for row in 0..<((dimension - 16) / 4) {
          let fromLeft = strips - strip - 1
          let place = (x: fromLeft * 2 + (fromLeft == 3 ? 2 : 1), y: dimension - 9 - row * 4)
          guard walkBlock(place, width: 2, body) else { return }
        }
      } else {
        let count = dimension / 2
        for row in 0..<count {
          let isFinder = strip == 2 && row >= count - 4
          let isExtension = row == 0 && strip % 2 == 1 && strip + 1 != strips - 4
          guard !isFinder, !isExtension else { continue }
          // The three topmost rows of blocks stand above the timing pattern.
          let y = dimension - 1 - row * 2 - (row >= count - 3 ? 1 : 0)
          guard walkBlock((dimension - 5 - (strip - 2) * 4, y), width: 4, body) else { return }
        }
      }
    }
  }

  @inline(__always)
  private static func walkBlock(
    _ place: (x: Int, y: Int), width: Int, _ body: (_ x: Int, _ y: Int) -> Bool
  ) -> Bool {
    for bit in 0..<8 where !body(place.x - bit % width, place.y - bit / width) { return false }
    return true
  }
}
