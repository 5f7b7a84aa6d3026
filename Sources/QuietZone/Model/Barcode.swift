/// A barcode that was read in a picture.
public struct Barcode: Hashable, Sendable {
  /// What the error correction had to do.
  public struct Correction: Hashable, Sendable {
    /// Codewords that were wrong and have been repaired.
    public var corrected: Int
    /// Codewords that could have been repaired at the most, over all blocks.
    public var capacity: Int
    public init(corrected: Int, capacity: Int) {
      self.corrected = corrected
      self.capacity = capacity
    }
  }

  public var symbology: Symbology
  /// AIM identifier, `]Q1`.
  public var identifier: SymbologyIdentifier
  public var content: Content
  /// Outline in the picture that was handed in, pixels.
  public var outline: Quadrilateral
  /// Light modules on dark ground.
  public var isInverted: Bool
  /// Read from behind, as through a window pane. Always `false` for linear symbols: seen from behind, their
  /// bars are those of the same symbol turned upside down.
  public var isMirrored: Bool
  public var correction: Correction
  public var structuredAppend: StructuredAppend?
  public var details: SymbolDetails
  /// Whether it is a part of a linear symbol, of which something covers the rest. No reader returns such a
  /// value.
  var isPart = false

  public init(
    symbology: Symbology, identifier: SymbologyIdentifier, content: Content, outline: Quadrilateral,
    isInverted: Bool, isMirrored: Bool, correction: Correction, structuredAppend: StructuredAppend?,
    details: SymbolDetails
  ) {
    self.symbology = symbology
    self.identifier = identifier
    self.content = content
    self.outline = outline
    self.isInverted = isInverted
    self.isMirrored = isMirrored
    self.correction = correction
    self.structuredAppend = structuredAppend
    self.details = details
  }
}
