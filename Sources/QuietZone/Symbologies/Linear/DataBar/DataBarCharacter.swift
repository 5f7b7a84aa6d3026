/// A kind of DataBar symbol character: widths of bars and spaces that count up (ISO/IEC 24724:2011, 5.2.2,
/// 6.2.2 and 7.2.2, and Annex B).
///
/// A character has `elements` bars and as many spaces. Those at odd places (the first, the third …) and those
/// at even places are two sets of widths that count independently; which sums they have is the character's
/// group. One of the two sets always has an element of a single module: by it a reader that only measures
/// from edge to similar edge knows the widths of all.
struct DataBarCharacter: Sendable {
  /// Characters whose odd elements have the same sum.
  struct Group: Sendable {
    /// Modules of the odd elements together.
    var oddModules: Int
    /// The widest odd element; odd and even ones differ so that both together are 9.
    var oddWidest: Int
    /// The value of the group's first character.
    var first: Int
    /// How many patterns of the set that counts faster are in use, always the first ones.
    var period: Int
  }

  /// Modules of the whole character.
  let modules: Int
  /// Elements in each of the two sets, 4 or 7.
  let elements: Int
  /// Whether it is the odd set that has the single module; else the even set.
  let isOddNarrow: Bool
  /// Whether it is the odd set that counts faster.
  let isOddFaster: Bool
  /// How many values there are.
  let count: Int
  let groups: [Group]

  /// Widths of a character, one nibble an element, the first the highest.
  struct Widths: Hashable {
    var odd: UInt32
    var even: UInt32
  }

  /// The widths of `value`, which must be in `0..<count`.
  func widths(_ value: Int) -> Widths {
    var group = groups[0]
    for next in groups where next.first <= value { group = next }
    let (slow, fast) = (value - group.first).quotientAndRemainder(dividingBy: group.period)
    return Widths(
      odd: DataBarSet(self, group, isOdd: true).widths(isOddFaster ? fast : slow),
      even: DataBarSet(self, group, isOdd: false).widths(isOddFaster ? slow : fast))
  }

  /// The value of a character, or `nil` where no character looks like this.
  func value(_ widths: Widths) -> Int? {
    let sum = DataBarSet.sum(widths.odd)
    guard DataBarSet.sum(widths.even) == modules - sum else { return nil }
    for (index, group) in groups.enumerated() where group.oddModules == sum {
      guard let odd = DataBarSet(self, group, isOdd: true).rank(widths.odd),
        let even = DataBarSet(self, group, isOdd: false).rank(widths.even)
      else { return nil }
      // Not every pattern of the faster set is in use.
      guard (isOddFaster ? odd : even) < group.period else { return nil }
      let value = group.first + (isOddFaster ? even * group.period + odd : odd * group.period + even)
      return value < (index + 1 < groups.count ? groups[index + 1].first : count) ? value : nil
    }
    return nil
  }

  /// Sum of the elements' widths, the first weighing `weight` and each next one three times as much, modulo
  /// `modulus` (5.2.3, 6.2.3, 7.2.6).
  func weighted(_ widths: Widths, from weight: Int, modulus: Int) -> Int {
    var weight = weight, sum = 0
    for index in 0..<elements {
      let shift = UInt32(4 * (elements - 1 - index))
      sum += weight * Int(widths.odd >> shift & 15)
      weight = weight * 3 % modulus
      sum += weight * Int(widths.even >> shift & 15)
      weight = weight * 3 % modulus
    }
    return sum % modulus
  }

  /// The widths in the order they are printed, odd and even in turn.
  func elements(_ value: Int) -> [UInt8] {
    let widths = widths(value)
    return (0..<2 * elements).map { index in
      let shift = UInt32(4 * (elements - 1 - index / 2))
      return UInt8(truncatingIfNeeded: (index & 1 == 0 ? widths.odd : widths.even) >> shift & 15)
    }
  }
}

/// The ways to divide modules among the odd or the even elements of a character, in ascending order.
struct DataBarSet {
  let elements: Int
  let modules: Int
  let widest: Int
  let needsNarrow: Bool

  init(_ character: DataBarCharacter, _ group: DataBarCharacter.Group, isOdd: Bool) {
    elements = character.elements
    modules = isOdd ? group.oddModules : character.modules - group.oddModules
    widest = isOdd ? group.oddWidest : 9 - group.oddWidest
    needsNarrow = isOdd == character.isOddNarrow
  }

  /// Sum of the nibbles.
  static func sum(_ widths: UInt32) -> Int {
    var sum: UInt32 = 0, rest = widths
    while rest != 0 {
      sum += rest & 15
      rest >>= 4
    }
    return Int(sum)
  }

  /// How many patterns there are.
  var count: Int { Self.ways(modules, elements: elements, widest: widest, needsNarrow: needsNarrow) }

  /// The widths at place `rank` of the order; the last ones for places beyond it.
  func widths(_ rank: Int) -> UInt32 {
    var rank = rank, left = modules, needsNarrow = needsNarrow, packed: UInt32 = 0
    for index in 0..<elements - 1 {
      var width = 1
      while width < widest {
        let ways = Self.ways(
          left - width, elements: elements - 1 - index, widest: widest, needsNarrow: needsNarrow && width > 1)
        if rank < ways { break }
        rank -= ways
        width += 1
      }
      if width == 1 { needsNarrow = false }
      packed = packed << 4 | UInt32(width)
      left -= width
    }
    return packed << 4 | UInt32(min(max(left, 0), 15))
  }

  /// The place of `widths` in the order; `nil` when they are none of the patterns.
  func rank(_ widths: UInt32) -> Int? {
    var rank = 0, left = modules, needsNarrow = needsNarrow
    for index in 0..<elements {
      let width = Int(widths >> UInt32(4 * (elements - 1 - index)) & 15)
      guard width >= 1, width <= widest else { return nil }
      for smaller in 1..<max(width, 1) {
        rank += Self.ways(
          left - smaller, elements: elements - 1 - index, widest: widest,
          needsNarrow: needsNarrow && smaller > 1)
      }
      if width == 1 { needsNarrow = false }
      left -= width
    }
    return left == 0 && !needsNarrow ? rank : nil
  }

  /// In how many ways `elements` widths of 1…`widest` give `modules`; with `needsNarrow` only those with an
  /// element of a single module.
  private static func ways(_ modules: Int, elements: Int, widest: Int, needsNarrow: Bool) -> Int {
    guard elements > 0 else { return modules == 0 && !needsNarrow ? 1 : 0 }
    var ways = 0
    // Inclusion and exclusion over the elements that are too wide.
    for excess in 0...elements {
      let free = modules - excess * widest
      guard free >= elements else { break }
      let term = choose(elements, excess) * choose(free - 1, elements - 1)
      ways += excess & 1 == 0 ? term : -term
    }
    // Without a single module all are one narrower in a count from 1.
    return needsNarrow
      ? ways - Self.ways(modules - elements, elements: elements, widest: widest - 1, needsNarrow: false)
      : ways
  }

  /// Binomial coefficient.
  private static func choose(_ n: Int, _ k: Int) -> Int {
    guard k >= 0, k <= n else { return 0 }
    var result = 1
    for index in 0..<k { result = result * (n - index) / (index + 1) }
    return result
  }
}
