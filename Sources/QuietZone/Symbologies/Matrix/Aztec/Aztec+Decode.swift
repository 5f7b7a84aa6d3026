extension Aztec {
  /// What the modules say.
  ///
  /// - Parameters:
  ///   - grid: upright (three orientation marks top left), not mirrored, dark is true.
  ///   - erasures: modules whose grey was ambiguous; their codewords count as erased where errors alone can't
  ///     be repaired.
  static func decode(_ grid: ModuleGrid, erasures: ModuleGrid? = nil) throws(BarcodeDecodingError)
    -> DecodedSymbol
  {
    let side = grid.width
    guard side == grid.height, side >= 11, side <= 151 else {
      throw .sizeUnknown(columns: grid.width, rows: grid.height)
    }
    let isCompact = !hasFullBullseye(grid)
    let places = modePlaces(isCompact: isCompact, side: side)
    var words = [UInt16](repeating: 0, count: places.count / 4)
    for (index, place) in places.enumerated() {
      words[index >> 2] = words[index >> 2] << 1 | (grid[place.x, place.y] ? 1 : 0)
    }
    if side == 11 { return try rune(words) }
    let code = modeCode(isCompact: isCompact)
    guard code.correct(&words) != nil else { throw .formatUnreadable(distance: 3, limit: 2) }
    guard let (size, data, isForReader) = size(modeWords: words, isCompact: isCompact), size.side == side
    else { throw .sizeUnknown(columns: side, rows: side) }
    return try decode(grid, erasures: erasures, size: size, data: data, isForReader: isForReader)
  }

  /// What a repaired mode message says: the size and the number of data codewords; `nil` when they contradict
  /// each other. A number with its highest bit set is that of a message for the reader itself, wherever a
  /// symbol of that size has no such number of codewords (ISO/IEC 24778:2008, 9).
  static func size(modeWords words: [UInt16], isCompact: Bool)
    -> (size: Size, data: Int, isForReader: Bool)?
  {
    let value = words.prefix(isCompact ? 2 : 4).reduce(0) { $0 << 4 | Int($1) }
    let size =
      isCompact
      ? Size(isCompact: true, layers: value >> 6 + 1) : Size(isCompact: false, layers: value >> 11 + 1)
    let field = isCompact ? value & 63 : value & 2047
    if field + 1 < size.words { return (size, field + 1, false) }
    let highest = isCompact ? 32 : 1024
    let rest = field & ~highest + 1
    return field >= highest && rest < size.words ? (size, rest, true) : nil
  }

  /// Whether the rings at 5 and 6 modules from the centre are light and dark, as only full symbols have them;
  /// compact ones have their mode message and data there.
  private static func hasFullBullseye(_ grid: ModuleGrid) -> Bool {
    guard grid.width >= 19 else { return false }
    let center = grid.width / 2
    var agreeing = 0
    for (ring, isDark) in [(5, false), (6, true)] {
      for step in -ring..<ring {
        for (x, y) in [(step, -ring), (ring, step), (-step, ring), (-ring, -step)]
        where grid[center + x, center + y] == isDark {
          agreeing += 1
        }
      }
    }
    return agreeing > 70
  }

  private static func rune(_ words: [UInt16]) throws(BarcodeDecodingError) -> DecodedSymbol {
    var words = words.map { $0 ^ 10 }
    guard let corrected = modeCode(isCompact: true).correct(&words) else {
      throw .formatUnreadable(distance: 3, limit: 2)
    }
    return rune(value: Int(words[0] << 4 | words[1]), corrected: corrected)
  }

  /// A rune of 0…255.
  static func rune(value: Int, corrected: Int) -> DecodedSymbol {
    let digits = [value / 100, value / 10 % 10, value % 10].map { UInt8(truncatingIfNeeded: 48 + $0) }
    return DecodedSymbol(
      symbology: symbology,
      identifier: SymbologyIdentifier(code: UInt8(ascii: "z"), modifier: UInt8(ascii: "C")),
      content: Content(bytes: digits), correction: Barcode.Correction(corrected: corrected, capacity: 2),
      structuredAppend: nil,
      details: .aztec(AztecDetails(layers: 0, isCompact: true, dataCodewords: 2, codewords: 7)))
  }

  /// What the modules of a symbol of this size with so many data codewords say.
  ///
  /// - Parameter isSampled: the modules come from a picture and may be anything. Where most of the check
  ///   codewords are used up for erasures, or there are few, any modules would make a message, so some are
  ///   kept for refusing those.
  static func decode(
    _ grid: ModuleGrid, erasures: ModuleGrid?, size: Size, data: Int, isForReader: Bool,
    isSampled: Bool = false
  ) throws(BarcodeDecodingError) -> DecodedSymbol {
    guard data < size.words else { throw .malformed(bit: 0, .valueOutOfRange(data, limit: size.words)) }
    let places = places(size)
    var words = [UInt16](repeating: 0, count: size.words)
    var erased: [Int] = []
    var next = size.bits - size.words * size.wordBits
    for index in words.indices {
      var isErased = false
      for _ in 0..<size.wordBits {
        let (x, y) = (Int(places[next] & 255), Int(places[next] >> 8))
        words[index] = words[index] << 1 | (grid[x, y] ? 1 : 0)
        if erasures?[x, y] ?? false { isErased = true }
        next += 1
      }
      if isErased { erased.append(index) }
    }
    let code = withCode(size, data: data) { copy $0 }
    let reserve = isSampled && code.parityCount <= 6 ? 2 : 0
    guard
      let corrected = code.correct(&words, reserve: reserve)
        ?? code.correct(&words, erasures: erased, reserve: isSampled ? 3 : 0)
    else {
      throw .tooManyErrors(block: 0, capacity: code.parityCount / 2)
    }
    guard let bits = unstuffed(words[0..<data], wordBits: size.wordBits) else {
      throw .malformed(bit: 0, .valueOutOfRange(0, limit: (1 << size.wordBits) - 2))
    }
    let parsed = try AztecParser.parse(bits)
    let details = AztecDetails(
      layers: size.layers, isCompact: size.isCompact, dataCodewords: data, codewords: size.words,
      setName: parsed.setName, isForReader: isForReader)
    return DecodedSymbol(
      symbology: symbology, identifier: parsed.identifier, content: parsed.content,
      correction: Barcode.Correction(corrected: corrected, capacity: code.parityCount / 2),
      structuredAppend: parsed.structuredAppend, details: .aztec(details))
  }
}
