extension RectangularMicroQRCode: FinderPatternSymbology {
  static let name: StaticString = "rMQR Code"
  static let token: StaticString = "rmqr"
  static let standard: StaticString = "ISO/IEC 23941:2022"
  static let identifierCode = UInt8(ascii: "Q")
  static let identifierModifiers: StaticString = "123456"
  static let sizes = SymbologyEntry.Sizes(
    minimumColumns: 27, minimumRows: 7, maximumColumns: 139, maximumRows: 17, count: 32)
}

extension RectangularMicroQRCode: QRFamilyMember {
  static let maximumMask = 0

  /// There are the levels M and H.
  static func capacity(version: Int, level: QRCodeLevel) -> Int? {
    guard level == .medium || level == .high else { return nil }
    return blocks(version: version, level: level).data * 8
  }

  static func symbol(data: [UInt8], version: Int, level: QRCodeLevel, mask: Int?) -> Symbol {
    let layout = layout(version: version)
    var grid = layout.patterns
    layout.place(blocks(version: version, level: level).interleaved(data), in: &grid)
    QRFamily.apply(mask: Self.mask, to: &grid, function: layout.function)
    drawFormat(version: version, level: level, in: &grid)
    let details = QRCodeDetails(
      version: version, level: level, mask: 0, columns: grid.width, rows: grid.height)
    return Symbol(
      symbology: symbology, shape: .grid(grid), quietZone: Symbol.Margins(quietZone),
      details: .qrCode(details))
  }

  /// The versions allowed, the preferred shape first; of equally good ones the one with fewer rows.
  static func versions(_ options: QRCodeOptions) -> [Int] {
    switch options.version {
    case .exactly(let version): [version]
    case .smallest: order(options.shape)
    case .atLeast(let version): order(options.shape).filter { $0 >= version }
    }
  }

  private static func order(_ shape: QRCodeOptions.Shape) -> [Int] {
    switch shape {
    case .smallestArea: byArea
    case .fewestRows: byRows
    case .fewestColumns: byColumns
    }
  }

  private static let byArea = versions.sorted { key($0, .smallestArea) < key($1, .smallestArea) }
  private static let byRows = versions.sorted { key($0, .fewestRows) < key($1, .fewestRows) }
  private static let byColumns = versions.sorted { key($0, .fewestColumns) < key($1, .fewestColumns) }

  /// What `shape` compares first, then area, then rows: each below 4096, 64 and 4096.
  private static func key(_ version: Int, _ shape: QRCodeOptions.Shape) -> Int {
    let (columns, rows) = size(version: version)
    let area = columns * rows
    switch shape {
    case .smallestArea: return area << 6 | rows
    case .fewestRows: return rows << 12 | area
    case .fewestColumns: return columns << 12 | area
    }
  }
}

extension QRCodeOptions.Version {
  /// The rMQR Code of exactly so many rows and columns, or `nil` if there is no such size.
  ///
  /// ```swift
  /// let flat = QRCodeOptions(version: .rectangular(rows: 7, columns: 77) ?? .smallest)
  /// ```
  public static func rectangular(rows: Int, columns: Int) -> QRCodeOptions.Version? {
    RectangularMicroQRCode.version(columns: columns, rows: rows).map { .exactly($0) }
  }
}
