/// What the modules of a symbol say, before anyone knows where in a picture they came from.
public struct DecodedSymbol: Hashable, Sendable {
  public var symbology: Symbology
  public var identifier: SymbologyIdentifier
  public var content: Content
  public var correction: Barcode.Correction
  public var structuredAppend: StructuredAppend?
  public var details: SymbolDetails

  public init(
    symbology: Symbology, identifier: SymbologyIdentifier, content: Content, correction: Barcode.Correction,
    structuredAppend: StructuredAppend?, details: SymbolDetails
  ) {
    self.symbology = symbology
    self.identifier = identifier
    self.content = content
    self.correction = correction
    self.structuredAppend = structuredAppend
    self.details = details
  }
}
