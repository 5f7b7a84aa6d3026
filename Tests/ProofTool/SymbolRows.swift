import QuietZone

/// A symbol with the rows of its modules and what a reader must say.
struct SymbolRows {
  var form: String
  var symbol: Symbol
  var content: [UInt8]
  var expected: [UInt8]

  var json: String {
    func hex(_ bytes: [UInt8]) -> String {
      bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
    }
    let rows = rows.map { "\"\($0)\"" }.joined(separator: ",")
    return """
      {"form":"\(form)","symbology":"\(symbol.symbology.token)","content":"\(hex(content))",\
      "expected":"\(hex(expected))","rows":[\(rows)]}
      """
  }

  /// Every row of modules as `1` and `0`.
  private var rows: [String] {
    switch symbol.shape {
    case .bars(let pattern, let height):
      var row = ""
      for (index, width) in pattern.widths.enumerated() {
        row += String(repeating: index & 1 == 0 ? "1" : "0", count: Int(width))
      }
      return [String](repeating: row, count: height)
    case .grid(let grid):
      return (0..<grid.height).map { y in String((0..<grid.width).map { grid[$0, y] ? "1" : "0" }) }
    case .hexagons: return []
    }
  }
}
