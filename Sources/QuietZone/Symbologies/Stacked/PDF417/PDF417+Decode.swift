extension PDF417 {
  /// What the modules say.
  ///
  /// - Parameters:
  ///   - grid: upright, not mirrored, dark is true; rows may be repeated to any height.
  ///   - erasures: modules whose grey was ambiguous; their codewords count as erased.
  static func decode(_ grid: ModuleGrid, erasures: ModuleGrid? = nil) throws(BarcodeDecodingError)
    -> DecodedSymbol
  {
    let places = PDF417Family.rows(grid)
    let isCompact = PDF417Family.modules(grid, x: grid.width - stopWidth, y: 0, count: stopWidth) != stop
    let columns = (grid.width - (isCompact ? 1 : startWidth + stopWidth)) / 17 - 2
    guard grid.width % 17 == 1, (1...30).contains(columns), (3...90).contains(places.count),
      places.count * columns <= maximumCodewords,
      PDF417Family.modules(grid, x: 0, y: 0, count: startWidth) == start
    else { throw .sizeUnknown(columns: grid.width, rows: places.count) }
    var votes = [Int](repeating: 0, count: 9)
    var codewords: [UInt16] = []
    var erased: [Int] = []
    for (row, y) in places.enumerated() {
      func read(_ column: Int) -> UInt16? {
        let x = startWidth + 17 * column
        if let erasures, PDF417Family.modules(erasures, x: x, y: y, count: 17) != 0 { return nil }
        return PDF417Family.codeword(
          PDF417Family.modules(grid, x: x, y: y, count: 17), cluster: row % 3)
      }
      // The level stands in the left indicator of the rows 1, 4, 7 … and in the right one of 2, 5, 8 …
      let said = row % 3 == 1 ? read(0) : row % 3 == 2 && !isCompact ? read(columns + 1) : nil
      if let said, Int(said) / 30 == row / 3, said % 30 / 3 < 9 { votes[Int(said % 30 / 3)] += 1 }
      for column in 1...columns {
        if let codeword = read(column) {
          codewords.append(codeword)
        } else {
          erased.append(codewords.count)
          codewords.append(0)
        }
      }
    }
    var level = 0
    for index in votes.indices where votes[index] > votes[level] { level = index }
    guard votes[level] > 0 else { throw .formatUnreadable(distance: 1, limit: 0) }
    return try decode(
      codewords, erasures: erased, rows: places.count, columns: columns, level: level,
      isCompact: isCompact)
  }

  /// What codewords say; those at `erasures` are not to be trusted.
  static func decode(
    _ codewords: [UInt16], erasures: [Int], rows: Int, columns: Int, level: Int, isCompact: Bool
  ) throws(BarcodeDecodingError) -> DecodedSymbol {
    let code = codes[min(max(level, 0), 8)]
    guard codewords.count > code.parityCount + 1 else {
      throw .sizeUnknown(columns: columns, rows: rows)
    }
    var codewords = codewords
    let corrected = try PDF417Family.correct(&codewords, code, erasures: erasures)
    let room = codewords.count - code.parityCount
    let length = Int(codewords[0])
    guard (1...room).contains(length) else {
      throw .malformed(bit: 0, .valueOutOfRange(length, limit: room))
    }
    let parsed = try PDF417Parser.parse(Array(codewords[0..<length]), from: 1, isMicro: false)
    let details = PDF417Details(
      columns: columns, rows: rows, level: level, isCompact: isCompact, isForReader: parsed.isForReader,
      macro: parsed.macro)
    return DecodedSymbol(
      symbology: symbology, identifier: parsed.identifier, content: parsed.content,
      correction: Barcode.Correction(corrected: corrected, capacity: (code.parityCount - 2) / 2),
      structuredAppend: parsed.macro?.structuredAppend, details: .pdf417(details))
  }
}
