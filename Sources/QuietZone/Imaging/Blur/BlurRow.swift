/// The row of characters that explains the darkness along a symbol best.
struct BlurRow {
  private(set) var characters: [Int] = []
  /// The sets that they are of.
  private(set) var sets: [Int] = []
  private(set) var residual: Float = 0
  private(set) var margin: Float = .infinity
  /// Darkness of the row as the model has it.
  private(set) var predicted: [Float] = []

  init?(_ blueprint: LinearBlueprint, _ model: BlurModel, base: [Float], dark: [Float]) {
    guard dark.count == base.count, !blueprint.slots.isEmpty else { return nil }
    var rest = dark
    for k in rest.indices { rest[k] -= base[k] }
    let costs = blueprint.sets.indices.map { set in
      blueprint.slots.map { Self.costs(rest, $0, model, set) }
    }
    var best = Float.infinity, second = Float.infinity
    for variant in blueprint.variants where variant.count == blueprint.slots.count {
      var way = Way(blueprint, model, costs, variant)
      way.solve()
      second = min(second, max(way.cost, best))
      guard way.cost < best else { continue }
      best = way.cost
      characters = way.characters
      sets = variant
      margin = way.margin
    }
    guard characters.count == blueprint.slots.count else { return nil }
    margin = min(margin, second - best)
    predicted = base
    for slot in characters.indices {
      let start = blueprint.slots[slot] * BlurModel.rate
      for k in 0..<model.length {
        predicted[start + k] += model.responses[sets[slot]][characters[slot] * model.length + k]
      }
    }
    var sum: Float = 0
    for k in dark.indices { sum += (dark[k] - predicted[k]) * (dark[k] - predicted[k]) }
    residual = (sum / Float(dark.count)).squareRoot()
  }

  /// What each candidate of a set would add to the sum of squares at a slot if it stood alone.
  private static func costs(_ rest: [Float], _ slot: Int, _ model: BlurModel, _ set: Int) -> [Float] {
    let start = slot * BlurModel.rate
    let responses = model.responses[set]
    return (0..<responses.count / model.length).map { candidate in
      var sum: Float = 0
      for k in 0..<model.length {
        let value = responses[candidate * model.length + k]
        sum += value * (value - 2 * rest[start + k])
      }
      return sum
    }
  }
}

/// The best characters for one row of sets: from the left and from the right at once, so that the best row
/// with each candidate is known.
private struct Way {
  let blueprint: LinearBlueprint
  let model: BlurModel
  let costs: [[[Float]]]
  let variant: [Int]
  private(set) var characters: [Int]
  private(set) var cost: Float = 0
  private(set) var margin: Float = .infinity

  init(_ blueprint: LinearBlueprint, _ model: BlurModel, _ costs: [[[Float]]], _ variant: [Int]) {
    self.blueprint = blueprint
    self.model = model
    self.costs = costs
    self.variant = variant
    characters = [Int](repeating: 0, count: variant.count)
  }

  /// Slots side by side depend on each other, others do not.
  mutating func solve() {
    var first = 0
    while first < variant.count {
      var end = first + 1
      while end < variant.count, blueprint.slots[end] == blueprint.slots[end - 1] + blueprint.slotModules {
        end += 1
      }
      solve(first..<end)
      first = end
    }
  }

  private mutating func solve(_ range: Range<Int>) {
    var forward = range.map { costs[variant[$0]][$0] }
    var backward = forward
    let first = range.lowerBound
    for slot in range.dropFirst() {
      let products = products(slot - 1), count = forward[slot - first].count
      for b in 0..<count {
        var best = Float.infinity
        for a in forward[slot - first - 1].indices {
          best = min(best, forward[slot - first - 1][a] + 2 * products[a * count + b])
        }
        forward[slot - first][b] += best
      }
    }
    for slot in range.dropLast().reversed() {
      let products = products(slot), count = backward[slot - first + 1].count
      for a in backward[slot - first].indices {
        var best = Float.infinity
        for b in 0..<count { best = min(best, backward[slot - first + 1][b] + 2 * products[a * count + b]) }
        backward[slot - first][a] += best
      }
    }
    var least = Float.infinity
    for slot in range {
      let own = costs[variant[slot]][slot]
      var best = Float.infinity, second = Float.infinity
      for c in own.indices {
        let total = forward[slot - first][c] + backward[slot - first][c] - own[c]
        if total < best {
          (best, second) = (total, best)
          characters[slot] = c
        } else {
          second = min(second, total)
        }
      }
      margin = min(margin, second - best)
      least = min(least, best)
    }
    cost += least
  }

  /// Of the candidates of a slot and of the one behind it.
  private func products(_ slot: Int) -> [Float] {
    model.products[variant[slot] * blueprint.sets.count + variant[slot + 1]]
  }
}
