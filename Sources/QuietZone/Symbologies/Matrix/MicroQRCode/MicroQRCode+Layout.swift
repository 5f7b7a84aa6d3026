extension MicroQRCode {
  /// Where everything stands in the symbols of a number 0…7 (ISO/IEC 18004:2015, 6.3.3 and 7.7.3).
  static func layout(symbolNumber: Int) -> QRLayout { layouts[min(max(symbolNumber, 0), 7)] }

  /// Made once, at first use.
  private static let layouts: [QRLayout] = kinds.indices.map(makeLayout)

  private static func makeLayout(symbolNumber: Int) -> QRLayout {
    let dimension = dimension(version: kinds[symbolNumber].version)
    var function = ModuleGrid(width: dimension, height: dimension)
    var patterns = function
    function.fill(x: 0, y: 0, width: 9, height: 9)
    function.fill(x: 9, y: 0, width: dimension, height: 1)
    function.fill(x: 0, y: 9, width: 1, height: dimension)
    for place in stride(from: 8, to: dimension, by: 2) {
      patterns[place, 0] = true
      patterns[0, place] = true
    }
    patterns.draw(rows: QRFamily.finder, width: 7, x: 0, y: 0)
    return QRLayout(
      function: function, patterns: patterns, rightMargin: 0, timingColumn: -1,
      shortCodeword: shortCodeword(symbolNumber: symbolNumber))
  }
}
