/// The character sets that the engine converts by itself.
enum CharacterSet {
  case ascii
  case iso8859_1
  case shiftJIS
  case utf16BE
  case utf8

  /// The set that `eci` announces, or `nil` if the engine does not know it. ECI 1 is the older number of
  /// ISO-8859-1.
  init?(_ eci: ECI) {
    switch eci.rawValue {
    case 1, 3: self = .iso8859_1
    case 20: self = .shiftJIS
    case 25: self = .utf16BE
    case 26: self = .utf8
    case 27: self = .ascii
    default: return nil
    }
  }

  /// The scalar at `position` of `bytes`, which moves past it; `nil` if the bytes there are not valid.
  func nextScalar(_ bytes: [UInt8], _ position: inout Int) -> UInt32? {
    guard position < bytes.count else { return nil }
    let first = bytes[position]
    switch self {
    case .ascii, .iso8859_1:
      guard first < 0x80 || self == .iso8859_1 else { return nil }
      position += 1
      return UInt32(first)
    case .shiftJIS: return Self.nextShiftJIS(bytes, first, at: &position)
    case .utf16BE: return Self.nextUTF16(bytes, &position)
    case .utf8:
      var cursor = ScalarCursor(position..<bytes.count)
      guard let next = cursor.next(bytes) else { return nil }
      position += next.length
      return next.scalar
    }
  }

  /// Appends the code of `scalar` to `bytes`; false if the set has none.
  func append(_ scalar: UInt32, to bytes: inout [UInt8]) -> Bool {
    switch self {
    case .ascii, .iso8859_1:
      guard scalar < (self == .ascii ? 0x80 : 0x100) else { return false }
      bytes.append(UInt8(truncatingIfNeeded: scalar))
    case .shiftJIS: return Self.appendShiftJIS(scalar, to: &bytes)
    case .utf16BE:
      guard scalar >= 0x10000 else {
        Self.appendUnit(scalar, to: &bytes)
        return true
      }
      Self.appendUnit(0xD800 | (scalar - 0x10000) >> 10, to: &bytes)
      Self.appendUnit(0xDC00 | scalar & 0x3FF, to: &bytes)
    case .utf8: bytes.append(utf8: scalar)
    }
    return true
  }

  /// Shift JIS as Python's codec, ICU and browsers have it in the single-byte range: ASCII, then half-width
  /// katakana.
  private static func nextShiftJIS(_ bytes: [UInt8], _ first: UInt8, at position: inout Int) -> UInt32? {
    if first < 0x80 || (0xA1...0xDF).contains(first) {
      position += 1
      return first < 0x80 ? UInt32(first) : UInt32(first) + 0xFEC0
    }
    guard position + 1 < bytes.count else { return nil }
    let code = UInt16(first) << 8 | UInt16(bytes[position + 1])
    guard let scalar = JISX0208.scalar(shiftJIS: code) else { return nil }
    position += 2
    return scalar
  }

  private static func appendShiftJIS(_ scalar: UInt32, to bytes: inout [UInt8]) -> Bool {
    if scalar < 0x80 || (0xFF61...0xFF9F).contains(scalar) {
      bytes.append(UInt8(truncatingIfNeeded: scalar < 0x80 ? scalar : scalar - 0xFEC0))
      return true
    }
    let code = JISX0208.shiftJIS(scalar: scalar)
    guard code != 0 else { return false }
    appendUnit(UInt32(code), to: &bytes)
    return true
  }

  private static func nextUTF16(_ bytes: [UInt8], _ position: inout Int) -> UInt32? {
    func unit(_ index: Int) -> UInt32? {
      guard index + 1 < bytes.count else { return nil }
      return UInt32(bytes[index]) << 8 | UInt32(bytes[index + 1])
    }
    guard let high = unit(position) else { return nil }
    guard (0xD800...0xDFFF).contains(high) else {
      position += 2
      return high
    }
    guard high < 0xDC00, let low = unit(position + 2), (0xDC00...0xDFFF).contains(low) else { return nil }
    position += 4
    return 0x10000 + (high & 0x3FF) << 10 + low & 0x3FF
  }

  private static func appendUnit(_ unit: UInt32, to bytes: inout [UInt8]) {
    bytes.append(UInt8(truncatingIfNeeded: unit >> 8))
    bytes.append(UInt8(truncatingIfNeeded: unit))
  }
}
