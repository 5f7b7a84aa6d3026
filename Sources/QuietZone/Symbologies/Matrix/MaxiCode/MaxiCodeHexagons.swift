/// Where the modules of a MaxiCode stand, in modules from the middle of its bullseye, and which of them are
/// the same in every symbol (ISO/IEC 16023:2000, figures 3 and 5).
enum MaxiCodeHexagons {
  /// From row to row: √3/2 module.
  static let rowStep = 0.866_025_403_784_438_6
  /// Radius of the bullseye's outermost circle.
  static let bullseyeRadius = 4.5

  struct Place {
    let x: Double
    let y: Double
    /// Row by row.
    let index: Int
  }

  /// The middle of a module.
  static func place(column: Int, row: Int) -> (x: Double, y: Double) {
    (Double(column - 14) + (row & 1 == 1 ? 0.5 : 0), Double(row - 16) * rowStep)
  }

  /// All modules outside the bullseye, the nearest first.
  static let places: [Place] = {
    var places: [Place] = []
    for row in 0..<MaxiCode.rows {
      for column in 0..<MaxiCode.columns - (row & 1) {
        let (x, y) = place(column: column, row: row)
        if x * x + y * y > 18 { places.append(Place(x: x, y: y, index: row * MaxiCode.columns + column)) }
      }
    }
    return places.sorted { $0.x * $0.x + $0.y * $0.y < $1.x * $1.x + $1.y * $1.y }
  }()

  struct Mark {
    let x: Double
    let y: Double
    let isDark: Bool
  }

  /// The six groups of three that tell how a symbol is turned.
  static let orientation: [Mark] = marks { $0 > 25.5 && $0 < 50 }
  /// The light modules around the bullseye.
  static let surround: [Mark] = marks { $0 > 18 && $0 < 25.5 }

  private static func marks(_ isWanted: (Double) -> Bool) -> [Mark] {
    places.compactMap { place in
      let square = place.x * place.x + place.y * place.y
      guard MaxiCode.bits[place.index] == 0, isWanted(square) else { return nil }
      let (row, column) = (place.index / MaxiCode.columns, place.index % MaxiCode.columns)
      let isDark = MaxiCode.marks.contains { $0.row == row && $0.column == column }
      return Mark(x: place.x, y: place.y, isDark: isDark)
    }
  }
}
