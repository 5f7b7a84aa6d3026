extension QRFamily {
  /// The bits of `modules`, the first one highest.
  static func word(at modules: [(x: Int, y: Int)], in grid: ModuleGrid) -> UInt32 {
    var word: UInt32 = 0
    for module in modules { word = word << 1 | (grid[module.x, module.y] ? 1 : 0) }
    return word
  }

  /// Writes the low bits of `word` to `modules`, the highest into the first one.
  static func draw(_ word: UInt32, at modules: [(x: Int, y: Int)], in grid: inout ModuleGrid) {
    for (index, module) in modules.enumerated() {
      grid[module.x, module.y] = word >> UInt32(modules.count - 1 - index) & 1 != 0
    }
  }
}
