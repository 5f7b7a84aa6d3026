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
    var details = LinearDetails()
    if values.count > 1, check(values.dropLast()) == values.last { details.check = .possible }
    guard let (symbology, bytes) = meaning(values, wanted: options.wanted, into: &details) else { return nil }
    // Nothing but the grammar of wide and narrow guards the value; a lone character is what bricks look like.
    let lines = (values.count < 4 ? 4 : 3) &+ (reader.meanDeviation > 9 ? 1 : 0)
    return LinearReading(
      symbology,
      identifier: SymbologyIdentifier(code: identifierCode, modifier: symbology == .code39 ? 48 : 52),
      content: Content(bytes: bytes, eci: .ascii), row: row, first: start, last: end &- 1, modules: modules,
      linesNeeded: lines, needsQuietZone: values.count < 2, details: details)
  }

  /// What characters are told as: themselves, or, where ``Symbology/code39Extended`` is wanted, what their
  /// pairs mean; `nil` where they are not wanted as either.
  private static func meaning(
    _ values: [UInt8], wanted: SymbologySet, into details: inout LinearDetails
  ) -> (symbology: Symbology, bytes: [UInt8])? {
    let raw = values.map { characters[Int(min($0, asterisk))] }
    let isPlainWanted = wanted.contains(.code39)
    if wanted.contains(.code39Extended), !isHIBC(values), let text = fullASCII(raw),
      text.count < raw.count || !isPlainWanted
    {
      details.printed = raw
      return (.code39Extended, text)
    }
    if let convention = Code39Convention(raw) {
      details.kind = convention.kind
      details.printed = convention.printed
    }
    return isPlainWanted ? (.code39, raw) : nil
  }

  /// Whether a label of the health industry (HIBC, ANSI/HIBC 2.6) is what the characters are: a plus, a
  /// labeler's letter and three letters or digits, more, and a right check character. Its plus is no shift.
  static func isHIBC(_ values: [UInt8]) -> Bool {
    guard values.count >= 8, characters[Int(values[0])] == UInt8(ascii: "+"), values[1] >= 10,
      values[1...4].allSatisfy({ $0 < 36 })
    else { return false }
    return check(values.dropLast()) == values.last
  }

  /// The text that characters and pairs of shift and letter stand for; `nil` where a pair means nothing.
  static func fullASCII(_ characters: [UInt8]) -> [UInt8]? {
    var text: [UInt8] = []
    var index = 0
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
    }
    return text
  }
}
