/// The characters and fixed patterns of a symbology, and what blur of several strengths makes of them.
struct BlurAlphabet: Sendable {
  /// Modules of a character.
  let slotModules: Int
  /// How many characters each set has.
  let counts: [Int]
  /// Bits of the fixed patterns, 1 dark.
  let patterns: [[UInt8]]
  /// Out of focus, from sharp to soft, then moved.
  let models: [BlurModel]

  /// `sets` hold characters as bits, the first module highest; `patterns` are written in digits, 1 dark.
  @inline(never)
  init(slotModules: Int, sets: [[UInt32]], patterns: [StaticString]) {
    self.slotModules = slotModules
    counts = sets.map { $0.count }
    let patterns = patterns.map { [UInt8](ascii: $0).map { $0 & 1 } }
    self.patterns = patterns
    let characters = sets.map { set in
      set.map { bits in
        (0..<slotModules).map { UInt8(bits &>> UInt32(slotModules - 1 - $0) & 1) }
      }
    }
    let softness = [1, 3, 5, 7, 9, 11, 13, 15].map { BlurModel.Kernel(width: $0, passes: 3) }
    let motion = [13, 19].map { BlurModel.Kernel(width: $0, passes: 1) }
    models = (softness + motion).map {
      BlurModel(characters, patterns: patterns, slotModules: slotModules, kernel: $0)
    }
  }

  /// Bits of bars and spaces of so many modules, the first dark or not.
  static func bits(_ runs: some Sequence<UInt8>, isFirstDark: Bool) -> UInt32 {
    var bits: UInt32 = 0, dark: UInt32 = isFirstDark ? 1 : 0
    for run in runs {
      for _ in 0..<run { bits = bits &<< 1 | dark }
      dark ^= 1
    }
    return bits
  }
}
