extension MSIPlessey {
  static func decode(_ row: RunRow, at start: Int, _ options: LinearDecodeOptions) -> LinearReading? {
    guard var widths = startWidths(row, start), widths.mask(row, from: start, count: 2) == 0b10 else {
      return nil
    }
    var digits: [UInt8] = []
    var next = start &+ 2
    while !isStop(row, at: next, widths: &widths) {
      guard digits.count < maximumDigits, let digit = digit(row, at: next, widths: &widths) else {
        return nil
      }
      digits.append(digit)
      next += 8
    }
    guard digits.count >= 4, !isFence(digits), widths.isPlausible, isEven(row, from: start, to: next),
      let more = LightSpace.linesMore(row, first: start, to: next &+ 2, widths: widths, isFramed: false)
    else { return nil }
    let hasCheck = digits.last == CheckDigits.luhn(digits.dropLast())
    return LinearReading(
      symbology, identifier: SymbologyIdentifier(code: identifierCode, modifier: UInt8(ascii: "0")),
      content: Content(bytes: digits.map { $0 &+ 48 }), row: row, first: start, last: next &+ 2,
      modules: 7 &+ digits.count &* 12, linesNeeded: (digits.count < 6 ? 8 : hasCheck ? 4 : 5) &+ more,
      details: LinearDetails(check: hasCheck ? .possible : .none))
  }

  /// The widths of the start and the first digit: each pair is three modules, and among the first three are
  /// both a one (the start) and a zero, since no digit begins with two ones.
  @inline(__always) private static func startWidths(_ row: RunRow, _ start: Int) -> TwoWidths? {
    guard row.has(start, 13) else { return nil }
    let total = row.sum(start, 6)
    // Nine modules; light space of six.
    guard LightSpace.mayBegin(row, start, module: total, scale: 9, halves: 12) else { return nil }
    let bars = (row[start], min(row[start &+ 2], row[start &+ 4]))
    let spaces = (row[start &+ 1], max(row[start &+ 3], row[start &+ 5]))
    let barStep = bars.0 &- bars.1, spaceStep = spaces.1 &- spaces.0
    guard barStep > 0, spaceStep > 0, abs(barStep &- spaceStep) &* 5 <= (barStep &+ spaceStep) &* 2 else {
      return nil
    }
    return TwoWidths(
      narrowBar: bars.1 &* 2, narrowSpace: spaces.0 &* 2, barStep: barStep &* 2, spaceStep: spaceStep &* 2,
      scale: 2)
  }

  /// Four pairs of bar and space, of which just one is wide, highest bit first.
  @inline(__always) private static func digit(
    _ row: RunRow, at index: Int, widths: inout TwoWidths
  ) -> UInt8? {
    var digit: UInt8 = 0
    for pair in 0..<4 {
      guard let mask = widths.mask(row, from: index &+ 2 &* pair, count: 2), mask == 0b10 || mask == 0b01
      else {
        return nil
      }
      digit = digit << 1 | UInt8(truncatingIfNeeded: mask >> 1)
    }
    return digit < 10 ? digit : nil
  }

  /// A narrow bar, a wide space, a narrow bar, and the quiet zone of more than five modules.
  @inline(__always) private static func isStop(_ row: RunRow, at index: Int, widths: inout TwoWidths) -> Bool
  {
    LightSpace.mayEnd(row, at: index &+ 3, widths: widths, halves: 11)
      && widths.mask(row, from: index, count: 3) == 0b010
  }

  /// Whether the same one to four bits follow each other all along, as pales, teeth and threads do: of one
  /// digit alone, or of 249, 492, 924.
  private static func isFence(_ digits: [UInt8]) -> Bool {
    let count = digits.count * 4
    func bit(_ index: Int) -> UInt8 { digits[index / 4] >> UInt8(3 - index % 4) & 1 }
    return (3...4).contains { period in (period..<count).allSatisfy { bit($0) == bit($0 - period) } }
  }

  /// Every pair is three modules wide: no two that follow each other differ by more than a fifth.
  private static func isEven(_ row: RunRow, from start: Int, to end: Int) -> Bool {
    for index in stride(from: start &+ 2, to: end, by: 2) {
      let here = row.sum(index, 2), before = row.sum(index &- 2, 2)
      if abs(here &- before) &* 10 > (here &+ before) &* 2 { return false }
    }
    return true
  }
}
