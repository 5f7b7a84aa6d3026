/// What is wrong with a value, and at which of its characters, from 0.
struct GS1Fault {
  var offset: Int?
  var problem: GS1Error.Problem

  init(_ problem: GS1Error.Problem, at offset: Int? = nil) {
    self.problem = problem
    self.offset = offset
  }
}

extension GS1Entry {
  /// How long a value may be, for people.
  func length(together: Int? = nil) -> GS1Error.Length {
    let lengths = lengths
    return GS1Error.Length(
      minimum: lengths.lowerBound, maximum: lengths.upperBound, isNumeric: isNumeric, together: together)
  }

  /// The first thing that is wrong with `value`, UTF-8; `nil` where nothing is.
  func fault(in value: [UInt8]) -> GS1Fault? {
    // A byte for each character; of those beyond ASCII the first one, which no set has.
    let characters = value.indices.filter { Self.beginsCharacter(value, $0) }.map { value[$0] }
    guard !characters.isEmpty else { return GS1Fault(.noValue(expected: length())) }
    guard lengths.contains(characters.count) else {
      return GS1Fault(.wrongLength(count: characters.count, expected: length()))
    }
    var start = 0
    for component in components {
      let end = min(start + component.maximum, characters.count)
      if end == start { break }
      guard end - start >= component.minimum else {
        return GS1Fault(
          .wrongLength(count: characters.count, expected: length(together: component.maximum)))
      }
      if let wrong = (start..<end).first(where: { !component.characters.contains(characters[$0]) }) {
        return GS1Fault(
          .wrongCharacter(found: Self.character(wrong, of: value), expected: component.characters), at: wrong)
      }
      if let fault = component.fault(in: characters[start..<end]) { return fault }
      start = end
    }
    return nil
  }

  /// Whether a character begins with byte `index` of what should be UTF-8. A byte that goes on where nothing
  /// began is one by itself: dropped, it would pass every check.
  private static func beginsCharacter(_ text: [UInt8], _ index: Int) -> Bool {
    text[index] & 0xC0 != 0x80 || index == 0 || text[index - 1] < 0x80
  }

  /// The UTF-8 of a character of a text.
  private static func character(_ number: Int, of text: [UInt8]) -> [UInt8] {
    var character = -1
    var bytes: [UInt8] = []
    for index in text.indices {
      if beginsCharacter(text, index) { character += 1 }
      if character == number { bytes.append(text[index]) }
    }
    return bytes
  }
}

extension GS1Component {
  /// The first thing that is wrong with this part of a value, whose characters are of its set.
  func fault(in part: ArraySlice<UInt8>) -> GS1Fault? {
    if characters == .set64, let fault = Self.padding(part) { return fault }
    for rule in rules {
      if let fault = rule.fault(in: part) { return fault }
    }
    return nil
  }

  /// Base 64 may end with one or two `=` that fill up four characters, or without any.
  private static func padding(_ part: ArraySlice<UInt8>) -> GS1Fault? {
    let body = part.prefix { $0 != UInt8(ascii: "=") }
    let rest = part[body.endIndex...]
    guard let wrong = rest.indices.first else { return nil }
    guard rest.count <= 2, rest.allSatisfy({ $0 == UInt8(ascii: "=") }), part.count % 4 == 0 else {
      return GS1Fault(.wrongForm(.padding), at: wrong)
    }
    return nil
  }
}
