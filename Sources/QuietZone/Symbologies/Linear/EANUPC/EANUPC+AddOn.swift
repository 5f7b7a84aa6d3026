/// The add-ons of two and five digits (ISO/IEC 15420:2009, 4.4): a start 1011, digits of sets A and B with 01
/// between them, no end.
extension EANUPC {
  /// An add-on that was read.
  struct AddOn {
    var digits: [UInt8]
    /// Run index of its last bar.
    var last: Int
    var modules: Int
  }

  /// Modules from the end of a symbol to that of the longest add-on and the light behind it.
  static let addOnReach = 17 + 47 + 5

  /// Modules beside the symbol whose right neighbour is the space `gap` that must be looked at to tell
  /// whether it has an add-on; 0 where the line has shown that there is none.
  static func reach(_ row: RunRow, gap: Int, width: Int) -> Int {
    guard row[gap] &* 7 < width &* 17 else { return 0 }
    if gap &+ 1 >= row.count { return addOnReach }
    guard row[gap] &* 7 > width &* 5 else { return 0 }
    if row.has(gap &+ 1, 4), DigitReader(row, addOn: gap &+ 1, width: width) == nil { return 0 }
    // Behind the first bars come 47 modules at the most.
    return row.sum(gap, row.count &- gap) &* 7 < width &* addOnReach ? addOnReach : 0
  }

  /// The add-on behind the space `gap`, next to digits of width `width`; `nil` when there is none.
  static func readAddOn(_ row: RunRow, gap: Int, width: Int) -> AddOn? {
    guard row.has(gap, 15), row[gap] &* 7 > width &* 5, row[gap] &* 7 < width &* 17,
      var reader = DigitReader(row, addOn: gap &+ 1, width: width),
      reader.readDigit(), reader.readSeparator(), reader.readDigit()
    else { return nil }
    if !isEnd(reader) {
      for _ in 0..<3 where !(reader.readSeparator() && reader.readDigit()) { return nil }
    }
    guard isEnd(reader), reader.isRegular(), let sets = reader.setsOfB,
      let digits = reader.values({ gap &+ 4 &+ 6 &* $0 }),
      addOnSets(digits) == UInt8(truncatingIfNeeded: sets)
    else { return nil }
    return AddOn(digits: digits, last: reader.index &- 1, modules: digits.count == 2 ? 20 : 47)
  }

  /// Light follows that is wider than what separates digits, or the picture ends with the last bar.
  private static func isEnd(_ reader: DigitReader) -> Bool {
    guard reader.index &+ 1 >= reader.row.count else {
      return reader.modules(ofRun: reader.index) >= minimumQuietZone
    }
    return reader.row[reader.index] < 4 || reader.modules(ofRun: reader.index, times: 2) >= 3
  }

  /// Which digits of an add-on (2 or 5 values) are of set B, the first at the highest bit.
  static func addOnSets(_ digits: [UInt8]) -> UInt8 {
    guard digits.count == 5 else {
      let value = digits.reduce(0) { $0 &* 10 &+ Int($1) }
      return addOn2Sets[value & 3]
    }
    var sum = 0
    for (index, digit) in digits.enumerated() { sum &+= Int(digit) &* (index & 1 == 0 ? 3 : 9) }
    return addOn5Sets[sum % 10]
  }
}
