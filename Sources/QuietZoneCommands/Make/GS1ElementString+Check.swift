extension GS1ElementString {
  /// Refuses what a till would refuse: an identifier that there is not, a length that it does not allow,
  /// characters that are not its own, a wrong check digit, a date that no calendar has.
  static func check(_ element: Element) throws(CommandFailure) {
    let name = "GS1: (\(element.identifier)) at character \(element.place)"
    guard let format = GS1Identifier(element.identifier) else {
      throw CommandFailure(
        "\(name) is no application identifier of the GS1 General Specifications; if its brackets belong to a "
          + "value, write the identifiers in [ ]")
    }
    guard !element.value.isEmpty else {
      throw CommandFailure("\(name) has no value; expected are \(format.expectation)")
    }
    let scalars = Array(element.value.unicodeScalars)
    guard format.lengths.contains(scalars.count) else {
      throw CommandFailure(
        "\(name) has \(scalars.count.counted("character")); expected are \(format.expectation)")
    }
    var start = 0
    for part in format.parts {
      let end = min(start + part.maximum, scalars.count)
      guard end == start || end - start == part.maximum || part.isUpTo else {
        throw CommandFailure(
          "\(name) has \(scalars.count.counted("character")); expected are \(format.expectation), "
            + "the last \(part.maximum) together or not at all")
      }
      try check(scalars[start..<end], part, name)
      start = end
    }
  }

  /// One part of a value: its characters, then what they mean.
  private static func check(
    _ scalars: ArraySlice<Unicode.Scalar>, _ part: GS1Identifier.Part, _ name: String
  ) throws(CommandFailure) {
    guard !scalars.isEmpty else { return }
    for (index, scalar) in zip(scalars.indices, scalars) where !part.characters.contains(scalar) {
      let shown = VisibleText.line(String(scalar))
      throw CommandFailure(
        "\(name): character \(index + 1) of its value, \"\(shown)\", is not allowed; expected are "
          + part.characters.name)
    }
    let digits = scalars.map { Int($0.value) - 48 }
    switch part.rule {
    case nil: break
    case .checkDigit:
      let expected = checkDigit(digits.dropLast())
      guard digits.last == expected else {
        throw CommandFailure("\(name): the check digit at the end should be \(expected)")
      }
    case .date(let allowsNoDay): try checkDate(digits, allowsNoDay, name)
    case .time:
      guard digits[0] * 10 + digits[1] < 24, digits.count < 4 || digits[2] < 6 else {
        throw CommandFailure("\(name): a time is expected behind the date, hours 00 to 23, minutes 00 to 59")
      }
    case .flag:
      guard digits[0] < 2 else { throw CommandFailure("\(name) is 0 for no or 1 for yes") }
    case .leadingZero:
      guard digits[0] == 0 else { throw CommandFailure("\(name) begins with a 0 before its GTIN") }
    }
  }

  /// The digit that makes the sum of all, weighted 1 and 3 in turn from the right, a multiple of ten (GS1
  /// General Specifications 24.0, 7.9.1).
  private static func checkDigit(_ digits: ArraySlice<Int>) -> Int {
    var sum = 0
    for (index, digit) in digits.reversed().enumerated() { sum += digit * (index & 1 == 0 ? 3 : 1) }
    return (10 - sum % 10) % 10
  }

  /// Year, month and day in two digits each; day 00 is the whole month where that is allowed (GS1 General
  /// Specifications 24.0, 3.4.2).
  private static func checkDate(_ digits: [Int], _ allowsNoDay: Bool, _ name: String) throws(CommandFailure) {
    let year = digits[0] * 10 + digits[1], month = digits[2] * 10 + digits[3]
    let day = digits[4] * 10 + digits[5]
    guard (1...12).contains(month) else {
      throw CommandFailure("\(name): month \(two(month)) of the date; 01 to 12 are expected (YYMMDD)")
    }
    let last = month == 2 ? (year % 4 == 0 ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
    guard day <= last, day > 0 || allowsNoDay else {
      throw CommandFailure(
        "\(name): day \(two(day)) of the date; \(allowsNoDay ? "00" : "01") to \(last) are expected (YYMMDD)")
    }
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
