extension Interleaved2of5 {
  static func decode(_ row: RunRow, at start: Int, _ options: LinearDecodeOptions) -> LinearReading? {
    guard var widths = startWidths(row, start) else { return nil }
    let first = widths
    var digits: [UInt8] = []
    var next = start &+ 4
    var slant = 0
    while !isStop(row, at: next, widths: &widths) {
      let change = growth(row, at: next, from: start)
      guard digits.count < TwoOfFive.maximumDigits, change <= 32 else { return nil }
      slant = max(slant, change)
      // All pairs are equally wide: what they are not is the slant's.
      if change > 8 { widths.scale(row.sum(next, 10), by: row.sum(next &- 10, 10)) }
      guard let mask = widths.mask(row, from: next, count: 5, stride: 2),
        let other = widths.mask(row, from: next &+ 1, count: 5, stride: 2),
        let bars = TwoOfFive.digit(mask), let spaces = TwoOfFive.digit(other)
      else { return nil }
      digits.append(bars)
      digits.append(spaces)
      next += 10
    }
    // Seen at a great slant a symbol is trusted for its check digit alone.
    let isSlanted = slant > 16 || widths.step > first.step &* 2 || first.step > widths.step &* 2
    if isSlanted, digits.count < 8 || TwoOfFive.checkState(digits) != .possible { return nil }
    guard digits.count >= 4, widths.isPlausible, widths.step < first.step &* 4, first.step < widths.step &* 4,
      let more = LightSpace.linesMore(row, first: start, to: next &+ 2, widths: widths, isFramed: false)
    else { return nil }
    return reading(
      digits, row: row, from: start, to: next &+ 2, options: options, linesMore: more &+ (isSlanted ? 2 : 0))
  }

  /// The widths that the start pattern and the first pair agree on: cheap to fail.
  @inline(__always) private static func startWidths(_ row: RunRow, _ start: Int) -> TwoWidths? {
    guard row.has(start, 17) else { return nil }
    let bars = row[start] &+ row[start &+ 2], spaces = row[start &+ 1] &+ row[start &+ 3]
    // Light space of four and a half modules, and four elements of one width.
    guard LightSpace.mayBegin(row, start, module: bars &+ spaces, scale: 4),
      abs(row[start] &- row[start &+ 2]) &* 3 <= bars,
      abs(row[start &+ 1] &- row[start &+ 3]) &* 3 <= spaces, bars <= spaces &* 6, spaces <= bars &* 6
    else { return nil }
    let barTwo = TwoWidths.largestTwo(row, from: start &+ 4, count: 5, stride: 2)
    let spaceTwo = TwoWidths.largestTwo(row, from: start &+ 5, count: 5, stride: 2)
    // Means of the pair's two wide and three narrow elements, six times.
    let barStep = barTwo.two &* 3 &- barTwo.others &* 2, spaceStep = spaceTwo.two &* 3 &- spaceTwo.others &* 2
    guard barStep > 0, spaceStep > 0, abs(barStep &- spaceStep) &* 5 <= (barStep &+ spaceStep) &* 2 else {
      return nil
    }
    // Five narrow elements of each kind; 60 is the least common multiple of what they are divided by.
    return TwoWidths(
      narrowBar: (bars &+ barTwo.others) &* 12, narrowSpace: (spaces &+ spaceTwo.others) &* 12,
      barStep: barStep &* 10, spaceStep: spaceStep &* 10, scale: 60)
  }

  /// A wide bar, a narrow space, a narrow bar, and the quiet zone: light of four and a half modules, which
  /// stands nowhere inside.
  @inline(__always) private static func isStop(_ row: RunRow, at index: Int, widths: inout TwoWidths) -> Bool
  {
    LightSpace.mayEnd(row, at: index &+ 3, widths: widths) && widths.mask(row, from: index, count: 3) == 0b100
  }

  /// How much this pair and the one before it differ, 1/128 of the wider one: pairs are equally wide but for
  /// a slant.
  @inline(__always) private static func growth(_ row: RunRow, at index: Int, from start: Int) -> Int {
    guard index > start &+ 4 else { return 0 }
    let here = row.sum(index, 10), before = row.sum(index &- 10, 10)
    return abs(here &- before) &* 128 / max(before, here, 1)
  }

  private static func reading(
    _ digits: [UInt8], row: RunRow, from start: Int, to last: Int, options: LinearDecodeOptions,
    linesMore: Int
  ) -> LinearReading? {
    let check = TwoOfFive.checkState(digits)
    let isGTIN = digits.count == 14 && check == .possible && options.wanted.contains(.itf14)
    guard isGTIN || options.wanted.contains(.interleaved2of5) else { return nil }
    let text = TwoOfFive.ascii(digits)
    // Short numbers are what stripes and parts of other symbols look like.
    let lines = isGTIN ? 2 : digits.count < 6 ? 7 : check == .possible ? 3 : 4
    let pairs = digits.count / 2
    // Bars of any widths look like six digits in one of some ten thousand pictures full of bars, a tenth of
    // them with a check digit.
    let isMetByChance = digits.count < (check == .possible ? 6 : 8) && linesMore == 0
    return LinearReading(
      isGTIN ? .itf14 : .interleaved2of5,
      identifier: SymbologyIdentifier(code: identifierCode, modifier: UInt8(ascii: isGTIN ? "1" : "0")),
      content: Content(bytes: text), row: row, first: start, last: last, modules: 9 &+ pairs &* 18,
      linesNeeded: lines &+ linesMore, needsQuietZone: isMetByChance,
      details: LinearDetails(check: isGTIN ? .verified : check, gtin: isGTIN ? text : nil))
  }
}

extension ITF14 {
  static func decode(_ row: RunRow, at start: Int, _ options: LinearDecodeOptions) -> LinearReading? {
    Interleaved2of5.decode(row, at: start, options)
  }
}
