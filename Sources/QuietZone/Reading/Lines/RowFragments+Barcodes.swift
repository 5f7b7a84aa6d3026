extension RowFragments {
  /// The symbols of fragments that enough lines showed.
  func barcodes(_ scanner: LineScanner) -> [Barcode] {
    assemblies(scanner.decoders, scanner.options).compactMap { assembly, outline, isInverted in
      let reading = assembly.reading
      guard reading.details.lines >= reading.linesNeeded else { return nil }
      var details = reading.details
      details.confidence = min(1, Double(details.lines) / Double(reading.linesNeeded + 2))
      return Barcode(
        symbology: reading.symbology, identifier: reading.identifier, content: reading.content,
        outline: outline, isInverted: isInverted, isMirrored: false,
        correction: Barcode.Correction(corrected: 0, capacity: 0), structuredAppend: nil,
        details: .linear(details))
    }
  }

  /// Whether there is any symbol to report.
  func isComplete(_ scanner: LineScanner) -> Bool { !isEmpty && !barcodes(scanner).isEmpty }
}
