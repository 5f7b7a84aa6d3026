/// GS1 DataBar Expanded: any GS1 element strings, up to 74 digits or 41 letters (ISO/IEC 24724:2011, 7).
///
/// Characters of 17 modules stand in pairs around finder patterns of 15; the first character is the check,
/// modulo 211, and says how many characters there are, 4 to 22. The finder patterns stand in a sequence that
/// belongs to that number. The other characters hold 12 bits each.
///
/// ```swift
/// let symbol = try BarcodeWriter(.dataBarExpanded).write("01900123456789083103001750")
/// ```
enum DataBarExpanded: FragmentedLinearSymbology {
  static let symbology = Symbology.dataBarExpanded
  static let name: StaticString = "GS1 DataBar Expanded"
  static let token: StaticString = "databar-expanded"
  static let standard = DataBar.standard
  static let identifierCode = DataBar.identifierCode
  static let identifierModifiers = DataBar.identifierModifiers
  static let quietZone = DataBar.quietZone
  static let sizes = SymbologyEntry.Sizes(
    minimumColumns: 101, minimumRows: 1, maximumColumns: 542, maximumRows: 1, count: 19)

  static func encode(_ content: Content, _ options: WriterOptions) throws(BarcodeEncodingError) -> Symbol {
    let message = try DataBarMessage(content, charactersInRow: nil)
    // Spaces at either end are part of the quiet zone: an odd number of pairs ends in one.
    var widths = [1] + DataBarSequence(message.values).elements
    widths += [1]
    if widths.count & 1 == 0 { widths.append(1) }
    let pattern = BarPattern(widths: widths)
    let height = try DataBarDrawing.height(options, standard: 34)
    return Symbol(
      symbology: symbology, shape: .bars(pattern, height: height), quietZone: quietZone,
      details: .linear(message.details), text: [])
  }

  static func fragment(_ row: RunRow, at start: Int, _ options: LinearDecodeOptions) -> LinearFragment? {
    guard DataBarFinder.mayBegin(row, start) else { return nil }
    return DataBarPair(row, finder: start)?.fragment(at: start)
  }

  static func assemble(_ fragments: [LinearFragment], _ options: LinearDecodeOptions) -> [LinearAssembly] {
    DataBarChaining(fragments, options).assemblies()
  }
}
