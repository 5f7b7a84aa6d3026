extension Content {
  /// The content as text, section by section.
  ///
  /// A section with an ECI is read in that character set. Of the sections without one the symbol does not say
  /// what they are in, and makers differ: all of them are taken as UTF-8 if they are valid UTF-8, else as
  /// Shift JIS if they are valid and look Japanese, else as ISO-8859-1, the standards' default.
  ///
  /// ```swift
  /// let text = Content(bytes: [0x47, 0x72, 0xFC, 0xDF, 0x65]).text()  // "Grüße"
  /// ```
  ///
  /// - Parameter converter: knows the character sets; a host's own may know more than the built-in one.
  /// - Returns: `nil` if a section's ECI is unknown to the converter, names no character set, or the bytes
  ///   are not valid in it.
  public func text(using converter: TextConverter = .builtIn) -> String? {
    let guess = guessedECI(converter)
    var text = ""
    for index in sections.indices {
      let part = Array(bytes[range(ofSection: index)])
      guard let decoded = converter.decode(part, sections[index].eci ?? guess) else { return nil }
      text += decoded
    }
    return text
  }

  /// The character set of the sections that name none.
  private func guessedECI(_ converter: TextConverter) -> ECI {
    let parts = sections.indices.filter { sections[$0].eci == nil }.map { Array(bytes[range(ofSection: $0)]) }
    func areValid(_ eci: ECI) -> Bool { parts.allSatisfy { converter.decode($0, eci) != nil } }
    if areValid(.utf8) { return .utf8 }
    let hasKanji = sections.contains { $0.eci == .shiftJIS }
    let isJapanese = hasKanji || parts.contains(where: Self.looksJapanese)
    return isJapanese && areValid(.shiftJIS) ? .shiftJIS : .iso8859_1
  }

  /// Whether bytes that are not UTF-8 are rather Shift JIS than a Latin character set: a lead byte 81…9F,
  /// with which kana and the common kanji begin and which Latin-1 uses for control characters only, or three
  /// half-width katakana in a row.
  private static func looksJapanese(_ bytes: [UInt8]) -> Bool {
    var katakana = 0
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case 0x81...0x9F: return true
      case 0xE0...0xFC:
        katakana = 0
        index += 1
      case 0xA1...0xDF:
        katakana += 1
        if katakana == 3 { return true }
      default: katakana = 0
      }
      index += 1
    }
    return false
  }
}
