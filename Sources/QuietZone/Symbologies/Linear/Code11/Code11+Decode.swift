extension Code11 {
  static func decode(_ row: RunRow, at start: Int, _ options: LinearDecodeOptions) -> LinearReading? {
    guard var widths = startWidths(row, start), character(row, at: start, widths: &widths) == 11 else {
      return nil
    }
    var values: [UInt8] = []
    var next = start &+ 6
    while values.count <= maximumLength &+ 2 {
      guard isGap(row, at: next &- 1, widths: widths), let value = character(row, at: next, widths: &widths)
      else { return nil }
      if value == 11 { break }
      values.append(value)
      next += 6
    }
    guard values.count >= 3, widths.isPlausible, LightSpace.mayEnd(row, at: next &+ 5, widths: widths),
      character(row, at: next, widths: &widths) == 11,
      let more = LightSpace.linesMore(row, first: start, to: next &+ 4, widths: widths, isFramed: true)
    else { return nil }
    return reading(values, widths, row: row, from: start, to: next &+ 4, linesMore: more)
  }

  private static func reading(
    _ values: [UInt8], _ widths: TwoWidths, row: RunRow, from start: Int, to last: Int, linesMore: Int
  ) -> LinearReading? {
    let isDouble = Array(values.suffix(2)) == checkValues(Array(values.dropLast(2)))
    let isSingle =
      values.count <= 11 && values.count >= 5 && values.last == checkValue(values.dropLast(), limit: 10)
    guard isDouble || isSingle else { return nil }
    // Start and stop have two wide elements each.
    let wide = values.reduce(4) { $0 &+ masks[Int($1) % 12].nonzeroBitCount }
    let modules = (values.count &+ 2) &* 6 &- 1 &+ widths.modulesMore(wide)
    // A lone character and what checks it.
    let isShort = values.count < 4
    return LinearReading(
      symbology,
      identifier: SymbologyIdentifier(code: identifierCode, modifier: UInt8(ascii: isDouble ? "1" : "0")),
      content: Content(bytes: values.map { characters[Int($0) % 11] }), row: row, first: start, last: last,
      modules: modules,
      linesNeeded: (isDouble ? (isShort ? 8 : values.count < 6 ? 5 : 3) : 6) &+ linesMore,
      needsQuietZone: isShort, details: LinearDetails(check: .verified))
  }

  /// The widths that the start shows: narrow, narrow, wide, wide, narrow, the gap.
  @inline(__always) private static func startWidths(_ row: RunRow, _ start: Int) -> TwoWidths? {
    guard row.has(start, 18) else { return nil }
    let narrowBars = row[start] &+ row[start &+ 4], narrowSpace = row[start &+ 1]
    let barStep = row[start &+ 2] &* 2 &- narrowBars, spaceStep = (row[start &+ 3] &- narrowSpace) &* 2
    // Light space of four and a half modules.
    guard LightSpace.mayBegin(row, start, module: narrowBars &+ narrowSpace &* 2, scale: 4), barStep > 0,
      spaceStep > 0,
      abs(barStep &- spaceStep) &* 5 <= (barStep &+ spaceStep) &* 2
    else { return nil }
    return TwoWidths(
      narrowBar: narrowBars &* 2, narrowSpace: narrowSpace &* 4, barStep: barStep &* 2,
      spaceStep: spaceStep &* 2,
      scale: 4)
  }

  @inline(__always) private static func character(
    _ row: RunRow, at index: Int, widths: inout TwoWidths
  ) -> UInt8? {
    guard let mask = widths.mask(row, from: index, count: 5) else { return nil }
    let value = values[Int(mask & 31)]
    return value == 255 ? nil : value
  }

  /// Between characters stands light of half a module to less than a quiet zone.
  @inline(__always) private static func isGap(_ row: RunRow, at index: Int, widths: TwoWidths) -> Bool {
    widths.isSpace(row[index], atLeast: 1) && !widths.isSpace(row[index], atLeast: 9)
  }
}
