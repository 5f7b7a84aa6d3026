extension DataMatrix {
  /// Lengths of edges that may be an arm's whose corner is worn, shares of a side.
  private static let wornArm = 0.4...1.15

  /// What is looked for.
  enum Wanted {
    /// Every L whose arms are whole edges.
    case any
    /// Those whose arms are parts of edges: symbols of a sheet lie in a line.
    case parts
    /// Those whose arms are so long, pixels, and whose corners may be worn.
    case side(Double)
  }

  /// Every L of a kind that the edges make, for both polarities, the largest first: what lies inside a symbol
  /// need not be looked at once it is read.
  static func locate(
    _ edges: [StraightEdge], _ wanted: Wanted, dark: DarkPixels, minimum: Double,
    in surroundings: Surroundings, spending budget: inout WorkBudget, shouldStop: () -> Bool
  ) -> [DataMatrixFinding] {
    var turner = CornerTurner(dark, minimum: minimum, in: surroundings)
    var found: [DataMatrixFinding] = []
    for index in edges.indices {
      if index & 63 == 0, budget.isSpent || shouldStop() { break }
      var known = 0.0
      if case .side(let side) = wanted {
        known = side
        if !wornArm.contains(edges[index].length / side) { continue }
      }
      budget.spend(100)
      for kind in 0..<2 {
        guard let module = turner.arm(edges[index], kind == 1) else { continue }
        var (arms, width) = ([edges[index]], 0.0)
        if case .parts = wanted {
          (arms, width) = (turner.parts(edges[index], module: module, kind == 1), module)
        }
        for arm in arms {
          for atEnd in [true, false] {
            let finding = turner.finding(
              arm, atEnd: atEnd, isInverted: kind == 1, module: width, side: known)
            if let finding { found.append(finding) }
          }
        }
        budget.spend(turner.takeWork())
      }
    }
    return found.sorted { $0.rightLength + $0.upLength > $1.rightLength + $1.upLength }
  }
}
