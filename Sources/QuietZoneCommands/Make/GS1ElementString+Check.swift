extension GS1ElementString {
  /// Refuses what a till would refuse: a length that the identifier does not allow, characters that are not
  /// for element strings, a wrong check digit.
  static func check(_ identifier: String, _ value: String) throws {
    if let length = predefinedLengths[String(identifier.prefix(2))] {
      let expected = length - identifier.count
      guard value.count == expected else {
        throw CommandFailure("GS1: (\(identifier)) takes \(expected) characters, not \(value.count)")
      }
    }
    guard value.count <= maximumLength else {
      throw CommandFailure("GS1: (\(identifier)) has \(value.count) characters, \(maximumLength) are allowed")
    }
    for (index, scalar) in value.unicodeScalars.enumerated() where !isAllowed(scalar) {
      let shown = VisibleText.line(String(scalar))
      throw CommandFailure("GS1: (\(identifier)): character \(index + 1), \"\(shown)\", is not allowed")
    }
    if hasCheckDigit(identifier) { try checkDigit(identifier, value) }
  }

  /// No element string has a longer value: (8013), (98) and (99) have up to 90 characters at the most.
  private static let maximumLength = 90

  /// The characters of ISO/IEC 646 that values consist of (GS1 General Specifications 24.0, Figure 7.11-1),
  /// and `#`, which Figure 7.11-2 has in addition.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "0"..."9", "A"..."Z", "a"..."z", "!", "\"", "%", "&", "'", "(", ")", "*", "+", ",", "-", ".", "/",
      "_",
      ":", ";", "<", "=", ">", "?", "#":
      true
    default: false
    }
  }

  /// SSCC (00), GTIN (01, 02, 03) and locations (410 to 417).
  private static func hasCheckDigit(_ identifier: String) -> Bool {
    ["00", "01", "02", "03"].contains(identifier) || (identifier.count == 3 && identifier.hasPrefix("41"))
  }

  /// The last digit makes the sum of all, weighted 1 and 3 in turn from the right, a multiple of ten (GS1
  /// General Specifications 24.0, 7.9.1).
  private static func checkDigit(_ identifier: String, _ value: String) throws {
    var sum = 0
    for (index, byte) in value.utf8.reversed().enumerated() {
      guard 48...57 ~= byte else { throw CommandFailure("GS1: (\(identifier)) takes digits alone") }
      if index > 0 { sum += Int(byte - 48) * (index & 1 == 1 ? 3 : 1) }
    }
    let expected = (10 - sum % 10) % 10
    guard value.utf8.last == UInt8(48 + expected) else {
      throw CommandFailure("GS1: (\(identifier))\(value): the check digit at the end should be \(expected)")
    }
  }
}
