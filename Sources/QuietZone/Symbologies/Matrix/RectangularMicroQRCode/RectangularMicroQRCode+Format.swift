extension RectangularMicroQRCode {
  /// What the format information says.
  struct Format: Hashable, Sendable {
    var version: Int
    var level: QRCodeLevel
    /// Bits that differ from the word that was meant, in the better of the two copies.
    var distance: Int
  }

  /// Most wrong bits of a word that are tolerated; two words differ in at least 8.
  static let formatLimit = 3

  /// Format information beside the finder pattern: 18 bits, 6 of them data (ISO/IEC 23941:2022, 7.9, Annex
  /// C).
  static let finderSideCode = BCHCode(length: 18, generator: 0x1F25, data: 0..<64, mask: 0x1FAB2)
  /// Format information beside the finder sub-pattern.
  static let subFinderSideCode = BCHCode(length: 18, generator: 0x1F25, data: 0..<64, mask: 0x20A7B)

  /// The data bits: 0 for M or 1 for H, then five bits of version − 1.
  static func formatData(version: Int, level: QRCodeLevel) -> Int {
    (level > .medium ? 32 : 0) + min(max(version, 1), 32) - 1
  }

  /// The modules of the 18 bits beside the finder pattern, highest bit first.
  static let finderSideModules: [(x: Int, y: Int)] = {
    var modules = [(x: 11, y: 3), (x: 11, y: 2), (x: 11, y: 1)]
    for x in [10, 9, 8] { for y in [5, 4, 3, 2, 1] { modules.append((x, y)) } }
    return modules
  }()

  /// The modules of the 18 bits beside the finder sub-pattern, highest bit first.
  static func subFinderSideModules(columns: Int, rows: Int) -> [(x: Int, y: Int)] {
    var modules = [
      (x: columns - 3, y: rows - 6), (x: columns - 4, y: rows - 6), (x: columns - 5, y: rows - 6),
    ]
    for x in [6, 7, 8] { for y in [2, 3, 4, 5, 6] { modules.append((columns - x, rows - y)) } }
    return modules
  }

  /// What the two words that were read say, the better one counting; `nil` for a word that was not read.
  /// `nil` when neither is within ``formatLimit`` of a valid word.
  static func format(finderSide: UInt32?, subFinderSide: UInt32?) -> Format? {
    formats(finderSide: finderSide, subFinderSide: subFinderSide).first
  }

  /// All that the two words may mean, the likeliest first: one, or two when they contradict each other.
  static func formats(finderSide: UInt32?, subFinderSide: UInt32?) -> [Format] {
    var found: [Format] = []
    for (word, code) in [(finderSide, finderSideCode), (subFinderSide, subFinderSideCode)] {
      guard let word else { continue }
      let (data, distance) = code.nearest(to: word)
      guard distance <= formatLimit else { continue }
      let format = Format(version: data % 32 + 1, level: data < 32 ? .medium : .high, distance: distance)
      if let index = found.firstIndex(where: { $0.version == format.version && $0.level == format.level }) {
        found[index].distance = min(found[index].distance, distance)
      } else {
        found.append(format)
      }
    }
    if found.count == 2, found[1].distance < found[0].distance { found.swapAt(0, 1) }
    return found
  }

  /// Writes both words of the format information.
  static func drawFormat(version: Int, level: QRCodeLevel, in grid: inout ModuleGrid) {
    let data = formatData(version: version, level: level)
    QRFamily.draw(finderSideCode.word(data), at: finderSideModules, in: &grid)
    let modules = subFinderSideModules(columns: grid.width, rows: grid.height)
    QRFamily.draw(subFinderSideCode.word(data), at: modules, in: &grid)
  }
}
