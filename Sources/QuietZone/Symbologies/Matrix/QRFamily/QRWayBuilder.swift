/// Finds the ways to write a section of content.
struct QRWayBuilder {
  let bytes: [UInt8]
  /// The ECI the caller asked for.
  let eci: ECI?
  let hasFNC1: Bool
  let hasECI: Bool
  let symbology: Symbology
  let converter: TextConverter

  /// The ways for the bytes `range`, whose meaning is `sectionECI`.
  func ways(_ range: Range<Int>, _ sectionECI: ECI?) throws(BarcodeEncodingError) -> [QRSource.Way] {
    guard let sectionECI else { return [QRSource.Way(eci: eci, text: try text(range, .raw))] }
    if sectionECI == .utf8 {
      guard let eci else { return try freeWays(range) }
      if eci != .utf8 { return [QRSource.Way(eci: eci, text: try converted(range, eci))] }
      return [QRSource.Way(eci: .utf8, text: try text(range, .utf8))]
    }
    if sectionECI == .shiftJIS { return try shiftJISWays(range) }
    // ISO-8859-1 is what holds without an ECI, and ASCII is a part of it.
    let isDefault = sectionECI == .iso8859_1 || sectionECI == .ascii
    guard hasECI || isDefault else { throw .invalidOption(.unsupported(symbology)) }
    return [QRSource.Way(eci: hasECI ? sectionECI : nil, text: try text(range, .raw))]
  }

  private func text(_ range: Range<Int>, _ form: QRText.Form) throws(BarcodeEncodingError) -> QRText {
    try QRText(bytes, range, form: form, hasFNC1: hasFNC1)
  }

  /// Text whose character set the caller leaves open: ISO-8859-1 and kanji without ECI, or UTF-8 with its
  /// ECI.
  ///
  /// In UTF-8 kanji mode is not used: it stands for the bytes of Shift JIS, which readers then take for
  /// UTF-8.
  private func freeWays(_ range: Range<Int>) throws(BarcodeEncodingError) -> [QRSource.Way] {
    var ways: [QRSource.Way] = []
    var failure: BarcodeEncodingError?
    do {
      let latin1 = try text(range, .latin1)
      ways.append(QRSource.Way(eci: nil, text: latin1))
      if latin1.isASCII || !hasECI { return ways }
    } catch {
      failure = error
    }
    if hasECI {
      ways.append(QRSource.Way(eci: .utf8, text: try text(range, .utf8)))
    } else if let failure {
      throw failure
    }
    return ways
  }

  /// Shift JIS under its ECI; without, if all of it can be written in kanji mode.
  private func shiftJISWays(_ range: Range<Int>) throws(BarcodeEncodingError) -> [QRSource.Way] {
    let text = try text(range, .shiftJIS)
    let isKanji = text.units.allSatisfy { $0.kanji != 0 }
    guard isKanji || hasECI else { throw .invalidOption(.unsupported(symbology)) }
    if isKanji { return [QRSource.Way(eci: nil, text: text.kanjiOnly)] }
    return [QRSource.Way(eci: .shiftJIS, text: text)]
  }

  /// Text in a character set that the caller asked for.
  private func converted(_ range: Range<Int>, _ eci: ECI) throws(BarcodeEncodingError) -> QRText {
    try converter.check(eci)
    var cursor = ScalarCursor(range)
    var text = QRText()
    while !cursor.isAtEnd {
      let offset = cursor.position
      guard let next = cursor.next(bytes) else { throw .unencodable(offset: offset) }
      let character = Array(bytes[offset..<cursor.position])
      guard let code = converter.encode(character, eci), !code.isEmpty, code.count < 256 else {
        throw .unencodable(offset: offset)
      }
      // Kanji mode stands for the bytes of Shift JIS, so only there may it take their place.
      let kanji = eci == .shiftJIS && code.count == 2 ? JISX0208.shiftJIS(scalar: next.scalar) : 0
      text.append(converted: code, kanji: kanji, offset: offset, hasFNC1: hasFNC1)
    }
    return text
  }
}
