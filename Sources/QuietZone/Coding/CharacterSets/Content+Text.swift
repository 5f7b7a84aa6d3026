extension Content {
  /// The content as text: each section by the character set it says it is in; where it does not say, by the
  /// likeliest of UTF-8, Shift JIS and ISO-8859-1, which is a guess (``TextConverter/builtIn`` tells what is
  /// known by itself).
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
    // Kanji segments are Japanese without doubt, and so most likely is what stands between them.
    let isJapanese = sections.contains { $0.eci == .shiftJIS }
    var utf8: [UInt8] = []
    for index in sections.indices {
      let part = Array(bytes[range(ofSection: index)])
      if let eci = sections[index].eci {
        guard let known = converter.decode(part, eci) else { return nil }
        utf8 += known
      } else {
        let eci = CharacterSetGuess(part, isJapanese: isJapanese).eci
        guard let guessed = converter.decode(part, eci) ?? CharacterSet.decode(part, eci) else { return nil }
        utf8 += guessed
      }
    }
    return String(decoding: utf8, as: UTF8.self)
  }
}
