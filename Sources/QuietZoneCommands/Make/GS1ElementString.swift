/// GS1 element strings in the notations of people, `(01)09501101530003(10)AB-123`,
/// `[01]09501101530003[10]AB-123`, or identifiers without brackets and GS (29) as separator, as the bytes a
/// symbol carries.
struct GS1ElementString {
  /// The first two digits of application identifiers whose length is predefined, after which no separator
  /// stands (GS1 General Specifications 25.0, section 7.8.5, Figure 7.8.5-2; the same in GS1's own syntax
  /// engine), with the characters of identifier and value together. (04), (14), (18) and (19) are not
  /// assigned, but their lengths are fixed; (23) was among them in ISO/IEC 24724:2011 and is not any more.
  static let predefinedLengths: [String: Int] = [
    "00": 20, "01": 16, "02": 16, "03": 16, "04": 18, "11": 8, "12": 8, "13": 8, "14": 8, "15": 8, "16": 8,
    "17": 8, "18": 8, "19": 8, "20": 4, "31": 10, "32": 10, "33": 10, "34": 10, "35": 10, "36": 10, "41": 16,
  ]

  /// One element.
  struct Element: Equatable {
    var identifier: String
    var value: String
    /// Where the identifier stands, characters of the text from 1.
    var place: Int
  }

  private var scalars: [Unicode.Scalar]
  private(set) var elements: [Element] = []

  /// The bytes of the element strings of `text`, with GS behind each element of variable length but the
  /// last; refuses what is none, naming identifier, place and what is expected.
  static func bytes(of text: [UInt8]) throws(CommandFailure) -> [UInt8] {
    let elements = try GS1ElementString(text).elements
    var bytes: [UInt8] = []
    for (index, element) in elements.enumerated() {
      bytes += Array((element.identifier + element.value).utf8)
      let isFixed = predefinedLengths[String(element.identifier.prefix(2))] != nil
      if !isFixed, index + 1 < elements.count { bytes.append(29) }
    }
    return bytes
  }

  /// Takes the text apart and checks every element.
  init(_ text: [UInt8]) throws(CommandFailure) {
    scalars = Array(String(decoding: text, as: UTF8.self).unicodeScalars)
    switch scalars.first {
    case "(": try takeBracketed("(", ")")
    case "[": try takeBracketed("[", "]")
    default: try takePlain()
    }
    if elements.isEmpty { throw Self.notAny("") }
    for element in elements { try Self.check(element) }
  }

  private mutating func takeBracketed(
    _ open: Unicode.Scalar, _ close: Unicode.Scalar
  ) throws(CommandFailure) {
    var index = 0
    while index < scalars.count {
      let digits = scalars[(index + 1)...].prefix(while: Self.isDigit)
      let end = digits.endIndex
      guard scalars[index] == open, end < scalars.count, scalars[end] == close, (2...4).contains(digits.count)
      else {
        throw CommandFailure(
          "GS1: an application identifier of 2 to 4 digits in brackets is expected at character \(index + 1)")
      }
      let next = nextElement(from: end + 1, open, close)
      append(digits, scalars[(end + 1)..<next], at: index)
      index = next
    }
  }

  /// Where the next `(` with 2 to 4 digits and `)` stands; brackets around anything else belong to the value.
  private func nextElement(from start: Int, _ open: Unicode.Scalar, _ close: Unicode.Scalar) -> Int {
    var start = start
    while let at = scalars[start...].firstIndex(of: open) {
      let digits = scalars[(at + 1)...].prefix(while: Self.isDigit)
      let end = digits.endIndex
      if (2...4).contains(digits.count), end < scalars.count, scalars[end] == close { return at }
      start = at + 1
    }
    return scalars.count
  }

  /// Identifiers without brackets: each is known by its first two digits, and what follows ends where its
  /// length is predefined, or at a GS.
  private mutating func takePlain() throws(CommandFailure) {
    try refuseOther()
    var index = scalars.first == "\u{1D}" ? 1 : 0
    while index < scalars.count {
      guard let format = format(at: index) else { throw unknown(at: index) }
      let start = index + format.identifier.count
      let separator = scalars[start...].firstIndex(of: "\u{1D}") ?? scalars.count
      let length = Self.predefinedLengths[String(format.identifier.prefix(2))]
      let end = length.map { min(index + $0, separator) } ?? separator
      append(scalars[index..<start], scalars[start..<end], at: index)
      index = end < scalars.count && scalars[end] == "\u{1D}" ? end + 1 : end
    }
  }

  /// The identifier that begins here: two to four digits, of which none is another one's beginning.
  private func format(at index: Int) -> GS1Identifier? {
    for count in 2...4 where index + count <= scalars.count {
      let digits = String(String.UnicodeScalarView(scalars[index..<index + count]))
      if let format = GS1Identifier(digits) { return format }
    }
    return nil
  }

  /// Refuses text that is no element string from its start.
  private func refuseOther() throws(CommandFailure) {
    let start = String(String.UnicodeScalarView(scalars.prefix(8))).lowercased()
    if start.hasPrefix("http:/") || start.hasPrefix("https:/") {
      throw CommandFailure("a GS1 Digital Link is an ordinary QR code: leave --gs1 away")
    }
    guard let first = scalars.first, Self.isDigit(first) || first == "\u{1D}" else {
      throw Self.notAny(String(String.UnicodeScalarView(scalars.prefix(20))))
    }
  }

  private static func notAny(_ start: String) -> CommandFailure {
    CommandFailure(
      "GS1: \"\(VisibleText.line(start))\" is no element string: those begin with an application identifier, "
        + "as in (01)09501101530003(10)AB-123")
  }

  private func unknown(at index: Int) -> CommandFailure {
    let digits = String(String.UnicodeScalarView(scalars[index...].prefix(4).prefix(while: Self.isDigit)))
    let shown = digits.isEmpty ? VisibleText.line(String(Character(scalars[index]))) : digits
    return CommandFailure(
      "GS1: no application identifier begins at character \(index + 1), \"\(shown)\"; brackets, as in "
        + "(01)…(10)…, say where each is")
  }

  private mutating func append(
    _ identifier: ArraySlice<Unicode.Scalar>, _ value: ArraySlice<Unicode.Scalar>, at index: Int
  ) {
    elements.append(
      Element(
        identifier: String(String.UnicodeScalarView(identifier)),
        value: String(String.UnicodeScalarView(value)), place: index + 1))
  }

  static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
}
