/// Finds the best characters for rows of sets, by dynamic programming: slots side by side depend on each
/// other, others do not.
struct BlurSearch {
  private let setCount: Int
  private let model: BlurModel
  /// For each set and slot what each character would add to the sum of squares if it stood alone.
  private let costs: [[[Float]]]
  /// Slots side by side.
  private let segments: [Range<Int>]
  /// Costs of the best rows up to each character of segments with these sets: variants share most of them.
  private var known: [(segment: Int, sets: ArraySlice<Int>, forward: [[Float]])] = []

  init(_ alphabet: BlurAlphabet, blueprint: LinearBlueprint, model: BlurModel, rest: [Float]) {
    setCount = alphabet.counts.count
    self.model = model
    // What no variant asks for is not worked out.
    costs = alphabet.counts.indices.map { set in
      blueprint.slots.indices.map { slot in
        let isUsed = blueprint.variants.contains { $0[slot] == set }
        return isUsed ? Self.costs(rest, slot: blueprint.slots[slot], model: model, set: set) : []
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

  /// Sum of squares with each character less the one without: its own square less twice its product with what
  /// is to be explained.
  private static func costs(_ rest: [Float], slot: Int, model: BlurModel, set: Int) -> [Float] {
    let start = slot * BlurModel.rate
    var result = model.energies[set]
    let count = result.count
    let columns = model.columns[set]
    for k in 0..<model.length {
      let value = -2 * rest[start &+ k]
      let row = columns.storageSpan.extracting(k &* count..<(k &+ 1) &* count)
      for c in row.indices { result[c] += value * row[c] }
    }
    return result
  }

  /// The cost of the best row of these sets.
  mutating func cost(_ variant: [Int]) -> Float {
    var sum: Float = 0
    for index in segments.indices { sum += best(index, variant).last?.min() ?? 0 }
    return sum
  }

  /// The best row of these sets.
  mutating func characters(_ variant: [Int]) -> [Int] {
    var characters = variant
    for index in segments.indices {
      let forward = best(index, variant)
      var slot = segments[index].upperBound - 1
      characters[slot] = Self.least(forward[forward.count - 1])
      while slot > segments[index].lowerBound {
        slot -= 1
        var costs = forward[slot - segments[index].lowerBound]
        let row = model.mirrored[pair(variant, slot)].values, next = characters[slot + 1] * costs.count
        for c in costs.indices { costs[c] += row[next + c] }
        characters[slot] = Self.least(costs)
      }
    }
    return characters
  }

  private static func least(_ costs: [Float]) -> Int {
    var least = 0
    for c in costs.indices where costs[c] < costs[least] { least = c }
    return least
  }

  /// How much more than the best row of these sets the best one with any other character in some slot costs.
  mutating func margin(_ variant: [Int]) -> Float {
    var margin = Float.infinity
    for (index, segment) in segments.enumerated() {
      let forward = best(index, variant), backward = costs(segment, variant, isBackward: true)
      for slot in segment {
        let k = slot - segment.lowerBound
        let own = costs[variant[slot]][slot]
        var least = Float.infinity, second = Float.infinity
        for c in own.indices {
          let total = forward[k][c] + backward[k][c] - own[c]
          second = min(second, max(total, least))
          least = min(least, total)
        }
        margin = min(margin, second - least)
      }
    }
    return margin
  }

  private mutating func best(_ index: Int, _ variant: [Int]) -> [[Float]] {
    let sets = variant[segments[index]]
    if let found = known.first(where: { $0.segment == index && $0.sets == sets }) { return found.forward }
    let forward = costs(segments[index], variant, isBackward: false)
    known.append((index, sets, forward))
    return forward
  }

  /// For each slot and character the cost of the best row up to it, or from it on.
  private func costs(_ segment: Range<Int>, _ variant: [Int], isBackward: Bool) -> [[Float]] {
    var result = segment.map { costs[variant[$0]][$0] }
    for step in 1..<max(result.count, 1) {
      let slot = isBackward ? result.count - 1 - step : step
      let neighbour = isBackward ? slot + 1 : slot - 1
      let pair = pair(variant, segment.lowerBound + min(slot, neighbour))
      Self.extend(
        result[neighbour], products: isBackward ? model.mirrored[pair] : model.products[pair],
        into: &result[slot])
    }
    return result
  }

  /// The sets of a slot and of the one behind it.
  private func pair(_ variant: [Int], _ slot: Int) -> Int { variant[slot] * setCount + variant[slot + 1] }

  /// Adds to each of `costs` the least that a neighbour may cost: `before` with the products, a row each.
  /// What costs more with the least of its row than another with the most of its own is best beside no
  /// character.
  private static func extend(_ before: [Float], products: BlurModel.Products, into costs: inout [Float]) {
    let count = costs.count
    var limit = Float.infinity
    for a in before.indices { limit = min(limit, before[a] + products.most[a]) }
    var best = [Float](repeating: .infinity, count: count)
    for a in before.indices where before[a] + products.least[a] <= limit {
      let base = before[a]
      let row = products.values.storageSpan.extracting(a &* count..<(a &+ 1) &* count)
      for b in row.indices {
        let cost = base + row[b]
        best[b] = cost < best[b] ? cost : best[b]
      }
    }
    for b in 0..<count { costs[b] += best[b] }
  }
}
