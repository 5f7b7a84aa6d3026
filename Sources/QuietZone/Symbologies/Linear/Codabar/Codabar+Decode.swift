extension Codabar {
  static func decode(_ row: RunRow, at start: Int, _ options: LinearDecodeOptions) -> LinearReading? {
    guard var widths = startWidths(row, start), let letter = character(row, at: start, widths: &widths),
      letter >= 16
    else { return nil }
    var values = [letter]
    var next = start &+ 8
    while values.count < maximumLength &+ 2 {
      guard isGap(row, at: next &- 1, widths: widths), let value = character(row, at: next, widths: &widths)
      else { return nil }
      values.append(value)
      if value >= 16 { break }
      next += 8
    }
    guard values.count >= 4, let stop = values.last, stop >= 16, widths.isPlausible,
      LightSpace.mayEnd(row, at: next &+ 7, widths: widths),
      let more = LightSpace.linesMore(row, first: start, to: next &+ 6, widths: widths, isFramed: true)
    else { return nil }
    return reading(values, widths, row: row, from: start, to: next &+ 6, linesMore: more)
  }

  /// The widths that the start letter shows, whichever it is: all four have one wide bar and two wide spaces.
  @inline(__always) private static func startWidths(_ row: RunRow, _ start: Int) -> TwoWidths? {
    guard row.has(start, 24) else { return nil }
    let bars = (row[start], row[start &+ 2], row[start &+ 4], row[start &+ 6])
    let spaces = (row[start &+ 1], row[start &+ 3], row[start &+ 5])
    let wideBar = max(max(bars.0, bars.1), max(bars.2, bars.3))
    let narrowBars = bars.0 &+ bars.1 &+ bars.2 &+ bars.3 &- wideBar
    let narrowSpace = min(min(spaces.0, spaces.1), spaces.2)
    let wideSpaces = spaces.0 &+ spaces.1 &+ spaces.2 &- narrowSpace
    // Light space of more than two wide spaces.
    guard LightSpace.mayBegin(row, start, module: narrowBars &+ narrowSpace &* 3, scale: 6),
      wideBar &* 2 >= narrowBars,
      wideSpaces &* 4 >= narrowSpace &* 11
    else { return nil }
    let barStep = wideBar &* 6 &- narrowBars &* 2, spaceStep = wideSpaces &* 3 &- narrowSpace &* 6
    guard barStep > 0, spaceStep > 0, abs(barStep &- spaceStep) &* 5 <= (barStep &+ spaceStep) &* 2 else {
      return nil
    }
    return TwoWidths(
      narrowBar: narrowBars &* 4, narrowSpace: narrowSpace &* 12, barStep: barStep &* 2,
      spaceStep: spaceStep &* 2, scale: 12,
      tolerance: 40)
  }

  @inline(__always) private static func character(
    _ row: RunRow, at index: Int, widths: inout TwoWidths
  ) -> UInt8? {
    guard let mask = widths.localMask(row, from: index, count: 7) else { return nil }
    let value = values[Int(mask & 127)]
    return value == 255 ? nil : value
  }

  /// Between characters stands light of about half a module to five, which is less than a quiet zone.
  @inline(__always) private static func isGap(_ row: RunRow, at index: Int, widths: TwoWidths) -> Bool {
    let width = row[index]
    return widths.isSpace(width, atLeast: 1) && !widths.isSpace(width, atLeast: 10)
  }

  private static func reading(
    _ values: [UInt8], _ widths: TwoWidths, row: RunRow, from start: Int, to last: Int, linesMore: Int
  ) -> LinearReading? {
    guard hasEvenGaps(row, from: start, to: last) else { return nil }
    let place = values.count &- 2
    let hasCheck =
      values.count > 4 && values[place] == checkValue(values.prefix(place) + values.suffix(1))
    let wide = values.reduce(0) { $0 &+ masks[Int($1) % 20].nonzeroBitCount }
    let modules = values.count &* 8 &- 1 &+ widths.modulesMore(wide)
    return LinearReading(
      symbology, identifier: SymbologyIdentifier(code: identifierCode, modifier: UInt8(ascii: "0")),
      content: Content(bytes: values.map { characters[Int($0) % 20] }), row: row, first: start, last: last,
      modules: modules, linesNeeded: (values.count < 7 ? 6 : hasCheck ? 3 : 4) &+ linesMore,
      details: LinearDetails(check: hasCheck ? .possible : .none))
  }

  /// The gaps between characters are of one width, whatever it is.
  private static func hasEvenGaps(_ row: RunRow, from start: Int, to last: Int) -> Bool {
    var least = Int.max, most = 0
    for index in stride(from: start &+ 7, to: last, by: 8) {
      least = min(least, row[index])
      most = max(most, row[index])
    }
    let character = row.sum(start, 7)
    return (most &- least) &* 4 <= character
  }
}
