/// GS1 DataBar Expanded Stacked: an Expanded symbol cut into rows of pairs of characters
/// (ISO/IEC 24724:2011, 7.2.8).
///
/// ``LinearOptions/rowPairs`` says how many pairs stand in a row, 1 to 11; two is usual.
enum DataBarExpandedStacked: FragmentedLinearSymbology {
  static let symbology = Symbology.dataBarExpandedStacked
  static let name: StaticString = "GS1 DataBar Expanded Stacked"
  static let token: StaticString = "databar-expanded-stacked"
  static let standard = DataBar.standard
  static let identifierCode = DataBar.identifierCode
  static let identifierModifiers = DataBar.identifierModifiers
  static let quietZone = DataBar.quietZone
  static let sizes = SymbologyEntry.Sizes(
    minimumColumns: 53, minimumRows: 1, maximumColumns: 543, maximumRows: 11, count: 110)
  static let decoder = Symbology.dataBarExpanded

  static func encode(_ content: Content, _ options: WriterOptions) throws(BarcodeEncodingError) -> Symbol {
    let pairs = options.linear.rowPairs ?? 2
    guard 1...11 ~= pairs else { throw .invalidOption(.rowPairs(pairs, maximum: 11)) }
    let message = try DataBarMessage(content, charactersInRow: 2 * pairs)
    let sequence = DataBarSequence(message.values)
    let count = (sequence.finders.count + pairs - 1) / pairs
    let height = try DataBarDrawing.height(options, standard: 34, rows: count)
    var rows = DataBarRows()
    var above: Row?
    for index in 0..<count {
      let row = Row(sequence, index, pairs: pairs)
      if let above {
        rows.append(above.separator)
        rows.append(.chequers(count: above.modules.isDark.count))
        rows.append(row.separator)
      }
      rows.append(row.modules, height: height)
      above = above == nil || index + 1 < count ? row : above
    }
    return Symbol(
      symbology: symbology, shape: .grid(rows.grid), quietZone: quietZone, details: .linear(message.details))
  }

  static func fragment(_ row: RunRow, at start: Int, _ options: LinearDecodeOptions) -> LinearFragment? {
    DataBarExpanded.fragment(row, at: start, options)
  }

  static func assemble(_ fragments: [LinearFragment], _ options: LinearDecodeOptions) -> [LinearAssembly] {
    DataBarExpanded.assemble(fragments, options)
  }
}

extension DataBarExpandedStacked {
  /// One row: pairs between two guards.
  ///
  /// With an even number of pairs in a row every second row is the mirror image of what it would be, so that
  /// each row begins with the colour that the row above ends with. A last row with an odd number of pairs
  /// can't be mirrored; it is moved by a module instead.
  struct Row {
    let modules: DataBarModules
    let separator: DataBarModules

    init(_ sequence: DataBarSequence, _ index: Int, pairs: Int) {
      let range = index * pairs..<min((index + 1) * pairs, sequence.finders.count)
      let isOdd = index & 1 != 0
      let isMoved = isOdd && pairs & 1 == 0 && range.count & 1 != 0 && range.count < pairs
      let isMirrored = isOdd && pairs & 1 == 0 && !isMoved
      var elements = range.flatMap { sequence.pair($0) }
      if isMirrored { elements.reverse() }
      modules = DataBarModules(
        [isMoved ? 2 : 1, 1] + elements + [1, 1], startsDark: isOdd && !isMoved)
      let lacksFirst =
        isMirrored && sequence.values.count & 1 != 0 && range.upperBound == sequence.finders.count
      var starts: [Int] = []
      for (place, pair) in range.enumerated() {
        // 49 modules a pair; 2 of guard and 17 of character come before the first finder pattern, no
        // character where the mirrored row begins with an incomplete pair.
        let start = 49 * place + 19 + (isMoved ? 1 : 0) - (lacksFirst ? 17 : 0)
        let turned = sequence.finders[isMirrored ? range.upperBound - 1 - place : pair].isTurned
        starts.append(turned == isMirrored ? start : start + 2)
      }
      separator = modules.separator(
        finders: starts, isRightToLeft: isMirrored, first: isMoved ? 1 : 0)
    }
  }
}
