extension SymbologyCatalogue {
  /// What the modules of a matrix or stacked symbol say, upright and complete as a writer made them; `nil`
  /// where the correction cannot repair them, and for linear symbologies.
  package static func decode(_ grid: ModuleGrid, as symbology: Symbology) -> DecodedSymbol? {
    switch symbology {
    case .qrCode: try? QRCode.decode(grid)
    case .microQRCode: try? MicroQRCode.decode(grid)
    case .rectangularMicroQRCode: try? RectangularMicroQRCode.decode(grid)
    case .dataMatrix: try? DataMatrix.decode(grid)
    case .pdf417: try? PDF417.decode(grid)
    case .microPDF417: try? MicroPDF417.decode(grid)
    case .aztec: try? Aztec.decode(grid)
    case .maxiCode: try? MaxiCode.decode(grid)
    default: nil
    }
  }
}
