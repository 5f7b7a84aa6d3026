extension Content {
  /// The content as text: each section by the character set it says it is in; where it does not say, by the
  /// likeliest of UTF-8, Shift JIS, GB 18030 and ISO-8859-1, a guess that ``guessedCharacterSet(using:)``
  /// tells (``TextConverter/builtIn`` tells what is known by itself; GB 18030 is not).
  ///
  /// - Parameter converter: what turns the sections' bytes into text.
  /// - Returns: `nil` when a section names a character set that the converter does not know, or its bytes are
  ///   not valid in it. A section that names none always becomes text.
  ///
  /// ```swift
  /// let content = Content(bytes: [0x32, 0x35, 0xB0, 0x43])
  /// assert(content.text() == "25°C")
  /// ```
  public func text(using converter: TextConverter = .builtIn) -> String? {
    told(using: converter).map { String(decoding: $0.utf8, as: UTF8.self) }
  }

  /// The character set that ``bestText(using:)`` takes bytes for whose set the symbol does not say, or says
  /// wrongly: ``ECI/utf8``, ``ECI/shiftJIS``, ``ECI/gb18030`` or ``ECI/iso8859_1``; of several sections the
  /// first one's. `nil` where nothing is guessed: all is announced, or ASCII, which all of them contain.
  ///
  /// - Parameter converter: what turns the sections' bytes into text; a set that it does not know and the
  ///   engine does not either is not told.
  ///
  /// ```swift
  /// assert(Content(bytes: [0x32, 0x35, 0xB0, 0x43]).guessedCharacterSet() == .iso8859_1)
  /// assert(Content(text: "25°C").guessedCharacterSet() == nil)
  /// ```
  public func guessedCharacterSet(using converter: TextConverter = .builtIn) -> ECI? {
    (told(using: converter) ?? Content(bytes: bytes).told(using: converter))?.guess
  }

  /// The text and what was guessed for it; `nil` when a section is not what it says.
  func told(using converter: TextConverter) -> (utf8: [UInt8], guess: ECI?)? {
    // Kanji segments are Japanese without doubt, and so most likely is what stands between them.
    let isJapanese = sections.contains { $0.eci == .shiftJIS }
    var utf8: [UInt8] = []
    var guess: ECI?
    for index in sections.indices {
      let part = Array(bytes[range(ofSection: index)])
      if let eci = sections[index].eci {
        guard let known = converter.decode(part, eci) else { return nil }
        utf8 += known
        continue
      }
      for eci in [CharacterSetGuess(part, isJapanese: isJapanese).eci, .iso8859_1] {
        guard let text = converter.decode(part, eci) ?? CharacterSet.decode(part, eci) else { continue }
        utf8 += text
        if eci != .ascii { guess = guess ?? eci }
        break
      }
    }
    return (utf8, guess)
  }
}
