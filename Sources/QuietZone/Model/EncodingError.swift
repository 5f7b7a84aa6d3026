/// Why content can't become a symbol, and by how much it misses.
public enum EncodingError: Error, Hashable, Sendable {
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
  /// The request contradicts itself or the standard.
  case invalidOption(Option)

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
    /// The symbology has no structured append, no GS1 or AIM mode, or no ECI.
    case unsupported(Symbology)
    /// The AIM application indicator is neither two digits nor one letter.
    case applicationIndicator
    /// Wide bars of so many narrow ones; 2 and 3 are possible.
    case wideRatio(Int)
    /// A height of bars outside `1…maximum` modules.
    case height(Int, maximum: Int)
    /// A number of pairs of characters in a row of DataBar Expanded Stacked outside `1…maximum`.
    case rowPairs(Int, maximum: Int)
    /// An add-on has two or five digits, and only EAN and UPC have one.
    case addOn
    /// The writer does not make this symbology.
    case symbology(Symbology)
  }
}
