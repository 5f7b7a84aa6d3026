extension Code128 {
  static func decode(_ row: RunRow, at start: Int, _ options: LinearDecodeOptions) -> LinearReading? {
    // All three starts begin 2 : 1 : 1, pairs of 3 and 2 modules.
    let total = row.sum(start, runs)
    let (first, second) = (row.sum(start, 2) &* modules, row.sum(start &+ 1, 2) &* modules)
    guard total > 0, abs(first &- 3 &* total) &* 2 < total, abs(second &- 2 &* total) &* 2 < total else {
      return nil
    }
    var reader = CharacterReader<Code128>(row, at: start)
    guard start == 1 || reader.hasSpace(start &- 1), let set = reader.read(), set >= startA, set != stop,
      let second = reader.read(), second < startA
    else { return nil }
    var values = [set, second]
    while true {
      guard let value = reader.read(), values.count < 2 &* maximumLength &+ 2 else { return nil }
      if value == stop { break }
      values.append(value)
    }
    guard values.count >= 3, reader.readEnd(modules: 2, space: 1),
      reader.meanDeviation <= CharacterReader<Code128>.maximumMeanDeviation
    else { return nil }
    let given = values.removeLast()
    guard check(values) == given, let text = Code128Text(values) else { return nil }
    // Few characters are easily met by chance.
    let lines = (values.count < 5 ? 3 : 2) &+ (reader.meanDeviation > 9 ? 1 : 0)
    return LinearReading(
      .code128, identifier: SymbologyIdentifier(code: identifierCode, modifier: text.modifier),
      content: text.content, row: row,
      first: start, last: reader.index &- 1, modules: modules &* (values.count &+ 2) &+ 2, linesNeeded: lines,
      details: details(text))
  }
}
