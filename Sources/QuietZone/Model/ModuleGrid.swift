/// The modules of a matrix symbol without its quiet zone: dark or light, row by row.
///
/// Storage is one bit a module, each row in whole 64-bit words, module x at bit `x & 63` of word `x >> 6`;
/// bits past the width are zero, so whole words can be compared, shifted and counted.
public struct ModuleGrid: Hashable, Sendable {
  /// Modules in a row, 0…1024.
  public let width: Int
  /// Rows, 0…1024.
  public let height: Int
  /// 64-bit words in a row.
  package let wordsPerRow: Int
  package var words: [UInt64]

  /// An all-light grid. Sizes are clamped to 0…1024, more than any symbology has.
  public init(width: Int, height: Int) {
    self.width = min(max(width, 0), 1024)
    self.height = min(max(height, 0), 1024)
    wordsPerRow = (self.width + 63) >> 6
    words = [UInt64](repeating: 0, count: wordsPerRow * self.height)
  }

  /// Whether the module in column x of row y is dark. Outside the grid every module is light, and setting is
  /// ignored.
  public subscript(x: Int, y: Int) -> Bool {
    get {
      guard x >= 0, y >= 0, x < width, y < height else { return false }
      return words[y &* wordsPerRow &+ x >> 6] &>> UInt64(truncatingIfNeeded: x & 63) & 1 != 0
    }
    set { set(x, y, newValue) }
  }

  // Drawn from many places: one copy where a module's size counts.
  #if arch(wasm32)
    @inline(never)
  #endif
  private mutating func set(_ x: Int, _ y: Int, _ isDark: Bool) {
    guard x >= 0, y >= 0, x < width, y < height else { return }
    let bit = UInt64(1) &<< UInt64(truncatingIfNeeded: x & 63)
    let word = y &* wordsPerRow &+ x >> 6
    if isDark { words[word] |= bit } else { words[word] &= ~bit }
  }
}
