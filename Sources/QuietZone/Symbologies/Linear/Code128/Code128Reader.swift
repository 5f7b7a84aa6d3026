/// Reads the characters of Code 128 one after another: the four distances between similar edges tell the
/// character, the bars' sum, with the gain of the characters before taken off, must agree (ISO/IEC 15417:2007,
/// Annex C).
struct Code128Reader {
  let row: RunRow
  /// The bar that the next character begins with.
  private(set) var index: Int
  /// Width of the last character, 11 modules.
  private(set) var width: Int
  /// Sum of what distances were off whole modules, 1/64 module, four for each character.
  private(set) var deviation = 0
  private(set) var count = 0
  /// The value read last.
  private(set) var last: UInt8 = 255
  /// What three bars have too much, 1/16 pixel: a running mean.
  private var gain = 0

  /// A reader behind the start character that begins with bar `start`, and its value; `nil` when it is none.
  static func start(_ row: RunRow, at start: Int) -> (reader: Code128Reader, value: UInt8)? {
    let total = row.sum(start, Code128.runs)
    // All three starts begin 2 : 1 : 1, pairs of 3 and 2 modules.
    let (first, second) = (row.sum(start, 2) &* 11, row.sum(start &+ 1, 2) &* 11)
    guard total > 0, abs(first &- 3 &* total) &* 2 < total, abs(second &- 2 &* total) &* 2 < total else {
      return nil
    }
    var reader = Code128Reader(row: row, index: start, width: total)
    guard let value = reader.readCharacter(), value >= Code128.startA, value < Code128.stop else {
      return nil
    }
    return (reader, value)
  }

  /// The value of the next character, the stop included.
  mutating func readCharacter() -> UInt8? {
    last = 255
    let total = row.sum(index, Code128.runs)
    guard total &* 5 > width &* 4, total &* 4 < width &* 5 else { return nil }
    var edges = 0
    for k in 0..<4 {
      let distance = row.sum(index &+ k, 2) &* Code128.modules &* 64 / total
      let modules = (distance &+ 32) >> 6
      let off = abs(distance &- modules &<< 6)
      guard modules >= 2, modules <= 7, off <= Self.maximumDeviation else { return nil }
      deviation &+= off
      edges = edges &<< 3 | (modules &- 2)
    }
    let value = Code128.valuesByEdges[edges & 4095]
    guard value <= Code128.stop, agrees(value, total) else { return nil }
    width = total
    last = value
    index &+= Code128.runs
    count &+= 1
    return value
  }

  /// Whether the bars together are as wide as drawn, the gain so far taken off; learns from it.
  private mutating func agrees(_ value: UInt8, _ total: Int) -> Bool {
    let pattern = Code128.patterns[Int(value)]
    let (first, second, third) = (pattern >> 20 & 15, pattern >> 12 & 15, pattern >> 4 & 15)
    let drawn = Int(first &+ second &+ third)
    let excess = row[index] &+ row[index &+ 2] &+ row[index &+ 4] &- drawn &* total / Code128.modules
    if count == 0 {
      gain = excess
      return abs(excess) &* Code128.modules < total &* 3
    }
    let off = abs(excess &- gain) &* Code128.modules &* 64 / total
    gain &+= (excess &- gain) / min(count &+ 1, 8)
    return off <= Self.maximumBarDeviation
  }

  /// Passes the last bar of the stop, two modules wide, behind which light space must follow.
  mutating func readEnd() -> Bool {
    guard row.has(index, 1), width > 0 else { return false }
    let off = abs(row.sum(index &- 1, 2) &* Code128.modules &* 64 / width &- 3 &* 64)
    index &+= 1
    return off <= 45 && (index &+ 1 >= row.count || row[index] &* Code128.modules >= width &* 5)
  }

  /// Mean of what the distances were off, 1/64 module: below 4 on a clean print, 16 where there is no code.
  var meanDeviation: Int { count > 0 ? deviation / (4 &* count) : 0 }

  /// The most that one distance may be off, 1/64 module.
  static let maximumDeviation = 30
  /// The most that the bars of a character may be off together.
  static let maximumBarDeviation = 60
}
