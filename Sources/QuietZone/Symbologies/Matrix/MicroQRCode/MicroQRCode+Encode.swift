extension MicroQRCode: FinderPatternSymbology {
  static let name: StaticString = "Micro QR Code"
  static let token: StaticString = "micro-qr"
  static let standard: StaticString = "ISO/IEC 18004:2015"
  static let identifierCode = UInt8(ascii: "Q")
  static let identifierModifiers: StaticString = "1"
  static let sizes = SymbologyEntry.Sizes(
    minimumColumns: 11, minimumRows: 11, maximumColumns: 17, maximumRows: 17, count: 4)
}

extension MicroQRCode: QRFamilyMember {
  static let maximumMask = 3

  /// M1, which has no level, counts as L.
  static func capacity(version: Int, level: QRCodeLevel) -> Int? {
    guard version > 1 || level == .low, let number = symbolNumber(version: version, level: level) else {
      return nil
    }
    let bits = blocks(symbolNumber: number).data * 8
    return shortCodeword(symbolNumber: number) == nil ? bits : bits - 4
  }

  static func symbol(data: [UInt8], version: Int, level: QRCodeLevel, mask: Int?) -> Symbol {
    let number = symbolNumber(version: version, level: level) ?? 0
    let layout = layout(symbolNumber: number)
    var plain = layout.patterns
    layout.place(blocks(symbolNumber: number).interleaved(data), in: &plain)
    var best = finished(plain, layout: layout, number: number, mask: mask ?? 0)
    var bestMask = mask ?? 0
    if mask == nil {
      for mask in 1...maximumMask {
        let grid = finished(plain, layout: layout, number: number, mask: mask)
        if score(grid) > score(best) { (best, bestMask) = (grid, mask) }
      }
    }
    let details = QRCodeDetails(
      version: version, level: kinds[number].level, mask: bestMask, columns: best.width, rows: best.height)
    return Symbol(
      symbology: symbology, shape: .grid(best), quietZone: Symbol.Margins(quietZone),
      details: .qrCode(details))
  }

  /// The evaluation of a mask, the highest wins: dark modules on the right and lower edges help to find them,
  /// as no finder pattern stands there (ISO/IEC 18004:2015, 7.8.3.2).
  static func score(_ grid: ModuleGrid) -> Int {
    var right = 0
    var bottom = 0
    for place in 1..<max(grid.width, 2) {
      if grid[grid.width - 1, place] { right += 1 }
      if grid[place, grid.height - 1] { bottom += 1 }
    }
    return min(right, bottom) * 16 + max(right, bottom)
  }

  private static func finished(
    _ plain: ModuleGrid, layout: QRLayout, number: Int, mask: Int
  ) -> ModuleGrid {
    var grid = plain
    QRFamily.apply(mask: familyMask(mask), to: &grid, function: layout.function)
    drawFormat(symbolNumber: number, mask: mask, in: &grid)
    return grid
  }
}
