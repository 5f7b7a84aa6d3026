/// GS1 DataBar Omnidirectional and Truncated: a GTIN in 96 modules (ISO/IEC 24724:2011, 5).
///
/// Two halves, each an outer character of 16 modules, a finder pattern of 15 and an inner character of 15;
/// the right one is the left one's mirror image with bars and spaces exchanged. The two finder patterns
/// together are the check, modulo 79. Omnidirectional and Truncated differ in height alone: 33 and 13
/// modules.
///
/// ```swift
/// let symbol = try BarcodeWriter(.dataBar).write("0950110153000")
/// ```
enum DataBar: FragmentedLinearSymbology {
  static let symbology = Symbology.dataBar
  static let name: StaticString = "GS1 DataBar"
  static let token: StaticString = "databar"
  static let standard: StaticString = "ISO/IEC 24724:2011"
  static let identifierCode = UInt8(ascii: "e")
  static let identifierModifiers: StaticString = "0"
  /// None is asked for; a module keeps the outer bar whole.
  static let quietZone = Symbol.Margins(left: 1, top: 0, right: 1, bottom: 0)
  static let sizes = SymbologyEntry.Sizes(
    minimumColumns: 95, minimumRows: 1, maximumColumns: 95, maximumRows: 1, count: 1)

  static let identifier = SymbologyIdentifier(code: UInt8(ascii: "e"), modifier: UInt8(ascii: "0"))

  static func encode(_ content: Content, _ options: WriterOptions) throws(BarcodeEncodingError) -> Symbol {
    let gtin = try DataBarGTIN(content)
    let halves = DataBarHalves(gtin)
    // The first space is part of the quiet zone.
    let pattern = BarPattern(widths: Array((halves.left + halves.right).dropFirst()))
    let height = try DataBarDrawing.height(options, standard: options.linear.isOmnidirectional ? 33 : 13)
    return Symbol(
      symbology: symbology, shape: .bars(pattern, height: height), quietZone: quietZone,
      details: .linear(gtin.details()),
      text: DataBarDrawing.text(gtin.printed, pattern: pattern, options: options))
  }

  static func fragment(_ row: RunRow, at start: Int, _ options: LinearDecodeOptions) -> LinearFragment? {
    guard DataBarFinder.mayBegin(row, start) else { return nil }
    return DataBarHalf(row, finder: start)?.fragment(at: start)
  }

  static func assemble(_ fragments: [LinearFragment], _ options: LinearDecodeOptions) -> [LinearAssembly] {
    DataBarPairing(fragments, options).assemblies()
  }
}
