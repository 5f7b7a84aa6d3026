/// Dark and light, and where that was a close call.
struct DecidedGrid {
  var modules: ModuleGrid
  var erasures: ModuleGrid
  /// Mean distance of a module's grey from its threshold, as a share of half the local contrast, 0…1 and
  /// more: how clearly dark and light stand apart.
  var clarity: Double
}

extension GreyGrid {
  /// Decides each module against the middle between the local dark and the local light, found in two rounds
  /// over blocks of 4 × 4 modules: first the mean of the 3 × 3 blocks around parts dark from light, then the
  /// means of both over 5 × 5 blocks give the threshold.
  func decide(isInverted: Bool) -> DecidedGrid {
    let rough = BlockSums(self) { _, _ in 0 }.spread(1).levels { $0.light / max($0.lights, 1) }
    let sums = BlockSums(self) { value, block in value < rough[block] ? 1 : 0 }.spread(2)
    let levels = sums.levels { block in
      guard block.darks > 0, block.lights > 0 else { return block.light / max(block.lights, 1) }
      return (block.dark / block.darks + block.light / block.lights) / 2
    }
    let contrasts = sums.levels { block in
      guard block.darks > 0, block.lights > 0 else { return 0 }
      return block.light / block.lights - block.dark / block.darks
    }
    var result = DecidedGrid(
      modules: ModuleGrid(width: columns, height: rows), erasures: ModuleGrid(width: columns, height: rows),
      clarity: 0)
    var clarity = 0
    let across = (columns + 3) / 4
    for y in 0..<rows {
      for x in 0..<columns {
        let block = (y >> 2) * across + x >> 2
        let (value, level, contrast) = (values[y * columns + x], levels[block], contrasts[block])
        let distance = abs(value - level)
        if (value < level) != isInverted { result.modules[x, y] = true }
        if distance * 6 < contrast { result.erasures[x, y] = true }
        clarity += contrast > 256 ? Int(min(distance * 2048 / contrast, 1536)) : 0
      }
    }
    result.clarity = Double(clarity) / 1024 / Double(max(values.count, 1))
    return result
  }

  /// The grid with each module driven away from the mean of its four neighbours by `share` of the difference,
  /// in 1/16: undoes part of what blur mixed.
  func sharpened(by share: Int) -> GreyGrid {
    var result = values
    for y in 0..<rows {
      for x in 0..<columns {
        let i = y * columns + x
        let value = Int(values[i])
        let left = x > 0 ? Int(values[i - 1]) : value, right = x + 1 < columns ? Int(values[i + 1]) : value
        let above = y > 0 ? Int(values[i - columns]) : value
        let below = y + 1 < rows ? Int(values[i + columns]) : value
        let sharp = value + (4 * value - left - right - above - below) * share / 64
        result[i] = Int32(truncatingIfNeeded: sharp)
      }
    }
    return GreyGrid(columns: columns, rows: rows, values: result)
  }
}

/// Counts and sums of the dark and the light modules of every block of 4 × 4 in a grid.
private struct BlockSums {
  struct Block {
    var dark: Int32 = 0
    var darks: Int32 = 0
    var light: Int32 = 0
    var lights: Int32 = 0

    static func += (a: inout Block, b: Block) {
      a.dark &+= b.dark
      a.darks &+= b.darks
      a.light &+= b.light
      a.lights &+= b.lights
    }
  }

  private let columns: Int
  private let rows: Int
  private var blocks: [Block]

  /// `isDark` says 1 for a dark module, 0 for a light one, from its grey and the index of its block.
  init(_ grid: GreyGrid, _ isDark: (Int32, Int) -> Int32) {
    columns = (grid.columns + 3) / 4
    rows = (grid.rows + 3) / 4
    blocks = [Block](repeating: Block(), count: columns * rows)
    for y in 0..<grid.rows {
      for x in 0..<grid.columns {
        let value = grid.values[y * grid.columns + x]
        let index = (y >> 2) * columns + x >> 2
        let dark = isDark(value, index)
        blocks[index].dark &+= value &* dark
        blocks[index].darks &+= dark
        blocks[index].light &+= value &* (1 &- dark)
        blocks[index].lights &+= 1 &- dark
      }
    }
  }

  /// Each block with those within `radius` columns and rows added; windows at the border are moved inside.
  func spread(_ radius: Int) -> BlockSums {
    var result = self
    let side = 2 * radius + 1
    for row in 0..<rows {
      let top = max(0, min(row - radius, rows - side)), bottom = min(rows, top + side)
      for column in 0..<columns {
        let left = max(0, min(column - radius, columns - side)), right = min(columns, left + side)
        var sum = Block()
        for y in top..<bottom {
          for x in left..<right { sum += blocks[y * columns + x] }
        }
        result.blocks[row * columns + column] = sum
      }
    }
    return result
  }

  /// A value for each block.
  func levels(_ level: (Block) -> Int32) -> [Int32] { blocks.map(level) }
}
