/// Several symbols in one field, one above the other.
extension RegionReader {
  /// Takes over the values that enough lines agree on, with more lines where they need some; again for lines
  /// that turn out to be another symbol's.
  mutating func conclude(_ scanner: inout LineScanner, _ filter: LineFilter) {
    for _ in 0..<6 {
      confirm(&scanner, filter)
      if !settle() || shouldStop { return }
    }
  }

  /// Looks for other symbols above, between and below those read, until that gives nothing more.
  mutating func readGaps(_ scanner: inout LineScanner, _ filter: LineFilter) {
    for _ in 0..<12 {
      let before = barcodes.count
      for gap in gaps {
        let height = gap.upperBound - gap.lowerBound
        for k in 1...4 {
          if shouldStop { return }
          scan(&scanner, gap.lowerBound + height * Double(k) / 5, filter)
        }
      }
      if votes.isEmpty { return }
      conclude(&scanner, filter)
      if barcodes.count == before { return }
    }
  }

  /// Where the field has room above, between or below the symbols read for another one.
  private var gaps: [ClosedRange<Double>] {
    let extents = reported.map { $0.extent }.sorted { $0.lowerBound < $1.lowerBound }
    let lowest = extents.reduce(Double.infinity) { min($0, $1.upperBound - $1.lowerBound) }
    let least = max(min(field.halfHeight * 0.5, lowest * 0.5), 12)
    var gaps: [ClosedRange<Double>] = []
    var from = -field.halfHeight
    for extent in extents + [field.halfHeight...field.halfHeight] {
      if extent.lowerBound - from > least { gaps.append(from...extent.lowerBound) }
      from = max(from, extent.upperBound)
    }
    return gaps
  }
}
