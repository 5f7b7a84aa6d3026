/// Takes the notations of element strings apart, keeping at which byte each identifier stands.
struct GS1Parser {
  private let text: [UInt8]
  private let checks: GS1Checks
  private var found: [(element: GS1ElementString.Element, index: Int)] = []

  init(_ text: [UInt8], _ checks: GS1Checks) {
    self.text = text
    self.checks = checks
  }

  mutating func parse() throws(GS1Error) -> [GS1ElementString.Element] {
    switch text.first {
    case UInt8(ascii: "("): try takeBracketed(UInt8(ascii: "("), UInt8(ascii: ")"))
    case UInt8(ascii: "["): try takeBracketed(UInt8(ascii: "["), UInt8(ascii: "]"))
    default: try takePlain()
    }
    if found.isEmpty { throw error(.notElementString(found: []), at: 0) }
    for (element, index) in found {
      if checks == .structure {
        guard element.value.isEmpty else { continue }
        throw GS1Error(
          identifier: element.identifier, place: place(of: index), character: nil,
          problem: .noValue(expected: nil))
      }
      guard var error = element.error else { continue }
      error.place = place(of: index)
      throw error
    }
    return found.map { $0.element }
  }

  private func error(_ problem: GS1Error.Problem, at index: Int) -> GS1Error {
    GS1Error(identifier: nil, place: place(of: index), character: nil, problem: problem)
  }

  /// Characters from 1; counted for errors alone.
  private func place(of index: Int) -> Int { text[..<index].count { $0 & 0xC0 != 0x80 } + 1 }

  private mutating func takeBracketed(_ open: UInt8, _ close: UInt8) throws(GS1Error) {
    var index = 0
    while index < text.count {
      guard let end = Self.bracketedDigits(text, at: index, open: open, close: close),
        let identifier = GS1Identifier(text[(index + 1)..<(end - 1)])
      else { throw error(.bracketExpected, at: index) }
      var value: [UInt8] = []
      let start = index
      index = end
      while index < text.count, Self.bracketedDigits(text, at: index, open: open, close: close) == nil {
        // GS1's own programs write a round bracket that belongs to a value as \(.
        let escapes =
          open == UInt8(ascii: "(") && text[index] == UInt8(ascii: "\\") && index + 1 < text.count
          && text[index + 1] == open
        if escapes { index += 1 }
        value.append(text[index])
        index += 1
      }
      found.append((GS1ElementString.Element(identifier, value), start))
    }
  }

  /// Where the text goes on behind two to four digits in brackets at `index`; `nil` where there are none.
  static func bracketedDigits(_ text: [UInt8], at index: Int, open: UInt8, close: UInt8) -> Int? {
    guard text[index] == open else { return nil }
    var end = index + 1
    while end < text.count, text[end].isDigit, end <= index + 4 { end += 1 }
    return end >= index + 3 && end < text.count && text[end] == close ? end + 1 : nil
  }

  /// Identifiers without brackets, each known by its first two digits.
  private mutating func takePlain() throws(GS1Error) {
    var index = try begin()
    while index < text.count {
      guard let (identifier, range, next) = GS1ElementString.element(in: text, at: index),
        checks == .structure || isKnown(identifier)
      else { throw error(.noIdentifier(found: beginning(at: index)), at: index) }
      found.append((GS1ElementString.Element(identifier, Array(text[range])), index))
      index = next
    }
  }

  private func isKnown(_ identifier: GS1Identifier) -> Bool {
    #if QUIETZONE_WITHOUT_GS1_DICTIONARY
      return true
    #else
      return identifier.isAssigned
    #endif
  }

  /// Where the first identifier stands, behind what readers put before it; refuses text that has none.
  private func begin() throws(GS1Error) -> Int {
    if text.after("https:/") != nil || text.after("http:/") != nil { throw error(.digitalLink, at: 0) }
    var start = 0
    if text.count > 3, text[0] == UInt8(ascii: "]") {
      let identifier = SymbologyIdentifier(code: text[1], modifier: text[2])
      let isOther = identifier.code == UInt8(ascii: "X") || identifier.bytes == [UInt8](ascii: "]J1")
      if identifier.isGS1 || isOther { start = 3 }
    }
    if start < text.count, text[start] == GS1ElementString.separator { start += 1 }
    guard start < text.count, text[start].isDigit else {
      throw error(.notElementString(found: beginning(at: 0, count: 20)), at: 0)
    }
    return start
  }

  /// What stands at `index`: up to four digits, or one other character; or as many characters as asked for.
  private func beginning(at index: Int, count: Int? = nil) -> [UInt8] {
    let digits = text[index...].prefix(4).prefix { $0.isDigit }
    if count == nil, !digits.isEmpty { return Array(digits) }
    var end = index, left = (count ?? 1) + 1
    while end < text.count {
      if text[end] & 0xC0 != 0x80 { left -= 1 }
      if left == 0 { break }
      end += 1
    }
    return Array(text[index..<end])
  }
}
