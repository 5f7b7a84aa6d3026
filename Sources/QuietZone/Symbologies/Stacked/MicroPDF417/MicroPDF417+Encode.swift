extension MicroPDF417: GridSymbology {
  static let name: StaticString = "MicroPDF417"
  static let token: StaticString = "micro-pdf417"
  static let standard: StaticString = "ISO/IEC 24728:2006"
  static let identifierCode = UInt8(ascii: "L")
  static let identifierModifiers: StaticString = "12345"
  /// In modules, rows at their usual height of two.
  static let sizes = SymbologyEntry.Sizes(
    minimumColumns: 38, minimumRows: 8, maximumColumns: 99, maximumRows: 88, count: 34)

  /// Modules; the least that the standard allows.
  private static let usualRowHeight = 2

  /// The most bytes looked at: all digits, and some more.
  private static let maximumLength = 400

  static func encode(
    _ content: Content, _ options: WriterOptions, converter: TextConverter
  ) throws(BarcodeEncodingError) -> Symbol {
    let message = try message(content, options, converter: converter)
    var codewords = try PDF417Message.codewords(message, isLatched: true)
    if let function = try function(options) { Self.begin(&codewords, with: function) }
    return try symbol(codewords, macro: nil, options.pdf417)
  }

  static func encodeSeries(
    _ content: Content, count: Int, _ options: WriterOptions, converter: TextConverter
  ) throws(BarcodeEncodingError) -> [Symbol] {
    guard (2...99_999).contains(count) else {
      throw .invalidOption(.structuredAppendCount(count, minimum: 2, maximum: 99_999))
    }
    guard case .general = options.application else { throw .invalidOption(.unsupported(symbology)) }
    let message = try message(content, options, converter: converter, parts: count)
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

  /// The first codeword that says what the data are for, with the compaction it puts in force.
  private static func function(
    _ options: WriterOptions
  ) throws(BarcodeEncodingError) -> (codeword: UInt16, latch: UInt16)? {
    typealias Codeword = PDF417Family.Codeword
    switch options.application {
    case .general: return nil
    case .gs1, .aim:
      // Each wants to be the first codeword.
      guard !options.pdf417.isForReader else { throw .invalidOption(.unsupported(symbology)) }
    }
    guard case .aim(let indicator) = options.application else { return (Codeword.gs1Text, Codeword.text) }
    if indicator.count == 1, indicator[0] | 32 >= 97, indicator[0] | 32 <= 122 {
      return (Codeword.letterText, Codeword.text)
    }
    guard indicator.count == 2, indicator.allSatisfy({ $0.isDigit }) else {
      throw .invalidOption(.applicationIndicator)
    }
    return (Codeword.numberNumeric, Codeword.numeric)
  }

  /// Puts it in front; it takes the place of the compaction's name where that is the one it puts in force.
  private static func begin(
    _ codewords: inout [UInt16], with function: (codeword: UInt16, latch: UInt16)
  ) {
    typealias Codeword = PDF417Family.Codeword
    if function.codeword == Codeword.gs1Text, codewords.first == Codeword.numeric {
      codewords[0] = Codeword.gs1Numeric
    } else if codewords.first == function.latch {
      codewords[0] = function.codeword
    } else {
      codewords.insert(function.codeword, at: 0)
    }
  }

  private static func message(
    _ content: Content, _ options: WriterOptions, converter: TextConverter, parts: Int = 1
  ) throws(BarcodeEncodingError) -> CodedMessage {
    let settings = options.pdf417
    try settings.check()
    if let columns = settings.columns, columns > 4 {
      throw .invalidOption(.number(.columns, columns, minimum: 1, maximum: 4))
    }
    let count = content.bytes.count
    guard count <= maximumLength * parts else {
      throw .tooManyCodewords(needed: count / 3, capacity: 126 * parts)
    }
    // GS separates element strings as itself: there is no codeword for FNC1 between data.
    var message = try CodedMessage(content, eci: options.eci, hasFNC1: false, converter)
    if case .aim(let indicator) = options.application { message.prepend(indicator.map { UInt16($0) }) }
    return message
  }

  private static func symbol(
    _ codewords: [UInt16], macro: PDF417Macro?, _ options: PDF417Options
  ) throws(BarcodeEncodingError) -> Symbol {
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
      symbology: symbology, shape: .grid(drawn(all, variant, rowHeight: options.rowHeight ?? usualRowHeight)),
      quietZone: Symbol.Margins(quietZone), details: .pdf417(details))
  }

  /// The size for `count` codewords that comes nearest to the ratio asked for.
  private static func variant(_ count: Int, _ options: PDF417Options) throws(BarcodeEncodingError) -> Variant
  {
    var best: Variant?
    var bestMisfit = 0.0
    var capacity = 0
    var isKnown = false
    var fitting = 0
    let rowHeight = options.rowHeight ?? usualRowHeight
    for variant in variants {
      guard options.columns ?? variant.columns == variant.columns,
        options.rows ?? variant.rows == variant.rows
      else { continue }
      isKnown = true
      capacity = max(capacity, variant.data)
      guard variant.data >= count else { continue }
      // Of one width, the lowest.
      if fitting == variant.columns { continue }
      fitting = variant.columns
      let ratio =
        Double(width(columns: variant.columns)) / Double(variant.rows * rowHeight)
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
