/// The row of characters that explains the darkness along a symbol best.
struct BlurRow {
  private(set) var characters: [Int] = []
  /// The sets that they are of.
  private(set) var sets: [Int] = []
  private(set) var residual: Float = 0
  /// Darkness of the row as the model has it.
  private(set) var predicted: [Float] = []
  private var search: BlurSearch
  /// How much more the best row of other sets costs.
  private var lead = Float.infinity

  init?(
    _ alphabet: BlurAlphabet, blueprint: LinearBlueprint, model: BlurModel, base: [Float], dark: [Float]
  ) {
    guard dark.count == base.count, !blueprint.slots.isEmpty else { return nil }
    var rest = dark
    for k in rest.indices { rest[k] -= base[k] }
    search = BlurSearch(alphabet, blueprint: blueprint, model: model, rest: rest)
    var best = Float.infinity, second = Float.infinity
    for variant in blueprint.variants where variant.count == blueprint.slots.count {
      let cost = search.cost(variant)
      second = min(second, max(cost, best))
      if cost < best { (best, sets) = (cost, variant) }
    }
    guard sets.count == blueprint.slots.count else { return nil }
    lead = second - best
    characters = search.characters(sets)
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

  /// How much worse (sum of squares) the best row with any other character in a slot is, the least of all.
  mutating func margin() -> Float { min(lead, search.margin(sets)) }
}
