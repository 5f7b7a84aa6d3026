/// Runs of a drawing that was enlarged or reduced by repeating or leaving out pixels, such as a picture of a
/// screen: some modules become a pixel wider than others, and what they were shows in where all edges lie.
extension RunLine {
  /// Runs that tell the width of a module, at least; and at most, as a Code 128 of forty characters has: what
  /// a lattice costs grows with their square.
  private static let runs = 20...256
  /// How many times as wide as the narrowest run a space beside the symbol is, and pixels of that run at
  /// most: rounding to pixels does no harm to wider modules.
  private static let quietZone: Int32 = 8
  private static let mostPixels: Int32 = 3

  /// The same line with the edges around the middle of `bars` (1/16 pixel), as far as the spaces beside them,
  /// put where those of modules of one width lie; `false` where some edge is not the pixel next to such a
  /// place.
  func onLattice(_ bars: ClosedRange<Double>, into other: inout RunLine) -> Bool {
    let middle = Int32((bars.lowerBound + bars.upperBound) / 2)
    guard var first = edges.firstIndex(where: { $0 >= middle }), first > 0 else { return false }
    var last = first, narrowest = edges[first] &- edges[first - 1]
    while first > 1, edges[first] &- edges[first - 1] < Self.quietZone * narrowest {
      first -= 1
      narrowest = min(narrowest, edges[first + 1] &- edges[first])
    }
    while last + 2 < edges.count, edges[last + 1] &- edges[last] < Self.quietZone * narrowest {
      last += 1
      narrowest = min(narrowest, edges[last] &- edges[last - 1])
    }
    guard Self.runs.contains(last - first), narrowest > 0, narrowest <= Self.mostPixels * 16 else {
      return false
    }
    let origin = edges[first]
    var places: [Double] = []
    for edge in edges[first...last] {
      guard (edge &- origin) & 15 == 0 else { return false }
      places.append(Double(edge &- origin) / 16)
    }
    guard let lattice = PixelLattice(places, narrowest: Double(narrowest) / 16) else { return false }
    other.begin(at: edges[0])
    for index in 1..<edges.count {
      let isInside = index >= first && index <= last
      let place = isInside ? lattice.place(lattice.modules(places[index - first])) : 0
      other.add(isInside ? origin &+ Int32((place * 16).rounded()) : edges[index])
    }
    return true
  }
}

/// Places one module after another that edges have been moved from to the pixels next to them.
private struct PixelLattice {
  private var origin: Double
  /// Pixels of a module.
  private var module: Double

  /// The least pixels of a module: of narrower ones, edges at any pixels would do.
  private static let least = 1.18
  /// Pixels that a module has more, or fewer, than the narrowest run.
  private static let range = (below: 0.15, above: 1.1)
  /// Pixels that rounding moves an edge at most, with what adding up leaves; and how many more an edge may be
  /// off while the lattice is not yet known well.
  private static let rounding = 0.505, slack = 0.4
  /// Pixels that both ends are tried off, and in what steps.
  private static let reach = 1, step = 0.4
  /// How often a closer lattice is looked for, and how much more those edges count each time that are far
  /// off: what all are off at most is to be small, and not what they are off in the mean.
  private static let rounds = 6, near = 0.1, far = 8.0

  /// The one with the widest modules that explains all places, which ascend from 0.
  init?(_ places: [Double], narrowest: Double) {
    (origin, module) = (0, 1)
    let length = places[places.count - 1]
    let least = max(Self.least, narrowest - Self.range.below)
    var count = ((length - 1) / (narrowest + Self.range.above)).rounded(.up)
    while count * least <= length + 1 {
      for begin in -Self.reach...Self.reach {
        for end in -Self.reach...Self.reach {
          origin = Double(begin) * Self.step
          module = (length + Double(end - begin) * Self.step) / count
          if fits(places, within: Self.rounding + Self.slack, apart: false), moveClose(to: places) { return }
        }
      }
      count += 1
    }
    return nil
  }

  /// The module that an edge near a place is the beginning of.
  func modules(_ place: Double) -> Double { ((place - origin) / module).rounded() }

  func place(_ modules: Double) -> Double { origin + modules * module }

  /// Whether all places are as near as `most` to ones of the lattice, `apart`: each to another one.
  private func fits(_ places: [Double], within most: Double, apart: Bool) -> Bool {
    var before = -Double.infinity
    for place in places {
      let count = modules(place)
      if abs(place - self.place(count)) > most || apart && count <= before { return false }
      before = count
    }
    return true
  }

  /// Becomes the lattice closest to the places; whether that explains them.
  private mutating func moveClose(to places: [Double]) -> Bool {
    var weights = [Double](repeating: 1, count: places.count)
    for _ in 0..<Self.rounds {
      var (sum, x, y, xx, xy) = (0.0, 0.0, 0.0, 0.0, 0.0)
      for index in places.indices {
        let count = modules(places[index]), weight = weights[index]
        sum += weight
        x += weight * count
        y += weight * places[index]
        xx += weight * count * count
        xy += weight * count * places[index]
      }
      module = (sum * xy - x * y) / (sum * xx - x * x)
      origin = (y - x * module) / sum
      guard module > Self.least else { return false }
      if fits(places, within: Self.rounding, apart: true) { return true }
      for index in places.indices {
        let off = places[index] - place(modules(places[index]))
        weights[index] *= Self.near + Self.far * off * off
      }
    }
    return false
  }
}
