extension MicroQRCode {
  /// What the format information says.
  struct Format: Hashable, Sendable {
    /// Symbol number 0…7, an index of ``MicroQRCode/kinds``.
    var symbolNumber: Int
    /// 0…3.
    var mask: Int
    /// Bits that differ from the word that was meant.
    var distance: Int

    var version: Int { MicroQRCode.kinds[symbolNumber & 7].version }
    var level: QRCodeLevel? { MicroQRCode.kinds[symbolNumber & 7].level }
  }

  /// Most wrong bits that are tolerated; two words differ in at least 7.
  static let formatLimit = 3

  /// 15 bits, 5 of them data (ISO/IEC 18004:2015, 7.9.2 and Annex C).
  static let formatCode = BCHCode(length: 15, generator: 0x537, data: 0..<32, mask: 0x4445)

  /// The modules of the 15 bits, highest bit first: along row 8, then up column 8.
  static let formatModules: [(x: Int, y: Int)] = {
    var modules: [(x: Int, y: Int)] = []
    for x in 1...8 { modules.append((x, 8)) }
    for y in [7, 6, 5, 4, 3, 2, 1] { modules.append((8, y)) }
    return modules
  }()

  /// What a word that was read says; `nil` when it is not within ``formatLimit`` of a valid one.
  static func format(_ word: UInt32) -> Format? {
    let (data, distance) = formatCode.nearest(to: word)
    guard distance <= formatLimit else { return nil }
    return Format(symbolNumber: data >> 2, mask: data & 3, distance: distance)
  }

  /// Writes the format information.
  static func drawFormat(symbolNumber: Int, mask: Int, in grid: inout ModuleGrid) {
    QRFamily.draw(formatCode.word((symbolNumber & 7) << 2 | mask & 3), at: formatModules, in: &grid)
  }
}
