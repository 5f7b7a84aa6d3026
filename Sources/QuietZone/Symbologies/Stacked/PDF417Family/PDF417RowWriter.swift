/// Draws rows of modules from left to right into the words of a grid, each repeated to its height.
struct PDF417RowWriter {
  private var grid: ModuleGrid
  private let height: Int
  /// Modules that do not fill a word yet, the leftmost in bit 0.
  private var pending: UInt64 = 0
  private var count = 0
  private var next = 0

  private init(width: Int, rows: Int, height: Int) {
    grid = ModuleGrid(width: width, height: rows * height)
    self.height = height
  }

  /// A grid of `rows` rows, each `height` modules high, that `draw` fills from patterns; it ends each row.
  static func grid(
    width: Int, rows: Int, height: Int, draw: (inout PDF417RowWriter, [UInt16]) -> Void
  ) -> ModuleGrid {
    var writer = PDF417RowWriter(width: width, rows: rows, height: height)
    draw(&writer, PDF417Family.patterns)
    return writer.grid
  }

  /// Adds `count` (1…32) modules, the leftmost in bit 0; no others may be set.
  @inline(__always)
  mutating func append(_ modules: UInt32, count more: Int) {
    pending |= UInt64(modules) &<< UInt64(truncatingIfNeeded: count)
    count &+= more
    if count >= 64 {
      put()
      count &-= 64
      pending = UInt64(modules) &>> UInt64(truncatingIfNeeded: more &- count)
    }
  }

  private mutating func put() {
    guard next < grid.words.count else { return }
    grid.words[next] = pending
    next &+= 1
  }

  /// Ends a row.
  mutating func endRow() {
    if count > 0 { put() }
    (pending, count) = (0, 0)
    let wordsPerRow = grid.wordsPerRow
    let start = next &- wordsPerRow
    guard start >= 0 else { return }
    for _ in 1..<max(height, 1) where next &+ wordsPerRow <= grid.words.count {
      for word in 0..<wordsPerRow { grid.words[next &+ word] = grid.words[start &+ word] }
      next &+= wordsPerRow
    }
  }
}
