/// The characters of an Expanded symbol with their check character and finder patterns.
struct DataBarSequence {
  /// A finder pattern of a symbol: which, and whether it is turned around, bars and spaces exchanged.
  struct Finder: Hashable {
    var pattern: Int
    var isTurned: Bool

    init(_ pattern: Int, isTurned: Bool) {
      self.pattern = pattern
      self.isTurned = isTurned
    }

    /// The row of weights of the character before the finder pattern in the symbol; that of the one behind it
    /// is the next row. The first character of all, the check, has none (Table 14).
    var weightRow: Int { 4 * pattern + (isTurned ? 2 : 0) - 1 }
  }

  /// Which patterns follow each other, A = 0; every second one is turned around (Table 16).
  private static let patterns: [[Int]] = [
    [0, 0], [0, 1, 1], [0, 2, 1, 3], [0, 4, 1, 3, 2], [0, 4, 1, 3, 3, 5], [0, 4, 1, 3, 4, 5, 5],
    [0, 0, 1, 1, 2, 2, 3, 3], [0, 0, 1, 1, 2, 2, 3, 4, 4], [0, 0, 1, 1, 2, 2, 3, 4, 5, 5],
    [0, 0, 1, 1, 2, 3, 3, 4, 4, 5, 5],
  ]

  /// Smallest and largest number of characters, the check among them.
  static let counts = 4...22

  /// The finder patterns of a symbol of so many characters, in `counts`.
  static func finders(_ count: Int) -> [Finder] {
    let row = patterns[min(max((count + 1) / 2 - 2, 0), patterns.count - 1)]
    return row.enumerated().map { Finder($0.element, isTurned: $0.offset & 1 != 0) }
  }

  /// Weight of the first element of the characters of row `row`: 3 to the power 8 · row, modulo 211.
  static func weight(row: Int) -> Int {
    var weight = 1
    for _ in 0..<max(row, 0) { weight = weight * 20 % 211 }
    return weight
  }

  /// What a data character adds to the sum modulo 211.
  static func weighted(_ value: Int, row: Int) -> Int {
    let character = DataBarCharacter.expanded
    return character.weighted(character.widths(value), from: weight(row: row), modulus: 211)
  }

  /// All characters, the check first.
  let values: [Int]
  let finders: [Finder]

  /// A symbol of data characters 0…4095, 3 to 21 of them.
  init(_ data: [Int]) {
    finders = Self.finders(data.count + 1)
    var sum = 0
    for (index, value) in data.enumerated() {
      // Data character 0 stands behind the first finder pattern.
      let finder = finders[(index + 1) / 2]
      sum += Self.weighted(value, row: finder.weightRow + (index + 1) % 2)
    }
    values = [211 * (data.count + 1 - Self.counts.lowerBound) + sum % 211] + data
  }

  /// The elements of the pair at `index`: character, finder pattern, character, as they stand in the symbol;
  /// the last pair of an odd number of characters ends with its finder pattern.
  func pair(_ index: Int) -> [UInt8] {
    let character = DataBarCharacter.expanded
    let finder = finders[index], elements = DataBarFinder.expanded.elements(finder.pattern)
    var pair = character.elements(values[2 * index]) + (finder.isTurned ? elements.reversed() : elements)
    if 2 * index + 1 < values.count { pair += character.elements(values[2 * index + 1]).reversed() }
    return pair
  }

  /// The elements of all pairs without guards.
  var elements: [UInt8] { finders.indices.flatMap { pair($0) } }
}
