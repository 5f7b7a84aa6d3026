extension Code93 {
  /// ASCII of the values 0…42, in order; 43…46 are the shifts ($), (%), (/) and (+), 47 is start and stop
  /// (AIM BC5-1995, Table 1).
  static let characters = [UInt8](ascii: "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-. $/+%")

  /// Widths of bars and spaces of the values 0…47, bar first, one nibble each; the stop is followed by a bar
  /// of one module (AIM BC5-1995, Table 1).
  static let patterns: [UInt32] = [
    0x131112, 0x111213, 0x111312, 0x111411, 0x121113, 0x121212, 0x121311, 0x111114, 0x131211,
    0x141111, 0x211113, 0x211212, 0x211311, 0x221112, 0x221211, 0x231111, 0x112113, 0x112212,
    0x112311, 0x122112, 0x132111, 0x111123, 0x111222, 0x111321, 0x121122, 0x131121, 0x212112,
    0x212211, 0x211122, 0x211221, 0x221121, 0x222111, 0x112122, 0x112221, 0x122121, 0x123111,
    0x121131, 0x311112, 0x311211, 0x321111, 0x112131, 0x113121, 0x211131, 0x121221, 0x312111,
    0x311121, 0x122211, 0x111141,
  ]

  static let valuesByEdges: [UInt8] = CharacterReader<Code93>.valuesByEdges(patterns)

  /// The value of an ASCII character; 255 where it needs a shift.
  static let valuesByCharacter: [UInt8] = {
    var table = [UInt8](repeating: 255, count: 128)
    for (value, character) in characters.enumerated() { table[Int(character & 127)] = UInt8(value) }
    return table
  }()
}
