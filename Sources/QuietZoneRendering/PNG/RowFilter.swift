/// What is stored of a row (ISO/IEC 15948, clause 9): its bytes, or how they differ from those to the left
/// (a), above (b) and above the left (c).
enum RowFilter: UInt8, CaseIterable, Sendable {
  case none
  case sub
  case up
  case average
  case paeth

  /// What a filter expects of the byte at the place of its neighbours.
  @inline(__always)
  private func expected(_ a: UInt8, _ b: UInt8, _ c: UInt8) -> UInt8 {
    switch self {
    case .none: return 0
    case .sub: return a
    case .up: return b
    case .average: return UInt8(truncatingIfNeeded: (UInt16(a) &+ UInt16(b)) &>> 1)
    case .paeth:
      let left = Int16(a), up = Int16(b), corner = Int16(c)
      let toLeft = (up &- corner).magnitude, toUp = (left &- corner).magnitude
      let toCorner = (left &+ up &- corner &- corner).magnitude
      return toLeft <= toUp && toLeft <= toCorner ? a : toUp <= toCorner ? b : c
    }
  }

  /// Puts the filter's number and the filtered row into `out`. `row` and `above` have `step` bytes of 0
  /// before the row, as many as a pixel has.
  func apply(_ row: [UInt8], _ above: [UInt8], step: Int, into out: inout [UInt8]) {
    out[0] = rawValue
    for index in step..<row.count {
      let left = index &- step
      out[left &+ 1] = row[index] &- expected(row[left], above[index], above[left])
    }
  }

  /// The sum of the filtered bytes, taken as differences −128…127, without signs: the heuristic of clause
  /// 12.8.
  func sum(_ row: [UInt8], _ above: [UInt8], step: Int) -> Int {
    var sum = 0
    for index in step..<row.count {
      let left = index &- step
      let difference = row[index] &- expected(row[left], above[index], above[left])
      sum &+= Int(Int8(bitPattern: difference).magnitude)
    }
    return sum
  }
}

/// Which filter each row gets.
enum FilterChoice: Sendable {
  /// The same for all.
  case all(RowFilter)
  /// For each row the one with the smallest sum.
  case smallestSum

  func filter(_ row: [UInt8], _ above: [UInt8], step: Int) -> RowFilter {
    if case .all(let filter) = self { return filter }
    var best = RowFilter.none, bestSum = Int.max
    for filter in RowFilter.allCases {
      let sum = filter.sum(row, above, step: step)
      if sum < bestSum { (best, bestSum) = (filter, sum) }
    }
    return best
  }
}
