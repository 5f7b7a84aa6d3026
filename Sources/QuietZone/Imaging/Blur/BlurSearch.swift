/// Finds the best characters for rows of sets, by dynamic programming: slots side by side depend on each
/// other, others do not.
struct BlurSearch {
  private let setCount: Int
  private let model: BlurModel
  /// For each set and slot what each candidate would add to the sum of squares if it stood alone.
  private let costs: [[[Float]]]
  /// Slots side by side.
  private let segments: [Range<Int>]
  /// What segments with these sets cost, for variants share most of them.
  private var known: [(segment: Int, sets: ArraySlice<Int>, cost: Float)] = []

  init(_ alphabet: BlurAlphabet, _ blueprint: LinearBlueprint, _ model: BlurModel, _ rest: [Float]) {
    setCount = alphabet.counts.count
    self.model = model
    // What no variant asks for is not worked out.
    costs = alphabet.counts.indices.map { set in
      blueprint.slots.indices.map { slot in
        let isUsed = blueprint.variants.contains { $0[slot] == set }
        return isUsed ? Self.costs(rest, blueprint.slots[slot], model, set) : []
      }
    }
    var segments: [Range<Int>] = []
    var first = 0
    while first < blueprint.slots.count {
      var end = first + 1
      while end < blueprint.slots.count,
        blueprint.slots[end] == blueprint.slots[end - 1] + alphabet.slotModules
      { end += 1 }
      segments.append(first..<end)
      first = end
    }
    self.segments = segments
  }

  private static func costs(_ rest: [Float], _ slot: Int, _ model: BlurModel, _ set: Int) -> [Float] {
    let start = slot * BlurModel.rate
    let responses = model.responses[set]
    return (0..<responses.count / model.length).map { candidate in
      var sum: Float = 0
      for k in 0..<model.length {
        let value = responses[candidate &* model.length &+ k]
        sum += value * (value - 2 * rest[start &+ k])
      }
      return sum
    }
  }

  /// The cost of the best row of these sets.
  mutating func cost(_ variant: [Int]) -> Float {
    var sum: Float = 0
    for (index, segment) in segments.enumerated() {
      let sets = variant[segment]
      if let found = known.first(where: { $0.segment == index && $0.sets == sets }) {
        sum += found.cost
        continue
      }
      let cost = forward(segment, variant).last?.min() ?? 0
      known.append((index, sets, cost))
      sum += cost
    }
    return sum
  }

  /// The best row of these sets, and how much more the best one with any other character costs.
  func solve(_ variant: [Int]) -> (characters: [Int], margin: Float) {
    var characters: [Int] = []
    var margin = Float.infinity
    for segment in segments {
      let forward = forward(segment, variant), backward = backward(segment, variant)
      for slot in segment {
        let k = slot - segment.lowerBound
        let own = costs[variant[slot]][slot]
        var best = Float.infinity, second = Float.infinity, character = 0
        for c in own.indices {
          let total = forward[k][c] + backward[k][c] - own[c]
          if total < best {
            (best, second, character) = (total, best, c)
          } else {
            second = min(second, total)
          }
        }
        characters.append(character)
        margin = min(margin, second - best)
      }
    }
    return (characters, margin)
  }

  /// For each slot and candidate the cost of the best row up to it.
  private func forward(_ segment: Range<Int>, _ variant: [Int]) -> [[Float]] {
    var result = segment.map { costs[variant[$0]][$0] }
    for k in 1..<max(result.count, 1) {
      let products = products(variant, segment.lowerBound + k - 1), before = result[k - 1]
      let count = result[k].count
      for b in 0..<count {
        var best = Float.infinity
        for a in before.indices { best = min(best, before[a] + 2 * products[a &* count &+ b]) }
        result[k][b] += best
      }
    }
    return result
  }

  /// For each slot and candidate the cost of the best row from it on.
  private func backward(_ segment: Range<Int>, _ variant: [Int]) -> [[Float]] {
    var result = segment.map { costs[variant[$0]][$0] }
    var k = result.count - 2
    while k >= 0 {
      let products = products(variant, segment.lowerBound + k), after = result[k + 1]
      for a in result[k].indices {
        var best = Float.infinity
        for b in after.indices { best = min(best, after[b] + 2 * products[a &* after.count &+ b]) }
        result[k][a] += best
      }
      k -= 1
    }
    return result
  }

  /// Of the candidates of a slot and of the one behind it.
  private func products(_ variant: [Int], _ slot: Int) -> [Float] {
    model.products[variant[slot] * setCount + variant[slot + 1]]
  }
}
