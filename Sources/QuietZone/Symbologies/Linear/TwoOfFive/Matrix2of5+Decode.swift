extension Matrix2of5 {
  static func decode(_ row: RunRow, at start: Int, _ options: LinearDecodeOptions) -> LinearReading? {
    guard var widths = startWidths(row, start), widths.mask(row, from: start &+ 1, count: 5) == 0 else {
      return nil
    }
    var digits: [UInt8] = []
    var next = start &+ 6
    while !isStop(row, at: next, widths: &widths) {
      guard digits.count < TwoOfFive.maximumDigits,
        let mask = widths.mask(row, from: next, count: 6), mask & 1 == 0,
        let digit = TwoOfFive.digit(mask >> 1), isEven(row, at: next, from: start)
      else { return nil }
      digits.append(digit)
      next += 6
    }
    guard digits.count >= 4, widths.isPlausible,
      let more = LightSpace.linesMore(row, first: start, to: next &+ 4, widths: widths, isFramed: false)
    else { return nil }
    let check = TwoOfFive.checkState(digits), isShort = digits.count < 6
    return LinearReading(
      symbology, identifier: SymbologyIdentifier(code: identifierCode, modifier: UInt8(ascii: "0")),
      content: Content(bytes: TwoOfFive.ascii(digits)), row: row, first: start, last: next &+ 4,
      modules: 17 &+ digits.count &* 10,
      linesNeeded: (isShort ? 8 : check == .possible ? 4 : 5) &+ more, needsQuietZone: isShort,
      details: LinearDetails(check: check))
  }

  /// A bar of four modules, or a wide one, five narrow elements, and a digit of which two are wide.
  @inline(__always) private static func startWidths(_ row: RunRow, _ start: Int) -> TwoWidths? {
    guard row.has(start, 18) else { return nil }
    let bars = row[start &+ 2] &+ row[start &+ 4],
      spaces = row[start &+ 1] &+ row[start &+ 3] &+ row[start &+ 5]
    // Six times a module of bars and of spaces; light space of four and a half modules.
    let bar = bars &* 3, space = spaces &* 2
    guard row[start] &* 6 >= bar &* 9 / 4, row[start] &* 6 <= (bar &+ space) &* 3,
      LightSpace.mayBegin(row, start, module: bar &+ space, scale: 12)
    else { return nil }
    // What the digit's two widest elements, bars or spaces, have more than narrow ones.
    var first = 0, second = 0
    for index in start &+ 6..<start &+ 11 {
      let excess = row[index] &* 6 &- (index & 1 != 0 ? bar : space)
      if excess > first {
        second = first
        first = excess
      } else if excess > second {
        second = excess
      }
    }
    return TwoWidths(
      narrowBar: bar, narrowSpace: space, barStep: (first &+ second) / 2, spaceStep: (first &+ second) / 2,
      scale: 6)
  }

  /// The bar of four modules, or a wide one as some make it, four narrow elements, the quiet zone.
  @inline(__always) private static func isStop(_ row: RunRow, at index: Int, widths: inout TwoWidths) -> Bool
  {
    let bar = row[index] &* 16 &- widths.narrowBar, module = (widths.narrowBar &+ widths.narrowSpace) / 2
    // One and a half to three modules more than a narrow one, give or take.
    return LightSpace.mayEnd(row, at: index &+ 5, widths: widths) && bar &* 10 >= module &* 13
      && bar &* 10 <= module &* 40
      && widths.mask(row, from: index &+ 1, count: 4) == 0
  }

  @inline(__always) private static func isEven(_ row: RunRow, at index: Int, from start: Int) -> Bool {
    guard index > start &+ 6 else { return true }
    let here = row.sum(index, 6), before = row.sum(index &- 6, 6)
    return abs(here &- before) &* 7 <= before
  }
}
