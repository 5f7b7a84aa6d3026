/// What blur of one strength makes of characters and patterns: their darkness in quarters of a module,
/// reaching into their neighbours.
///
/// Blur adds up: the darkness at a place is the sum of what every character alone would put there.
struct BlurModel: Sendable {
  /// Samples a module.
  static let rate = 4
  /// Samples that a pattern reaches to both sides.
  static let reach = 10
  private static let fine = 8

  /// A box `width` eighths of a module wide (odd), `passes` times: three are a lens out of focus, with a
  /// standard deviation of about half the width, one is a hand that moved.
  struct Kernel: Sendable {
    var width: Int
    var passes: Int
  }

  /// Twice the products of neighbouring characters, summed over where both reach.
  struct Products: Sendable {
    /// One row behind the other.
    let values: [Float]
    /// The least and the most of each row.
    private(set) var least: [Float] = []
    private(set) var most: [Float] = []

    init(_ values: [Float], rows: Int) {
      self.values = values
      let count = values.count / rows
      for row in 0..<rows {
        var least = Float.infinity, most = -Float.infinity
        for place in row * count..<(row + 1) * count {
          least = min(least, values[place])
          most = max(most, values[place])
        }
        self.least.append(least)
        self.most.append(most)
      }
    }
  }

  /// Samples of a character's response.
  let length: Int
  /// For each set the responses of its characters, one behind the other.
  let responses: [[Float]]
  /// The same, one sample behind the other: all characters' values at each.
  let columns: [[Float]]
  /// For each set the sums of the squares of its characters' responses.
  let energies: [[Float]]
  /// For each two sets (first · number of sets + second) the products of neighbouring characters, a row for
  /// each first one.
  let products: [Products]
  /// The same with a row for each second one.
  let mirrored: [Products]
  /// Responses of the fixed patterns.
  let patterns: [[Float]]

  init(_ sets: [[[UInt8]]], patterns: [[UInt8]], slotModules: Int, kernel: Kernel) {
    let length = slotModules * Self.rate + 2 * Self.reach
    let responses = sets.map { set in set.flatMap { Self.respond($0, kernel) } }
    var products: [Products] = [], mirrored: [Products] = []
    for first in sets.indices {
      for second in sets.indices {
        let (rows, columns) = (sets[first].count, sets[second].count)
        let values = Self.overlap(
          responses[first], responses[second], length: length, shift: slotModules * Self.rate)
        products.append(Products(values, rows: rows))
        mirrored.append(Products(Self.transposed(values, rows: rows, columns: columns), rows: columns))
      }
    }
    self.length = length
    self.responses = responses
    self.products = products
    self.mirrored = mirrored
    columns = sets.indices.map {
      Self.transposed(responses[$0], rows: sets[$0].count, columns: length)
    }
    energies = sets.indices.map { set in
      sets[set].indices.map { character in
        var sum: Float = 0
        for k in 0..<length {
          sum += responses[set][character * length + k] * responses[set][character * length + k]
        }
        return sum
      }
    }
    self.patterns = patterns.map { Self.respond($0, kernel) }
  }

  private static func transposed(_ matrix: [Float], rows: Int, columns: Int) -> [Float] {
    var result = [Float](repeating: 0, count: matrix.count)
    for row in 0..<rows {
      for column in 0..<columns { result[column &* rows &+ row] = matrix[row &* columns &+ column] }
    }
    return result
  }

  private static func overlap(_ first: [Float], _ second: [Float], length: Int, shift: Int) -> [Float] {
    var result: [Float] = []
    for a in 0..<first.count / length {
      for b in 0..<second.count / length {
        var sum: Float = 0
        for k in shift..<length { sum += first[a &* length &+ k] * second[b &* length &+ k &- shift] }
        result.append(2 * sum)
      }
    }
    return result
  }

  /// Darkness of modules, `reach` samples more on both sides.
  static func respond(_ bits: [UInt8], _ kernel: Kernel) -> [Float] {
    let margin = reach * fine / rate
    var line = [Float](repeating: 0, count: bits.count * fine + 2 * margin)
    for (module, bit) in bits.enumerated() where bit != 0 {
      for k in 0..<fine { line[margin + module * fine + k] = 1 }
    }
    for _ in 0..<kernel.passes { line = box(line, width: kernel.width) }
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
    var sum: Float = 0
    for i in 0..<min(half, line.count) { sum += line[i] }
    for i in line.indices {
      if i + half < line.count { sum += line[i + half] }
      if i - half - 1 >= 0 { sum -= line[i - half - 1] }
      result[i] = sum / Float(width)
    }
    return result
  }
}
