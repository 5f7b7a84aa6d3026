import QuietZone
import QuietZoneMedia

extension Content {
  /// The content as text, with the system's character sets.
  var bestText: String { bestText(using: .system) }

  /// The character set that was guessed for it, as IANA's register has it, or null.
  var guessPair: (String, JSON) {
    let name = guessedCharacterSet(using: .system)?.characterSetName
    return ("guessed_character_set", name.map { .string($0.description) } ?? .null)
  }
}
