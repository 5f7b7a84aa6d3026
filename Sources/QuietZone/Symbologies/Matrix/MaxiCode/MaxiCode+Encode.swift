extension MaxiCode: BullseyeSymbology {
  static let name: StaticString = "MaxiCode"
  static let token: StaticString = "maxicode"
  static let standard: StaticString = "ISO/IEC 16023:2000"
  static let identifierCode = UInt8(ascii: "U")
  static let identifierModifiers: StaticString = "0123"
  static let sizes = SymbologyEntry.Sizes(
    minimumColumns: 30, minimumRows: 33, maximumColumns: 30, maximumRows: 33, count: 1)

  /// The most bytes looked at: all digits, and some more.
  private static let maximumLength = 160

  static func encode(
    _ content: Content, _ options: WriterOptions, converter: TextConverter
  ) throws(BarcodeEncodingError) -> Symbol {
    let message = try message(content, options, converter: converter)
    return try symbol(message, options.maxiCode, front: [])
  }

  static func encodeSeries(
    _ content: Content, count: Int, _ options: WriterOptions, converter: TextConverter
  ) throws(BarcodeEncodingError) -> [Symbol] {
    guard (2...8).contains(count) else {
      throw .invalidOption(.structuredAppendCount(count, minimum: 2, maximum: 8))
    }
    let message = try message(content, options, converter: converter, parts: count)
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
    _ content: Content, _ options: WriterOptions, converter: TextConverter, parts: Int = 1
  ) throws(BarcodeEncodingError) -> CodedMessage {
    let count = content.bytes.count
    guard count <= maximumLength * parts else {
      throw .tooManyCodewords(needed: count / 2, capacity: 93 * parts)
    }
    return try CodedMessage(content, eci: options.eci, hasFNC1: false, converter)
  }

  private static func symbol(
    _ message: CodedMessage, _ options: MaxiCodeOptions, front: [UInt8]
  ) throws(BarcodeEncodingError) -> Symbol {
    let mode = options.mode
    let address = try address(options)
    let room = capacity(mode: mode)
    let data = front + MaxiCodeMessage.codewords(message, room: room - front.count)
    guard data.count <= room else { throw .tooManyCodewords(needed: data.count, capacity: room) }
    // Ten codewords and as many for their correction, then the others.
    var codewords = [UInt8](repeating: pad, count: 144)
    codewords[0] = UInt8(truncatingIfNeeded: mode)
    if let address {
      codewords.replaceSubrange(0..<10, with: primary(address, mode: mode))
    }
    let inFront = address == nil ? 9 : 0
    for index in data.indices { codewords[index < inFront ? index + 1 : index + 20 - inFront] = data[index] }
    correct(&codewords, primaryCode, from: 0, to: 10, blocks: 1)
    correct(&codewords, secondaryCode(mode: mode), from: 20, to: 20 + room - inFront, blocks: 2)
    let details = MaxiCodeDetails(
      mode: mode, postalCode: address?.postalCode, country: address?.country,
      serviceClass: address?.serviceClass)
    return Symbol(
      symbology: symbology, shape: .hexagons(drawn(codewords)), quietZone: Symbol.Margins(quietZone),
      details: .maxiCode(details))
  }

  /// Writes the check codewords behind the data `from..<to`, both dealt to the blocks in turn.
  private static func correct(
    _ codewords: inout [UInt8], _ code: ReedSolomon, from: Int, to: Int, blocks: Int
  ) {
    for block in 0..<blocks {
      let words = code.remainder(of: codewords.storageSpan, from: from + block, to: to, by: blocks)
      for index in 0..<code.parityCount {
        codewords[to + index * blocks + block] = ReedSolomon.byte(index, of: words)
      }
    }
  }
}
