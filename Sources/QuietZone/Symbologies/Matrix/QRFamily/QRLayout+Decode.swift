extension QRLayout {
  /// The data codewords of a symbol of this layout: unmasked, put in order and repaired.
  ///
  /// - Parameters:
  ///   - grid: the modules, upright, of this layout's size.
  ///   - erasures: modules whose grey was ambiguous, of the same size.
  ///   - mask: 0…7, of the family's masks.
  func data(
    of grid: ModuleGrid, erasures: ModuleGrid?, mask: Int, blocks: QRBlocks
  ) throws(BarcodeDecodingError) -> (data: [UInt8], corrected: Int) {
    guard grid.width == columns, grid.height == rows else {
      throw .sizeUnknown(columns: grid.width, rows: grid.height)
    }
    var unmasked = grid
    QRFamily.apply(mask: mask, to: &unmasked, function: function)
    var codewords = codewords(blocks.total, from: unmasked)
    // In Model 1 the first four modules are a fixed corner; they count as zeros.
    if path == .blocks { codewords[0] &= 0x0F }
    return try QRFamily.correct(codewords, blocks: blocks) {
      erasures.map { self.codewords(blocks.total, from: $0) }
    }
  }
}
