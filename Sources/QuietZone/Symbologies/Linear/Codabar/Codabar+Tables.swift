extension Codabar {
  /// ASCII of the 20 characters by their value; the last four start and stop (EN 798:1995, Table 1).
  static let characters = [UInt8](ascii: "0123456789-$:/.+ABCD")

  /// Wide elements of each, four bars and the spaces between them, first element in bit 6 (EN 798:1995,
  /// Table 1).
  static let masks: [UInt8] = [
    0b0000011, 0b0000110, 0b0001001, 0b1100000, 0b0010010, 0b1000010, 0b0100001, 0b0100100, 0b0110000,
    0b1001000,
    0b0001100, 0b0011000, 0b1000101, 0b1010001, 0b1010100, 0b0010101,
    0b0011010, 0b0101001, 0b0001011, 0b0001110,
  ]

  /// Value of each of the 128 masks; 255 where there is none.
  static let values: [UInt8] = {
    var values = [UInt8](repeating: 255, count: 128)
    for (value, mask) in masks.enumerated() { values[Int(mask) & 127] = UInt8(truncatingIfNeeded: value) }
    return values
  }()

  /// The value of an ASCII character, letters in either case.
  static func value(_ byte: UInt8) -> UInt8? {
    let upper = byte >= 97 && byte <= 122 ? byte - 32 : byte
    return characters.firstIndex(of: upper).map { UInt8(truncatingIfNeeded: $0) }
  }

  /// What makes the sum of all values, start and stop included, a multiple of 16: the check character that
  /// stands before the stop (EN 798:1995, A.3 leaves the choice to the application; this one is in common
  /// use).
  static func checkValue(_ values: some Sequence<UInt8>) -> UInt8 {
    var sum = 0
    for value in values { sum = (sum &+ Int(value)) & 15 }
    return UInt8(truncatingIfNeeded: (16 &- sum) & 15)
  }
}
