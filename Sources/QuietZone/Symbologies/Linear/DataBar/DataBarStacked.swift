/// GS1 DataBar Stacked and Stacked Omnidirectional: the halves of a DataBar on top of each other, 50 modules
/// wide (ISO/IEC 24724:2011, 5.3.2).
///
/// Stacked has rows of 5 and 7 modules with one separator between; Stacked Omnidirectional rows of 33 modules
/// with three separators. They hold the same and are read alike.
enum DataBarStacked: FragmentedLinearSymbology {
  static let symbology = Symbology.dataBarStacked
  static let name: StaticString = "GS1 DataBar Stacked"
  static let token: StaticString = "databar-stacked"
  static let standard = DataBar.standard
  static let identifierCode = DataBar.identifierCode
  static let identifierModifiers = DataBar.identifierModifiers
  static let quietZone = DataBar.quietZone
  static let sizes = SymbologyEntry.Sizes(
    minimumColumns: 50, minimumRows: 2, maximumColumns: 50, maximumRows: 2, count: 1)
  static let decoder = Symbology.dataBar

  static func encode(_ content: Content, _ options: WriterOptions) throws(BarcodeEncodingError) -> Symbol {
    let gtin = try DataBarGTIN(content)
    let halves = DataBarHalves(gtin)
    // Each row ends, or begins, with a guard where it was cut.
    let top = DataBarModules(halves.left + [1, 1], startsDark: false)
    let bottom = DataBarModules([1, 1] + halves.right, startsDark: true)
    let grid =
      options.linear.isOmnidirectional
      ? try omnidirectional(top, bottom: bottom, halves: halves, options: options)
      : try stacked(top, bottom: bottom, options: options)
    return Symbol(
      symbology: symbology, shape: .grid(grid), quietZone: quietZone, details: .linear(gtin.details()))
  }

  private static func stacked(
    _ top: DataBarModules, bottom: DataBarModules, options: WriterOptions
  ) throws(BarcodeEncodingError) -> ModuleGrid {
    var rows = DataBarRows()
    rows.append(top, height: try DataBarDrawing.height(options, standard: 5, rows: 2))
    // The opposite of both rows where they agree, elsewhere the opposite of the module before (5.3.2.1).
    var separator = DataBarModules(count: 50)
    for column in 1..<46 {
      separator[column] = top[column] == bottom[column] ? !top[column] : !separator[column - 1]
    }
    for column in 1..<4 { separator[column] = false }
    rows.append(separator)
    rows.append(bottom, height: try DataBarDrawing.height(options, standard: 7, rows: 2))
    return rows.grid
  }

  private static func omnidirectional(
    _ top: DataBarModules, bottom: DataBarModules, halves: DataBarHalves, options: WriterOptions
  ) throws(BarcodeEncodingError) -> ModuleGrid {
    let height = try DataBarDrawing.height(options, standard: 33, rows: 2)
    var rows = DataBarRows()
    rows.append(top, height: height)
    // The finder patterns begin after guard and outer character, and after guard and inner character and
    // their two narrow elements.
    rows.append(top.separator(finders: [18], isRightToLeft: false))
    rows.append(.chequers(count: 50))
    var lower = bottom.separator(finders: [19], isRightToLeft: false)
    if halves.rightFinder == 3 {
      // The one dark module over this pattern stands a module further right (5.3.2.2).
      for column in 19..<32 { lower[column] = column == 29 }
    }
    rows.append(lower)
    rows.append(bottom, height: height)
    return rows.grid
  }

  static func fragment(_ row: RunRow, at start: Int, _ options: LinearDecodeOptions) -> LinearFragment? {
    DataBar.fragment(row, at: start, options)
  }

  static func assemble(_ fragments: [LinearFragment], _ options: LinearDecodeOptions) -> [LinearAssembly] {
    DataBar.assemble(fragments, options)
  }
}
