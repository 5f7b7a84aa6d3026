extension DataMatrix {
  /// Every L that the edges make, for both polarities, the largest first: what lies inside a symbol need not
  /// be looked at once it is read.
  static func locate(
    _ edges: [StraightEdge], dark: DarkPixels, minimum: Double, in surroundings: Surroundings,
    spending budget: inout WorkBudget, shouldStop: () -> Bool
  ) -> [DataMatrixFinding] {
    var turner = CornerTurner(dark, minimum: minimum, in: surroundings)
    var found: [DataMatrixFinding] = []
    for index in edges.indices {
      if index & 63 == 0, budget.isSpent || shouldStop() { break }
      budget.spend(100)
      for kind in 0..<2 where turner.isArm(edges[index], kind == 1) {
        if let finding = turner.finding(edges[index], atEnd: true, isInverted: kind == 1) {
          found.append(finding)
        }
        if let finding = turner.finding(edges[index], atEnd: false, isInverted: kind == 1) {
          found.append(finding)
        }
        budget.spend(turner.takeWork())
      }
    }
    return found.sorted { $0.rightLength + $0.upLength > $1.rightLength + $1.upLength }
  }
}
