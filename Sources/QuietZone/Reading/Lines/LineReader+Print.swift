/// What bars leave open and the digits printed beneath them tell.
///
/// Digits are never read alone: all that they say has a right check digit, and most of the bars say the same.
/// So a value comes of it that too few lines show, or none does for a few characters that blur or a crease
/// has taken.
extension LineReader {
  /// Reads the bars of a region that its lines have matched best, if their digits say so.
  mutating func readPrint(_ frame: RegionFrame, _ reader: BlurReader) {
    guard let bars = reader.printed, !shouldStop else { return }
    let modules = bars.matcher.blueprint.modules, offset = bars.stroke.offset
    var tracer = BarTracer(
      frame.plane, from: frame.place(bars.stroke.begin, offset), to: frame.place(bars.stroke.end, offset),
      along: frame.region.along, modules: modules, isInverted: false)
    guard let traced = tracer.trace(known: []) else { return }
    let digits = PrintedDigits(frame.plane, beneath: traced, modules: modules, isReversed: bars.isReversed)
    guard let reading = Self.reading(bars, digits, reader) else { return }
    var vote = LinearVote(reading, isReversed: bars.isReversed, isInverted: false, bars.stroke)
    (vote.bars, vote.isMeasured) = (traced, true)
    if let barcode = evidence.values.barcode(vote, frame) { evidence.barcodes.append(barcode) }
  }

  /// Where the middle of a digit is looked for that stands left of the bars, modules.
  private static let leading = -6.5

  /// What bars say with the digits printed beneath them; `nil` where the two do not say the same for the most
  /// part, or digits are not clear.
  private static func reading(
    _ bars: BlurReader.PrintedBars, _ digits: borrowing PrintedDigits, _ reader: BlurReader
  ) -> LinearReading? {
    let plan = bars.matcher.blueprint, match = bars.match
    guard let prints = plan.print, var variant = plan.variants.firstIndex(of: match.sets) else { return nil }
    let print = variant == 0 ? prints.first : prints.others
    var characters = match.characters
    for slots in [print.left, print.right] {
      let middle = Double(plan.slots[slots.lowerBound] + plan.slots[slots.upperBound - 1]) + DigitLine.slot
      let line = digits.line(slots.count, around: middle / 2)
      guard line.likeness > DigitLine.leastLikeness else { return nil }
      for slot in slots {
        let digit = line[slot - slots.lowerBound]
        guard digit.isClear || digit.value == characters[slot] else { return nil }
        characters[slot] = digit.value
      }
    }
    let digit = digits.line(1, around: leading)[0]
    if variant == 0 {
      // It may be too small or too low to be told, but is no other one.
      if digit.isClear, digit.value != characters[0] { return nil }
    } else {
      guard digit.isClear, digit.value > 0 else { return nil }
      variant = digit.value
    }
    let sets = plan.variants[variant]
    var agreement = 0
    for slot in sets.indices
    where characters[slot] == match.characters[slot] && sets[slot] == match.sets[slot] { agreement += 1 }
    return agreement < print.leastAgreement ? nil : reader.reading(bars, characters, sets)
  }
}
