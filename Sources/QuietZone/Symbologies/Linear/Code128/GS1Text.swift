/// GS1 element strings, one behind the other, taken apart.
package enum GS1Text {
  /// An application identifier and what follows it.
  package struct Element: Hashable, Sendable {
    package var identifier: [UInt8]
    package var value: [UInt8]
  }

  /// As people read them, application identifiers in brackets: `(01)09501101530003(10)AB-123` for
  /// `010950110153000310AB-123`; `nil` where the bytes are no element strings.
  static func bracketed(_ bytes: [UInt8]) -> [UInt8]? {
    guard let elements = elements(bytes) else { return nil }
    var text: [UInt8] = []
    for element in elements {
      text += [UInt8(ascii: "(")] + element.identifier + [UInt8(ascii: ")")] + element.value
    }
    return text
  }

  /// The elements in their order; `nil` where the bytes are no element strings.
  package static func elements(_ bytes: [UInt8]) -> [Element]? {
    var elements: [Element] = []
    var index = 0
    while index < bytes.count {
      guard let (length, fixed) = identifier(bytes[index...]) else { return nil }
      var end = index + length
      let limit = fixed == 0 ? bytes.count : min(index + fixed, bytes.count)
      while end < limit, bytes[end] != 29 { end += 1 }
      let value = Array(bytes[index + length..<end])
      guard !value.isEmpty, value.allSatisfy({ $0 > 32 && $0 < 127 }) else { return nil }
      elements.append(Element(identifier: Array(bytes[index..<index + length]), value: value))
      index = end < bytes.count && bytes[end] == 29 ? end + 1 : end
    }
    return elements
  }

  /// Digits of the application identifier that `bytes` begin with, and characters of the whole element where
  /// its length is predefined, else 0 (GS1 General Specifications 24.0, Figures 3.2-1 and 7.8.5-2).
  private static func identifier(_ bytes: ArraySlice<UInt8>) -> (length: Int, fixed: Int)? {
    guard bytes.count >= 2 else { return nil }
    let first = bytes[bytes.startIndex] &- 48
    let second = bytes[bytes.startIndex + 1] &- 48
    guard first < 10, second < 10 else { return nil }
    let (length, fixed) = lengths(first * 10 + second)
    guard length > 0, bytes.count > length, bytes.prefix(length).allSatisfy({ $0 &- 48 < 10 }) else {
      return nil
    }
    return (length, fixed)
  }

  private static func lengths(_ start: UInt8) -> (length: Int, fixed: Int) {
    switch start {
    case 0: (2, 20)
    case 1...3: (2, 16)
    case 4: (2, 18)
    case 11...19: (2, 8)
    case 20: (2, 4)
    case 10, 21, 22, 30, 37, 90...99: (2, 0)
    case 23...25, 40, 42, 71: (3, 0)
    case 41: (3, 16)
    case 31...36: (4, 10)
    case 39, 43, 70, 72, 80...82: (4, 0)
    default: (0, 0)
    }
  }
}
