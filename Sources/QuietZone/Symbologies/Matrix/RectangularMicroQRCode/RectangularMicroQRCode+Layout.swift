extension RectangularMicroQRCode {
  /// Where everything stands in version 1…32 (ISO/IEC 23941:2022, 6.3 and 7.7).
  static func layout(version: Int) -> QRLayout { layouts[min(max(version, 1), 32) - 1] }

  /// Made once, at first use.
  private static let layouts: [QRLayout] = versions.map(makeLayout)

  private static func makeLayout(version: Int) -> QRLayout {
    let (columns, rows) = size(version: version)
    var function = ModuleGrid(width: columns, height: rows)
    var patterns = function
    addEdges(&function, &patterns)
    addCorners(&function, &patterns)
    for x in alignmentColumns(columns: columns) { addAlignment(x, function: &function, into: &patterns) }
    function.fill(x: 8, y: 1, width: 3, height: 5)
    function.fill(x: 11, y: 1, width: 1, height: 3)
    function.fill(x: columns - 8, y: rows - 6, width: 3, height: 5)
    function.fill(x: columns - 5, y: rows - 6, width: 3, height: 1)
    return QRLayout(function: function, patterns: patterns, rightMargin: 1, timingColumn: -1)
  }

  /// The timing patterns along the four edges.
  private static func addEdges(_ function: inout ModuleGrid, _ patterns: inout ModuleGrid) {
    let (columns, rows) = (function.width, function.height)
    for y in [0, rows - 1] {
      function.fill(x: 0, y: y, width: columns, height: 1)
      for x in stride(from: 0, to: columns, by: 2) { patterns[x, y] = true }
    }
    for x in [0, columns - 1] {
      function.fill(x: x, y: 0, width: 1, height: rows)
      for y in stride(from: 0, to: rows, by: 2) { patterns[x, y] = true }
    }
  }

  /// Finder pattern with separator, finder sub-pattern, and the corner finder patterns. In R9 the separator
  /// covers the upper part of the bottom left corner finder pattern.
  private static func addCorners(_ function: inout ModuleGrid, _ patterns: inout ModuleGrid) {
    let (columns, rows) = (function.width, function.height)
    function.fill(x: columns - 2, y: 0, width: 2, height: 2)
    patterns.fill(x: columns - 2, y: 0, width: 2, height: 1)
    patterns[columns - 2, 1] = false
    patterns[columns - 1, 1] = true
    function.fill(x: 0, y: rows - 2, width: 2, height: 2)
    patterns.fill(x: 0, y: rows - 1, width: 2, height: 1)
    patterns[0, rows - 2] = true
    patterns[1, rows - 2] = false

    function.fill(x: 0, y: 0, width: 8, height: min(8, rows))
    patterns.fill(x: 7, y: 0, width: 1, height: 7, dark: false)
    patterns.fill(x: 0, y: 7, width: rows > 7 ? 8 : 0, height: 1, dark: false)
    patterns.draw(rows: QRFamily.finder, width: 7, x: 0, y: 0)
    function.fill(x: columns - 5, y: rows - 5, width: 5, height: 5)
    patterns.draw(rows: QRFamily.alignment, width: 5, x: columns - 5, y: rows - 5)
  }

  /// A vertical timing pattern with the alignment patterns at its two ends.
  private static func addAlignment(_ x: Int, function: inout ModuleGrid, into patterns: inout ModuleGrid) {
    let rows = function.height
    function.fill(x: x, y: 0, width: 1, height: rows)
    for y in 0..<rows { patterns[x, y] = y % 2 == 0 }
    for y in [1, rows - 3] {
      function.fill(x: x - 1, y: y, width: 3, height: 2)
      patterns.fill(x: x - 1, y: y, width: 1, height: 2)
      patterns.fill(x: x + 1, y: y, width: 1, height: 2)
    }
  }
}
