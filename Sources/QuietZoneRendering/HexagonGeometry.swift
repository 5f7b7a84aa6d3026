import QuietZone

/// Where the hexagons and the bullseye of MaxiCode lie (ISO/IEC 16023:2000, 4.2.1.1, 4.11.4 and figure 8).
///
/// A module is a hexagon that stands on a corner and is one module (X) wide; rows are √3/2 X apart, and odd
/// rows, counted from 0, lie half a module to the right and have one module fewer. Neighbours share their
/// sides, so all corners lie on a lattice of half modules across and √3/6 X down:
///
///        0 ── top corner, 2 units above the centre
///      5   1   1 unit above
///      4   2   1 unit below
///        3     2 units below
///
/// The bullseye's centre is that of the module in the middle: column 14 of row 16 in the 30 × 33 of MaxiCode.
/// Its six circles have diameters from 2/√3 X to 9 X in equal steps; between the first and second, third and
/// fourth, fifth and sixth it is dark. Modules under it are not drawn.
enum HexagonGeometry {
  /// √3/6 module, times a million.
  static let unitMillionths: Int64 = 288_675

  /// `units` of √3/6 module in thousandths of a module, rounded.
  static func mils(units: Int64) -> Int64 { (units * unitMillionths + 500) / 1000 }

  static func extent(_ grid: ModuleGrid) -> (width: Int64, height: Int64) {
    guard grid.width > 0, grid.height > 0 else { return (0, 0) }
    return (Int64(grid.width) * 1000, mils(units: Int64(grid.height) * 3 + 1))
  }

  /// Corner 0…5 of the module in column x of row y: clockwise from the top, in half modules and units.
  static func corner(_ corner: Int, x: Int, y: Int) -> (halves: Int64, units: Int64) {
    let halves: [Int64] = [0, 1, 1, 0, -1, -1], units: [Int64] = [-2, -1, 1, 2, 1, -1]
    return (
      Int64(2 * x + 1 + (y & 1)) + halves[corner % 6], Int64(3 * y + 2) + units[corner % 6]
    )
  }

  /// The neighbour across the side between `side` and the next corner.
  static func neighbour(_ side: Int, x: Int, y: Int) -> (x: Int, y: Int) {
    let odd = y & 1
    return switch side % 6 {
    case 0: (x + odd, y - 1)
    case 1: (x + 1, y)
    case 2: (x + odd, y + 1)
    case 3: (x - 1 + odd, y + 1)
    case 4: (x - 1, y)
    default: (x - 1 + odd, y - 1)
    }
  }

  /// The bullseye's centre in modules; `nil` for grids too small to have one (below 11 × 11).
  static func bullseye(_ grid: ModuleGrid) -> (x: Double, y: Double)? {
    guard grid.width >= 11, grid.height >= 11 else { return nil }
    let row = (grid.height - 1) / 2, column = (grid.width - 1) / 2
    return (
      Double(2 * column + 1 + (row & 1)) / 2, Double(3 * row + 2) * Double(unitMillionths) / 1_000_000
    )
  }

  /// Radii of the bullseye's circles in modules, outermost first; dark between each first and second.
  static let radii: [Double] = [4.500000, 3.715470, 2.930940, 2.146410, 1.361880, 0.577350]

  /// The modules that are drawn dark: those of the grid that exist and do not lie under the bullseye.
  static func drawn(_ grid: ModuleGrid) -> ModuleGrid {
    var drawn = grid
    let center = bullseye(grid)
    for y in 0..<grid.height {
      for x in 0..<grid.width where grid[x, y] {
        if y & 1 == 1, x == grid.width - 1 { drawn[x, y] = false }
        guard let center else { continue }
        let dx = Double(2 * x + 1 + (y & 1)) / 2 - center.x
        let dy = Double(3 * y + 2) * Double(unitMillionths) / 1_000_000 - center.y
        if dx * dx + dy * dy < radii[0] * radii[0] { drawn[x, y] = false }
      }
    }
    return drawn
  }
}
