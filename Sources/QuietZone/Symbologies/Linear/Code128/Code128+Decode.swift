extension Code128 {
  static func decode(_ row: RunRow, at start: Int, _ options: LinearDecodeOptions) -> LinearReading? {
    guard var (reader, first) = Code128Reader.start(row, at: start),
      start == 1 || row[start &- 1] &* modules >= reader.width &* 5,
      let second = reader.readCharacter(), second < startA
    else { return nil }
    var values = [first, second]
    while let value = reader.readCharacter(), value != stop {
      guard value < startA, values.count < 2 * maximumLength + 2 else { return nil }
      values.append(value)
    }
    // Start, one character, check: the last one read was the stop.
    guard values.count >= 3, reader.last == stop, reader.readEnd(),
      reader.meanDeviation <= 14
    else { return nil }
    let given = values.removeLast()
    guard check(values) == given, let text = Code128Text(values) else { return nil }
    let details = LinearDetails(
      check: .verified, gtin: text.modifier == 49 ? gtin(text.bytes) : nil, kind: text.kind,
      printed: text.modifier == 49 ? GS1Text.bracketed(text.bytes) : nil)
    // Few characters are easily met by chance.
    let lines = (values.count < 5 ? 3 : 2) + (reader.meanDeviation > 9 ? 1 : 0)
    return LinearReading(
      .code128, SymbologyIdentifier(code: identifierCode, modifier: text.modifier), text.content, row: row,
      first: start, last: reader.index &- 1, modules: modules * (values.count + 2) + 2, linesNeeded: lines,
      details: details)
  }
}
