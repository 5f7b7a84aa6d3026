extension MicroPDF417: MatrixSymbology {
  static let standard: StaticString = "ISO/IEC 24728:2006"
  static let identifierCode = UInt8(ascii: "L")
  static let identifierModifiers: StaticString = "12"
  /// In modules, rows at their usual height of two.
  static let sizes = SymbologyEntry.Sizes(
    minimumColumns: 38, minimumRows: 8, maximumColumns: 99, maximumRows: 88, count: 34)

  /// The most bytes looked at: all digits, and some more.
  private static let maximumLength = 400

  static func encode(
    _ content: Content, _ options: WriterOptions, _ converter: TextConverter
  ) throws(EncodingError) -> Symbol {
    let message = try message(content, options, converter)
    return try symbol(PDF417Message.codewords(message, isLatched: true), macro: nil, options.pdf417)
  }

  static func encodeSeries(
    _ content: Content, count: Int, _ options: WriterOptions, _ converter: TextConverter
  ) throws(EncodingError) -> [Symbol] {
    guard (2...99_999).contains(count) else {
      throw .invalidOption(.structuredAppendCount(count, minimum: 2, maximum: 99_999))
    }
    let message = try message(content, options, converter, parts: count)
    guard let parts = message.split(into: count) else {
      throw .invalidOption(.structuredAppendCount(count, minimum: 2, maximum: max(message.items.count, 2)))
    }
    var symbols: [Symbol] = []
    for (index, part) in parts.enumerated() {
      var macro = options.pdf417.macro
      (macro.index, macro.count, macro.isLast) = (index, count, index == count - 1)
      symbols.append(
        try symbol(PDF417Message.codewords(part, isLatched: true), macro: macro, options.pdf417))
    }
    return symbols
  }

  private static func message(
    _ content: Content, _ options: WriterOptions, _ converter: TextConverter, parts: Int = 1
  ) throws(EncodingError) -> CodedMessage {
    let settings = options.pdf417
    guard case .general = options.application, settings.level == nil, !settings.isCompact else {
      throw .invalidOption(.unsupported(symbology))
    }
    try settings.check()
    if let columns = settings.columns, columns > 4 {
      throw .invalidOption(.number(.columns, columns, minimum: 1, maximum: 4))
    }
    let count = content.bytes.count
    guard count <= maximumLength * parts else {
      throw .tooManyCodewords(needed: count / 3, capacity: 126 * parts)
    }
    return try CodedMessage(content, eci: options.eci, hasFNC1: false, converter)
  }

  private static func symbol(
    _ codewords: [UInt16], macro: PDF417Macro?, _ options: PDF417Options
  ) throws(EncodingError) -> Symbol {
    let front: [UInt16] = options.isForReader ? [PDF417Family.Codeword.reader] : []
    let control = macro.map { PDF417Control.codewords($0) } ?? []
    let variant = try variant(front.count + codewords.count + control.count, options)
    var all = front + codewords
    while all.count < variant.data - control.count { all.append(PDF417Family.Codeword.text) }
    all = code(variant).encoded(all + control)
    let details = PDF417Details(
      columns: variant.columns, rows: variant.rows, level: nil, isForReader: options.isForReader,
      macro: macro)
    return Symbol(
      symbology: symbology, shape: .grid(drawn(all, variant, rowHeight: options.rowHeight)),
      quietZone: Symbol.Margins(quietZone), details: .pdf417(details))
  }

  /// The size for `count` codewords that comes nearest to the ratio asked for.
  private static func variant(_ count: Int, _ options: PDF417Options) throws(EncodingError) -> Variant {
    var best: Variant?
    var bestMisfit = 0.0
    var capacity = 0
    var isKnown = false
    for variant in variants {
      guard options.columns ?? variant.columns == variant.columns,
        options.rows ?? variant.rows == variant.rows
      else { continue }
      isKnown = true
      capacity = max(capacity, variant.data)
      guard variant.data >= count else { continue }
      // Of one width, the lowest.
      if let best, best.columns == variant.columns { continue }
      let ratio =
        Double(width(columns: variant.columns)) / Double(variant.rows * options.rowHeight)
        / options.aspectRatio
      let misfit = ratio > 1 ? ratio : 1 / ratio
      if best == nil || misfit < bestMisfit { (best, bestMisfit) = (variant, misfit) }
    }
    guard isKnown else {
      throw .invalidOption(.size(columns: options.columns ?? 0, rows: options.rows ?? 0))
    }
    guard let best else { throw .tooManyCodewords(needed: count, capacity: capacity) }
    return best
  }

  private static func drawn(_ codewords: [UInt16], _ variant: Variant, rowHeight: Int) -> ModuleGrid {
    let columns = variant.columns
    let width = width(columns: columns)
    let middle = centre(columns: columns)
    return PDF417RowWriter.grid(width: width, rows: variant.rows, height: rowHeight) { writer, patterns in
      for row in 0..<variant.rows {
        let cluster = (variant.cluster + row) % 3 * 929
        writer.append(UInt32(sides[(variant.left + row) % 52]), count: 10)
        for column in 0..<columns {
          if column == middle {
            writer.append(UInt32(centres[(variant.centre + row) % 52]), count: 10)
          }
          let codeword = min(Int(codewords[row &* columns &+ column]), 928)
          writer.append(UInt32(patterns[cluster &+ codeword]), count: 17)
        }
        writer.append(UInt32(sides[(variant.right + row) % 52]), count: 10)
        writer.append(1, count: 1)
        writer.endRow()
      }
    }
  }
}
