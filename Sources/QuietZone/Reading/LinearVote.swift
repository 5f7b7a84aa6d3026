/// A value that scan lines of one bar field gave, with the lines that gave it.
struct LinearVote {
  /// One line's share in a value.
  struct Stroke {
    /// Distance of the line from the middle of the field, pixels along the bars.
    var offset: Double
    /// The symbol's ends, pixels along the line from the middle of the field; `begin < end`.
    var begin: Double
    var end: Double
  }

  var reading: LinearReading
  /// Read against the direction of the line.
  var isReversed: Bool
  var isInverted: Bool
  private(set) var strokes: [Stroke] = []
  private var addOns: [(digits: [UInt8], count: Int)] = []

  init(_ reading: LinearReading, isReversed: Bool, isInverted: Bool) {
    self.reading = reading
    self.isReversed = isReversed
    self.isInverted = isInverted
  }

  var count: Int { strokes.count }
  var needed: Int { reading.linesNeeded }

  var lowest: Double { strokes.reduce(.infinity) { min($0, $1.offset) } }
  var highest: Double { strokes.reduce(-.infinity) { max($0, $1.offset) } }
  /// Means over the strokes.
  var begin: Double { strokes.reduce(0) { $0 + $1.begin } / Double(max(count, 1)) }
  var end: Double { strokes.reduce(0) { $0 + $1.end } / Double(max(count, 1)) }

  /// Whether `other`, met at `stroke`, is the same value in the same place.
  func matches(_ other: LinearReading, isReversed: Bool, isInverted: Bool, _ stroke: Stroke) -> Bool {
    guard reading.symbology == other.symbology, self.isReversed == isReversed, self.isInverted == isInverted,
      reading.content == other.content
    else { return false }
    return overlaps(stroke.begin, stroke.end)
  }

  func overlaps(_ begin: Double, _ end: Double) -> Bool {
    let (a, b) = (self.begin, self.end)
    return min(b, end) - max(a, begin) > 0.5 * min(b - a, end - begin)
  }

  /// Counts a line, once however often it was read.
  mutating func add(_ other: LinearReading, _ stroke: Stroke) {
    let isNew = !strokes.contains { abs($0.offset - stroke.offset) < 0.9 }
    if isNew { strokes.append(stroke) }
    if let digits = other.details.addOn, isNew {
      if let known = addOns.firstIndex(where: { $0.digits == digits }) {
        addOns[known].count += 1
      } else {
        addOns.append((digits, 1))
      }
    }
    // The line with the most light space around tells best.
    if isNew, other.quietZone.left + other.quietZone.right > reading.quietZone.left + reading.quietZone.right
    {
      reading = other
    }
  }

  /// The add-on that at least two lines, and a third of all, agree on.
  var addOn: [UInt8]? {
    guard let best = addOns.max(by: { $0.count < $1.count }) else { return nil }
    return best.count >= 2 && best.count * 3 >= count ? best.digits : nil
  }

  /// Whether `other` has a say about the same bars: its ends overlap and its lines lie among these.
  func rivals(_ other: LinearVote) -> Bool {
    guard overlaps(other.begin, other.end) else { return false }
    return other.highest >= lowest - 2 && other.lowest <= highest + 2
  }

  /// How much a value weighs against another one for the same bars.
  var weight: Double { Double(count) / Double(max(needed, 1)) }
}
