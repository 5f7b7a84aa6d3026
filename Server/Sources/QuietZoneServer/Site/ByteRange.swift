/// The part of a file that a request asks for (RFC 9110, 14).
enum ByteRange: Equatable {
  /// All of it: nothing was asked for, or in a way that may be left aside.
  case whole
  case part(Range<Int>)
  /// Nothing of it is in the file.
  case outside

  /// - Parameters:
  ///   - field: the field `Range`; several ranges at once are left aside, as any unit but bytes is.
  ///   - count: the length of the file, bytes.
  init(_ field: String?, count: Int) {
    guard let field, field.hasPrefix("bytes=") else {
      self = .whole
      return
    }
    let bounds = field.dropFirst(6).split(separator: "-", omittingEmptySubsequences: false)
    guard bounds.count == 2, let first = Self.number(bounds[0]), let last = Self.number(bounds[1]) else {
      self = .whole
      return
    }
    switch (first, last) {
    case (nil, nil): self = .whole
    case (nil, let suffix?):
      self = suffix == 0 || count == 0 ? .outside : .part(max(0, count - suffix)..<count)
    case (let first?, let last):
      guard first <= last ?? .max else {
        self = .whole
        return
      }
      self = first < count ? .part(first..<(min(last ?? count, count - 1) + 1)) : .outside
    }
  }

  /// Digits alone, or nothing; `nil` for everything else. A number too large is the largest there is.
  private static func number(_ text: Substring) -> Int?? {
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    if text.isEmpty { return .some(nil) }
    return .some(Int(text) ?? .max - 1)
  }
}
