/// A value that scan lines of one bar field gave, with the lines that gave it.
///
/// An add-on is less sure than its main symbol, and some lines pass above or below it: all lines count for
/// the main symbol, and the add-on needs a majority of its own.
struct LinearVote {
  /// One line's share in a value.
  struct Stroke {
    /// Distance of the line from the middle of the field, pixels along the bars.
    var offset: Double
    /// The symbol's ends, pixels along the line from the middle of the field; `begin < end`.
    var begin: Double
    var end: Double
  }

  /// The value with one add-on, or without.
  private struct Variant {
    var reading: LinearReading
    var count: Int
    /// Sums of the strokes' ends.
    var begin: Double
    var end: Double
  }

  let symbology: Symbology
  /// The trade item number, or else the content.
  private let main: [UInt8]
  /// Read against the direction of the line.
  let isReversed: Bool
  let isInverted: Bool
  private(set) var strokes: [Stroke] = []
  /// Independent lines that must agree.
  private(set) var needed: Int
  /// Lines that gave another value for the same bars.
  var dissent = 0
  /// Width of a module, pixels; 0 where that was not measured.
  let module: Double
  private var variants: [Variant] = []

  init(_ reading: LinearReading, isReversed: Bool, isInverted: Bool, _ stroke: Stroke) {
    symbology = reading.symbology
    main = Self.main(reading)
    needed = reading.linesNeeded
    module = reading.modules > 0 ? (stroke.end - stroke.begin) / Double(reading.modules) : 0
    self.isReversed = isReversed
    self.isInverted = isInverted
    add(reading, stroke)
  }

  private static func main(_ reading: LinearReading) -> [UInt8] {
    reading.details.gtin ?? Array(reading.content.bytes.dropLast(reading.details.addOn?.count ?? 0))
  }

  var count: Int { strokes.count }
  var lowest: Double { strokes.reduce(.infinity) { min($0, $1.offset) } }
  var highest: Double { strokes.reduce(-.infinity) { max($0, $1.offset) } }
  /// Means over the strokes.
  var begin: Double { strokes.reduce(0) { $0 + $1.begin } / Double(max(count, 1)) }
  var end: Double { strokes.reduce(0) { $0 + $1.end } / Double(max(count, 1)) }
  var length: Double { end - begin }
  /// How sure the value is, see ``LinearDetails/confidence``.
  var confidence: Double {
    min(1, Double(count) / Double(needed + 2)) * Double(count) / Double(max(count + dissent, 1))
  }
  /// Lines met for each line needed.
  var weight: Double { Double(count) / Double(max(needed, 1)) }

  /// Whether `other`, met at `stroke`, is the same value in the same place.
  func matches(_ other: LinearReading, isReversed: Bool, isInverted: Bool, _ stroke: Stroke) -> Bool {
    symbology == other.symbology && self.isReversed == isReversed && self.isInverted == isInverted
      && main == Self.main(other) && overlaps(stroke.begin, stroke.end)
  }

  func overlaps(_ begin: Double, _ end: Double) -> Bool {
    let (a, b) = (self.begin, self.end)
    return min(b, end) - max(a, begin) > 0.5 * min(b - a, end - begin)
  }

  /// Counts a line, once however often it was read.
  mutating func add(_ reading: LinearReading, _ stroke: Stroke) {
    if strokes.contains(where: { abs($0.offset - stroke.offset) < 0.9 }) { return }
    strokes.append(stroke)
    // The line that was easiest to read tells how sure the value is.
    needed = min(needed, reading.linesNeeded)
    guard let known = variants.firstIndex(where: { $0.reading.details.addOn == reading.details.addOn }) else {
      variants.append(Variant(reading: reading, count: 1, begin: stroke.begin, end: stroke.end))
      return
    }
    variants[known].count += 1
    variants[known].begin += stroke.begin
    variants[known].end += stroke.end
    let best = variants[known].reading.quietZone, new = reading.quietZone
    if min(new.left, new.right) > min(best.left, best.right) { variants[known].reading = reading }
  }

  /// The value to report and its ends: with an add-on that at least two lines and a quarter of all agree on.
  var result: (reading: LinearReading, begin: Double, end: Double)? {
    var best: Variant?
    for variant in variants {
      let isAddOn = variant.reading.details.addOn != nil
      if isAddOn, variant.count < 2 || variant.count * 4 < count { continue }
      guard let known = best else {
        best = variant
        continue
      }
      let knownIsAddOn = known.reading.details.addOn != nil
      if isAddOn != knownIsAddOn ? isAddOn : variant.count > known.count { best = variant }
    }
    guard let best else { return nil }
    return (best.reading, best.begin / Double(best.count), best.end / Double(best.count))
  }

  /// Whether `other` has a say about the same bars: its ends overlap and its lines lie among these.
  func rivals(_ other: LinearVote) -> Bool {
    guard overlaps(other.begin, other.end) else { return false }
    return other.highest >= lowest - 2 && other.lowest <= highest + 2
  }

  /// Whether this value speaks for bars that `other` has only a part of, or has weaker proof for: a code of
  /// few bars is easily found inside a longer one.
  func outranks(_ other: LinearVote) -> Bool {
    guard rivals(other) else { return false }
    if needed != other.needed { return needed < other.needed }
    return length > 1.1 * other.length
  }
}
