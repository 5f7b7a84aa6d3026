extension EANUPC {
  /// The most that one distance between similar edges may be off whole modules, 1/64 module.
  static let maximumDeviation = 29
  /// The most that their mean may be.
  static let maximumMeanDeviation = 14
  /// The most that the bars of a digit may be off, after the gain of the whole symbol is taken off.
  static let maximumBarDeviation = 52
  /// How many times as wide as the digit beside it a digit may be on a label that is flat or bends evenly,
  /// and where it has a crease or bends away, which makes 1.37 of it on a photographed bag.
  static let usualDigit = WidthRatio(most: 9, to: 7)
  static let digitAtCrease = WidthRatio(most: 7, to: 5)

  /// The least light space on both sides, modules: what the digits themselves never have.
  static let minimumQuietZone = 4

  /// The same behind an EAN-13 or UPC-A, whose digits, guards and sets leave less to chance.
  static let minimumLongQuietZone = 2

  /// EAN-13, EAN-8, UPC-A or UPC-E, whichever begins with the bar `start` and is wanted.
  static func decode(_ row: RunRow, at start: Int, _ options: LinearDecodeOptions) -> LinearReading? {
    guard var reader = DigitReader(row, guard101: start) else { return nil }
    guard start == 1 || reader.modules(ofRun: start &- 1) >= minimumQuietZone else { return nil }
    guard reader.readDigits(4) else { return nil }
    if options.wanted.contains(.ean8) {
      var short = reader
      if short.readGuard(5), let reading = ean8(&short, start: start) { return reading }
    }
    guard reader.readDigits(2) else { return nil }
    if options.wanted.contains(.upcE) {
      var short = reader
      if short.readGuard(6), let reading = upcE(&short, start: start) { return reading }
    }
    guard options.wanted.contains(.ean13) || options.wanted.contains(.upcA), reader.readGuard(5) else {
      return nil
    }
    return ean13(&reader, start: start, options)
  }

  private static func ean13(
    _ reader: inout DigitReader, start: Int, _ options: LinearDecodeOptions
  ) -> LinearReading? {
    guard reader.readDigits(6), reader.readGuard(3),
      isIsolated(reader, least: minimumLongQuietZone, creases: 1),
      let sets = reader.setsOfB,
      let first = leadingDigitSets.firstIndex(of: UInt8(truncatingIfNeeded: sets >> 6)),
      let read = reader.values({ start &+ 3 &+ 4 &* $0 &+ ($0 < 6 ? 0 : 5) })
    else { return nil }
    let digits = [UInt8(first)] + read
    guard CheckDigits.weighted31(digits.dropLast()) == digits[12] else { return nil }
    if first == 0, options.wanted.contains(.upcA) {
      return reading(
        .upcA, digits: Array(digits.dropFirst()), gtin: digits, reader: reader, start: start, modules: 95)
    }
    guard options.wanted.contains(.ean13) else { return nil }
    return reading(.ean13, digits: digits, gtin: digits, reader: reader, start: start, modules: 95)
  }

  private static func ean8(_ reader: inout DigitReader, start: Int) -> LinearReading? {
    guard reader.readDigits(4), reader.readGuard(3), isIsolated(reader), reader.setsOfB == 0,
      let digits = reader.values({ start &+ 3 &+ 4 &* $0 &+ ($0 < 4 ? 0 : 5) }),
      CheckDigits.weighted31(digits.dropLast()) == digits[7]
    else { return nil }
    return reading(.ean8, digits: digits, gtin: digits, reader: reader, start: start, modules: 67)
  }

  private static func upcE(_ reader: inout DigitReader, start: Int) -> LinearReading? {
    // The left half of an EAN-13 is a UPC-E up to the middle guard: wider light space than its digits have,
    // at both ends, tells them apart.
    guard isIsolated(reader), reader.modules(ofRun: start &- 1, times: 2) >= 11 || start == 1,
      reader.modules(ofRun: reader.index, times: 2) >= 11 || reader.index &+ 1 >= reader.row.count,
      let sets = reader.setsOfB
    else { return nil }
    let pattern = UInt8(truncatingIfNeeded: sets)
    // Every first half of an EAN-13 has the sets of number system 1: nothing may stand beside it.
    guard let (system, check) = numberSystem(pattern),
      system == 0 || isAlone(reader, start),
      let digits = reader.values({ start &+ 3 &+ 4 &* $0 })
    else { return nil }
    let whole = UPCE.expanded(system: system, digits)
    guard CheckDigits.weighted31(whole) == check else { return nil }
    return reading(
      .upcE, digits: [system] + digits + [check], gtin: whole + [check], reader: reader, start: start,
      modules: 51)
  }

  /// Whether light of seven modules, less what measuring takes, is on both sides.
  private static func isAlone(_ reader: DigitReader, _ start: Int) -> Bool {
    reader.modules(ofRun: start &- 1, times: 2) >= 13 && reader.modules(ofRun: reader.index, times: 2) >= 13
  }

  /// On how many sides bars as dense as those of digits go on beside a symbol, within a third of a UPC-E's
  /// length, behind light of less than so many modules.
  private static func sidesGoingOn(_ reader: DigitReader, _ start: Int, light: Int) -> Int {
    func length(_ modules: Int) -> Int { modules &* reader.width / digitModules }
    return reader.row.sidesGoingOn(
      beside: start, to: reader.index &- 1, light: length(light), bars: length(17))
  }

  /// What the sets of UPC-E's digits say.
  static func numberSystem(_ sets: UInt8) -> (system: UInt8, check: UInt8)? {
    if let check = upcESets.firstIndex(of: sets) { return (0, UInt8(check)) }
    if let check = upcESets.firstIndex(of: sets ^ 0b111111) { return (1, UInt8(check)) }
    return nil
  }

  /// Whether light space follows the symbol, its widths were near enough to whole modules, and its digits
  /// to each other's.
  private static func isIsolated(
    _ reader: DigitReader, least: Int = minimumQuietZone, creases: Int = 0
  ) -> Bool {
    guard reader.isRegular(creases: creases) else { return false }
    let isLast = reader.index &+ 1 >= reader.row.count
    return isLast || reader.modules(ofRun: reader.index) >= least
  }

  private static func reading(
    _ symbology: Symbology, digits: [UInt8], gtin: [UInt8], reader: DigitReader, start: Int, modules: Int
  ) -> LinearReading? {
    var details = LinearDetails(check: .verified, gtin: Self.gtin(gtin))
    details.kind = symbology == .ean13 ? kind(ean13: digits) : nil
    var last = reader.index &- 1
    var width = modules
    let addOn = readAddOn(reader.row, gap: reader.index, width: reader.width)
    if let addOn {
      details.addOn = ascii(addOn.digits)
      width += reader.modules(ofRun: reader.index) &+ addOn.modules
      last = addOn.last
    }
    var lines = symbology == .ean8 || symbology == .upcE ? 3 : 2
    // An EAN-13 cut off behind its middle guard may pass for a UPC-E of the rare number system 1, and so may
    // what lines show that run out of leaning bars there: a few side by side.
    let isRare = symbology == .upcE && digits.first == 1
    if isRare { lines += 7 }
    if addOn == nil {
      // With bars in both its quiet zones it is stripes, or a part of some longer symbol.
      if sidesGoingOn(reader, start, light: 7) > 1 { return nil }
      // Bars beside what has few may be all of one longer symbol, bent or glaring in between.
      if isRare || symbology == .ean8, sidesGoingOn(reader, start, light: 17) > 0 {
        if isRare { return nil }
        lines += 2
      }
    }
    if reader.meanDeviation > 9 { lines += 1 }
    let isLast = reader.index &+ 1 >= reader.row.count
    if addOn == nil, !isLast, reader.modules(ofRun: reader.index) < minimumQuietZone { lines += 1 }
    return LinearReading(
      symbology, identifier: identifier(symbology, hasAddOn: addOn != nil),
      content: content(symbology, digits, gtin: gtin, addOn: details.addOn), row: reader.row, first: start,
      last: last, modules: width, linesNeeded: lines, body: Double(modules) / Double(width),
      reach: addOn == nil ? reach(reader.row, gap: reader.index, width: reader.width) : 0, details: details)
  }

  /// The digits as transmitted: an add-on's follow them, and a UPC-E that has one is spelt out to the 13
  /// digits that it stands for (ISO/IEC 15424, Annex A, `]E3`).
  private static func content(
    _ symbology: Symbology, _ digits: [UInt8], gtin: [UInt8], addOn: [UInt8]?
  ) -> Content {
    guard let addOn else { return Content(bytes: ascii(digits), eci: .ascii) }
    guard symbology == .upcE else { return Content(bytes: ascii(digits) + addOn, eci: .ascii) }
    return Content(bytes: [48] + ascii(gtin) + addOn, eci: .ascii)
  }

  /// `]E0` for the main symbol alone, `]E3` with its add-on, `]E4` for EAN-8, with an add-on or without
  /// (ISO/IEC 15424, Annex A, knows none of EAN-8's).
  static func identifier(_ symbology: Symbology, hasAddOn: Bool) -> SymbologyIdentifier {
    let modifier: UInt8 = symbology == .ean8 ? 52 : hasAddOn ? 51 : 48
    return SymbologyIdentifier(code: UInt8(ascii: "E"), modifier: modifier)
  }
}

/// Less than so many times as wide, and as narrow.
struct WidthRatio {
  private let more: Int
  private let less: Int

  init(most more: Int, to less: Int) { (self.more, self.less) = (more, less) }

  func holds(_ a: Int, _ b: Int) -> Bool { a &* less < b &* more && b &* less < a &* more }
}
