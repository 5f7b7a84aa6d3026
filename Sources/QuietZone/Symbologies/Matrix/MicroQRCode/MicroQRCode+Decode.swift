extension MicroQRCode {
  /// What the modules say.
  ///
  /// - Parameters:
  ///   - grid: upright (finder pattern top left), not mirrored, dark is true.
  ///   - erasures: modules whose grey was ambiguous; see ``QRFamily/correct(_:blocks:erasures:)``.
  static func decode(_ grid: ModuleGrid, erasures: ModuleGrid? = nil) throws(BarcodeDecodingError)
    -> DecodedSymbol
  {
    guard grid.width == grid.height, let version = version(dimension: grid.width) else {
      throw .sizeUnknown(columns: grid.width, rows: grid.height)
    }
    let word = QRFamily.word(at: formatModules, in: grid)
    guard let format = format(word) else {
      throw .formatUnreadable(distance: formatCode.nearest(to: word).distance, limit: formatLimit)
    }
    // A word that speaks of another version than the size shows is as good as unreadable.
    guard format.version == version else {
      throw .formatUnreadable(distance: formatLimit + 1, limit: formatLimit)
    }
    let blocks = blocks(symbolNumber: format.symbolNumber)
    let layout = layout(symbolNumber: format.symbolNumber)
    let mask = familyMask(format.mask)
    let (data, corrected) = try layout.data(of: grid, erasures: erasures, mask: mask, blocks: blocks)
    let message = try QRSegmentParser.parse(
      data, bitCount: blocks.data * 8 - (layout.shortCodeword == nil ? 0 : 4),
      format: bitFormat(version: version))
    let details = QRCodeDetails(
      version: version, level: format.level, mask: format.mask, columns: grid.width, rows: grid.height)
    return DecodedSymbol(
      symbology: symbology, identifier: message.identifier(model: 2), content: message.content,
      correction: Barcode.Correction(corrected: corrected, capacity: blocks.capacity), structuredAppend: nil,
      details: .qrCode(details))
  }
}
