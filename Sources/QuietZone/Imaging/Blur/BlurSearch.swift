/// Finds the best characters for rows of sets, by dynamic programming: slots side by side depend on each
/// other, others do not.
struct BlurSearch {
  private let setCount: Int
  private let model: BlurModel
  /// For each set and slot what each character would add to the sum of squares if it stood alone.
  private let costs: [[[Float]]]
  /// Slots side by side.
  private let segments: [Range<Int>]
  /// What segments with these sets cost, for variants share most of them.
  private var known: [(segment: Int, sets: ArraySlice<Int>, cost: Float)] = []

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

  /// For each slot and character the cost of the best row up to it.
  private func forward(_ segment: Range<Int>, _ variant: [Int]) -> [[Float]] {
    var result = segment.map { costs[variant[$0]][$0] }
    for k in 1..<max(result.count, 1) {
      let pair = pair(variant, segment.lowerBound + k - 1)
      Self.extend(result[k - 1], products: model.products[pair], into: &result[k])
    }
    return result
  }

  /// For each slot and character the cost of the best row from it on.
  private func backward(_ segment: Range<Int>, _ variant: [Int]) -> [[Float]] {
    var result = segment.map { costs[variant[$0]][$0] }
    var k = result.count - 2
    while k >= 0 {
      let pair = pair(variant, segment.lowerBound + k)
      Self.extend(result[k + 1], products: model.mirrored[pair], into: &result[k])
      k -= 1
    }
    return result
  }

  /// The sets of a slot and of the one behind it.
  private func pair(_ variant: [Int], _ slot: Int) -> Int { variant[slot] * setCount + variant[slot + 1] }

  /// Adds to each of `costs` the least that a neighbour may cost: `before` with the products, a row each.
  private static func extend(_ before: [Float], products: [Float], into costs: inout [Float]) {
    let count = costs.count
    var best = [Float](repeating: .infinity, count: count)
    for a in before.indices {
      let base = before[a]
      let row = products.storageSpan.extracting(a &* count..<(a &+ 1) &* count)
      for b in row.indices {
        let cost = base + row[b]
        best[b] = cost < best[b] ? cost : best[b]
      }
    }
    for b in 0..<count { costs[b] += best[b] }
  }
}
