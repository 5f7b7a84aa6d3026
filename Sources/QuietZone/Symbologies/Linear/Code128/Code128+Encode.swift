extension Code128 {
  /// Any bytes or text of ISO-8859-1, with FNC1 where the application asks for it.
  static func encode(_ content: Content, _ options: WriterOptions) throws(EncodingError) -> Symbol {
    let message = try message(content, options)
    var values = message.values()
    values.append(check(values))
    var widths: [UInt8] = []
    widths.reserveCapacity(values.count * runs + 7)
    for value in values { append(value, to: &widths) }
    append(stop, to: &widths)
    widths.append(2)
    let height = try height(options.linear)
    var details = LinearDetails(check: .verified)
    if options.linear.isAppended { details.kind = .messageAppend }
    if options.linear.isForReader { details.kind = .readerProgramming }
    if options.application == .gs1 {
      details.kind = .gs1
      details.gtin = gtin(content.bytes)
      details.printed = GS1Text.bracketed(content.bytes)
    }
    var text: [SymbolText] = []
    if options.linear.showsText {
      let characters = details.printed ?? content.bytes.map { $0 >= 32 && $0 < 127 ? $0 : 32 }
      text = [SymbolText(characters: characters, columns: 0..<modules * (values.count + 1) + 2)]
    }
    return Symbol(
      symbology: .code128, shape: .bars(BarPattern(widths: widths), height: height), quietZone: quietZone,
      details: .linear(details), text: text)
  }

  private static func append(_ value: UInt8, to widths: inout [UInt8]) {
    let pattern = patterns[Int(min(value, stop))]
    for k in 0..<UInt32(runs) { widths.append(UInt8(truncatingIfNeeded: pattern >> (20 - 4 * k) & 15)) }
  }

  /// Bars of 50 modules unless others are asked for, as the standard leaves the height to the application.
  private static func height(_ options: LinearOptions) throws(EncodingError) -> Int {
    let height = options.height ?? 50
    guard height >= 1, height <= 1000 else { throw .invalidOption(.height(height, maximum: 1000)) }
    return height
  }

  /// The content's characters with the function characters that the application asks for.
  static func message(_ content: Content, _ options: WriterOptions) throws(EncodingError) -> Code128Message {
    let count = content.bytes.count
    guard count >= 1, count <= maximumLength else {
      throw .wrongLength(count: count, minimum: 1, maximum: maximumLength)
    }
    var message = Code128Message()
    message.items.reserveCapacity(count + 5)
    if options.application == .gs1 { message.items.append(Code128Message.fnc1) }
    if case .aim(let indicator) = options.application {
      guard isIndicator(indicator) else { throw .invalidOption(.applicationIndicator) }
      for byte in indicator { message.items.append(UInt16(byte)) }
      message.items.append(Code128Message.fnc1)
    }
    if options.linear.isForReader { message.items.append(Code128Message.fnc3) }
    if options.linear.isAppended { message.items.append(Code128Message.fnc2) }
    for index in content.sections.indices {
      let range = content.range(ofSection: index)
      if content.sections[index].eci == .utf8 {
        try append(text: content.bytes, range, options, to: &message)
      } else {
        for byte in content.bytes[range] { message.items.append(item(UInt32(byte), options)) }
      }
    }
    return message
  }

  private static func append(
    text bytes: [UInt8], _ range: Range<Int>, _ options: WriterOptions, to message: inout Code128Message
  ) throws(EncodingError) {
    var cursor = ScalarCursor(range)
    while !cursor.isAtEnd {
      let offset = cursor.position
      guard let (scalar, _) = cursor.next(bytes), scalar < 256 else { throw .unencodable(offset: offset) }
      message.items.append(item(scalar, options))
    }
  }

  /// GS separates elements of GS1 by FNC1; elsewhere it is a character like others.
  private static func item(_ scalar: UInt32, _ options: WriterOptions) -> UInt16 {
    scalar == 29 && options.application != .general ? Code128Message.fnc1 : UInt16(truncatingIfNeeded: scalar)
  }

  /// Whether FNC1 behind these bytes is in second position: one letter or two digits (ISO/IEC 15417:2007,
  /// B.2).
  static func isIndicator(_ bytes: [UInt8]) -> Bool {
    if bytes.count == 1 { return bytes[0] | 32 >= 97 && bytes[0] | 32 <= 122 }
    return bytes.count == 2 && bytes[0] &- 48 < 10 && bytes[1] &- 48 < 10
  }

  /// The trade item number of element strings that begin with one: application identifier 01, or 02 for what
  /// is inside.
  static func gtin(_ bytes: [UInt8]) -> [UInt8]? {
    guard bytes.count >= 16, bytes[0] == 48, bytes[1] == 49 || bytes[1] == 50,
      bytes[2..<16].allSatisfy({ $0 &- 48 < 10 })
    else { return nil }
    return Array(bytes[2..<16])
  }
}
