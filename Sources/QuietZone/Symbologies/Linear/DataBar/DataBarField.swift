/// The general-purpose data compaction field of Expanded (ISO/IEC 24724:2011, 7.2.5.5): digits in pairs,
/// digits and capitals, or all of ISO/IEC 646 that GS1 uses, with latches between. It starts numeric.
enum DataBarField {
  enum Mode: Int, CaseIterable {
    case numeric = 0
    case alphanumeric = 1
    case iso646 = 2
  }

  /// FNC1 as it stands in content, a separator.
  static let separator: UInt8 = 29

  /// 58…62 of the alphanumeric mode.
  static let alphanumericMarks = [UInt8](ascii: "*,-./")
  /// 232…252 of the ISO/IEC 646 mode.
  static let iso646Marks = [UInt8](ascii: "!\"%&'()*+,-./:;<=>?_ ")

  /// Bits, and how many.
  typealias Code = (value: UInt32, count: Int)

  /// The code of one character; `nil` where the mode has none. A separator leads back to numeric.
  static func code(_ byte: UInt8, _ mode: Mode) -> Code? {
    guard mode != .numeric else { return nil }
    switch byte {
    case separator: return (15, 5)
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return (UInt32(byte) - 43, 5)
    case UInt8(ascii: "A")...UInt8(ascii: "Z"):
      return mode == .alphanumeric ? (UInt32(byte) - 33, 6) : (UInt32(byte) - 1, 7)
    case UInt8(ascii: "a")...UInt8(ascii: "z"):
      return mode == .iso646 ? (UInt32(byte) - 7, 7) : nil
    default:
      if mode == .alphanumeric {
        return alphanumericMarks.firstIndex(of: byte).map { (UInt32($0) + 58, 6) }
      }
      return iso646Marks.firstIndex(of: byte).map { (UInt32($0) + 232, 8) }
    }
  }

  /// The code of two digits, one of which may be a separator.
  static func pair(_ first: UInt8, _ second: UInt8) -> Code? {
    guard let a = digit(first), let b = digit(second), a + b < 20 else { return nil }
    return (11 * a + b + 8, 7)
  }

  /// 0…9, and 10 for a separator.
  static func digit(_ byte: UInt8) -> UInt32? {
    if byte == separator { return 10 }
    return (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) ? UInt32(byte & 15) : nil
  }

  /// The latch from one mode to another; numeric and ISO/IEC 646 reach each other through alphanumeric in
  /// one direction.
  static func latch(_ from: Mode, _ to: Mode) -> Code? {
    switch (from, to) {
    case (.numeric, .alphanumeric): (0, 4)
    case (.alphanumeric, .numeric), (.iso646, .numeric): (0, 3)
    case (.alphanumeric, .iso646), (.iso646, .alphanumeric): (4, 5)
    default: nil
    }
  }
}
