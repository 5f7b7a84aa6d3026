/// Dark and light, and where that was a close call.
struct DecidedGrid {
  var modules: ModuleGrid
  var unsure: ModuleGrid
  /// Mean distance of a module's grey from its threshold, as a share of half the local contrast, 0…1 and
  /// more: how clearly dark and light stand apart.
  var clarity: Double
}

extension GreyGrid {
  /// Decides each module against the mean of the local dark and the local light, found in two rounds over
  /// windows of `2 * radius + 1` modules.
  func decide(radius: Int = 5, isInverted: Bool) -> DecidedGrid {
    let first = WindowSums(self) { Int($0) }
    var thresholds = [Int32](repeating: 0, count: values.count)
    for y in 0..<rows {
      for x in 0..<columns {
        let (sum, count) = first.window(x, y, radius)
        thresholds[y * columns + x] = Int32(truncatingIfNeeded: sum / count)
      }
    }
    return decide(radius: radius + 2, around: thresholds, isInverted: isInverted)
  }

  private func decide(radius: Int, around first: [Int32], isInverted: Bool) -> DecidedGrid {
    let darkCounts = WindowSums(self) { $1 < first[$2] ? 1 : 0 }
    let darkSums = WindowSums(self) { $1 < first[$2] ? Int($1) : 0 }
    let lightSums = WindowSums(self) { $1 < first[$2] ? 0 : Int($1) }
    var result = DecidedGrid(
      modules: ModuleGrid(width: columns, height: rows), unsure: ModuleGrid(width: columns, height: rows),
      clarity: 0)
    var clarity = 0
    for y in 0..<rows {
      for x in 0..<columns {
        let (dark, all) = darkCounts.window(x, y, radius)
        let i = y * columns + x
        let (value, rough) = (Int(values[i]), Int(first[i]))
        var (level, contrast) = (rough, 0)
        if dark > 0, dark < all {
          let low = darkSums.window(x, y, radius).sum / dark
          let high = lightSums.window(x, y, radius).sum / (all - dark)
          (level, contrast) = ((low + high) / 2, high - low)
        }
        let distance = abs(value - level)
        if (value < level) != isInverted { result.modules[x, y] = true }
        if distance * 6 < contrast { result.unsure[x, y] = true }
        clarity += contrast > 256 ? min(distance * 2048 / contrast, 1536) : 0
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

/// Sums over rectangles of a grid, from a table of the sums over all that lies above and to the left.
private struct WindowSums {
  private let columns: Int
  private let rows: Int
  private var table: [Int]

  /// Sums `weight(value, value, index)` of every module.
  init(_ grid: GreyGrid, _ weight: (Int32, Int32, Int) -> Int) {
    columns = grid.columns
    rows = grid.rows
    table = [Int](repeating: 0, count: (columns + 1) * (rows + 1))
    for y in 0..<rows {
      var line = 0
      for x in 0..<columns {
        let i = y * columns + x
        line += weight(grid.values[i], grid.values[i], i)
        table[(y + 1) * (columns + 1) + x + 1] = table[y * (columns + 1) + x + 1] + line
      }
    }
  }

  init(_ grid: GreyGrid, _ weight: (Int32) -> Int) {
    self.init(grid) { value, _, _ in weight(value) }
  }

  /// Sum and number of modules within `radius` columns and rows of (x, y); windows at the border are moved
  /// inside.
  @inline(__always) func window(_ x: Int, _ y: Int, _ radius: Int) -> (sum: Int, count: Int) {
    let side = 2 * radius + 1
    let x0 = max(0, min(x - radius, columns - side)), x1 = min(columns, x0 + side)
    let y0 = max(0, min(y - radius, rows - side)), y1 = min(rows, y0 + side)
    let stride = columns + 1
    let sum =
      table[y1 * stride + x1] - table[y0 * stride + x1] - table[y1 * stride + x0] + table[y0 * stride + x0]
    return (sum, (x1 - x0) * (y1 - y0))
  }
}
