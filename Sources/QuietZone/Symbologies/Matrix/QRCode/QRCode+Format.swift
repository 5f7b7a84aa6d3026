extension QRCode {
  /// What the format information says.
  struct Format: Hashable, Sendable {
    /// 1 or 2.
    var model: Int
    var level: QRCodeLevel
    /// 0…7.
    var mask: Int
    /// Bits that differ from the word that was meant, in the better of the two copies.
    var distance: Int
  }

  /// Most wrong bits of a word that are tolerated; two words differ in at least 7.
  static let formatLimit = 3
  /// Most wrong bits of version information that are tolerated; two words differ in at least 8.
  static let versionLimit = 3

  /// Format information of Model 2: 15 bits, 5 of them data (ISO/IEC 18004:2015, 7.9 and Annex C).
  static let formatCode = BCHCode(length: 15, generator: 0x537, data: 0..<32, mask: 0x5412)
  /// Format information of Model 1 (AIM ITS/97/001).
  static let model1FormatCode = BCHCode(length: 15, generator: 0x537, data: 0..<32, mask: 0x2825)
  /// Version information of versions 7…40: 18 bits, 6 of them data (ISO/IEC 18004:2015, 7.10 and Annex D).
  static let versionCode = BCHCode(length: 18, generator: 0x1F25, data: 7..<41)

  /// Levels by their two bits in the format information (ISO/IEC 18004:2015, Table 12).
  private static let levels: [QRCodeLevel] = [.medium, .low, .high, .quartile]

  /// The data bits of the format information: two for the level, three for the mask.
  static func formatData(level: QRCodeLevel, mask: Int) -> Int {
    (levels.firstIndex(of: level) ?? 0) << 3 | mask & 7
  }

  /// All that the two words that were read may mean, the likeliest first; nothing where no word is within
  /// ``formatLimit`` of either. Each copy may say another thing, and a damaged
  /// word may be near to words of both models.
  static func formats(first: UInt32, second: UInt32) -> [Format] {
    var found: [Format] = []
    for (model, code) in [(2, formatCode), (1, model1FormatCode)] {
      for word in [first, second] {
        let (data, distance) = code.nearest(to: word)
        guard distance <= formatLimit else { continue }
        let format = Format(model: model, level: levels[data >> 3 & 3], mask: data & 7, distance: distance)
        let same = { (other: Format) in
          other.model == model && other.level == format.level && other.mask == format.mask
        }
        if let index = found.firstIndex(where: same) {
          found[index].distance = min(found[index].distance, distance)
        } else {
          found.append(format)
        }
      }
    }
    // Stable: Model 2 stays before Model 1, the first copy before the second.
    var sorted: [Format] = []
    for distance in 0...formatLimit { sorted += found.filter { $0.distance == distance } }
    return sorted
  }

  /// The version whose information is nearest to the 18 bits read, and in how many bits it differs; `nil`
  /// beyond
  /// ``versionLimit``.
  static func version(fromInformation word: UInt32) -> (version: Int, distance: Int)? {
    let (version, distance) = versionCode.nearest(to: word)
    return distance <= versionLimit ? (version, distance) : nil
  }

  /// The modules of the first copy of the format information, around the top left finder pattern, highest bit
  /// first.
  static let firstFormatModules: [(x: Int, y: Int)] = {
    var modules: [(x: Int, y: Int)] = []
    for x in [0, 1, 2, 3, 4, 5, 7, 8] { modules.append((x, 8)) }
    for y in [7, 5, 4, 3, 2, 1, 0] { modules.append((8, y)) }
    return modules
  }()

  /// The modules of the second copy, highest bit first: seven beside the bottom left finder pattern, eight
  /// below the top right one.
  static func secondFormatModules(dimension: Int) -> [(x: Int, y: Int)] {
    (1...7).map { (8, dimension - $0) } + (0..<8).map { (dimension - 8 + $0, 8) }
  }

  /// The modules of the version information at the top right, highest bit first; exchange x and y for the
  /// copy at the bottom left.
  static func versionModules(dimension: Int) -> [(x: Int, y: Int)] {
    (0..<18).map { (dimension - 9 - $0 % 3, 5 - $0 / 3) }
  }

  /// Writes both copies of the format information, of Model 2.
  static func drawFormat(level: QRCodeLevel, mask: Int, in grid: inout ModuleGrid) {
    drawFormat(level: level, mask: mask, at: formatModules(dimension: grid.width), in: &grid)
  }

  /// The modules of both copies, highest bit first.
  static func formatModules(dimension: Int) -> [(x: Int, y: Int)] {
    firstFormatModules + secondFormatModules(dimension: dimension)
  }

  /// Writes both copies of the format information to `modules`, which ``formatModules(dimension:)`` has
  /// listed.
  static func drawFormat(
    level: QRCodeLevel, mask: Int, at modules: [(x: Int, y: Int)], in grid: inout ModuleGrid
  ) {
    let word = formatCode.word(formatData(level: level, mask: mask))
    QRFamily.draw(word << 15 | word, at: modules, in: &grid)
  }

  /// Writes both copies of the version information; nothing for versions below 7, which have none.
  static func drawVersion(_ version: Int, in grid: inout ModuleGrid) {
    guard version >= 7 else { return }
    let modules = versionModules(dimension: grid.width)
    QRFamily.draw(versionCode.word(version), at: modules, in: &grid)
    QRFamily.draw(versionCode.word(version), at: modules.map { ($0.y, $0.x) }, in: &grid)
  }
}
