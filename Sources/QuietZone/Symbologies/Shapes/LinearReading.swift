/// What one scan line says: a whole linear symbol.
///
/// A class, as immutable as a value, since decoders mostly answer that there is none: none of a large value
/// is as large as the value, and handed on at each run of each line that took a twentieth of reading.
final class LinearReading: Sendable {
  let symbology: Symbology
  let identifier: SymbologyIdentifier
  let content: Content
  /// Run indices of the symbol's first and last bar, add-on included.
  let first: Int
  let last: Int
  /// How many modules wide the bars are together; 0 where that was not measured.
  let modules: Int
  /// Light space met beside the bars, 1/16 module.
  let quietZone: (left: Int, right: Int)
  /// Independent lines that must agree before the value is reported: the symbology's, or more where this
  /// value is easier to misread than others (short, without check character).
  let linesNeeded: Int
  /// Whether the value is met by chance so easily that it counts only where one line at least saw its quiet
  /// zone.
  let needsQuietZone: Bool
  /// How much of its length the main symbol is, 0…1, where an add-on belongs to it.
  let body: Double
  /// How far behind its end something may lie that belongs to it and for which the line was too short,
  /// modules.
  let reach: Int
  /// Modules of light that an add-on wants behind it.
  static let lightBehindAddOn = 5
  /// Lines and confidence are the reader's to fill in.
  let details: LinearDetails

  /// A reading that no row of runs gave: the reader knows where it was, and there are no margins to complain
  /// of.
  init(
    _ symbology: Symbology, identifier: SymbologyIdentifier, content: Content, first: Int = 0, last: Int = 0,
    modules: Int = 0, quietZone: (left: Int, right: Int) = (1 << 20, 1 << 20), linesNeeded: Int,
    needsQuietZone: Bool = false, body: Double = 1, reach: Int = 0, details: LinearDetails
  ) {
    self.symbology = symbology
    self.identifier = identifier
    self.content = content
    self.first = first
    self.last = last
    self.modules = modules
    self.quietZone = quietZone
    self.linesNeeded = linesNeeded
    self.needsQuietZone = needsQuietZone
    self.body = body
    self.reach = reach
    self.details = details
  }

  /// A reading of the runs `first...last`, which are `modules` modules wide.
  @inline(never)
  convenience init(
    _ symbology: Symbology, identifier: SymbologyIdentifier, content: Content, row: RunRow, first: Int,
    last: Int, modules: Int, linesNeeded: Int, needsQuietZone: Bool = false, body: Double = 1,
    reach: Int = 0, details: LinearDetails
  ) {
    let width = max(row.sum(first, last - first + 1), 1)
    // In a very wide picture more than 32 bits.
    func zone(_ space: Int) -> Int { Int(clamping: Int64(space) * 16 * Int64(modules) / Int64(width)) }
    let quietZone = (left: zone(row[first - 1]), right: zone(row[last + 1]))
    self.init(
      symbology, identifier: identifier, content: content, first: first, last: last, modules: modules,
      quietZone: quietZone, linesNeeded: linesNeeded, needsQuietZone: needsQuietZone, body: body,
      reach: reach, details: details)
  }
}

/// What a reader asks of a decoder of lines.
struct LinearDecodeOptions {
  /// The symbologies wanted; a decoder that serves several tells them apart by it.
  var wanted: SymbologySet
  /// The line is read against the picture, from right to left or, upright, from below: what symbols without a
  /// direction of their own are not.
  var isReversed = false
  /// A telling fragment has been met near by: those that tell little alone are wanted, too.
  var isSweeping = false
}

/// A part of a symbol that several scan lines make up: one row, or half of a row, of a stacked one.
struct LinearFragment {
  var symbology: Symbology
  /// The part's value, in the symbology's own way.
  var value: UInt64
  /// Run indices of the part's first and last bar.
  var first: Int
  var last: Int
  /// Whether it is so seldom met by chance that its like is worth looking for around it.
  var isSignificant = true
  /// Whether one line is reason enough to look: nothing else looks like it.
  var isConclusive = false
  /// How far above and below it the symbol's other parts may lie, in lengths of this one.
  var reach = 1.5
  /// Where it was met, pixels. Filled in by the reader, in the direction that the line was read in.
  var begin = Point2D(x: 0, y: 0)
  var end = Point2D(x: 0, y: 0)
  /// How many lines gave it.
  var count = 1
  /// Distance of the outermost of them, pixels.
  var height = 0.0

  init(symbology: Symbology, value: UInt64, first: Int, last: Int) {
    self.symbology = symbology
    self.value = value
    self.first = first
    self.last = last
  }
}

/// A symbol put together from fragments.
struct LinearAssembly {
  var reading: LinearReading
  /// Which of the fragments handed over belong to it, ascending.
  var fragments: [Int]
  /// The one that is read from the symbol's left to its right.
  var leading: Int
}
