extension Telepen {
  static func decode(_ row: RunRow, at start: Int, _ options: LinearDecodeOptions) -> LinearReading? {
    guard let mode = startMode(row, start), var widths = startWidths(row, from: start, mode: mode) else {
      return nil
    }
    var characters: [UInt8] = []
    var next = start &+ 12
    while !LightSpace.mayEnd(row, at: next &+ 11, widths: widths) {
      guard characters.count <= maximumLength, let character = character(row, at: &next, widths: &widths)
      else {
        return nil
      }
      characters.append(character)
    }
    guard characters.count >= 2, widths.isPlausible,
      widths.mask(row, from: next, count: 11) == stops[mode.rawValue], let check = characters.popLast(),
      check == checkCharacter(characters), let (text, modifier) = text(characters, mode),
      let more = LightSpace.linesMore(row, first: start, to: next &+ 10, widths: widths, isFramed: true)
    else { return nil }
    return LinearReading(
      symbology, identifier: SymbologyIdentifier(code: identifierCode, modifier: modifier),
      content: Content(bytes: text),
      row: row,
      first: start, last: next &+ 10, modules: 31 &+ 16 &* (characters.count &+ 1),
      linesNeeded: (characters.count < 3 ? 4 : 2) &+ more, details: LinearDetails(check: .verified))
  }

  /// The start that the first twelve runs look like: six narrow elements after light space, a wide space at
  /// the end, and the wide bar in the place that tells them apart.
  @inline(__always) private static func startMode(_ row: RunRow, _ start: Int) -> Mode? {
    guard row.has(start, 28) else { return nil }
    let total = row.sum(start, 6)
    guard LightSpace.mayBegin(row, start, module: total, scale: 6), row[start &+ 11] &* 3 >= total else {
      return nil
    }
    for k in 0..<6 where row[start &+ k] &* 3 > total { return nil }
    let (a, b, c) = (row[start &+ 10], row[start &+ 8], row[start &+ 6])
    if a >= b, a >= c { return .ascii }
    return b >= c ? .digitsFirst : .asciiFirst
  }

  @inline(__always) private static func startWidths(_ row: RunRow, from start: Int, mode: Mode) -> TwoWidths?
  {
    let wide = start &+ 10 &- 2 &* mode.rawValue
    var bars = 0, spaces = 0
    for index in stride(from: start, to: start &+ 12, by: 2) {
      if index != wide { bars += row[index] }
      if index != start &+ 10 { spaces += row[index &+ 1] }
    }
    let barStep = row[wide] &* 5 &- bars, spaceStep = row[start &+ 11] &* 5 &- spaces
    guard barStep > 0, spaceStep > 0,
      var widths = TwoWidths(
        narrowBar: bars &* 2, narrowSpace: spaces &* 2, barStep: barStep &* 2, spaceStep: spaceStep &* 2,
        scale: 10,
        tolerance: 30),
      widths.mask(row, from: start, count: 12) == starts[mode.rawValue]
    else { return nil }
    return widths
  }

  /// The seven bits of a character whose eight, parity among them, are in the pairs from `index` on; leaves
  /// `index` behind it.
  @inline(__always) private static func character(
    _ row: RunRow, at index: inout Int, widths: inout TwoWidths
  ) -> UInt8? {
    var byte: UInt32 = 0, count: UInt32 = 0, isOpen = false
    let begin = index
    while count < 8 {
      guard let pair = widths.mask(row, from: index, count: 2) else { return nil }
      index += 2
      switch pair {
      case 0b00:
        byte |= 1 &<< count
        count += 1
      case 0b10: count += 2
      case 0b11:
        byte |= 2 &<< count
        count += 3
      default:
        byte |= (isOpen ? 1 : 2) &<< count
        count += 2
        isOpen.toggle()
      }
    }
    guard count == 8, !isOpen, byte.nonzeroBitCount & 1 == 0,
      isEven(row, from: begin, to: index, widths: widths)
    else {
      return nil
    }
    return UInt8(truncatingIfNeeded: byte & 127)
  }

  /// A character is sixteen modules, within a fifth: narrow elements tell the module, and wide ones three of
  /// it.
  @inline(__always) private static func isEven(
    _ row: RunRow, from begin: Int, to end: Int, widths: TwoWidths
  ) -> Bool {
    let expected = (widths.module &+ (widths.module &+ widths.step) / 3) / 2
    return abs(row.sum(begin, end &- begin) &- expected) &* 5 <= expected
  }
}
