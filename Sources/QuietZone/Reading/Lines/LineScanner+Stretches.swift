extension LineScanner {
  /// A part of a line that a whole symbol may fill.
  struct Stretch {
    /// Pixels from the line's start.
    var begin: Double
    var end: Double
    var runs: Int
    /// The wider one of the light spaces beside it, pixels.
    var light: Double
    /// Whether bars go on beside it, as near and as dense as those of a symbol that it is a part of; and
    /// whether they do on both sides where its quiet zones ought to be.
    var goesOn: Bool
    var isEnclosed: Bool
  }
}

extension LineScanner.Stretch {
  /// Eight bars with the spaces between them are the least.
  private static let leastRuns = 15
  /// The light beside a stretch, in parts of its length: 4.5 of at most 95 modules, or 0.5 on one side if it
  /// is the picture that ends there: blur takes a module of it.
  private static let quietZone = 9, cutQuietZone = 1, whole = 190

  /// Stretches none of whose spaces is as wide as the light on both sides, the longest ones, two at most;
  /// then such as are longer still if the picture ends beside them.
  static func all(in row: RunRow, isCut: (begin: Bool, end: Bool)) -> [Self] {
    var result: [Self] = [], cut: [Self] = []
    var first = 1
    while first + 1 < row.count, result.count < 2 {
      let before = row[first - 1], beginsCut = isCut.begin && first == 1
      // The last bar of a stretch from `first` on, and of one that is cut.
      var end: Int?, cutEnd: Int?
      // The widest space inside so far.
      var widest = 0
      for last in stride(from: first, to: row.count - 1, by: 2) {
        let after = row[last + 1], length = row.sum(first, last - first + 1)
        if last - first + 1 >= leastRuns {
          let limit = max(length * quietZone / whole, widest), least = length * cutQuietZone / whole
          let endsCut = isCut.end && last + 2 == row.count
          if before > limit, after > limit { end = last }
          if before > limit, endsCut, after > least { cutEnd = last }
          if beginsCut, before > least, after > limit { cutEnd = last }
        }
        widest = max(widest, after)
        if widest >= before, !beginsCut { break }
      }
      if let cutEnd, cutEnd > end ?? 0 { cut.append(Self(row, first, to: cutEnd)) }
      if let end { result.append(Self(row, first, to: end)) }
      first = (end ?? first) + 2
    }
    return result + cut
  }

  private init(_ row: RunRow, _ first: Int, to last: Int) {
    begin = Double(row.start(first)) / 16
    end = Double(row.start(last + 1)) / 16
    runs = last - first + 1
    light = Double(max(row[first - 1], row[last + 1])) / 16
    let length = row.sum(first, runs), near = length * 2 / 3
    goesOn = row.sidesGoingOn(beside: first, to: last, light: near, bars: near) > 0
    isEnclosed = row.sidesGoingOn(beside: first, to: last, light: length / 14, bars: length / 3) > 1
  }
}
