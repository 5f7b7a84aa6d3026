import TestSupport
import Testing

@testable import QuietZone

@Suite struct BlurSearchTests {
  private static let alphabet = BlurAlphabet(
    slotModules: 4, sets: [[0b1000, 0b1100, 0b1010, 0b1110], [0b0001, 0b0011, 0b0101]], patterns: ["101"])
  /// A strength of blur that reaches into the next character.
  private static let model = alphabet.models[4]

  /// Three slots between two guards of three modules, the last one apart from the others.
  private static let blueprint = LinearBlueprint(
    tag: 0, modules: 23, runs: 11, fixed: [.init(start: 0, pattern: 0), .init(start: 20, pattern: 0)],
    anchors: [.init(start: 0, pattern: 0), .init(start: 20, pattern: 0)], slots: [3, 7, 16],
    variants: [[0, 0, 0], [0, 1, 0], [1, 0, 1]])

  private static let count = 23 * BlurModel.rate + 2 * BlurModel.reach

  /// Darkness of the guards.
  private static var base: [Float] {
    var base = [Float](repeating: 0, count: count)
    for stretch in blueprint.fixed {
      for (k, value) in model.patterns[0].enumerated() { base[stretch.start * BlurModel.rate + k] += value }
    }
    return base
  }

  /// Darkness of characters alone.
  private static func darkness(_ characters: [Int], _ sets: [Int]) -> [Float] {
    var dark = [Float](repeating: 0, count: count)
    for (slot, character) in characters.enumerated() {
      let start = blueprint.slots[slot] * BlurModel.rate
      for k in 0..<model.length {
        dark[start + k] += model.responses[sets[slot]][character * model.length + k]
      }
    }
    return dark
  }

  /// Every row of these sets and how many squares it leaves more than no characters at all do.
  private static func all(_ rest: [Float], _ sets: [Int]) -> [(characters: [Int], cost: Float)] {
    let counts = sets.map { alphabet.counts[$0] }
    let nothing = rest.reduce(0) { $0 + $1 * $1 }
    return (0..<counts[0] * counts[1] * counts[2]).map { index in
      let row = [index % counts[0], index / counts[0] % counts[1], index / counts[0] / counts[1]]
      let dark = darkness(row, sets)
      return (row, zip(rest, dark).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) } - nothing)
    }
  }

  private static func noise(_ deviation: Float, seed: UInt64) -> [Float] {
    var random = SeededRandom(seed: seed)
    return (0..<count).map { _ in deviation * random.normal() }
  }

  @Test(arguments: [1, 2, 3, 4, 5, 6] as [UInt64]) func noRowIsBetterThanTheOneFound(seed: UInt64) throws {
    let rest = Self.noise(0.4, seed: seed)
    var search = BlurSearch(Self.alphabet, blueprint: Self.blueprint, model: Self.model, rest: rest)
    for sets in Self.blueprint.variants {
      let rows = Self.all(rest, sets)
      let best = try #require(rows.min { $0.cost < $1.cost })
      let cost = search.cost(sets)
      #expect(abs(cost - best.cost) < 1e-3)
      let margin = search.margin(sets)
      #expect(search.characters(sets) == best.characters)
      let other = try #require(rows.filter { $0.characters != best.characters }.map(\.cost).min())
      #expect(abs(margin - (other - best.cost)) < 1e-3)
    }
  }

  @Test func theRowThatWasDrawnIsFound() throws {
    for (index, sets) in Self.blueprint.variants.enumerated() {
      let truth = [1, 2, 2]
      let noise = Self.noise(0.02, seed: UInt64(index))
      let drawn = zip(Self.base, Self.darkness(truth, sets)).map { $0 + $1 }
      var row = try #require(
        BlurRow(
          Self.alphabet, blueprint: Self.blueprint, model: Self.model, base: Self.base,
          dark: zip(drawn, noise).map { $0 + $1 }))
      #expect(row.characters == truth && row.sets == sets)
      #expect(abs(row.residual - 0.02) < 0.005)
      let margin = row.margin()
      #expect(margin > 0.05)
      #expect(zip(row.predicted, drawn).allSatisfy { abs($0 - $1) < 1e-5 })
    }
  }

  @Test func plansThatDoNotFitTheLineAreNone() {
    func row(_ blueprint: LinearBlueprint, _ dark: [Float]) -> BlurRow? {
      BlurRow(Self.alphabet, blueprint: blueprint, model: Self.model, base: Self.base, dark: dark)
    }
    #expect(row(Self.blueprint, Self.base) != nil)
    #expect(row(Self.blueprint, Array(Self.base.dropLast())) == nil)
    var empty = Self.blueprint
    empty.slots = []
    #expect(row(empty, Self.base) == nil)
    var other = Self.blueprint
    other.variants = [[0, 0, 0, 0]]
    #expect(row(other, Self.base) == nil)
  }
}
