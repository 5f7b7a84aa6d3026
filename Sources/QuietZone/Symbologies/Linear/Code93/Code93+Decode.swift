extension Code93 {
  static func decode(_ row: RunRow, at start: Int, _ options: LinearDecodeOptions) -> LinearReading? {
    // Start begins 1 : 1 : 1 : 1, pairs of two modules.
    let total = row.sum(start, 6)
    let (first, second) = (row.sum(start, 2) &* modules, row.sum(start &+ 1, 2) &* modules)
    guard total > 0, abs(first &- 2 &* total) &* 2 < total, abs(second &- 2 &* total) &* 2 < total else {
      return nil
    }
    var reader = CharacterReader<Code93>(row, at: start)
    guard start == 1 || reader.hasSpace(start &- 1), reader.read() == asterisk,
      let second = reader.read(), second != asterisk
    else { return nil }
    var values = [second]
    while true {
      guard let value = reader.read(), values.count < 2 &* maximumLength &+ 2 else { return nil }
      if value == asterisk { break }
      values.append(value)
    }
    guard values.count >= 3, reader.readEnd(modules: 1, space: 1),
      reader.meanDeviation <= CharacterReader<Code93>.maximumMeanDeviation
    else { return nil }
    let lastCheck = values.removeLast()
    guard check(values, weights: 15) == lastCheck else { return nil }
    let firstCheck = values.removeLast()
    guard check(values, weights: 20) == firstCheck, let bytes = text(values) else { return nil }
    let lines = (values.count < 3 ? 3 : 2) &+ (reader.meanDeviation > 9 ? 1 : 0)
    return LinearReading(
      .code93, identifier: SymbologyIdentifier(code: identifierCode, modifier: UInt8(ascii: "0")),
      content: Content(bytes: bytes, eci: .ascii), row: row, first: start, last: reader.index &- 1,
      modules: modules &* (values.count &+ 4) &+ 1, linesNeeded: lines,
      details: LinearDetails(check: .verified))
  }

  /// The characters of values; `nil` where a shift is followed by what it can't shift.
  static func text(_ values: [UInt8]) -> [UInt8]? {
    var text: [UInt8] = []
    text.reserveCapacity(values.count)
    var index = 0
    while index < values.count {
      let value = values[index]
      index += 1
      if value < firstShift {
        text.append(characters[Int(value)])
        continue
      }
      guard index < values.count, values[index] < firstShift,
        let meant = ShiftedASCII.character(
          shift: Int(value &- firstShift), letter: characters[Int(values[index])])
      else { return nil }
      text.append(meant)
      index += 1
    }
    return text
  }
}
