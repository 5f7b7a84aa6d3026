/// What the modules of a symbol say, before anyone knows where in a picture they came from.
package struct DecodedSymbol: Hashable, Sendable {
  package var symbology: Symbology
  package var identifier: SymbologyIdentifier
  package var content: Content
  package var correction: Barcode.Correction
  package var structuredAppend: StructuredAppend?
  package var details: SymbolDetails

  package init(
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
