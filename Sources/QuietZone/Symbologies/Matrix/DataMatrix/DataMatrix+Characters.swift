extension DataMatrix {
  /// Values of C40 and Text: the number of values in the low three bits, above them six bits each, the first
  /// lowest (ISO/IEC 16022:2006, Table C.1 and C.2).
  typealias Values = UInt32

  static func values(_ byte: UInt8, isText: Bool) -> Values {
    if byte >= 128 {
      // Shift 2, upper shift, then as the character 128 below.
      let low = values(byte &- 128, isText: isText)
      return (low & 7 &+ 2) | 1 << 3 | 30 << 9 | (low &>> 3) << 15
    }
    let letter = byte | 32
    if letter >= 97, letter <= 122, byte >= 64 {
      let isBasic = (byte >= 97) == isText
      return isBasic ? 1 | UInt32(letter &- 97 &+ 14) << 3 : 2 | 2 << 3 | UInt32(byte & 31) << 9
    }
    switch byte {
    case 32: return 1 | 3 << 3
    case 48...57: return 1 | UInt32(byte &- 44) << 3
    case 0...31: return 2 | UInt32(byte) << 9
    case 33...47: return 2 | 1 << 3 | UInt32(byte &- 33) << 9
    case 58...64: return 2 | 1 << 3 | UInt32(byte &- 43) << 9
    case 91...95: return 2 | 1 << 3 | UInt32(byte &- 69) << 9
    default: return 2 | 2 << 3 | UInt32(byte & 31) << 9
    }
  }

  /// FNC1 in C40 and Text: shift 2, then 27.
  static let fnc1Values: Values = 2 | 1 << 3 | 27 << 9

  /// The value of a character in X12, 255 where it has none (ISO/IEC 16022:2006, Table 5).
  static func x12(_ byte: UInt8) -> UInt8 {
    switch byte {
    case 13: 0
    case 42: 1
    case 62: 2
    case 32: 3
    case 48...57: byte &- 44
    case 65...90: byte &- 51
    default: 255
    }
  }

  static func isEDIFACT(_ item: UInt16) -> Bool { item >= 32 && item <= 94 }

  /// Codewords of an ECI designator, 241 in front (ISO/IEC 16022:2006, Table 6).
  static func designator(_ eci: ECI) -> [UInt8] {
    let number = Int(eci.rawValue)
    func byte(_ value: Int) -> UInt8 { UInt8(truncatingIfNeeded: value) }
    if number < 127 { return [Codeword.eci, byte(number + 1)] }
    if number < 16383 {
      return [Codeword.eci, byte((number - 127) / 254 + 128), byte((number - 127) % 254 + 1)]
    }
    let rest = number - 16383
    return [
      Codeword.eci, byte(rest / 64516 + 192), byte(rest / 254 % 254 + 1), byte(rest % 254 + 1),
    ]
  }

  /// Codewords of an item in ASCII encodation, digits alone.
  static func asciiCount(_ item: UInt16, _ message: CodedMessage) -> Int {
    if item < 128 || item == CodedMessage.fnc1 { return 1 }
    guard item & CodedMessage.eciMark != 0 else { return 2 }
    return designator(message.ecis[Int(item & 0x7FFF)]).count
  }

  /// What hides pads and bytes of Base 256: pads look random, and so do runs of equal bytes (ISO/IEC
  /// 16022:2006, Annex B). `place` counts from 1.
  static func randomPad(_ place: Int) -> UInt8 {
    let value = 129 + (149 &* place) % 253 + 1
    return UInt8(truncatingIfNeeded: value > 254 ? value - 254 : value)
  }
  static func random255(_ place: Int) -> UInt8 { UInt8(truncatingIfNeeded: (149 &* place) % 255 + 1) }
}
