/// Unicode scalars of UTF-8 bytes, one after the other, with strict validation (Unicode 15, table 3-7).
struct ScalarCursor {
  /// Index of the byte that comes next.
  private(set) var position: Int
  private let end: Int

  init(_ range: Range<Int>) {
    position = range.lowerBound
    end = range.upperBound
  }

  /// The next scalar and how many bytes it took, or `nil` at the end or at a byte that is not well-formed
  /// UTF-8 (then `position` stays at it).
  @inline(__always)
  mutating func next(_ bytes: [UInt8]) -> (scalar: UInt32, length: Int)? {
    guard position < end else { return nil }
    let first = bytes[position]
    if first < 0x80 {
      position += 1
      return (UInt32(first), 1)
    }
    return nextLong(bytes, first)
  }

  var isAtEnd: Bool { position >= end }

  private mutating func nextLong(_ bytes: [UInt8], _ first: UInt8) -> (scalar: UInt32, length: Int)? {
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    guard (0xC2...0xF4).contains(first), end - position >= length else { return nil }
    var scalar = UInt32(first) & (0x7F >> UInt32(length))
    for index in 1..<length {
      let byte = bytes[position + index]
      guard byte & 0xC0 == 0x80 else { return nil }
      scalar = scalar << 6 | UInt32(byte & 0x3F)
    }
    let minimum: UInt32 = length == 4 ? 0x10000 : length == 3 ? 0x800 : 0x80
    guard scalar >= minimum, scalar <= 0x10FFFF, !(0xD800...0xDFFF).contains(scalar) else { return nil }
    position += length
    return (scalar, length)
  }
}

extension [UInt8] {
  /// Appends the UTF-8 form of `scalar`, a Unicode scalar value.
  mutating func append(utf8 scalar: UInt32) {
    func trail(_ shift: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: 0x80 | scalar >> shift & 0x3F) }
    switch scalar {
    case 0..<0x80: append(UInt8(truncatingIfNeeded: scalar))
    case 0x80..<0x800:
      append(UInt8(truncatingIfNeeded: 0xC0 | scalar >> 6))
      append(trail(0))
    case 0x800..<0x10000:
      append(UInt8(truncatingIfNeeded: 0xE0 | scalar >> 12))
      append(trail(6))
      append(trail(0))
    default:
      append(UInt8(truncatingIfNeeded: 0xF0 | scalar >> 18 & 7))
      append(trail(12))
      append(trail(6))
      append(trail(0))
    }
  }
}
