extension GS1Rule {
  /// What is wrong with `part` by this rule; offsets count from the beginning of the value, whose indices the
  /// part has.
  func fault(in part: ArraySlice<UInt8>) -> GS1Fault? {
    switch self {
    case .checkDigit: Self.checkDigit(part)
    case .checkPair: Self.checkPair(part)
    case .companyPrefix: Self.companyPrefix(part)
    case .companyPrefixBehindDigit: Self.companyPrefix(part.dropFirst())
    case .date: Self.date(part, firstDay: 1)
    case .dateOrMonth: Self.date(part, firstDay: 0)
    case .longDate: Self.date(part, firstDay: 1, yearDigits: 4)
    case .time: Self.bounded(part.prefix(2), .hour, 0, 23) ?? Self.bounded(part.dropFirst(2), .minute, 0, 59)
    case .hour: Self.bounded(part, .hour, 0, 23)
    case .minute: Self.bounded(part, .minute, 0, 59)
    case .second: Self.bounded(part, .second, 0, 59)
    case .latitude: Self.coordinate(part, .latitude, 1_800_000_000)
    case .longitude: Self.coordinate(part, .longitude, 3_600_000_000)
    case .currency, .country, .countryOrMany, .countryLetters, .packageType, .mediaType, .sex: listFault(part)
    case .pieceOfTotal: Self.pieceOfTotal(part)
    case .coupon: GS1Coupon.fault(in: part)
    case .couponOfOfferFile: GS1Coupon.offerFileFault(in: part)
    default: formFault(part)
    }
  }

  /// Digits as a number; more than nine are not wanted.
  static func number(_ digits: ArraySlice<UInt8>) -> UInt32 {
    digits.prefix(9).reduce(0) { $0 &* 10 &+ UInt32($1 & 15) }
  }

  private static func checkDigit(_ part: ArraySlice<UInt8>) -> GS1Fault? {
    guard let last = part.last, let expected = CheckDigits.gs1(part.dropLast()), expected != last else {
      return nil
    }
    return GS1Fault(.wrongCheckDigit(expected: expected), at: part.endIndex - 1)
  }

  private static func checkPair(_ part: ArraySlice<UInt8>) -> GS1Fault? {
    if let wrong = part.indices.suffix(2).first(where: { !GS1CharacterSet.set32.contains(part[$0]) }) {
      return GS1Fault(.wrongCharacter(found: [part[wrong]], expected: .set32), at: wrong)
    }
    guard let expected = CheckDigits.gs1Pair(part.dropLast(2)), Array(part.suffix(2)) != expected else {
      return nil
    }
    return GS1Fault(.wrongCheckPair(expected: expected), at: part.endIndex - 1)
  }

  private static func companyPrefix(_ part: ArraySlice<UInt8>) -> GS1Fault? {
    if let wrong = part.prefix(4).firstIndex(where: { !$0.isDigit }) {
      return GS1Fault(.wrongForm(.companyPrefix), at: wrong)
    }
    return part.count < 4 ? GS1Fault(.wrongForm(.companyPrefix), at: part.startIndex) : nil
  }

  /// Year, month and day (GS1 General Specifications 25.0, 3.4.2). Two digits of a year are of 1950 to 2049
  /// or nearer, so that each fourth one is a leap year.
  static func date(_ part: ArraySlice<UInt8>, firstDay: UInt32, yearDigits: Int = 2) -> GS1Fault? {
    let year = number(part.prefix(yearDigits)), rest = part.dropFirst(yearDigits)
    let month = number(rest.prefix(2))
    if let fault = bounded(rest.prefix(2), .month, 1, 12) { return fault }
    let isLeap = year % 4 == 0 && (yearDigits == 2 || year % 100 != 0 || year % 400 == 0)
    let last: UInt32 =
      switch month {
      case 2: isLeap ? 29 : 28
      case 4, 6, 9, 11: 30
      default: 31
      }
    return bounded(rest.dropFirst(2), .day, firstDay, last)
  }

  private static func bounded(
    _ digits: ArraySlice<UInt8>, _ quantity: GS1Error.Quantity, _ minimum: UInt32, _ maximum: UInt32
  ) -> GS1Fault? {
    guard !(minimum...maximum).contains(number(digits)) else { return nil }
    return GS1Fault(
      .outOfRange(quantity, found: Array(digits), minimum: minimum, maximum: maximum), at: digits.startIndex)
  }

  /// Ten digits are more than a word of 32 bits holds: the first nine decide, then the last.
  private static func coordinate(
    _ digits: ArraySlice<UInt8>, _ quantity: GS1Error.Quantity, _ maximum: UInt32
  ) -> GS1Fault? {
    let head = number(digits), last = UInt32((digits.last ?? 0) & 15)
    guard head > maximum / 10 || head == maximum / 10 && last > maximum % 10 else { return nil }
    return GS1Fault(
      .outOfRange(quantity, found: Array(digits), minimum: 0, maximum: maximum), at: digits.startIndex)
  }

  /// The number of a piece and how many there are, equally long.
  private static func pieceOfTotal(_ part: ArraySlice<UInt8>) -> GS1Fault? {
    let half = part.count / 2
    let total = number(part.dropFirst(half))
    return bounded(part.prefix(half), .piece, 1, max(total, 1))
      ?? bounded(part.dropFirst(half), .total, 1, .max)
  }
}
