extension MaxiCode {
  /// What the modules say.
  ///
  /// - Parameters:
  ///   - grid: 30 columns and 33 rows, upright, not mirrored, dark is true; odd rows stand half a module to
  ///     the right.
  ///   - erasures: modules whose grey was ambiguous; their codewords count as erased where errors alone can't
  ///     be repaired.
  static func decode(_ grid: ModuleGrid, erasures: ModuleGrid? = nil) throws(BarcodeDecodingError)
    -> DecodedSymbol
  {
    try decode(grid, erasures, isSampled: false)
  }

  /// The same; with `isSampled` the modules come from a picture and may be anything, so not all check
  /// codewords may be used up for erasures.
  static func decode(
    _ grid: ModuleGrid, _ erasures: ModuleGrid?, isSampled: Bool
  ) throws(BarcodeDecodingError) -> DecodedSymbol {
    guard grid.width == columns, grid.height == rows else {
      throw .sizeUnknown(columns: grid.width, rows: grid.height)
    }
    var codewords = [UInt16](repeating: 0, count: 144)
    var isErased = [Bool](repeating: false, count: 144)
    for (index, bit) in bits.enumerated() where bit > 0 {
      let (x, y, place) = (index % columns, index / columns, Int(bit) - 1)
      if grid[x, y] { codewords[place / 6] |= 1 << UInt16(truncatingIfNeeded: 5 - place % 6) }
      if erasures?[x, y] ?? false { isErased[place / 6] = true }
    }
    var corrected = try correct(
      &codewords, isErased: isErased, places: Array(0..<20), code: primaryCode, block: 0,
      reserve: isSampled ? 3 : 0)
    let mode = Int(codewords[0] & 15)
    guard (2...6).contains(mode) else { throw .malformed(bit: 0, .unknownMode(mode)) }
    let code = secondaryCode(mode: mode)
    for block in 0..<2 {
      let places = Array(stride(from: 20 + block, to: 144, by: 2))
      corrected += try correct(
        &codewords, isErased: isErased, places: places, code: code, block: block + 1,
        reserve: isSampled ? 3 : 0)
    }
    let bytes = codewords.map { UInt8(truncatingIfNeeded: $0) }
    let last = mode == 5 ? 88 : 104
    let isAddressed = mode < 4
    let parsed = try MaxiCodeParser.parse(
      Array(isAddressed ? bytes[20..<last] : bytes[1..<10] + bytes[20..<last]))
    var content = parsed.content
    var details = MaxiCodeDetails(mode: mode)
    if isAddressed {
      guard let address = address(bytes[0..<10], mode: mode) else { throw .malformed(bit: 4, .misplaced) }
      content = addressed(content, address)
      (details.postalCode, details.country) = (address.postalCode, address.country)
      details.serviceClass = address.serviceClass
    }
    return DecodedSymbol(
      symbology: symbology,
      identifier: SymbologyIdentifier(
        code: UInt8(ascii: "U"), modifier: 48 + (isAddressed ? 1 : 0) + (parsed.hasECI ? 2 : 0)),
      content: content,
      correction: Barcode.Correction(corrected: corrected, capacity: 5 + code.parityCount),
      structuredAppend: parsed.structuredAppend, details: .maxiCode(details))
  }

  private static func correct(
    _ codewords: inout [UInt16], isErased: [Bool], places: [Int], code: ReedSolomon, block: Int,
    reserve: Int
  ) throws(BarcodeDecodingError) -> Int {
    var received = places.map { codewords[$0] }
    let erasures = places.indices.filter { isErased[places[$0]] }
    guard let count = code.correct(&received) ?? code.correct(&received, erasures: erasures, reserve: reserve)
    else {
      throw .tooManyErrors(block: block, capacity: code.parityCount / 2)
    }
    for index in places.indices { codewords[places[index]] = received[index] }
    return count
  }

  /// The message with the address in front, its parts ended by GS; behind the header of ISO/IEC 15434, format
  /// 01, with its two digits of the year, where there is one (ISO/IEC 16023:2000, Annex B.2).
  private static func addressed(_ content: Content, _ address: Address) -> Content {
    func digits(_ number: Int) -> [UInt8] {
      [number / 100, number / 10 % 10, number % 10].map { UInt8(truncatingIfNeeded: 48 + $0) } + [29]
    }
    let front = address.postalCode + [29] + digits(address.country) + digits(address.serviceClass)
    let head = [UInt8](ascii: "[)>\u{1E}01\u{1D}")
    let bytes = content.bytes
    let start = bytes.count >= 9 && Array(bytes[0..<7]) == head ? 9 : 0
    var whole = Content()
    for section in content.sections.indices {
      let range = content.range(ofSection: section)
      let eci = content.sections[section].eci
      if range.contains(start) || section == 0 && start == 0 {
        whole.append(bytes[range.lowerBound..<start], eci: eci)
        whole.append(front, eci: eci)
        whole.append(bytes[start..<range.upperBound], eci: eci)
      } else {
        whole.append(bytes[range], eci: eci)
      }
    }
    if content.sections.isEmpty || start == bytes.count { whole.append(front, eci: nil) }
    return whole
  }
}
