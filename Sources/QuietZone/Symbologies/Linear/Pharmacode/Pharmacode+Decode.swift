extension Pharmacode {
  static func decode(_ row: RunRow, at start: Int, _ options: LinearDecodeOptions) -> LinearReading? {
    guard options.wanted.contains(.pharmacode), !options.isReversed, row.has(start, 4),
      row[start &- 1] >= row[start &+ 1] &* 3
    else { return nil }
    let space = row[start &+ 1]
    var value = 0, count = 0, next = start, modules = -2
    var narrow = Extent(), wide = Extent(), spaces = Extent()
    while true {
      let bar = row[next]
      guard count < maximumBars, bar &* 4 >= space, bar &* 10 <= space &* 22 else { return nil }
      // A narrow bar is half of a space, a wide one half more.
      let isWide = bar &* 10 >= space &* 11
      guard isWide || bar &* 10 <= space &* 8 else { return nil }
      if isWide { wide.add(bar) } else { narrow.add(bar) }
      value = value &* 2 &+ (isWide ? 2 : 1)
      modules += isWide ? 5 : 3
      count += 1
      if row[next &+ 1] >= space &* 3 { break }
      guard row.has(next, 3) else { return nil }
      spaces.add(row[next &+ 1])
      next += 2
    }
    guard count >= 2, value >= minimum, value <= maximum, narrow.isEven, wide.isEven, spaces.isEven else {
      return nil
    }
    return LinearReading(
      symbology, identifier: SymbologyIdentifier(code: identifierCode, modifier: UInt8(ascii: "0")),
      content: Content(bytes: digits(value)), row: row, first: start, last: next, modules: modules,
      linesNeeded: count < 5 ? 10 : 6, details: LinearDetails())
  }

  /// The smallest and largest of some widths.
  private struct Extent {
    var least = Int.max
    var most = 0
    mutating func add(_ width: Int) {
      least = min(least, width)
      most = max(most, width)
    }
    /// Whether they are of one kind; so are none.
    var isEven: Bool { most == 0 || most &* 10 <= least &* 16 }
  }

  private static func digits(_ value: Int) -> [UInt8] {
    var digits: [UInt8] = []
    var rest = value
    while rest > 0 {
      digits.append(UInt8(truncatingIfNeeded: rest % 10) &+ 48)
      rest /= 10
    }
    return digits.reversed()
  }
}
