extension Code39 {
  /// ASCII of the values 0…42, in order, and of start and stop, 43 (ISO/IEC 16388:2007, Tables 1 and A.1).
  static let characters = [UInt8](ascii: "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-. $/+%*")

  /// Which of a value's five bars and four spaces are wide, the first bar at bit 8 (ISO/IEC 16388:2007, Table
  /// 1).
  static let patterns: [UInt16] = [
    0b000110100, 0b100100001, 0b001100001, 0b101100000, 0b000110001, 0b100110000,
    0b001110000, 0b000100101, 0b100100100, 0b001100100, 0b100001001, 0b001001001,
    0b101001000, 0b000011001, 0b100011000, 0b001011000, 0b000001101, 0b100001100,
    0b001001100, 0b000011100, 0b100000011, 0b001000011, 0b101000010, 0b000010011,
    0b100010010, 0b001010010, 0b000000111, 0b100000110, 0b001000110, 0b000010110,
    0b110000001, 0b011000001, 0b111000000, 0b010010001, 0b110010000, 0b011010000,
    0b010000101, 0b110000100, 0b011000100, 0b010101000, 0b010100010, 0b010001010,
    0b000101010, 0b010010100,
  ]

  /// The value of a pattern of wide runs; 255 where there is none.
  static let valuesByPattern: [UInt8] = {
    var table = [UInt8](repeating: 255, count: 512)
    for (value, pattern) in patterns.enumerated() { table[Int(pattern & 511)] = UInt8(value) }
    return table
  }()

  /// The value of an ASCII character; 255 where it has none.
  static let valuesByCharacter: [UInt8] = {
    var table = [UInt8](repeating: 255, count: 128)
    for (value, character) in characters.dropLast().enumerated() {
      table[Int(character & 127)] = UInt8(value)
    }
    return table
  }()
}
