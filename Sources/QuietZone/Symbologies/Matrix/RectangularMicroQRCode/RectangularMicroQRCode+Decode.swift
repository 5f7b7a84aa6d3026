extension RectangularMicroQRCode {
  /// What the modules say.
  ///
  /// - Parameters:
  ///   - grid: upright (finder pattern top left, finder sub-pattern bottom right), not mirrored, dark is
  ///     true.
  ///   - erasures: modules whose grey was ambiguous; see ``QRFamily/correct(_:blocks:erasures:)``.
  static func decode(_ grid: ModuleGrid, erasures: ModuleGrid? = nil) throws(BarcodeDecodingError)
    -> DecodedSymbol
  {
    guard let version = version(columns: grid.width, rows: grid.height) else {
      throw .sizeUnknown(columns: grid.width, rows: grid.height)
    }
    let finderSide = QRFamily.word(at: finderSideModules, in: grid)
    let modules = subFinderSideModules(columns: grid.width, rows: grid.height)
    let subFinderSide = QRFamily.word(at: modules, in: grid)
    let formats = formats(finderSide: finderSide, subFinderSide: subFinderSide).filter {
      $0.version == version
    }
    var failure = BarcodeDecodingError.formatUnreadable(
      distance: finderSideCode.nearest(to: finderSide).distance, limit: formatLimit)
    for (index, format) in formats.enumerated() {
      do throws(BarcodeDecodingError) {
        return try decode(grid, erasures: erasures, version: version, level: format.level)
      } catch {
        if index == 0 { failure = error }
      }
    }
    throw failure
  }

  private static func decode(
    _ grid: ModuleGrid, erasures: ModuleGrid?, version: Int, level: QRCodeLevel
  ) throws(BarcodeDecodingError) -> DecodedSymbol {
    let blocks = blocks(version: version, level: level)
    let (data, corrected) = try layout(version: version).data(
      of: grid, erasures: erasures, mask: mask, blocks: blocks)
    let message = try QRSegmentParser.parse(data, format: bitFormat(version: version))
    let details = QRCodeDetails(
      version: version, level: level, mask: 0, columns: grid.width, rows: grid.height)
    return DecodedSymbol(
      symbology: symbology, identifier: message.identifier(model: 2), content: message.content,
      correction: Barcode.Correction(corrected: corrected, capacity: blocks.capacity), structuredAppend: nil,
      details: .qrCode(details))
  }
}
