/// A 2 of 5 symbology whose bars alone carry digits, told by the bars of its start and stop; wide bars are
/// ones, the first is the highest bit.
struct BarsOnly2of5 {
  let start: UInt32
  let startBars: Int
  let stop: UInt32
  let stopBars: Int

  func encode(
    _ symbology: Symbology, quietZone: Symbol.Margins, content: Content, options: WriterOptions
  ) throws(BarcodeEncodingError) -> Symbol {
    let given = try TwoOfFive.digits(content, maximum: TwoOfFive.maximumDigits)
    let (digits, check) = try TwoOfFive.checked(given, options.linear.check)
    var pattern = try TwoWidthPattern(ratio: options.linear.wideRatio)
    pattern.interleave(bars: start, spaces: 0, count: startBars)
    for digit in digits {
      pattern.interleave(bars: TwoOfFive.masks[Int(digit) % 10], spaces: 0, count: 5)
    }
    pattern.interleave(bars: stop, spaces: 0, count: stopBars)
    pattern.removeLastSpace()
    return try pattern.symbol(
      symbology, quietZone: quietZone, text: TwoOfFive.ascii(digits), check: check, options: options.linear)
  }

  func decode(_ symbology: Symbology, code: UInt8, row: RunRow, first: Int) -> LinearReading? {
    guard var widths = startWidths(row, first),
      widths.mask(row, from: first, count: startBars, stride: 2) == start
    else { return nil }
    var digits: [UInt8] = []
    var next = first + 2 * startBars
    guard hasNarrowSpaces(row, from: first, count: startBars, widths: widths) else { return nil }
    while !isStop(row, at: next, widths: &widths) {
      guard digits.count < TwoOfFive.maximumDigits,
        hasNarrowSpaces(row, from: next, count: 5, widths: widths),
        let mask = widths.mask(row, from: next, count: 5, stride: 2), let digit = TwoOfFive.digit(mask),
        isEven(row, at: next, first: first)
      else { return nil }
      digits.append(digit)
      next += 10
    }
    let last = next + 2 * stopBars - 2
    guard digits.count >= 4, widths.isPlausible,
      hasNarrowSpaces(row, from: next, count: stopBars - 1, widths: widths),
      let more = LightSpace.linesMore(row, first: first, to: last, widths: widths, isFramed: false)
    else { return nil }
    let check = TwoOfFive.checkState(digits)
    // Short numbers are what stripes and parts of other symbols look like.
    let isShort = digits.count < 6
    return LinearReading(
      symbology, identifier: SymbologyIdentifier(code: code, modifier: UInt8(ascii: "0")),
      content: Content(bytes: TwoOfFive.ascii(digits)), row: row, first: first, last: last,
      modules: 12 + digits.count * 14,
      linesNeeded: (isShort ? 7 : check == .possible ? 3 : 4) + more, needsQuietZone: isShort,
      details: LinearDetails(check: check))
  }

  /// The widths of the start and of the first digit, whose two wide and three narrow bars show what is wide.
  @inline(__always) private func startWidths(_ row: RunRow, _ first: Int) -> TwoWidths? {
    let digit = first + 2 * startBars
    guard row.has(first, 2 * (startBars + 5 + stopBars)) else { return nil }
    let bars = TwoWidths.largestTwo(row, from: digit, count: 5, stride: 2)
    var spaces = 0
    for index in stride(from: first + 1, to: digit + 10, by: 2) { spaces += row[index] }
    let count = startBars + 5
    guard bars.two * 2 >= bars.others,
      LightSpace.mayBegin(
        row, first, module: spaces * 3 + bars.others * count, scale: 6 * count)
    else { return nil }
    return TwoWidths(
      narrowBar: bars.others * 2 * count, narrowSpace: spaces * 6,
      barStep: (bars.two * 3 - bars.others * 2) * count, spaceStep: (bars.two * 3 - bars.others * 2) * count,
      scale: 6 * count)
  }

  /// Each bar is followed by a narrow space.
  @inline(__always) private func hasNarrowSpaces(
    _ row: RunRow, from: Int, count: Int, widths: TwoWidths
  ) -> Bool {
    var widths = widths
    for index in 0..<count where widths.isWide(row[from + 1 + 2 * index], bar: false) != false {
      return false
    }
    return true
  }

  @inline(__always) private func isStop(_ row: RunRow, at index: Int, widths: inout TwoWidths) -> Bool {
    LightSpace.mayEnd(row, at: index + 2 * stopBars - 1, widths: widths)
      && widths.mask(row, from: index, count: stopBars, stride: 2) == stop
  }

  /// Digits are equally wide but for a slant: this one and the one before it.
  @inline(__always) private func isEven(_ row: RunRow, at index: Int, first: Int) -> Bool {
    guard index > first + 2 * startBars else { return true }
    let here = row.sum(index, 10), before = row.sum(index - 10, 10)
    return abs(here - before) * 8 <= before
  }
}
