extension DataMatrix {
  /// What the modules say.
  ///
  /// - Parameters:
  ///   - grid: upright (solid border left and below), not mirrored, dark is true.
  ///   - erasures: modules whose grey was ambiguous; their codewords count as erased where errors alone can't
  ///     be repaired.
  static func decode(_ grid: ModuleGrid, erasures: ModuleGrid? = nil) throws(BarcodeDecodingError)
    -> DecodedSymbol
  {
    try decode(grid, erasures: erasures, reserve: 0)
  }

  /// The same of a grid that was sampled, which may hold no symbol at all: `reserve` check codewords of each
  /// block are kept for telling chance from damage.
  static func decode(
    _ grid: ModuleGrid, erasures: ModuleGrid?, reserve: Int
  ) throws(BarcodeDecodingError) -> DecodedSymbol {
    guard let index = size(columns: grid.width, rows: grid.height) else {
      throw .sizeUnknown(columns: grid.width, rows: grid.height)
    }
    let size = allSizes[index]
    let places = places(size)
    var codewords = [UInt8](repeating: 0, count: size.total)
    var isErased = [Bool](repeating: false, count: size.total)
    for codeword in codewords.indices {
      for bit in 0..<8 {
        let place = Int(places[codeword * 8 + bit])
        let (x, y) = (place & 255, place >> 8)
        codewords[codeword] = codewords[codeword] << 1 | (grid[x, y] ? 1 : 0)
        if erasures?[x, y] ?? false { isErased[codeword] = true }
      }
    }
    let (data, count) = try corrected(codewords, size, erasures: isErased, reserve: reserve)
    let parsed = try DataMatrixParser.parse(data)
    let details = DataMatrixDetails(
      columns: size.columns, rows: size.rows, macro: parsed.macro, isForReader: parsed.isForReader)
    return DecodedSymbol(
      symbology: symbology, identifier: parsed.identifier(isExtended: extensions.contains(index)),
      content: parsed.content,
      correction: Barcode.Correction(corrected: count, capacity: size.parity / 2 * size.blocks),
      structuredAppend: parsed.structuredAppend, details: .dataMatrix(details))
  }
}
