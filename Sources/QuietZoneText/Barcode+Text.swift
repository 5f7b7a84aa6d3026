public import QuietZone

extension Barcode {
  /// The content's text, with the system's character sets beside those that the engine knows.
  public var text: String { bestText(using: .system) }

  /// The character set that ``text`` takes bytes for whose set the symbol does not say; `nil` where nothing
  /// is guessed: all is announced, or ASCII.
  public var guessedCharacterSet: ECI? { content.guessedCharacterSet(using: .system) }
}
