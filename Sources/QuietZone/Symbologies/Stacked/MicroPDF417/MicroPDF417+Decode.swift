extension MicroPDF417 {
  /// What the modules say.
  ///
  /// - Parameters:
  ///   - grid: upright, not mirrored, dark is true; rows may be repeated to any height.
  ///   - erasures: modules whose grey was ambiguous; their codewords count as erased.
  static func decode(_ grid: ModuleGrid, erasures: ModuleGrid? = nil) throws(BarcodeDecodingError)
    -> DecodedSymbol
  {
    let places = PDF417Family.rows(grid)
    guard
      let variant = variants.first(where: {
        $0.rows == places.count && width(columns: $0.columns) == grid.width
      })
    else { throw .sizeUnknown(columns: grid.width, rows: places.count) }
    var codewords: [UInt16] = []
    var erased: [Int] = []
    for (row, y) in places.enumerated() {
      var x = 10
      for column in 0..<variant.columns {
        if column == centre(columns: variant.columns) { x += 10 }
        let isErased = erasures.map { PDF417Family.modules($0, x: x, y: y, count: 17) != 0 } ?? false
        let modules = PDF417Family.modules(grid, x: x, y: y, count: 17)
        let codeword = PDF417Family.codeword(modules, cluster: (variant.cluster + row) % 3)
        if isErased || codeword == nil { erased.append(codewords.count) }
        codewords.append(codeword ?? 0)
        x += 17
      }
    }
    return try decode(codewords, erasures: erased, variant)
  }

  /// What codewords say; those at `erasures` are not to be trusted.
  static func decode(
    _ codewords: [UInt16], erasures: [Int], _ variant: Variant
  ) throws(BarcodeDecodingError) -> DecodedSymbol {
    var codewords = codewords
    let code = code(variant)
    let corrected = try PDF417Family.correct(&codewords, code, erasures: erasures)
    let parsed = try PDF417Parser.parse(Array(codewords.prefix(variant.data)), from: 0, isMicro: true)
    let details = PDF417Details(
      columns: variant.columns, rows: variant.rows, level: nil, isForReader: parsed.isForReader,
      macro: parsed.macro)
    return DecodedSymbol(
      symbology: symbology, identifier: parsed.identifier, content: parsed.content,
      correction: Barcode.Correction(corrected: corrected, capacity: (code.parityCount - 2) / 2),
      structuredAppend: parsed.macro?.structuredAppend, details: .pdf417(details))
  }
}
