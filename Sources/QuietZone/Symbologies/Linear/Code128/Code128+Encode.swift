extension Code128 {
  /// Any bytes or text of ISO-8859-1, with FNC1 where the application asks for it.
  static func encode(_ content: Content, _ options: WriterOptions) throws(BarcodeEncodingError) -> Symbol {
    let bytes = try latin1(content)
    let prefix = try prefix(options)
    let height = options.linear.height ?? 50
    guard height >= 1, height <= 1000 else { throw .invalidOption(.height(height, maximum: 1000)) }
    var isGeneral = false
    if case .general = options.application { isGeneral = true }
    let widths = Code128BarWriter.widths(message(bytes, prefix: prefix, separates: !isGeneral).values())
    var details = LinearDetails(check: .verified)
    if options.linear.isAppended { details.kind = .messageAppend }
    if options.linear.isForReader { details.kind = .readerProgramming }
    if case .gs1 = options.application {
      details.kind = .gs1
      details.gtin = gtin(bytes)
      details.printed = GS1ElementString(structureOf: bytes)?.printed
    }
    var text: [SymbolText] = []
    if options.linear.showsText {
      let columns = 0..<(widths.count - 1) / runs * modules + 2
      text = [SymbolText(characters: details.printed ?? printable(bytes), columns: columns)]
    }
    return Symbol(
      symbology: .code128, shape: .bars(BarPattern(widths: widths), height: height), quietZone: quietZone,
      details: .linear(details), text: text)
  }

  /// The content as bytes of ISO-8859-1.
  private static func latin1(_ content: Content) throws(BarcodeEncodingError) -> [UInt8] {
    let count = content.bytes.count
    guard count >= 1, count <= maximumLength else {
      throw .wrongLength(count: count, minimum: 1, maximum: maximumLength)
    }
    // What is ASCII is the same in both; all bytes are looked at, since that takes many at a time.
    if content.bytes.reduce(0, { $0 | $1 }) < 128 { return content.bytes }
    var bytes: [UInt8] = []
    for (index, section) in content.sections.enumerated() {
      let range = content.range(ofSection: index)
      guard section.eci == .utf8 else {
        bytes += content.bytes[range]
        continue
      }
      var cursor = ScalarCursor(range)
      while !cursor.isAtEnd {
        let offset = cursor.position
        guard let (scalar, _) = cursor.next(content.bytes), scalar < 256 else {
          throw .unencodable(offset: offset)
        }
        bytes.append(UInt8(truncatingIfNeeded: scalar))
      }
    }
    return bytes
  }

  /// What stands before the content: the function characters that are asked for.
  private static func prefix(_ options: WriterOptions) throws(BarcodeEncodingError) -> [UInt16] {
    var prefix: [UInt16] = []
    if case .gs1 = options.application { prefix.append(Code128Message.fnc1) }
    if case .aim(let indicator) = options.application {
      guard isIndicator(indicator) else { throw .invalidOption(.applicationIndicator) }
      for byte in indicator { prefix.append(UInt16(byte)) }
      prefix.append(Code128Message.fnc1)
    }
    if options.linear.isForReader { prefix.append(Code128Message.fnc3) }
    if options.linear.isAppended { prefix.append(Code128Message.fnc2) }
    return prefix
  }

  /// The message of `prefix` and `bytes`, in which GS (29) is FNC1 where it separates.
  private static func message(_ bytes: [UInt8], prefix: [UInt16], separates: Bool) -> Code128Message {
    let items = bytes.map { separates && $0 == 29 ? Code128Message.fnc1 : UInt16($0) }
    return Code128Message(items: prefix + items)
  }

  /// The characters that can be printed, spaces for the others.
  private static func printable(_ bytes: [UInt8]) -> [UInt8] {
    if bytes.reduce(0, { max($0, $1 &- 32) }) <= 94 { return bytes }
    return bytes.map { $0 >= 32 && $0 < 127 || $0 > 160 ? $0 : 32 }
  }

  /// Whether FNC1 behind these bytes is in second position: one letter or two digits (ISO/IEC 15417:2007,
  /// B.2).
  static func isIndicator(_ bytes: [UInt8]) -> Bool {
    if bytes.count == 1 { return bytes[0] | 32 >= 97 && bytes[0] | 32 <= 122 }
    return bytes.count == 2 && bytes[0].isDigit && bytes[1].isDigit
  }

  /// The trade item number of element strings that begin with one: application identifier 01, or 02 for what
  /// is inside.
  static func gtin(_ bytes: [UInt8]) -> [UInt8]? {
    guard bytes.count >= 16, bytes[0] == 48, bytes[1] == 49 || bytes[1] == 50,
      bytes[2..<16].allSatisfy({ $0.isDigit })
    else { return nil }
    return Array(bytes[2..<16])
  }
}
