/// Code 39 Full ASCII: the bars of Code 39, in which a shift `$ % / +` and the letter behind it stand
/// together for a character that Code 39 does not have (ISO/IEC 16388:2007, Annex A.2).
///
/// Nothing in a symbol tells that it is meant so: it is read only when it is asked for by name. A Code 39
/// whose shifts all have their letter is then told as this, with the identifier `]A4`, and
/// ``LinearDetails/printed`` has the characters as the bars say them; one without shifts is, where Code 39 is
/// wanted too, a Code 39. Labels of the health industry (HIBC), which begin with a plus and end with a right
/// check character, are always plain.
///
/// ```swift
/// let symbol = try BarcodeWriter(.code39Extended).write("Quiet@Zone")
/// ```
enum Code39Extended: LinearSymbology {
  static let symbology = Symbology.code39Extended
  static let name: StaticString = "Code 39 Extended"
  static let token: StaticString = "code-39-extended"
  static let standard: StaticString = "ISO/IEC 16388:2007"
  static let identifierCode = Code39.identifierCode
  static let identifierModifiers: StaticString = "4"
  static let quietZone = Code39.quietZone
  /// ``Code39/maximumLength`` pairs and a check character.
  static let sizes = SymbologyEntry.Sizes(
    minimumColumns: 38, minimumRows: 1, maximumColumns: 16 * (2 * Code39.maximumLength + 3) - 1,
    maximumRows: 1,
    count: 2 * (2 * Code39.maximumLength + 1))
  static let decoder = Symbology.code39

  static func encode(_ content: Content, _ options: WriterOptions) throws(BarcodeEncodingError) -> Symbol {
    try Code39.encode(content, options, as: .code39Extended)
  }

  static func decode(_ row: RunRow, at start: Int, _ options: LinearDecodeOptions) -> LinearReading? {
    Code39.decode(row, at: start, options)
  }
}

extension Barcode {
  /// What a Code 39 says if it was written as Full ASCII (ISO/IEC 16388:2007, Annex A.2), as bytes of ASCII:
  /// nothing in the bars tells whether it was. `nil` for other symbologies, without shifts, for shifts that
  /// have no letter behind them, and for labels of the health industry (HIBC).
  ///
  /// ```swift
  /// for barcode in BarcodeReader().read(image) where barcode.symbology == .code39 {
  ///   print(barcode.fullASCII ?? barcode.content.bytes)
  /// }
  /// ```
  public var fullASCII: [UInt8]? {
    guard symbology == .code39, let text = Code39.fullASCII(content.bytes), text.count < content.bytes.count,
      let values = try? Code39.values(content, isFullASCII: false), !Code39.isHIBC(values)
    else { return nil }
    return text
  }
}
