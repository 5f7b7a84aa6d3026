/// Codes of characters in the modes of Aztec (ISO/IEC 24778:2008, Table 4).
enum AztecCharacters {
  /// Code of a byte in each mode, 255 where it has none; 128 bytes a mode.
  static let codes: [UInt8] = {
    var codes = [UInt8](repeating: 255, count: 5 * 128)
    func set(_ mode: Aztec.Mode, _ byte: Int, _ code: Int) {
      codes[mode.rawValue * 128 + byte] = UInt8(truncatingIfNeeded: code)
    }
    for mode in [Aztec.Mode.upper, .lower, .mixed, .digit] { set(mode, 32, 1) }
    for letter in 0..<26 {
      set(.upper, 65 + letter, 2 + letter)
      set(.lower, 97 + letter, 2 + letter)
    }
    for byte in 1...13 { set(.mixed, byte, byte + 1) }
    for (index, byte) in mixed.enumerated() { set(.mixed, Int(byte), 15 + index) }
    set(.punctuation, 13, 1)
    for (index, byte) in punctuation.enumerated() { set(.punctuation, Int(byte), 6 + index) }
    for digit in 0..<10 { set(.digit, 48 + digit, 2 + digit) }
    set(.digit, 44, 12)
    set(.digit, 46, 13)
    return codes
  }()

  /// Mixed from code 15 on.
  static let mixed: [UInt8] = [27, 28, 29, 30, 31, 64, 92, 94, 95, 96, 124, 126, 127]
  /// Punctuation from code 6 on.
  static let punctuation = [UInt8](ascii: "!\"#$%&'()*+,-./:;<=>?[]{}")
  /// Punctuation 2…5: two characters in one code.
  static let pairs: [[UInt8]] = [[13, 10], [46, 32], [44, 32], [58, 32]]

  static func code(_ byte: UInt8, _ mode: Aztec.Mode) -> UInt8 {
    byte < 128 ? codes[mode.rawValue &* 128 &+ Int(byte)] : 255
  }

  /// The code of two characters in one, 0 where there is none.
  static func pair(_ first: UInt16, _ second: UInt16) -> UInt8 {
    switch (first, second) {
    case (13, 10): 2
    case (46, 32): 3
    case (44, 32): 4
    case (58, 32): 5
    default: 0
    }
  }
}
