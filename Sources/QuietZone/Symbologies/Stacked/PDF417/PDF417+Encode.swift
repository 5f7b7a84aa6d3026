extension PDF417: GridSymbology {
  static let name: StaticString = "PDF417"
  static let token: StaticString = "pdf417"
  static let standard: StaticString = "ISO/IEC 15438:2015"
  static let identifierCode = UInt8(ascii: "L")
  static let identifierModifiers: StaticString = "12"
  /// In modules, rows at their usual height of three.
  static let sizes = SymbologyEntry.Sizes(
    minimumColumns: 86, minimumRows: 9, maximumColumns: 579, maximumRows: 270, count: 2700)

  /// Modules; the least that the standard recommends.
  private static let usualRowHeight = 3

  /// The most bytes looked at: all digits at level 0, and some more.
  private static let maximumLength = 2800
  /// The most characters that a symbol holds: digits, at level 0 (ISO/IEC 15438:2015, 5.1).
  private static let maximumDigits = 2710

  static func encode(
    _ content: Content, _ options: WriterOptions, converter: TextConverter
  ) throws(BarcodeEncodingError) -> Symbol {
    // Readers take a symbol of padding alone for none.
    guard content.bytes.count > 0 else { throw .wrongLength(count: 0, minimum: 1, maximum: maximumDigits) }
    let message = try message(content, options, converter: converter)
    return try symbol(PDF417Message.codewords(message, isLatched: false), macro: nil, options.pdf417)
  }

  static func encodeSeries(
    _ content: Content, count: Int, _ options: WriterOptions, converter: TextConverter
  ) throws(BarcodeEncodingError) -> [Symbol] {
    guard (2...99_999).contains(count) else {
      throw .invalidOption(.structuredAppendCount(count, minimum: 2, maximum: 99_999))
    }
    let message = try message(content, options, converter: converter, parts: count)
    guard let parts = message.split(into: count) else {
      throw .invalidOption(.structuredAppendCount(count, minimum: 2, maximum: max(message.items.count, 2)))
    }
    var symbols: [Symbol] = []
    for (index, part) in parts.enumerated() {
      var macro = options.pdf417.macro
      macro.index = index
      macro.count = count
      macro.isLast = index == count - 1
      symbols.append(
        try symbol(PDF417Message.codewords(part, isLatched: false), macro: macro, options.pdf417))
    }
    return symbols
  }

  private static func message(
    _ content: Content, _ options: WriterOptions, converter: TextConverter, parts: Int = 1
  ) throws(BarcodeEncodingError) -> CodedMessage {
    try options.pdf417.check()
    let count = content.bytes.count
    guard count <= maximumLength * parts else {
      throw .tooManyCodewords(needed: count / 3, capacity: (maximumCodewords - 3) * parts)
    }
    return try CodedMessage(content, eci: options.eci, hasFNC1: false, converter)
  }

  /// The level that the standard recommends for so many data codewords (ISO/IEC 15438:2015, Annex E).
  private static func recommendedLevel(_ count: Int) -> Int {
    count <= 40 ? 2 : count <= 160 ? 3 : count <= 320 ? 4 : 5
  }

  private static func symbol(
    _ codewords: [UInt16], macro: PDF417Macro?, _ options: PDF417Options
  ) throws(BarcodeEncodingError) -> Symbol {
    let front: [UInt16] = options.isForReader ? [PDF417Family.Codeword.reader] : []
    let control = macro.map { PDF417Control.codewords($0) } ?? []
    // The length descriptor counts itself.
    let data = 1 + front.count + codewords.count + control.count
    var level = options.level ?? recommendedLevel(data)
    // Where the level is free it gives way to what must be said.
    while options.level == nil, level > 0, data + 2 << level > maximumCodewords { level -= 1 }
    let (rows, columns) = try size(data + 2 << level, options)
    let capacity = rows * columns - 2 << level
    var all: [UInt16] = []
    all.reserveCapacity(capacity)
    all.append(UInt16(truncatingIfNeeded: capacity))
    all += front
    all += codewords
    while all.count < capacity - control.count { all.append(PDF417Family.Codeword.text) }
    all += control
    let code = codes[min(max(level, 0), 8)]
    return drawn(
      code.encoded(all), options,
      details: PDF417Details(
        columns: columns, rows: rows, level: level, isCompact: options.isCompact,
        isForReader: options.isForReader, macro: macro))
  }

  private static func drawn(
    _ codewords: [UInt16], _ options: PDF417Options, details: PDF417Details
  ) -> Symbol {
    let (rows, columns) = (details.rows, details.columns)
    let width = startWidth * (columns + 2) + (options.isCompact ? 1 : startWidth + stopWidth)
    let height = options.rowHeight ?? usualRowHeight
    let grid = PDF417RowWriter.grid(width: width, rows: rows, height: height) { writer, patterns in
      for row in 0..<rows {
        let sides = indicators(row: row, rows: rows, columns: columns, level: details.level ?? 0)
        let cluster = row % 3 * 929
        func pattern(_ codeword: UInt16) -> UInt32 { UInt32(patterns[cluster &+ min(Int(codeword), 928)]) }
        writer.append(start, count: startWidth)
        writer.append(pattern(sides.left), count: 17)
        for index in row &* columns..<(row &+ 1) &* columns {
          writer.append(pattern(codewords[index]), count: 17)
        }
        if options.isCompact {
          writer.append(1, count: 1)
        } else {
          writer.append(pattern(sides.right), count: 17)
          writer.append(stop, count: stopWidth)
        }
        writer.endRow()
      }
    }
    return Symbol(
      symbology: symbology, shape: .grid(grid), quietZone: Symbol.Margins(quietZone),
      details: .pdf417(details))
  }

  /// Rows and columns for `count` codewords: as asked for, else the shape nearest to the ratio asked for.
  private static func size(
    _ count: Int, _ options: PDF417Options
  ) throws(BarcodeEncodingError) -> (rows: Int, columns: Int) {
    var best: (rows: Int, columns: Int)?
    var bestMisfit = 0.0
    var largest = 0
    let columnRange = options.columns.map { $0...$0 } ?? 1...30
    for columns in columnRange {
      let least = max(3, (count + columns - 1) / columns)
      let rows = options.rows ?? least
      let most = options.rows ?? min(90, maximumCodewords / columns)
      if most * columns <= maximumCodewords { largest = max(largest, most * columns) }
      guard rows >= least, rows <= 90, rows * columns <= maximumCodewords else { continue }
      let ratio =
        Double(startWidth * (columns + 2) + (options.isCompact ? 1 : startWidth + stopWidth))
        / Double(rows * (options.rowHeight ?? usualRowHeight)) / options.aspectRatio
      let misfit = ratio > 1 ? ratio : 1 / ratio
      if best == nil || misfit < bestMisfit { (best, bestMisfit) = ((rows, columns), misfit) }
    }
    guard let best else { throw .tooManyCodewords(needed: count, capacity: largest) }
    return best
  }
}
