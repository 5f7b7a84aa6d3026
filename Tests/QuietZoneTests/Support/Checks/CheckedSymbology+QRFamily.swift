import TestSupport

@testable import QuietZone

typealias SeededKind = SeededContent

extension QRCode: CheckedSymbology {
  static let excluded: Set<SeededKind> = []
  static let plans = versions.flatMap { version in
    QRCodeLevel.allCases.map { level in
      SymbolPlan(
        "version \(version)-\(level)", version: version, level: level, layout: layout(version: version),
        blocks: blocks(version: version, level: level))
    }
  }
}

extension MicroQRCode: CheckedSymbology {
  /// There is no ECI, so nothing says that bytes are UTF-8.
  static let excluded: Set<SeededKind> = [.unicode]
  static let plans = kinds.indices.map { number in
    SymbolPlan(
      "M\(kinds[number].version)-\(kinds[number].level.map { "\($0)" } ?? "detection")",
      version: kinds[number].version, level: kinds[number].level ?? .low,
      layout: layout(symbolNumber: number), blocks: blocks(symbolNumber: number))
  }
}

extension RectangularMicroQRCode: CheckedSymbology {
  static let excluded: Set<SeededKind> = []
  static let plans = (1...32).flatMap { version in
    [QRCodeLevel.medium, .high].map { level in
      SymbolPlan(
        "version \(version)-\(level)", version: version, level: level, layout: layout(version: version),
        blocks: blocks(version: version, level: level))
    }
  }
}

extension SymbolPlan {
  fileprivate init(
    _ label: String, version: Int, level: QRCodeLevel, layout: QRLayout, blocks: QRBlocks
  ) {
    description = label
    self.version = version
    var options = WriterOptions()
    options.qrCode = QRCodeOptions(level: level, boostsLevel: false, version: .exactly(version))
    self.options = options
    columns = layout.columns
    rows = layout.rows
    function = layout.function
    var codewords = [[Module]](repeating: [], count: blocks.total)
    var index = 0
    layout.walk { x, y in
      while index < codewords.count, codewords[index].count == (index == layout.shortCodeword ? 4 : 8) {
        index += 1
      }
      guard index < codewords.count else { return false }
      codewords[index].append(Module(x: x, y: y))
      return true
    }
    self.codewords = codewords
    self.blocks = (0..<blocks.count).map { block in
      (0..<blocks.dataCount(block) + blocks.parity).map { blocks.place($0, of: block) }
    }
    capacity = (blocks.parity - blocks.protection) / 2
  }
}
