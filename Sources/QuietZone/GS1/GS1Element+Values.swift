extension GS1ElementString.Element {
  /// The day, and the time where there is one, of (11) to (17), (4324) to (4326), (7003), (7006), (7007),
  /// whose first date it is, (7011), (7250), (7251) and (8008); `nil` of any other, and of a day that no
  /// calendar has.
  ///
  /// Years of two digits are taken for 1977 to 2076; ``date(around:)`` takes them for those around another
  /// year.
  public var date: GS1Date? { date(around: 2026) }

  /// The same for years from 49 before `year` to 50 behind it (GS1 General Specifications 25.0, 7.12).
  public func date(around year: Int) -> GS1Date? {
    let isLong = identifier.matches("7250") || identifier.matches("7251")
    guard isLong || hasDate, value.count >= (isLong ? 8 : 6), value.allSatisfy({ $0.isDigit }),
      GS1Rule.date(value.prefix(isLong ? 8 : 6), firstDay: isLong ? 1 : 0, yearDigits: isLong ? 4 : 2) == nil
    else { return nil }
    var date = GS1Date(year: number(0..<4), month: number(isLong ? 4..<6 : 2..<4), day: 0)
    if !isLong { date.year = Self.year(number(0..<2), around: year) }
    let rest = isLong ? 8 : 6
    date.day = number(rest - 2..<rest)
    guard hasTime else { return date }
    if value.count >= rest + 2 { date.hour = number(rest..<rest + 2) }
    if value.count >= rest + 4 { date.minute = number(rest + 2..<rest + 4) }
    if value.count >= rest + 6 { date.second = number(rest + 4..<rest + 6) }
    guard date.hour ?? 0 < 24, date.minute ?? 0 < 60, date.second ?? 0 < 60 else { return nil }
    return date
  }

  private var hasDate: Bool {
    let dated: [GS1Identifier] = ["11", "12", "13", "15", "16", "17", "4326", "7006", "7007"]
    return hasTime || dated.contains(identifier)
  }

  private var hasTime: Bool {
    let timed: [GS1Identifier] = ["4324", "4325", "7003", "7011", "7251", "8008"]
    return timed.contains(identifier)
  }

  private static func year(_ digits: Int, around year: Int) -> Int {
    let year = min(max(year, 1900), 9900)
    let difference = digits - year % 100
    let century = year - year % 100
    return century + digits + (difference > 50 ? -100 : difference <= -50 ? 100 : 0)
  }

  private func number(_ range: Range<Int>) -> Int { Int(GS1Rule.number(value[range])) }

  /// The number of a measure, (3100) to (3695), an amount, price or percentage, (3900) to (3955), whose last
  /// digit of the identifier says how many digits stand behind the point, or of a temperature, (4330) to
  /// (4333), in hundredths of a degree; `nil` of any other.
  public var decimal: GS1Decimal? {
    let name = identifier.digits
    guard name.count == 4 else { return nil }
    var digits = value[...], decimals = Int(name[3] & 15), isNegative = false
    switch (name[0], name[1]) {
    case (51, 49...54): break
    case (51, 57):
      guard (48...53).contains(name[2]) else { return nil }
      if currency != nil { digits = digits.dropFirst(3) }
    case (52, 51):
      guard name[2] == 51, name[3] < 52 else { return nil }
      decimals = 2
      isNegative = digits.last == UInt8(ascii: "-")
      if isNegative { digits = digits.dropLast() }
    default: return nil
    }
    guard (1...18).contains(digits.count), digits.allSatisfy({ $0.isDigit }) else { return nil }
    let number = digits.reduce(Int64(0)) { $0 &* 10 &+ Int64($1 & 15) }
    return GS1Decimal(digits: isNegative ? -number : number, decimals: decimals)
  }

  /// The ASCII digits of the currency (ISO 4217) of (3910) to (3919) and (3930) to (3939), 978 for the euro.
  public var currency: [UInt8]? {
    let isPriced = identifier.matches("391n") || identifier.matches("393n")
    return isPriced && value.count > 3 ? Array(value.prefix(3)) : nil
  }
}
