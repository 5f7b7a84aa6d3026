/// GS1 element strings in the notation of people, `(01)09501101530003(10)AB-123`, as the bytes a symbol
/// carries.
enum GS1ElementString {
  /// The first two digits of application identifiers whose length is predefined, after which no separator
  /// stands (GS1 General Specifications 25.0, section 7.8.5, Figure 7.8.5-2; the same in GS1's own syntax
  /// engine). (04), (14), (18) and (19) are not assigned, but their lengths are fixed; (23) was among them in
  /// ISO/IEC 24724:2011 and is not any more.
  static let predefined = Set(predefinedLengths.keys)

  /// The same with the characters of identifier and value together.
  static let predefinedLengths: [String: Int] = [
    "00": 20, "01": 16, "02": 16, "03": 16, "04": 18, "11": 8, "12": 8, "13": 8, "14": 8, "15": 8, "16": 8,
    "17": 8, "18": 8, "19": 8, "20": 4, "31": 10, "32": 10, "33": 10, "34": 10, "35": 10, "36": 10, "41": 16,
  ]

  /// The bytes with GS (29) behind each element of variable length but the last.
  static func bytes(bracketed text: String) throws -> [UInt8] {
    let elements = try elements(text)
    var bytes: [UInt8] = []
    for (index, element) in elements.enumerated() {
      bytes += Array((element.identifier + element.value).utf8)
      let isFixed = predefined.contains(String(element.identifier.prefix(2)))
      if !isFixed, index + 1 < elements.count { bytes.append(29) }
    }
    return bytes
  }

  private static func elements(_ text: String) throws -> [(identifier: String, value: String)] {
    var elements: [(identifier: String, value: String)] = []
    var rest = Substring(text)
    while !rest.isEmpty {
      guard rest.first == "(", let end = rest.firstIndex(of: ")") else {
        throw CommandFailure("GS1: \"(\", an application identifier and \")\" are expected at \"\(rest)\"")
      }
      let identifier = String(rest[rest.index(after: rest.startIndex)..<end])
      guard (2...4).contains(identifier.count), identifier.allSatisfy({ $0.isASCII && $0.isNumber }) else {
        throw CommandFailure("GS1: an application identifier has 2 to 4 digits, not \"\(identifier)\"")
      }
      rest = rest[rest.index(after: end)...]
      let next = nextElement(in: rest)
      let value = String(rest[..<next])
      guard !value.isEmpty else { throw CommandFailure("GS1: (\(identifier)) has no value") }
      try check(identifier, value)
      elements.append((identifier, value))
      rest = rest[next...]
    }
    return elements
  }

  /// Where the next `(` with 2 to 4 digits and `)` stands; brackets around anything else belong to the value.
  private static func nextElement(in text: Substring) -> Substring.Index {
    var start = text.startIndex
    while let open = text[start...].firstIndex(of: "(") {
      let digits = text[text.index(after: open)...].prefix { $0.isASCII && $0.isNumber }
      if (2...4).contains(digits.count), text[digits.endIndex...].first == ")" { return open }
      start = text.index(after: open)
    }
    return text.endIndex
  }
}
