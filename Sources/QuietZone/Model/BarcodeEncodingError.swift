/// Why content can't become a symbol, and by how much it misses.
public enum BarcodeEncodingError: Error, Hashable, Sendable {
  /// The content needs `bits` and the largest symbol allowed holds `capacity`; `version` is the largest
  /// tried.
  case tooLong(bits: Int, capacity: Int, version: Int)
  /// A character that the requested character set or symbology has no code for; `offset` in bytes of the
  /// content.
  case unencodable(offset: Int)
  /// The symbology takes `minimum…maximum` characters, or an even number of them, and not `count`.
  case wrongLength(count: Int, minimum: Int, maximum: Int)
  /// The check character given at byte `offset` is not the right one, `expected` (ASCII).
  case wrongCheckCharacter(offset: Int, expected: UInt8)
  /// The content needs so many codewords and the largest symbol allowed holds `capacity`; beyond a few
  /// thousand bytes, the least number that it may need.
  case tooManyCodewords(needed: Int, capacity: Int)
  /// The request contradicts itself or the standard.
  case invalidOption(Option)

  /// What a number is for.
  public enum Setting: UInt8, Hashable, Sendable {
    /// Correction level, PDF417: 0…8.
    case level = 1
    /// Share of the codewords that is for correction, percent.
    case percentage = 2
    case columns = 3
    case rows = 4
    /// Layers of Aztec.
    case layers = 5
    /// The value of an Aztec rune.
    case rune = 6
    /// Height of a row, modules.
    case rowHeight = 7
    /// Mode of MaxiCode.
    case mode = 8
    /// Country code of MaxiCode.
    case country = 9
    /// Service class of MaxiCode.
    case serviceClass = 10
    /// An ECI that the symbology can't announce.
    case eci = 11
  }

  /// The option that can't be honoured.
  public enum Option: Hashable, Sendable {
    /// A version outside `minimum…maximum` of the symbology.
    case version(Int, minimum: Int, maximum: Int)
    /// A mask outside `0…maximum`.
    case mask(Int, maximum: Int)
    /// The symbology or version has no such correction level.
    case level(QRCodeLevel)
    /// A structured-append count outside `minimum…maximum`.
    case structuredAppendCount(Int, minimum: Int, maximum: Int)
    /// The symbology has no such option; see ``WriterOption/symbologies``.
    case foreign(WriterOption, Symbology)
    /// The symbology has no structured append, or none of its modes does what was asked for.
    case unsupported(Symbology)
    /// The AIM application indicator is neither two digits nor one letter.
    case applicationIndicator
    /// Wide bars of so many narrow ones; 2 and 3 are possible.
    case wideRatio(Int)
    /// A height of bars outside `minimum…maximum` modules.
    case height(Int, minimum: Int = 1, maximum: Int)
    /// A number of pairs of characters in a row of DataBar Expanded Stacked outside `1…maximum`.
    case rowPairs(Int, maximum: Int)
    /// An add-on has two or five digits, and only EAN and UPC have one.
    case addOn
    /// No symbol of the symbology has so many columns and rows.
    case size(columns: Int, rows: Int)
    /// A number outside `minimum…maximum`.
    case number(Setting, Int, minimum: Int, maximum: Int)
    /// The postal code of MaxiCode is neither nine digits nor six letters and digits.
    case postalCode
    /// A ratio of width to height that is not between 0.01 and 100.
    case aspectRatio
    /// What the members of a set are to share is nothing that the symbology can write.
    case setIdentity(Symbology)
    /// The ``TextConverter`` has no such character set.
    case characterSet(ECI)
    /// The writer does not make this symbology.
    case symbology(Symbology)
  }
}
