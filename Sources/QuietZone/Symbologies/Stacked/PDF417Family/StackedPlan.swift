/// Where each codeword of a stacked symbol lies: its rows are straight lines from the patterns of one side to
/// those of the other.
struct StackedPlan {
  let rows: Int
  let columns: Int
  let left: StackedSide
  let right: StackedSide

  /// Modules from the middle of a side's pattern to its end.
  private static let halfPattern = 8.5
  /// How far beside where the column before lay a codeword is looked for: so many steps, of so many modules.
  private static let steps = 2
  private static let step = 0.3
  /// How much of half a row's height is averaged: borders of rows stay out.
  private static let averagedShare = 0.35
  /// By how much a codeword leads that chance does not choose, and what share of them must: correction alone
  /// would find something in nothing.
  private static let clearLead: Float = 0.03
  private static let clearShare = 2
  /// Leads are compared in steps of so much of one, and codewords told by as many numbers.
  private static let leadSteps: Float = 4096
  private static let mostCodewords = 1 << 16

  /// The codewords, row by row, and their places from the least sure one on; `nil` where grey tells too few.
  func codewords(_ grey: borrowing StackedGrey) -> (codewords: [UInt16], leastSure: [Int])? {
    var codewords = [UInt16](repeating: 0, count: rows * columns)
    var leads: [Int] = []
    var clear = 0
    // By how much the column before lay beside its place: perspective and bends grow from column to column.
    var drift = 0.0
    for column in 0..<columns {
      var shifts: [Int] = []
      for row in 0..<rows {
        let place = row * columns + column
        let (best, shift) = codeword(grey, row: row, column: column, drift: drift)
        codewords[place] = UInt16(truncatingIfNeeded: best.value)
        leads.append(Int(best.lead * Self.leadSteps) * Self.mostCodewords + place)
        if best.lead > Self.clearLead { shifts.append(shift) }
      }
      clear += shifts.count
      guard !shifts.isEmpty else { continue }
      shifts.sort { $0 < $1 }
      drift += Double(shifts[shifts.count / 2]) * Self.step
    }
    guard clear * Self.clearShare >= codewords.count else { return nil }
    leads.sort { $0 < $1 }
    for index in leads.indices { leads[index] &= Self.mostCodewords - 1 }
    return (codewords, leads)
  }

  private func codeword(
    _ grey: borrowing StackedGrey, row: Int, column: Int, drift: Double
  ) -> (StackedGrey.Match, shift: Int) {
    let from = left.place(ofRow: Float(row)), to = right.place(ofRow: Float(row))
    // Modules from the middle of one side's patterns: to that of the other's, and to the codeword.
    let length = Double(17 * (columns + 1)), begin = Self.halfPattern + Double(17 * column)
    let module = (to - from) * (1 / length)
    let share = begin / length
    let height = (1 - share) / Double(left.rows.slope) + share / Double(right.rows.slope)
    var best = (StackedGrey.Match(), shift: 0)
    for step in -Self.steps...Self.steps {
      let shift = drift + Double(step) * Self.step
      if let match = grey.codeword(
        at: from + module * (begin + shift), module: module,
        halfHeight: abs(height) * Self.averagedShare / 2, cluster: row % 3),
        match.score > best.0.score
      {
        best = (match, step)
      }
    }
    return best
  }
}
