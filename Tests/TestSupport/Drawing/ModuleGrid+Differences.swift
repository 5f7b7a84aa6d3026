public import QuietZone

extension ModuleGrid {
  /// Where this grid is another one than `wanted`: sizes, or how many modules, which one is the first, row by
  /// row from the top, and a drawing of the rows in which there are any. `nil` where they are equal.
  ///
  /// In the drawing `#` and `.` are as wanted, `X` is dark and should be light, `o` light and should be dark.
  public func differences(from wanted: ModuleGrid) -> String? {
    guard self != wanted else { return nil }
    guard width == wanted.width, height == wanted.height else {
      return "\(width) × \(height) modules, not \(wanted.width) × \(wanted.height)"
    }
    var first: (x: Int, y: Int)?
    var count = 0
    var rows: [String] = []
    for y in 0..<height {
      var row = ""
      let before = count
      for x in 0..<width {
        if self[x, y] == wanted[x, y] {
          row += self[x, y] ? "#" : "."
        } else {
          row += self[x, y] ? "X" : "o"
          count += 1
          if first == nil { first = (x, y) }
        }
      }
      if count > before { rows.append("\(row)  row \(y)") }
    }
    guard let first else { return nil }
    let state = self[first.x, first.y] ? "dark" : "light"
    let place = "first column \(first.x) of row \(first.y), \(state)"
    return "\(count) of \(width * height) modules differ, \(place):\n\(rows.joined(separator: "\n"))"
  }
}
