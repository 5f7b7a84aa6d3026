extension QRCode {
  /// Where everything stands in version 1…40 of Model 2 (ISO/IEC 18004:2015, 6.3 and 7.7.3).
  static func layout(version: Int) -> QRLayout { layouts[min(max(version, 1), 40) - 1] }

  /// Made once, at first use.
  private static let layouts: [QRLayout] = versions.map(makeLayout)

  private static func makeLayout(version: Int) -> QRLayout {
    let dimension = dimension(version: version)
    var function = ModuleGrid(width: dimension, height: dimension)
    var patterns = function
    function.fill(x: 6, y: 0, width: 1, height: dimension)
    function.fill(x: 0, y: 6, width: dimension, height: 1)
    for place in stride(from: 8, to: dimension - 8, by: 2) {
      patterns[place, 6] = true
      patterns[6, place] = true
    }
    addAlignment(alignmentCenters(version: version), function: &function, into: &patterns)
    addFinders(&function, &patterns)
    if version >= 7 {
      function.fill(x: dimension - 11, y: 0, width: 3, height: 6)
      function.fill(x: 0, y: dimension - 11, width: 6, height: 3)
    }
    return QRLayout(function: function, patterns: patterns, rightMargin: 0, timingColumn: 6)
  }

  /// Finder patterns, separators, the dark module, and the room of the format information.
  private static func addFinders(_ function: inout ModuleGrid, _ patterns: inout ModuleGrid) {
    let dimension = function.width
    function.fill(x: 0, y: 0, width: 9, height: 9)
    function.fill(x: dimension - 8, y: 0, width: 8, height: 9)
    function.fill(x: 0, y: dimension - 8, width: 9, height: 8)
    patterns.draw(rows: QRFamily.finder, width: 7, x: 0, y: 0)
    patterns.draw(rows: QRFamily.finder, width: 7, x: dimension - 7, y: 0)
    patterns.draw(rows: QRFamily.finder, width: 7, x: 0, y: dimension - 7)
    patterns[8, dimension - 8] = true
  }

  private static func addAlignment(
    _ centers: [Int], function: inout ModuleGrid, into patterns: inout ModuleGrid
  ) {
    guard let last = centers.last else { return }
    for y in centers {
      for x in centers {
        let isFinder = (x == 6 && y == 6) || (x == 6 && y == last) || (x == last && y == 6)
        guard !isFinder else { continue }
        function.fill(x: x - 2, y: y - 2, width: 5, height: 5)
        patterns.draw(rows: QRFamily.alignment, width: 5, x: x - 2, y: y - 2)
      }
    }
  }
}
