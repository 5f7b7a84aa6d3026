/// What the modules of a QR Code are for: who draws one otherwise than plain must know what that costs.
package struct QRCodeAnatomy: Sendable {
  /// What a module without a codeword belongs to.
  package enum Part: Hashable, Sendable {
    /// With its separator.
    case finder
    case timing
    case alignment
    /// Format or version information.
    case information
  }

  /// What changed modules cost one block of the correction.
  package struct Damage: Hashable, Sendable {
    /// Codewords with any module that was covered.
    package var covered: Int
    /// Codewords with any module that has another colour than before.
    package var wrong: Int
    /// Wrong codewords that can be repaired, at the most: readers that keep none back to detect misdecodes.
    package var capacity: Int
  }

  package let version: Int
  private let layout: QRLayout
  private let blocks: QRBlocks

  /// `nil` for everything but QR Code Model 2 with a grid of one of its sizes.
  package init?(_ symbol: Symbol) {
    guard symbol.symbology == .qrCode, case .grid(let grid) = symbol.shape, grid.width == grid.height,
      let version = QRCode.version(dimension: grid.width), case .qrCode(let details) = symbol.details,
      details.model == 2
    else { return nil }
    self.version = version
    layout = QRCode.layout(version: version)
    blocks = QRCode.blocks(version: version, level: details.level ?? .low)
  }

  /// Columns and rows of the alignment patterns' middle modules; none where no version has this size.
  package static func alignmentCenters(dimension: Int) -> [Int] {
    QRCode.version(dimension: dimension).map { QRCode.alignmentCenters(version: $0) } ?? []
  }

  /// What the module is part of; `nil` where it carries a codeword's bit or a remainder bit.
  package func part(_ x: Int, _ y: Int) -> Part? {
    guard layout.function[x, y] else { return nil }
    let last = layout.columns - 8
    if (x < 8 && (y < 8 || y >= last)) || (x >= last && y < 8) { return .finder }
    if (x == 8 && (y < 9 || y >= last)) || (y == 8 && (x < 9 || x >= last)) { return .information }
    let centers = QRCode.alignmentCenters(version: version)
    if centers.contains(where: { abs($0 - x) <= 2 }), centers.contains(where: { abs($0 - y) <= 2 }) {
      return .alignment
    }
    return x == 6 || y == 6 ? .timing : .information
  }

  /// What becomes of each block where modules are `covered` and others than before, `changed`.
  package func damage(covered: ModuleGrid, changed: ModuleGrid) -> [Damage] {
    var bit = 0
    var isCovered = [Bool](repeating: false, count: blocks.total)
    var isWrong = isCovered
    layout.walk { x, y in
      guard bit >> 3 < isCovered.count else { return false }
      if covered[x, y] { isCovered[bit >> 3] = true }
      if changed[x, y] { isWrong[bit >> 3] = true }
      bit += 1
      return true
    }
    return (0..<blocks.count).map { block in
      let places = (0..<blocks.dataCount(block) + blocks.parity).map { blocks.place($0, of: block) }
      return Damage(
        covered: places.count { isCovered[$0] }, wrong: places.count { isWrong[$0] },
        capacity: blocks.parity / 2)
    }
  }
}
