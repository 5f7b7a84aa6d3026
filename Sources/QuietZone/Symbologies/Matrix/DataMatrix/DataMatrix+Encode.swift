extension DataMatrix: LBorderSymbology {
  static let name: StaticString = "Data Matrix"
  static let token: StaticString = "data-matrix"
  static let standard: StaticString = "ISO/IEC 16022:2006"
  static let identifierCode = UInt8(ascii: "d")
  static let identifierModifiers: StaticString = "123456789ABC"
  static let sizes = SymbologyEntry.Sizes(
    minimumColumns: 10, minimumRows: 8, maximumColumns: 144, maximumRows: 144, count: 48)

  /// The most bytes looked at: all digits, and room for a few codewords' worth of switches.
  private static let maximumLength = 3200

  static func encode(
    _ content: Content, _ options: WriterOptions, converter: TextConverter
  ) throws(BarcodeEncodingError) -> Symbol {
    let message = try message(content, options, converter: converter)
    let header = try Header(options)
    let draft = Draft(message, header: header, options: options.dataMatrix)
    return symbol(draft, size: try size(draft, options.dataMatrix), options: options.dataMatrix)
  }

  static func encodeSeries(
    _ content: Content, count: Int, _ options: WriterOptions, converter: TextConverter
  ) throws(BarcodeEncodingError) -> [Symbol] {
    guard (2...16).contains(count) else {
      throw .invalidOption(.structuredAppendCount(count, minimum: 2, maximum: 16))
    }
    // Both want to be the first codeword.
    guard !options.dataMatrix.isForReader else { throw .invalidOption(.unsupported(symbology)) }
    let message = try message(content, options, converter: converter, parts: count)
    let identity = options.dataMatrix.setIdentity
    let (first, second) = (identity >> 8, identity & 255)
    guard (1...254).contains(first), (1...254).contains(second) else {
      throw .invalidOption(.setIdentity(symbology))
    }
    guard let parts = message.split(into: count) else {
      let most = min(max(message.items.count, 2), 16)
      throw .invalidOption(.structuredAppendCount(count, minimum: 2, maximum: most))
    }
    var settings = options.dataMatrix
    settings.usesMacros = false
    var drafts: [Draft] = []
    for (index, part) in parts.enumerated() {
      var header = try Header(options)
      header.codewords =
        [
          Codeword.structuredAppend, UInt8(truncatingIfNeeded: index << 4 | (17 - count)),
          UInt8(truncatingIfNeeded: first), UInt8(truncatingIfNeeded: second),
        ] + header.codewords
      drafts.append(Draft(part, header: header, options: settings))
    }
    var largest = allSizes[0]
    for draft in drafts {
      let size = try size(draft, settings)
      if size.data > largest.data { largest = size }
    }
    return drafts.map { symbol($0, size: largest, options: settings) }
  }

  /// What stands before the message.
  struct Header {
    var codewords: [UInt8] = []
    /// Items in front of the message: the character or two digits of an AIM application, and FNC1.
    var macro: Int?

    init(_ options: WriterOptions) throws(BarcodeEncodingError) {
      switch options.application {
      case .general: break
      case .gs1: codewords = [Codeword.fnc1]
      case .aim(let indicator):
        // FNC1 in second position stands behind one codeword: a letter or a pair of digits.
        if indicator.count == 1, indicator[0] | 32 >= 97, indicator[0] | 32 <= 122 {
          codewords = [indicator[0] + 1, Codeword.fnc1]
        } else if indicator.count == 2, indicator[0].isDigit, indicator[1].isDigit {
          codewords = [(indicator[0] - 48) * 10 + indicator[1] - 48 + 130, Codeword.fnc1]
        } else {
          throw .invalidOption(.applicationIndicator)
        }
      }
      if options.dataMatrix.isForReader {
        guard codewords.isEmpty else { throw .invalidOption(.unsupported(symbology)) }
        codewords = [Codeword.readerProgramming]
      }
    }
  }

  /// A message planned, with what goes in front.
  struct Draft {
    var plan: DataMatrixPlan
    var header: Header
    var count: Int { header.codewords.count + plan.count }

    init(_ message: CodedMessage, header: Header, options: DataMatrixOptions) {
      self.header = header
      if options.usesMacros, header.codewords.isEmpty, let (macro, inner) = DataMatrix.macro(message) {
        self.header.macro = macro
        self.header.codewords = [macro == 5 ? Codeword.macro05 : Codeword.macro06]
        plan = DataMatrixPlan(inner)
      } else {
        plan = DataMatrixPlan(message)
      }
    }
  }

  /// The message without the header and trailer of ISO/IEC 15434, formats 05 and 06.
  private static func macro(_ message: CodedMessage) -> (Int, CodedMessage)? {
    let items = message.items
    guard items.count >= 9, items[0] == 0x5B, message.ecis.isEmpty else { return nil }
    func matches(_ bytes: [UInt8], at start: Int) -> Bool {
      bytes.indices.allSatisfy { items[start + $0] == UInt16(bytes[$0]) }
    }
    guard matches(macroHead, at: 0), items[5] == 53 || items[5] == 54, items[6] == 29,
      matches(macroTrailer, at: items.count - 2)
    else { return nil }
    return (Int(items[5]) - 48, message.inner(7..<items.count - 2))
  }

  private static func message(
    _ content: Content, _ options: WriterOptions, converter: TextConverter, parts: Int = 1
  ) throws(BarcodeEncodingError) -> CodedMessage {
    let count = content.bytes.count
    guard count <= maximumLength * parts else {
      throw .tooManyCodewords(needed: count / 2, capacity: 1558 * parts)
    }
    var isGeneral = false
    if case .general = options.application { isGeneral = true }
    return try CodedMessage(content, eci: options.eci, hasFNC1: !isGeneral, converter)
  }

  /// The size with the fewest modules among those allowed that hold the draft.
  private static func size(_ draft: Draft, _ options: DataMatrixOptions) throws(BarcodeEncodingError) -> Size
  {
    var allowed: [Range<Int>] = [squares]
    switch options.size {
    case .square: break
    case .rectangle: allowed = [rectangles]
    case .any: allowed = [squares, rectangles]
    case .exactly(let columns, let rows):
      guard let index = size(columns: columns, rows: rows) else {
        throw .invalidOption(.size(columns: columns, rows: rows))
      }
      allowed = [index..<index + 1]
    }
    if options.allowsExtension, options.size == .rectangle || options.size == .any {
      allowed.append(extensions)
    }
    let count = draft.count
    var best: Size?
    var capacity = 0
    for range in allowed {
      for index in range {
        let size = allSizes[index]
        capacity = max(capacity, size.data)
        guard size.data >= count else { continue }
        if let found = best, found.rows * found.columns <= size.rows * size.columns { continue }
        best = size
      }
    }
    guard let best else { throw .tooManyCodewords(needed: count, capacity: capacity) }
    return best
  }

  private static func symbol(_ draft: Draft, size: Size, options: DataMatrixOptions) -> Symbol {
    var writer = DataMatrixWriter(header: draft.header.codewords, capacity: size.data)
    let room = size.data - draft.header.codewords.count
    writer.write(draft.plan.segments(capacity: room), draft.plan.message)
    let codewords = withParity(writer.codewords, size)
    var grid = patterns(size)
    let places = places(size)
    for index in codewords.indices {
      let codeword = codewords[index]
      for bit in 0..<8 where codeword &<< UInt8(truncatingIfNeeded: bit) & 128 != 0 {
        let place = Int(places[index &* 8 &+ bit])
        grid[place & 255, place &>> 8] = true
      }
    }
    let details = DataMatrixDetails(
      columns: size.columns, rows: size.rows, macro: draft.header.macro, isForReader: options.isForReader)
    return Symbol(
      symbology: symbology, shape: .grid(grid), quietZone: Symbol.Margins(quietZone),
      details: .dataMatrix(details))
  }
}
