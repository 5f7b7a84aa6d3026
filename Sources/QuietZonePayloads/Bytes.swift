import QuietZone

/// Text as bytes: Strings would bring tables of all of Unicode with them.
extension [UInt8] {
  /// Without white space at the ends.
  var trimmed: [UInt8] { trimmed(through: 32) }

  /// Without bytes up to `limit` at the ends: up to 31 are control characters.
  func trimmed(through limit: UInt8) -> [UInt8] {
    guard let first = firstIndex(where: { $0 > limit }), let last = lastIndex(where: { $0 > limit }) else {
      return []
    }
    return Array(self[first...last])
  }

  /// ASCII letters small.
  var lowercased: [UInt8] { map { $0 &- 65 < 26 ? $0 | 32 : $0 } }

  /// Whether they are these characters, large or small.
  func isWord(_ word: StaticString) -> Bool { after(word)?.isEmpty ?? false }

  /// What the first of the words that they are names; `nil` where they are none of them.
  func named(by words: [(StaticString, FieldName)]) -> FieldName? { words.first { isWord($0.0) }?.1 }

  /// What lies between separators; nothing lies between two that touch.
  func parts(_ separator: UInt8) -> [[UInt8]] {
    var parts: [[UInt8]] = [[]]
    for byte in self {
      if byte == separator { parts.append([]) } else { parts[parts.count - 1].append(byte) }
    }
    return parts
  }

  /// What stands before and behind the first `separator`.
  func split(at separator: UInt8) -> (before: [UInt8], after: [UInt8])? {
    guard let place = firstIndex(of: separator) else { return nil }
    return (Array(self[..<place]), Array(self[(place + 1)...]))
  }

  /// With `%41` as the byte it stands for (RFC 3986, 2.1), or `=41`; `plus`: `+` as a space.
  func percentDecoded(mark: UInt8 = UInt8(ascii: "%"), plus: Bool = false) -> [UInt8] {
    var out: [UInt8] = []
    var i = 0
    while i < count {
      if self[i] == mark, i + 2 < count, let high = self[i + 1].hexValue,
        let low = self[i + 2].hexValue
      {
        out.append(high << 4 | low)
        i += 3
      } else {
        out.append(plus && self[i] == UInt8(ascii: "+") ? 32 : self[i])
        i += 1
      }
    }
    return out
  }

  /// With everything but unreserved characters as `%41` (RFC 3986, 2.3).
  var percentEncoded: [UInt8] {
    let digits = [UInt8](ascii: "0123456789ABCDEF")
    var out: [UInt8] = []
    for byte in self {
      let isLetter = (byte | 32) &- 97 < 26 || byte.isDigit
      if isLetter || byte == 45 || byte == 46 || byte == 95 || byte == 126 {
        out.append(byte)
      } else {
        out += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return out
  }

  /// Whether they are a number: a sign, digits, a point and digits.
  var isNumber: Bool {
    var digits = 0, points = 0
    for (i, byte) in enumerated() {
      if byte.isDigit {
        digits += 1
      } else if byte == UInt8(ascii: ".") {
        points += 1
      } else if i != 0 || byte != UInt8(ascii: "-") && byte != UInt8(ascii: "+") {
        return false
      }
    }
    return digits > 0 && points < 2
  }
}

extension UInt8 {
  /// Of a hexadecimal digit.
  var hexValue: UInt8? {
    if self.isDigit { return self &- 48 }
    let letter = self | 32
    return letter &- 97 < 6 ? letter &- 87 : nil
  }
}

/// Whether bytes are UTF-8 (Unicode 16.0, Table 3-7), and their scalars.
enum UTF8Check {
  static func isValid(_ bytes: [UInt8]) -> Bool { scalars(bytes) != nil }

  /// `nil` where the bytes are no UTF-8.
  static func scalars(_ bytes: [UInt8]) -> [UInt32]? {
    var scalars: [UInt32] = []
    var i = 0
    while i < bytes.count {
      let first = bytes[i]
      let length = first < 0x80 ? 1 : first >= 0xC2 && first < 0xE0 ? 2 : first & 0xF0 == 0xE0 ? 3 : 4
      guard first < 0x80 || first >= 0xC2 && first < 0xF5, i + length <= bytes.count else { return nil }
      var scalar = UInt32(length == 1 ? first : first & (0x7F >> UInt8(length)))
      for byte in bytes[(i + 1)..<(i + length)] {
        guard byte & 0xC0 == 0x80 else { return nil }
        scalar = scalar << 6 | UInt32(byte & 0x3F)
      }
      let least: UInt32 = length == 1 ? 0 : length == 2 ? 0x80 : length == 3 ? 0x800 : 0x10000
      guard scalar >= least, scalar < 0x11_0000, scalar & ~0x7FF != 0xD800 else { return nil }
      scalars.append(scalar)
      i += length
    }
    return scalars
  }
}
