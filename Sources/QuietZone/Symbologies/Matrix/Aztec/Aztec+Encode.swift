extension Aztec: BullseyeSymbology {
  static let name: StaticString = "Aztec"
  static let token: StaticString = "aztec"
  static let standard: StaticString = "ISO/IEC 24778:2008"
  static let identifierCode = UInt8(ascii: "z")
  static let identifierModifiers: StaticString = "0123456789ABC"
  static let sizes = SymbologyEntry.Sizes(
    minimumColumns: 11, minimumRows: 11, maximumColumns: 151, maximumRows: 151, count: 37)

  /// The most bytes looked at: all digits, and some more.
  private static let maximumLength = 4000
  private static let mostBits = 1664 * 12

  static func encode(
    _ content: Content, _ options: WriterOptions, converter: TextConverter
  ) throws(BarcodeEncodingError) -> Symbol {
    if case .rune = options.aztec.size {
      guard !options.aztec.isForReader else { throw .invalidOption(.unsupported(symbology)) }
      return try rune(content)
    }
    let message = try message(content, options, converter: converter)
    return try symbol(AztecMessage.bits(message), options.aztec, set: nil)
  }

  static func encodeSeries(
    _ content: Content, count: Int, _ options: WriterOptions, converter: TextConverter
  ) throws(BarcodeEncodingError) -> [Symbol] {
    guard (2...26).contains(count) else {
      throw .invalidOption(.structuredAppendCount(count, minimum: 2, maximum: 26))
    }
    if case .rune = options.aztec.size { throw .invalidOption(.unsupported(symbology)) }
    let name = options.aztec.setName
    if let name, name.isEmpty || name.count > 24 || !name.allSatisfy({ $0 > 32 && $0 < 127 }) {
      throw .invalidOption(.setIdentity(symbology))
    }
    let message = try message(content, options, converter: converter, parts: count)
    guard let parts = message.split(into: count) else {
      let most = min(max(message.items.count, 2), 26)
      throw .invalidOption(.structuredAppendCount(count, minimum: 2, maximum: most))
    }
    var symbols: [Symbol] = []
    for (index, part) in parts.enumerated() {
      // Two switches that lead nowhere announce a set; then its name between spaces, place and number.
      var bits = BitWriter()
      bits.append(29, count: 5)
      bits.append(29, count: 5)
      var front: [UInt8] = name.map { [32] + $0 + [32] } ?? []
      front += [UInt8(truncatingIfNeeded: 65 + index), UInt8(truncatingIfNeeded: 64 + count)]
      var whole = part
      whole.prepend(front.map { UInt16($0) })
      bits.append(AztecMessage.bits(whole))
      symbols.append(try symbol(bits, options.aztec, set: name))
    }
    return symbols
  }

  private static func message(
    _ content: Content, _ options: WriterOptions, converter: TextConverter, parts: Int = 1
  ) throws(BarcodeEncodingError) -> CodedMessage {
    let count = content.bytes.count
    guard count <= maximumLength * parts else {
      throw .tooLong(bits: Int(clamping: Int64(count) * 4), capacity: mostBits * parts, version: 32)
    }
    var front: [UInt16] = []
    switch options.application {
    case .general: break
    case .gs1: front = [CodedMessage.fnc1]
    case .aim(let indicator):
      let isLetter = indicator.count == 1 && indicator[0] | 32 >= 97 && indicator[0] | 32 <= 122
      let isNumber = indicator.count == 2 && indicator.allSatisfy { $0.isDigit }
      guard isLetter || isNumber else { throw .invalidOption(.applicationIndicator) }
      front = indicator.map { UInt16($0) } + [CodedMessage.fnc1]
    }
    var message = try CodedMessage(content, eci: options.eci, hasFNC1: !front.isEmpty, converter)
    if !front.isEmpty { message.prepend(front) }
    return message
  }

  private static func symbol(
    _ bits: BitWriter, _ options: AztecOptions, set: [UInt8]?
  ) throws(BarcodeEncodingError) -> Symbol {
    let (candidates, isExact) = try candidates(options)
    if let percentage = options.percentage, !(5...95).contains(percentage) {
      throw .invalidOption(.number(.percentage, percentage, minimum: 5, maximum: 95))
    }
    let share = options.percentage ?? (isExact ? 5 : 23)
    let bytes = bits.bytes
    var wordBits = 0
    var words: [UInt16] = []
    for size in candidates where size.bits >= bits.bitCount {
      let room = room(size, share)
      guard bits.bitCount <= room * size.wordBits else { continue }
      if size.wordBits != wordBits {
        wordBits = size.wordBits
        words = stuffed(bytes, bitCount: bits.bitCount, wordBits: wordBits)
      }
      guard words.count <= room else { continue }
      // An empty message still has a codeword, all ones but the last bit.
      if words.isEmpty { words = [UInt16((1 << wordBits) - 2)] }
      return drawn(words, size, set: set, isForReader: options.isForReader)
    }
    var capacity = 0
    for size in candidates {
      capacity = max(capacity, room(size, share) * size.wordBits)
    }
    throw .tooLong(bits: max(bits.bitCount, capacity + 1), capacity: capacity, version: candidates.count)
  }

  /// Data codewords at most where `share` percent and three codewords are for correction.
  private static func room(_ size: Size, _ share: Int) -> Int {
    let words = size.words
    return min(words - (words * share + 99) / 100 - 3, size.mostData)
  }

  /// Compact sizes, and full ones: those of up to three layers hold less than the compact ones of two to
  /// four.
  private static let anySizes = compactSizes + fullSizes[3...]

  private static func candidates(
    _ options: AztecOptions
  ) throws(BarcodeEncodingError) -> (sizes: [Size], isExact: Bool) {
    if case .any = options.size, !options.isForReader { return (anySizes, false) }
    let compact = options.isForReader ? compactSizes.filter { $0.readerBit != 0 } : compactSizes
    let full = options.isForReader ? fullSizes.filter { $0.readerBit != 0 } : fullSizes
    func exact(_ layers: Int, of sizes: [Size]) throws(BarcodeEncodingError) -> [Size] {
      guard (1...sizes.count).contains(layers) else {
        throw .invalidOption(.number(.layers, layers, minimum: 1, maximum: sizes.count))
      }
      return [sizes[layers - 1]]
    }
    switch options.size {
    case .any: return (compact + full, false)
    case .compact: return (compact, false)
    case .full, .rune: return (full, false)
    case .compactLayers(let layers): return (try exact(layers, of: compact), true)
    case .fullLayers(let layers): return (try exact(layers, of: full), true)
    }
  }

  private static func drawn(
    _ data: [UInt16], _ size: Size, set: [UInt8]?, isForReader: Bool
  ) -> Symbol {
    let words = withCode(size, data: data.count) { $0.encoded(data) }
    var grid = patterns(isCompact: size.isCompact, side: size.side)
    draw(words, size, in: &grid)
    let mode = modeBits(size, data: data.count, isForReader: isForReader)
    draw(mode: mode, isCompact: size.isCompact, in: &grid)
    let details = AztecDetails(
      layers: size.layers, isCompact: size.isCompact, dataCodewords: data.count, codewords: size.words,
      setName: set, isForReader: isForReader)
    return Symbol(
      symbology: symbology, shape: .grid(grid), quietZone: Symbol.Margins(quietZone), details: .aztec(details)
    )
  }

  /// A number 0…255 in the place of the mode message, every other bit turned (ISO/IEC 24778:2008, Annex A).
  private static func rune(_ content: Content) throws(BarcodeEncodingError) -> Symbol {
    var value = 0
    guard (1...3).contains(content.bytes.count) else {
      throw .wrongLength(count: content.bytes.count, minimum: 1, maximum: 3)
    }
    for (offset, byte) in content.bytes.enumerated() {
      guard byte.isDigit else { throw .unencodable(offset: offset) }
      value = value * 10 + Int(byte) - 48
    }
    guard value < 256 else { throw .invalidOption(.number(.rune, value, minimum: 0, maximum: 255)) }
    var grid = patterns(isCompact: true, side: 11)
    draw(mode: modeBits(value, isCompact: true) ^ 0xAAA_AAAA, isCompact: true, in: &grid)
    let details = AztecDetails(layers: 0, isCompact: true, dataCodewords: 2, codewords: 7)
    return Symbol(
      symbology: symbology, shape: .grid(grid), quietZone: Symbol.Margins(quietZone), details: .aztec(details)
    )
  }
}
