extension Code39 {
  static func decode(_ row: RunRow, at start: Int, _ options: LinearDecodeOptions) -> LinearReading? {
    guard var reader = Code39Reader(row, at: start), start == 1 || reader.isQuiet(start &- 1) else {
      return nil
    }
    guard let first = reader.read(), first != asterisk else { return nil }
    var values = [first]
    while true {
      guard let value = reader.read(), values.count < 2 &* maximumLength &+ 1 else { return nil }
      if value == asterisk { break }
      values.append(value)
    }
    let end = reader.index
    guard end &+ 1 >= row.count || reader.isQuiet(end), reader.meanDeviation <= 16 else { return nil }
    let modules = row.sum(start, end &- start) / max(reader.module, 1)
    return reading(values, row, start: start, end: end, modules: modules, reader)
  }

  private static func reading(
    _ values: [UInt8], _ row: RunRow, start: Int, end: Int, modules: Int, _ reader: Code39Reader
  ) -> LinearReading {
    let raw = values.map { characters[Int(min($0, asterisk))] }
    var details = LinearDetails()
    if values.count > 1, check(values.dropLast()) == values.last { details.check = .possible }
    var bytes = raw
    if let convention = Code39Convention(raw) {
      details.kind = convention.kind
      details.printed = convention.printed
    } else if let text = fullASCII(raw) {
      bytes = text
      details.printed = raw
    }
    let isFull = bytes != raw
    // Nothing but the grammar of wide and narrow guards the value.
    let lines = (values.count < 4 ? 4 : 3) &+ (reader.meanDeviation > 9 ? 1 : 0)
    return LinearReading(
      .code39, SymbologyIdentifier(code: identifierCode, modifier: isFull ? 52 : 48),
      Content(bytes: bytes, eci: .ascii), row: row, first: start, last: end &- 1, modules: modules,
      linesNeeded: lines, details: details)
  }

  /// The text that pairs of shift and letter stand for; `nil` where there are none or one means nothing, so
  /// that the characters stand for themselves.
  static func fullASCII(_ characters: [UInt8]) -> [UInt8]? {
    var text: [UInt8] = []
    var index = 0
    var pairs = 0
    while index < characters.count {
      let character = characters[index]
      index += 1
      guard let shift = ShiftedASCII.shifts.firstIndex(of: character) else {
        text.append(character)
        continue
      }
      guard index < characters.count,
        let meant = ShiftedASCII.character(shift: shift, letter: characters[index])
      else { return nil }
      text.append(meant)
      index += 1
      pairs += 1
    }
    return pairs > 0 ? text : nil
  }
}
