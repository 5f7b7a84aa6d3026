/// Which row of a stacked symbol lies at each offset, along one side of it: known at some places, drawn out
/// between and beyond them.
struct RowLine {
  /// Offset of the middle of each row that was seen, ascending by offset.
  private let places: [(offset: Float, row: Float)]
  /// Rows a pixel; negative where they count against the offsets.
  let slope: Float

  /// How far a row may be from the line of the others, rows, or a share of how many were seen where that is
  /// more: those farther off were misread.
  private static let mostOff: (rows: Float, share: Float) = (2.5, 0.12)

  /// From sightings of rows at offsets; `nil` for fewer than two rows, or where they have no order.
  init?(_ sightings: [(offset: Float, row: Int)]) {
    var sums: [(row: Int, offset: Float, count: Float)] = []
    for (offset, row) in sightings {
      if let index = sums.firstIndex(where: { $0.row == row }) {
        sums[index].offset += offset
        sums[index].count += 1
      } else {
        sums.append((row, offset, 1))
      }
    }
    var means = sums.map { (offset: $0.offset / $0.count, row: Float($0.row)) }
    means.sort { $0.row < $1.row }
    guard means.count >= 2, let slope = Self.slope(means) else { return nil }
    let rests = means.map { $0.row - slope * $0.offset }.sorted { $0 < $1 }
    let middle = rests[rests.count / 2]
    let limit = max(Self.mostOff.rows, Self.mostOff.share * Float(rests.count))
    means.removeAll { abs($0.row - slope * $0.offset - middle) > limit }
    guard means.count >= 2 else { return nil }
    means.sort { $0.offset < $1.offset }
    places = means
    self.slope = slope
  }

  /// The median of the slopes between rows far apart, which come in order.
  private static func slope(_ means: [(offset: Float, row: Float)]) -> Float? {
    var slopes: [Float] = []
    let half = max(1, means.count / 2)
    for first in 0..<means.count - half {
      let (a, b) = (means[first], means[first + half])
      if a.offset != b.offset { slopes.append((b.row - a.row) / (b.offset - a.offset)) }
    }
    slopes.sort { $0 < $1 }
    guard let slope = slopes.isEmpty ? nil : slopes[slopes.count / 2], slope != 0 else { return nil }
    return slope
  }

  /// The row at an offset; whole numbers are the middles of rows.
  func row(at offset: Float) -> Float {
    var low = 0, high = places.count - 1
    if offset <= places[0].offset { return places[0].row + slope * (offset - places[0].offset) }
    if offset >= places[high].offset { return places[high].row + slope * (offset - places[high].offset) }
    while high - low > 1 {
      let middle = (low + high) / 2
      if places[middle].offset <= offset { low = middle } else { high = middle }
    }
    let (a, b) = (places[low], places[high])
    let span = b.offset - a.offset
    return span > 0 ? a.row + (b.row - a.row) * (offset - a.offset) / span : a.row
  }

  /// Where a row lies.
  func offset(of row: Float) -> Float {
    // The nearest row that was seen, and on from there.
    var best = places[0]
    for place in places where abs(place.row - row) < abs(best.row - row) { best = place }
    return best.offset + (row - best.row) / slope
  }

  /// Rows that tell where a symbol ends.
  private static let mostWitnesses = 5

  /// Where a symbol ends, which is where `row` lies: what the middle one of the rows seen next to it says,
  /// since some of them may be misread.
  func end(_ row: Float) -> Float {
    let nearest = places.sorted { abs($0.row - row) < abs($1.row - row) }.prefix(Self.mostWitnesses)
    let offsets = nearest.map { $0.offset + (row - $0.row) / slope }
    return nearest.count < 3 ? offsets[0] : offsets.sorted { $0 < $1 }[nearest.count / 2]
  }
}
