/// A piece of the text that people read next to the bars.
public struct SymbolText: Hashable, Sendable {
  /// On which side of the bars the text stands.
  public enum Side: Hashable, Sendable {
    case above
    case below
  }

  /// How large the characters are.
  public enum Size: Hashable, Sendable {
    /// The standard's usual size: as high as about 7 modules of EAN.
    case normal
    /// The first and last digit of UPC-A and UPC-E.
    case small
  }

  /// Printable characters of ISO-8859-1.
  public var characters: [UInt8]
  /// Where the text stands, in modules from the left edge of the first bar; the characters are spread evenly
  /// over it. Negative left of the symbol, in its quiet zone.
  public var columns: Range<Int>
  public var side: Side
  public var size: Size

  public init(characters: [UInt8], columns: Range<Int>, side: Side = .below, size: Size = .normal) {
    self.characters = characters
    self.columns = columns
    self.side = side
    self.size = size
  }
}
