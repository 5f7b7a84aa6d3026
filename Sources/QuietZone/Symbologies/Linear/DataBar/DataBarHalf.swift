/// Half of a symbol as a scan line shows it, read from its outer end: outer character, finder pattern, inner
/// character.
struct DataBarHalf {
  /// The data of a half.
  struct Characters: Hashable {
    var outside: Int
    var inside: Int

    init(outside: Int, inside: Int) {
      self.outside = outside
      self.inside = inside
    }

    /// The characters of half the value, 0…4 537 076.
    init(_ value: Int) { (outside, inside) = value.quotientAndRemainder(dividingBy: 1597) }

    var value: Int { outside * 1597 + inside }

    /// What the half adds to the sum modulo 79. Element j of character c weighs 3 to the power 8c + j; outer
    /// left, inner left, outer right and inner right are characters 0 to 3 (5.2.3).
    func weighted(isRight: Bool) -> Int {
      let outer = DataBarCharacter.outside, inner = DataBarCharacter.inside
      return outer.weighted(outer.widths(outside), from: isRight ? 16 : 1, modulus: 79)
        + inner.weighted(inner.widths(inside), from: isRight ? 64 : 4, modulus: 79)
    }
  }

  var characters: Characters
  var finder: Int
  /// The right half, read from the right, begins with a bar where the left one begins with a space.
  var isRight: Bool

  /// The half whose finder pattern has its wide end at run `index`.
  init?(_ row: RunRow, finder index: Int) {
    guard row.has(index &- 9, 22) else { return nil }
    let outside = row.sum(index &- 8, 8), inside = row.sum(index &+ 5, 8)
    // 16 and 15 modules of one size; a third of the symbol lies between them, which may be tilted.
    guard abs(15 &* outside &- 16 &* inside) &* 6 <= 16 &* inside else { return nil }
    let total = outside &+ inside
    guard DataBarFinder.isMean(row, at: index, total: total, modules: 31),
      DataBarFinder.isGuard(row[index &- 9], total: total, modules: 31),
      let finder = DataBarFinder.dataBar.match(row, at: index, total: total, modules: 31),
      let outer = DataBarCharacter.outside.read(row, at: index &- 8, isReversed: false),
      let inner = DataBarCharacter.inside.read(row, at: index &+ 5, isReversed: true)
    else { return nil }
    characters = Characters(outside: outer, inside: inner)
    self.finder = finder
    isRight = index & 1 != 0
    // Dark for light each half passes for the other one, and one such pair in 79 for a symbol: but what lies
    // around is wider than the bar that a right half begins with.
    if isRight, index > 10, row[index &- 10] &* 31 > Self.mostModulesOfGuard &* total { return nil }
  }

  /// Modules that the guard bar of a right half is wide at most, where it lies beside others.
  private static let mostModulesOfGuard = 3

  /// From a fragment's value.
  init(_ value: UInt64) {
    characters = Characters(outside: Int(value >> 15 & 0xFFF), inside: Int(value >> 4 & 0x7FF))
    finder = Int(value & 15)
    isRight = value >> 27 & 1 != 0
  }

  private var packed: UInt64 {
    UInt64(finder) | UInt64(characters.inside) << 4 | UInt64(characters.outside) << 15
      | (isRight ? 1 << 27 : 0)
  }

  /// The half with the bars it begins and ends with, the guard's among them.
  func fragment(at index: Int) -> LinearFragment {
    LinearFragment(
      symbology: .dataBar, value: packed, first: isRight ? max(index - 10, 1) : index - 9,
      last: isRight ? index + 12 : index + 11)
  }
}
