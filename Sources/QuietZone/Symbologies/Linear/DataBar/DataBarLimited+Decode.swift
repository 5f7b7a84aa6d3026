extension DataBarLimited {
  /// The whole symbol is one fragment: it needs no light space before its guard, so any bar may begin one.
  static func fragment(_ row: RunRow, at start: Int, _ options: LinearDecodeOptions) -> LinearFragment? {
    guard start & 1 != 0, row.has(start, 45) else { return nil }
    let left = row.sum(start &+ 1, 14), right = row.sum(start &+ 29, 14)
    guard abs(left &- right) &* 5 <= left else { return nil }
    let middle = row.sum(start &+ 15, 14)
    guard abs(52 &* middle &- 18 &* (left &+ right)) &* 12 <= 18 &* (left &+ right) else { return nil }
    return read(row, at: start, total: left &+ middle &+ right)
  }

  /// Light modules behind the last bar where another one follows, at least: of the five that are a part of
  /// the symbol (ISO/IEC 24724:2011, 6.1), what blur and ink leave of them.
  private static let lightBehind = 3

  private static func read(_ row: RunRow, at start: Int, total: Int) -> LinearFragment? {
    let behind = start &+ 45
    guard !row.has(behind, 2) || row[behind] &* 70 >= lightBehind &* total else { return nil }
    for guarding in [0, 43, 44] {
      guard DataBarFinder.isGuard(row[start &+ guarding], total: total, modules: 70) else { return nil }
    }
    let character = DataBarCharacter.limited
    guard let check = checkCharacter(row, at: start &+ 15),
      let left = character.measure(row, at: start &+ 1, isReversed: false),
      let right = character.measure(row, at: start &+ 29, isReversed: false),
      self.check(left: left, right: right) == check,
      let leftValue = character.value(left), let rightValue = character.value(right)
    else { return nil }
    return LinearFragment(
      symbology: symbology, value: UInt64(leftValue) &* radix &+ UInt64(rightValue), first: start,
      last: start &+ 44)
  }

  /// The value of the check character whose first space is run `index`.
  private static func checkCharacter(_ row: RunRow, at index: Int) -> Int? {
    let shape = DataBarCharacter(
      modules: 18, elements: 7, isOddNarrow: true, isOddFaster: false, count: 89, groups: [])
    guard let widths = shape.measure(row, at: index, isReversed: false) else { return nil }
    var modules: UInt32 = 0
    for k in 0..<14 {
      let shift = UInt32(4 &* (6 &- k / 2))
      let width = (k & 1 == 0 ? widths.odd : widths.even) >> shift & 15
      modules = modules << width
      if k & 1 == 0 { modules |= (1 << width) &- 1 }
    }
    for (value, pattern) in checkPatterns.enumerated() where pattern == modules { return value }
    return nil
  }

  /// The GTIN of a symbol's value; `nil` for values that none has.
  private static func gtin(_ value: UInt64) -> DataBarGTIN? {
    let number = value >= linkage ? value &- linkage : value
    return number <= maximum ? DataBarGTIN(value: number) : nil
  }

  static func assemble(_ fragments: [LinearFragment], _ options: LinearDecodeOptions) -> [LinearAssembly] {
    guard options.wanted.contains(symbology) else { return [] }
    var assemblies: [LinearAssembly] = []
    for (index, fragment) in fragments.enumerated() {
      guard let gtin = gtin(fragment.value) else { continue }
      var details = gtin.details()
      details.lines = fragment.count
      let reading = LinearReading(
        assembled: symbology, DataBar.identifier, gtin.content, first: fragment.first, last: fragment.last,
        linesNeeded: 2, details: details)
      assemblies.append(LinearAssembly(reading: reading, fragments: [index], leading: index))
    }
    return assemblies
  }
}
