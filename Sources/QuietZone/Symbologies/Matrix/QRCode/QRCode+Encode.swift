extension QRCode: FinderPatternSymbology {
  static let name: StaticString = "QR Code"
  static let token: StaticString = "qr"
  static let standard: StaticString = "ISO/IEC 18004:2015"
  static let identifierCode = UInt8(ascii: "Q")
  static let identifierModifiers: StaticString = "0123456"
  static let sizes = SymbologyEntry.Sizes(
    minimumColumns: 21, minimumRows: 21, maximumColumns: 177, maximumRows: 177, count: 40)
}

extension QRCode: QRFamilyMember {
  static let maximumMask = 7

  static func capacity(version: Int, level: QRCodeLevel) -> Int? {
    blocks(version: version, level: level).data * 8
  }

  static func symbol(data: [UInt8], version: Int, level: QRCodeLevel, mask: Int?) -> Symbol {
    let layout = layout(version: version)
    var plain = layout.patterns
    layout.place(blocks(version: version, level: level).interleaved(data), in: &plain)
    drawVersion(version, in: &plain)
    let (grid, mask) = masked(plain, layout: layout, level: level, mask: mask)
    let details = QRCodeDetails(
      version: version, level: level, mask: mask, columns: grid.width, rows: grid.height)
    return Symbol(
      symbology: symbology, shape: .grid(grid), quietZone: Symbol.Margins(quietZone),
      details: .qrCode(details))
  }

  /// The finished grid with the mask asked for, or the one of least penalty; of equal ones the lowest.
  private static func masked(
    _ plain: ModuleGrid, layout: QRLayout, level: QRCodeLevel, mask: Int?
  ) -> (grid: ModuleGrid, mask: Int) {
    let modules = formatModules(dimension: plain.width)
    func finished(_ mask: Int) -> ModuleGrid {
      var grid = plain
      QRFamily.apply(mask: mask, to: &grid, function: layout.function)
      drawFormat(level: level, mask: mask, at: modules, in: &grid)
      return grid
    }
    if let mask { return (finished(mask), mask) }
    var best = (grid: finished(0), mask: 0)
    var least = QRMaskPenalty.penalty(of: best.grid)
    for mask in 1...maximumMask {
      let grid = finished(mask)
      let penalty = QRMaskPenalty.penalty(of: grid)
      if penalty < least {
        best = (grid, mask)
        least = penalty
      }
    }
    return best
  }
}
