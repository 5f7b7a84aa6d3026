/// Characters of three bars and three spaces that always cover the same number of modules.
protocol ModularAlphabet {
  /// Modules of a character.
  static var modules: Int { get }
  /// Widths of bars and spaces of each value, bar first, one nibble each.
  static var patterns: [UInt32] { get }
  /// The value by ``CharacterReader/edges(_:)``; 255 where there is none.
  static var valuesByEdges: [UInt8] { get }
}

/// Reads such characters one after another. The four distances between similar edges that a character begins
/// with stay the same when ink spreads and tell it; its bars together, the gain of the characters before
/// taken off, must agree.
struct CharacterReader<Alphabet: ModularAlphabet>: ~Escapable {
  let row: RunRow
  /// The bar that the next character begins with.
  private(set) var index: Int
  /// Width of the last character.
  private(set) var width: Int
  /// Sum of what distances were off whole modules, 1/64 module, four for each character.
  private(set) var deviation = 0
  /// Characters read.
  private(set) var count = 0
  /// The value read last; 255 where the last one was none.
  private(set) var last: UInt8 = 255
  /// What three bars have too much, 1/16 pixel: a running mean.
  private var gain = 0

  /// Bars and spaces of a character.
  static var runs: Int { 6 }
  /// The most that one distance may be off, 1/64 module.
  static var maximumDeviation: Int { 30 }
  /// The most that all may be off in the mean: a clean print has less than 4, where no code is it is 16.
  static var maximumMeanDeviation: Int { 14 }
  /// The most that the bars of a character may be off together.
  static var maximumBarDeviation: Int { 60 }

  /// A reader of the characters from the bar `index` on.
  @_lifetime(copy row)
  init(_ row: RunRow, at index: Int) {
    self.row = row
    self.index = index
    width = row.sum(index, Self.runs)
  }

  /// The value of the next character.
  mutating func read() -> UInt8? {
    last = 255
    let total = row.sum(index, Self.runs)
    guard total &* 5 > width &* 4, total &* 4 < width &* 5 else { return nil }
    var edges = 0
    for k in 0..<4 {
      let distance = row.sum(index &+ k, 2) &* Alphabet.modules &* 64 / total
      let modules = (distance &+ 32) >> 6
      let off = abs(distance &- modules &<< 6)
      guard modules >= 2, modules <= 9, off <= Self.maximumDeviation else { return nil }
      deviation &+= off
      edges = edges &<< 3 | (modules &- 2)
    }
    let value = Alphabet.valuesByEdges[edges & 4095]
    guard value != 255, agrees(value, total) else { return nil }
    width = total
    last = value
    index &+= Self.runs
    count &+= 1
    return value
  }

  /// Whether the bars together are as wide as drawn, the gain so far taken off; learns from it.
  private mutating func agrees(_ value: UInt8, _ total: Int) -> Bool {
    let pattern = Alphabet.patterns[Int(value)]
    let (first, second, third) = (pattern >> 20 & 15, pattern >> 12 & 15, pattern >> 4 & 15)
    let drawn = Int(first &+ second &+ third)
    let bars = row[index] &+ row[index &+ 2] &+ row[index &+ 4]
    let excess = bars &- drawn &* total / Alphabet.modules
    if count == 0 {
      gain = excess
      return abs(excess) &* Alphabet.modules < total &* 3
    }
    let off = abs(excess &- gain) &* Alphabet.modules &* 64 / total
    gain &+= (excess &- gain) / min(count &+ 1, 8)
    return off <= Self.maximumBarDeviation
  }

  /// Passes the bar that ends the stop, `modules` wide, behind which light space must follow; `space` is the
  /// width of the stop's last space.
  mutating func readEnd(modules: Int, space: Int) -> Bool {
    guard row.has(index, 1), width > 0 else { return false }
    let distance = row.sum(index &- 1, 2) &* Alphabet.modules &* 64 / width
    index &+= 1
    return abs(distance &- (modules &+ space) &* 64) <= 45
      && (index &+ 1 >= row.count || hasSpace(index))
  }

  /// Whether run `index` is a space wider than any inside a symbol: five modules.
  func hasSpace(_ index: Int) -> Bool { row[index] &* Alphabet.modules >= width &* 5 }

  /// Mean of what the distances were off, 1/64 module.
  var meanDeviation: Int { count > 0 ? deviation / (4 &* count) : 0 }

  /// The index of a pattern in ``ModularAlphabet/valuesByEdges``: runs 1 + 2 … runs 4 + 5, less two modules,
  /// three bits each, the first highest.
  static func edges(_ pattern: UInt32) -> Int {
    var index = 0
    for k in 0..<4 {
      let first = pattern >> UInt32(20 - 4 * k) & 15
      let second = pattern >> UInt32(16 - 4 * k) & 15
      index = index << 3 | Int(first + second - 2)
    }
    return index & 4095
  }

  /// ``ModularAlphabet/valuesByEdges`` of patterns.
  static func valuesByEdges(_ patterns: [UInt32]) -> [UInt8] {
    var table = [UInt8](repeating: 255, count: 4096)
    for (value, pattern) in patterns.enumerated() { table[edges(pattern)] = UInt8(value) }
    return table
  }
}
