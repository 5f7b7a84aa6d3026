extension SymbologyCatalogue {
  /// What the modules of a matrix or stacked symbol say, upright and complete as a writer made them; `nil`
  /// where the correction cannot repair them, and for linear symbologies.
  package static func decode(_ grid: ModuleGrid, as symbology: Symbology) -> DecodedSymbol? {
    entry(symbology)?.decode?(grid)
  }
}
