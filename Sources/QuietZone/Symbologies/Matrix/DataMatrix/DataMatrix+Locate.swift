extension DataMatrix {
  /// Lengths of edges that may be an arm's whose corner is worn, shares of a side.
  private static let wornArm = 0.4...1.15

  /// Every L that the edges make, for both polarities, the largest first: what lies inside a symbol need not
  /// be looked at once it is read.
  ///
  /// - Parameter side: How long their arms are, pixels, whose corner may be worn then; 0 where that is not
  ///   known.
  static func locate(
    _ edges: [StraightEdge], side: Double, dark: DarkPixels, minimum: Double, in surroundings: Surroundings,
    spending budget: inout WorkBudget, shouldStop: () -> Bool
  ) -> [DataMatrixFinding] {
    var turner = CornerTurner(dark, minimum: minimum, in: surroundings)
    var found: [DataMatrixFinding] = []
    for index in edges.indices {
      if index & 63 == 0, budget.isSpent || shouldStop() { break }
      if side > 0, !wornArm.contains(edges[index].length / side) { continue }
      budget.spend(100)
      for kind in 0..<2 where turner.isArm(edges[index], kind == 1) {
        for atEnd in [true, false] {
          let finding = turner.finding(edges[index], atEnd: atEnd, isInverted: kind == 1, side: side)
          if let finding { found.append(finding) }
        }
        budget.spend(turner.takeWork())
      }
    }
    return found.sorted { $0.rightLength + $0.upLength > $1.rightLength + $1.upLength }
  }
}
