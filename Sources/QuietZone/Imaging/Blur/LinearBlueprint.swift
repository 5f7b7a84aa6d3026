/// The plan of a linear symbol of a fixed length: which modules are known beforehand, and what may stand in
/// the others.
struct LinearBlueprint {
  /// Known modules: `bits[i]` is module `start + i`, 1 dark.
  struct Stretch {
    var start: Int
    var bits: [UInt8]
  }

  /// Modules from the first bar to the last.
  var modules: Int
  /// Bars and spaces from the first bar to the last.
  var runs: Int
  /// The patterns that belong to no character.
  var fixed: [Stretch]
  /// Fixed patterns with what surely stands next to them: places to hold the plan against a picture. In
  /// ascending order, the first at the symbol's begin, the last at its end.
  var anchors: [Stretch]
  /// First modules of the characters, ascending.
  var slots: [Int]
  /// Modules of a character.
  var slotModules: Int
  /// The rows of sets there may be: for each slot which of ``sets`` its character is one of.
  var variants: [[Int]]
  /// Characters as bits, the first module highest.
  var sets: [[UInt32]]

  /// The bits of candidate `index` of set `set`.
  func bits(_ set: Int, _ index: Int) -> [UInt8] {
    let pattern = sets[set][index]
    return (0..<slotModules).map { UInt8(pattern &>> UInt32(slotModules - 1 - $0) & 1) }
  }
}
