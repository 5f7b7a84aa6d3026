import QuietZone

/// The character set that is guessed for each line of bytes, for `Scripts/prove character-sets`.
enum CharacterSetLines {
  /// Takes whatever bytes are said to be in: only what they are said to be is of interest.
  private static let converter = TextConverter(decode: { bytes, _ in bytes }, encode: { _, _ in nil })

  /// Reads hexadecimal digits, a line for each text, and prints IANA's name of the set, `-` where there is
  /// nothing to guess.
  static func run() {
    while let line = readLine() {
      let digits = line.compactMap(\.hexDigitValue).map(UInt8.init)
      let bytes = stride(from: 0, to: digits.count & ~1, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
      let guess = Content(bytes: bytes).guessedCharacterSet(using: converter)
      print(guess?.characterSetName.map(\.description) ?? "-")
    }
  }
}
