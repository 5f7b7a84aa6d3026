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
    /// Which of the value's variants it showed; the vote's to fill in.
    fileprivate var variant = 0

    /// What was met on a line whose first sample lies `from` pixels from the middle of the field, which is
    /// the middle of that sample's pixel.
    init(_ hit: LineScanner.Hit, at offset: Double, from: Double) {
      self.init(hit.begin, hit.end, at: offset, from: from)
    }

    /// The same for a symbol of which these are the ends along the line.
    init(_ begin: Double, _ end: Double, at offset: Double, from: Double) {
      self.offset = offset
      self.begin = from - 0.5 + begin
      self.end = from - 0.5 + end
    }
  }

  /// The value with one add-on, or without.
  private struct Variant {
    var reading: LinearReading
    var count = 0
    /// Sums of the strokes' ends.
    var begin = 0.0
    var end = 0.0

    mutating func add(_ stroke: Stroke) {
      count += 1
      begin += stroke.begin
      end += stroke.end
    }
  }

  let symbology: Symbology
  /// The content without an add-on; of a UPC-E the trade item number, which its content is beside an add-on.
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
  /// Whether it has been looked at how far the bars reach, and what was found.
  var isMeasured = false
  var bars: BarTracer.Bars?
  /// Whether what lies beside it or is printed beneath it shows that it is a part of a symbol.
  var isPart = false
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
    if reading.symbology == .upcE, let gtin = reading.details.gtin { return gtin }
    return Array(reading.content.bytes.dropLast(reading.details.addOn?.count ?? 0))
  }

  var count: Int { strokes.count }
  /// The outermost lines, pixels from the middle of the field.
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
      && (bars == nil || isAmongBars(stroke.offset))
  }

  private func isAmongBars(_ offset: Double) -> Bool {
    let extent = extent
    return offset >= extent.lowerBound - 2 && offset <= extent.upperBound + 2
  }

  /// Whether both are the same value.
  func equals(_ other: LinearVote) -> Bool { symbology == other.symbology && main == other.main }

  func overlaps(_ begin: Double, _ end: Double) -> Bool {
    let (a, b) = (self.begin, self.end)
    return min(b, end) - max(a, begin) > 0.5 * min(b - a, end - begin)
  }

  /// Pixels between lines that count as two.
  private static let apart = 0.9
  /// How many times as long as another a symbol of as strong a check is, of which that one is a part.
  private static let longer = 1.1

  /// Counts a line, once however often it was read.
  mutating func add(_ reading: LinearReading, _ stroke: Stroke) {
    if strokes.contains(where: { abs($0.offset - stroke.offset) < Self.apart }) { return }
    // The line that was easiest to read tells how sure the value is.
    needed = min(needed, reading.linesNeeded)
    let known =
      variants.firstIndex { $0.reading.details.addOn == reading.details.addOn } ?? variants.count
    if known == variants.count { variants.append(Variant(reading: reading)) }
    strokes.append(stroke)
    strokes[strokes.count - 1].variant = known
    variants[known].add(stroke)
    let best = variants[known].reading.quietZone, new = reading.quietZone
    if min(new.left, new.right) > min(best.left, best.right) { variants[known].reading = reading }
  }

  /// The value to report and its ends: with an add-on that at least two lines and a quarter of all agree on.
  var result: (reading: LinearReading, begin: Double, end: Double)? {
    guard let variant else { return nil }
    let best = variants[variant]
    return (best.reading, best.begin / Double(best.count), best.end / Double(best.count))
  }

  /// Whether a check character has been verified of the value to report.
  var isVerified: Bool { variant.map { variants[$0].reading.details.check == .verified } ?? false }

  /// Which of the variants is to be reported.
  private var variant: Int? {
    var best: Int?
    for (index, variant) in variants.enumerated() where variant.count > 0 {
      let isAddOn = variant.reading.details.addOn != nil
      if isAddOn, variant.count < 2 || variant.count * 4 < count { continue }
      guard let place = best else {
        best = index
        continue
      }
      let known = variants[place]
      let knownIsAddOn = known.reading.details.addOn != nil
      if isAddOn != knownIsAddOn ? isAddOn : variant.count > known.count { best = index }
    }
    return best
  }

  /// The line in the middle of those that showed what is reported.
  var typicalStroke: Stroke? {
    let variant = variant
    let shown = strokes.filter { $0.variant == variant }.sorted { $0.offset < $1.offset }
    return shown.isEmpty ? nil : shown[shown.count / 2]
  }

  /// The part of a line that the main symbol covers, without its add-on.
  func body(of stroke: Stroke) -> (begin: Double, end: Double) {
    let length = (stroke.end - stroke.begin) * variants[stroke.variant].reading.body
    return isReversed ? (stroke.end - length, stroke.end) : (stroke.begin, stroke.begin + length)
  }

  /// Modules of the main symbol; 0 where they were not measured.
  var modules: Int {
    variant.map { Int(Double(variants[$0].reading.modules) * variants[$0].reading.body) } ?? 0
  }

  /// Keeps the lines within a range; the others, if there are any, as a vote of their own.
  mutating func keep(_ range: ClosedRange<Double>) -> LinearVote? {
    var rest = self
    (rest.bars, rest.isMeasured) = (nil, false)
    rest.take(strokes.filter { !range.contains($0.offset) })
    guard rest.count > 0 else { return nil }
    take(strokes.filter { range.contains($0.offset) })
    return rest
  }

  private mutating func take(_ kept: [Stroke]) {
    strokes = kept
    for index in variants.indices { variants[index] = Variant(reading: variants[index].reading) }
    for stroke in kept { variants[stroke.variant].add(stroke) }
  }

  /// Offsets of the ends of the bars, as far as they are known: those of the lines at least, pixels.
  var extent: ClosedRange<Double> {
    guard let bars, let stroke = typicalStroke else { return min(lowest, highest)...max(lowest, highest) }
    return min(lowest, stroke.offset + bars.low)...max(highest, stroke.offset + bars.high)
  }

  /// Whether the lines of `other` lie among the bars that this value was read from.
  func covers(_ other: LinearVote) -> Bool {
    overlaps(other.begin, other.end) && isAmongBars(other.lowest) && isAmongBars(other.highest)
  }

  /// Whether `other` has a say about the same bars: its ends overlap and its lines lie among these.
  func conflicts(with other: LinearVote) -> Bool {
    guard overlaps(other.begin, other.end) else { return false }
    return other.highest >= lowest - 2 && other.lowest <= highest + 2
  }

  /// Whether this value speaks for bars that `other` has only a part of, or has weaker proof for: a code of
  /// few bars is easily found inside a longer one, and a part of a value may have a check digit by chance.
  func outranks(_ other: LinearVote) -> Bool {
    guard conflicts(with: other) else { return false }
    if symbology == other.symbology, other.length > Self.longer * length { return false }
    if needed != other.needed { return needed < other.needed }
    return length > Self.longer * other.length
  }
}
