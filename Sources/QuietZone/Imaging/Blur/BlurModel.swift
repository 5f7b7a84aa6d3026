/// What blur of one strength makes of the characters of a blueprint: their darkness in quarters of a module,
/// reaching into their neighbours.
///
/// Blur adds up: the darkness at a place is the sum of what every character alone would put there. The
/// kernel is a box, three times, which is as good as a Gaussian here and needs no exponential.
struct BlurModel {
  /// Samples a module.
  static let rate = 4
  /// Samples that a pattern reaches to both sides.
  static let reach = 10
  private static let fine = 8

  /// Width of the box, eighths of a module, odd; the blur's standard deviation is about half of it.
  let width: Int
  /// For each set the responses of its candidates, one behind the other.
  private(set) var responses: [[Float]] = []
  /// For each two sets (first · number of sets + second) the products of neighbouring candidates, summed over
  /// where both reach: first · count + second.
  private(set) var products: [[Float]] = []
  /// Samples of a response.
  let length: Int

  init(_ blueprint: LinearBlueprint, width: Int) {
    self.width = width
    length = blueprint.slotModules * Self.rate + 2 * Self.reach
    let shift = blueprint.slotModules * Self.rate
    for set in blueprint.sets.indices {
      var all: [Float] = []
      for index in blueprint.sets[set].indices {
        all += Self.respond(blueprint.bits(set, index), width: width)
      }
      responses.append(all)
    }
    for first in responses {
      for second in responses { products.append(overlap(first, second, shift: shift)) }
    }
  }

  private func overlap(_ first: [Float], _ second: [Float], shift: Int) -> [Float] {
    var result: [Float] = []
    for a in 0..<first.count / length {
      for b in 0..<second.count / length {
        var sum: Float = 0
        for k in shift..<length { sum += first[a * length + k] * second[b * length + k - shift] }
        result.append(sum)
      }
    }
    return result
  }

  /// Darkness of modules, `reach` samples more on both sides.
  static func respond(_ bits: [UInt8], width: Int) -> [Float] {
    let margin = reach * fine / rate
    var line = [Float](repeating: 0, count: bits.count * fine + 2 * margin)
    for (module, bit) in bits.enumerated() where bit != 0 {
      for k in 0..<fine { line[margin + module * fine + k] = 1 }
    }
    for _ in 0..<3 { line = box(line, width: width) }
    let step = fine / rate
    return (0..<bits.count * rate + 2 * reach).map { k in
      var sum: Float = 0
      for i in 0..<step { sum += line[k * step + i] }
      return sum / Float(step)
    }
  }

  /// Mean of `width` neighbours; what lies beyond the ends counts as light.
  private static func box(_ line: [Float], width: Int) -> [Float] {
    let half = width / 2
    var result = line
    for i in line.indices {
      var sum: Float = 0
      for k in max(i - half, 0)...min(i + half, line.count - 1) { sum += line[k] }
      result[i] = sum / Float(width)
    }
    return result
  }
}
