extension MaxiCode: MatrixSymbology {
  static let standard: StaticString = "ISO/IEC 16023:2000"
  static let identifierCode = UInt8(ascii: "U")
  static let identifierModifiers: StaticString = "0123"
  static let sizes = SymbologyEntry.Sizes(
    minimumColumns: 30, minimumRows: 33, maximumColumns: 30, maximumRows: 33, count: 1)

  /// The most bytes looked at: all digits, and some more.
  private static let maximumLength = 160

  static func encode(
    _ content: Content, _ options: WriterOptions, _ converter: TextConverter
  ) throws(EncodingError) -> Symbol {
    let message = try message(content, options, converter)
    return try symbol(message, options.maxiCode, front: [])
  }

  static func encodeSeries(
    _ content: Content, count: Int, _ options: WriterOptions, _ converter: TextConverter
  ) throws(EncodingError) -> [Symbol] {
    guard (2...8).contains(count) else {
      throw .invalidOption(.structuredAppendCount(count, minimum: 2, maximum: 8))
    }
    let message = try message(content, options, converter, parts: count)
    guard let parts = message.split(into: count) else {
      let most = min(max(message.items.count, 2), 8)
      throw .invalidOption(.structuredAppendCount(count, minimum: 2, maximum: most))
    }
    var symbols: [Symbol] = []
    for (index, part) in parts.enumerated() {
      let front = [pad, UInt8(truncatingIfNeeded: index * 8 + count - 1)]
      symbols.append(try symbol(part, options.maxiCode, front: front))
    }
    return symbols
  }

  private static func message(
    _ content: Content, _ options: WriterOptions, _ converter: TextConverter, parts: Int = 1
  ) throws(EncodingError) -> CodedMessage {
    guard case .general = options.application else { throw .invalidOption(.unsupported(symbology)) }
    let count = content.bytes.count
    guard count <= maximumLength * parts else {
      throw .tooManyCodewords(needed: count / 2, capacity: 93 * parts)
    }
    return try CodedMessage(content, eci: options.eci, hasFNC1: false, converter)
  }

  private static func symbol(
    _ message: CodedMessage, _ options: MaxiCodeOptions, front: [UInt8]
  ) throws(EncodingError) -> Symbol {
    let mode = options.mode
    let address = try address(options)
    let room = capacity(mode: mode)
    var data = front + MaxiCodeMessage.codewords(message, room: room - front.count)
    guard data.count <= room else { throw .tooManyCodewords(needed: data.count, capacity: room) }
    data += [UInt8](repeating: pad, count: room - data.count)
    var first = [UInt8(truncatingIfNeeded: mode)]
    if let address {
      first = primary(address, mode: mode)
    } else {
      first += data[0..<9]
      data.removeFirst(9)
    }
    let codewords =
      withParity(first, primaryCode, blocks: 1)
      + withParity(data, secondaryCode(mode: mode), blocks: 2)
    var grid = ModuleGrid(width: columns, height: rows)
    for (index, bit) in bits.enumerated() where bit > 0 {
      let place = Int(bit) - 1
      grid[index % columns, index / columns] =
        codewords[place / 6] >> UInt8(truncatingIfNeeded: 5 - place % 6) & 1 != 0
    }
    for mark in marks { grid[mark.column, mark.row] = true }
    let details = MaxiCodeDetails(
      mode: mode, postalCode: address?.postalCode, country: address?.country,
      serviceClass: address?.serviceClass)
    return Symbol(
      symbology: symbology, shape: .hexagons(grid), quietZone: Symbol.Margins(quietZone),
      details: .maxiCode(details))
  }

  /// Data dealt to the blocks in turn, and so the check codewords behind.
  private static func withParity(_ data: [UInt8], _ code: ReedSolomon, blocks: Int) -> [UInt8] {
    var codewords = data + [UInt8](repeating: 0, count: code.parityCount * blocks)
    for block in 0..<blocks {
      let part = stride(from: block, to: data.count, by: blocks).map { UInt16(data[$0]) }
      for (index, symbol) in code.parity(of: part).enumerated() {
        codewords[data.count + index * blocks + block] = UInt8(truncatingIfNeeded: symbol)
      }
    }
    return codewords
  }
}
