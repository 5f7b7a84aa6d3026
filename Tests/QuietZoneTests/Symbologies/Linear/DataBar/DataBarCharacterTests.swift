import TestSupport
import Testing

@testable import QuietZone

@Suite struct DataBarCharacterTests {
  static let kinds: [DataBarCharacter] = [.outside, .inside, .expanded, .limited]

  /// Groups follow each other without a gap, and no group uses more patterns than its sets have.
  @Test func tablesAreWhole() {
    for kind in Self.kinds {
      for (index, group) in kind.groups.enumerated() {
        let next = index + 1 < kind.groups.count ? kind.groups[index + 1].first : kind.count
        let odd = DataBarSet(kind, group, isOdd: true), even = DataBarSet(kind, group, isOdd: false)
        let (fast, slow) = kind.isOddFaster ? (odd.count, even.count) : (even.count, odd.count)
        #expect(group.period <= fast)
        #expect((next - group.first) % group.period == 0)
        #expect((next - group.first) / group.period <= slow)
      }
    }
    #expect(Set(DataBarLimited.checkPatterns).count == 89)
    for check in 0..<89 {
      let elements = DataBarLimited.checkElements(check)
      #expect(elements.count == 14 && elements.reduce(0, +) == 18)
    }
    for finder in [DataBarFinder.dataBar, .expanded] {
      for index in finder.patterns.indices { #expect(finder.elements(index).reduce(0, +) == 15) }
    }
  }

  @Test func valuesAndWidthsAreOneToOne() {
    for kind in Self.kinds {
      for value in stride(from: 0, to: kind.count, by: kind.count > 10000 ? 997 : 1) {
        let widths = kind.widths(value)
        #expect(kind.value(widths) == value)
        #expect(kind.elements(value).reduce(0) { $0 + Int($1) } == kind.modules)
        #expect(kind.elements(value).count == 2 * kind.elements)
      }
    }
  }

  @Test func anyWidthsAreTaken() {
    var random = SeededRandom(seed: 4)
    for kind in Self.kinds {
      for _ in 0..<5000 {
        let mask: UInt32 = kind.elements == 4 ? 0x7777 : 0x333_3333
        let widths = DataBarCharacter.Widths(
          odd: UInt32(truncatingIfNeeded: random.next()) & mask,
          even: UInt32(truncatingIfNeeded: random.next()) & mask)
        guard let value = kind.value(widths) else { continue }
        #expect(kind.widths(value) == widths)
      }
    }
  }

  /// ISO/IEC 24724:2011, 5.2.3: every sum is a pair of finder patterns and back.
  @Test func finderPairsSayTheCheck() {
    var pairs = Set<Int>()
    for check in 0..<79 {
      let (left, right) = DataBarHalves.finders(check)
      #expect(DataBarHalves.check(left: left, right: right) == check)
      pairs.insert(9 * left + right)
    }
    #expect(pairs.count == 79 && !pairs.contains(8) && !pairs.contains(72))
  }

  /// ISO/IEC 24724:2011, Table 14: rows of weights begin 1, 20, 189, 193, 62 … and end with 45.
  @Test func weightsOfExpanded() {
    #expect((0..<5).map { DataBarSequence.weight(row: $0) } == [1, 20, 189, 193, 62])
    #expect(DataBarSequence.weight(row: 22) == 45)
    for count in DataBarSequence.counts {
      let finders = DataBarSequence.finders(count)
      #expect(finders.count == (count + 1) / 2)
      #expect(Set(finders).count == finders.count)
    }
  }
}
