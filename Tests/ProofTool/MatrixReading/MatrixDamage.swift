import QuietZone
import TestSupport

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Blots, scratches and tears on the modules of a symbol.
enum MatrixDamage {
  /// Blots and scratches until about `share` of what the correction promises is used up; the patterns by
  /// which a symbol is found stay whole.
  static func stain(
    _ specimen: MatrixForm.Specimen, share: Double, using random: inout SeededRandom
  ) -> ModuleGrid {
    let symbology = specimen.symbol.symbology
    var grid = specimen.grid
    guard let clean = SymbologyCatalogue.decode(grid, as: symbology) else { return grid }
    let target = Double(clean.correction.capacity) * share
    var refusals = 0
    while refusals < 40 {
      var trial = grid
      let isDark = random.chance(0.5)
      for (x, y) in mark(specimen.grid, using: &random) where !isFixed(x, y, specimen) {
        trial[x, y] = isDark
      }
      let read = SymbologyCatalogue.decode(trial, as: symbology)
      guard let read, read.content.bytes == specimen.content, Double(read.correction.corrected) <= target
      else {
        refusals += 1
        continue
      }
      grid = trial
      if Double(read.correction.corrected) > target - 1 { break }
    }
    return grid
  }

  /// The modules of one blot or scratch.
  private static func mark(_ grid: ModuleGrid, using random: inout SeededRandom) -> [(Int, Int)] {
    let center = (random.real(0...Double(grid.width)), random.real(0...Double(grid.height)))
    var modules: [(Int, Int)] = []
    if random.chance(0.5) {
      let radius = random.real(0.7...2)
      for y in Int(center.1 - radius)...Int(center.1 + radius) {
        for x in Int(center.0 - radius)...Int(center.0 + radius) {
          let (dx, dy) = (Double(x) + 0.5 - center.0, Double(y) + 0.5 - center.1)
          if dx * dx + dy * dy <= radius * radius { modules.append((x, y)) }
        }
      }
    } else {
      let angle = random.real(0...Double.pi)
      for step in 0...Int(random.real(3...9)) {
        let way = Double(step)
        modules.append((Int(center.0 + way * cos(angle)), Int(center.1 + way * sin(angle))))
      }
    }
    return modules
  }

  /// Whether the module belongs to what a reader finds the symbol by, coarsely.
  private static func isFixed(_ x: Int, _ y: Int, _ specimen: MatrixForm.Specimen) -> Bool {
    let (w, h) = (specimen.grid.width, specimen.grid.height)
    switch specimen.symbol.details {
    case .dataMatrix: return x == 0 || y == 0 || x == w - 1 || y == h - 1
    case .aztec(let details):
      let reach = details.isCompact ? 5 : 7
      return abs(x - w / 2) <= reach && abs(y - h / 2) <= reach
    case .pdf417: return x < 17 || x >= w - 18
    case .maxiCode:
      let (dx, dy) = (x - 14, y - 16)
      return dx * dx + dy * dy <= 49
    case .qrCode where specimen.symbol.symbology == .qrCode:
      return (x < 9 || x >= w - 8) && (y < 9 || y >= h - 8) || x == 6 || y == 6
    case .qrCode where specimen.symbol.symbology == .microQRCode: return x < 9 && y < 9 || x == 0 || y == 0
    case .qrCode: return x < 12 || x >= w - 9 || y == 0 || y == h - 1
    case .linear: return false
    }
  }

  /// Blots on the border by which Data Matrix is found, about one module in twelve of it.
  static func gnaw(_ grid: ModuleGrid, using random: inout SeededRandom) -> ModuleGrid {
    var gnawed = grid
    let around = 2 * (grid.width + grid.height)
    for _ in 0..<max(around / 36, 1) {
      let isDark = random.chance(0.5)
      let at = Int(random.unit() * Double(around))
      for place in at..<at + 3 {
        let place = place % around
        let (x, y) =
          place < grid.width
          ? (place, 0)
          : place < 2 * grid.width
            ? (place - grid.width, grid.height - 1)
            : place < 2 * grid.width + grid.height
              ? (0, place - 2 * grid.width) : (grid.width - 1, place - 2 * grid.width - grid.height)
        gnawed[x, y] = isDark
      }
    }
    return gnawed
  }

  /// The paper torn off at one side, through the start or the stop pattern and no further than its last
  /// module.
  static func tear(_ grid: ModuleGrid, isStart: Bool, using random: inout SeededRandom) -> ModuleGrid {
    var torn = grid
    var depth = random.real(9...15)
    for y in 0..<grid.height {
      depth = min(max(depth + random.real(-1...1), 8), 16)
      for step in 0..<Int(depth) { torn[isStart ? step : grid.width - 1 - step, y] = false }
    }
    return torn
  }

  /// The paper torn off at the top or the bottom: rows of codewords are lost, about `share` of the codewords
  /// that the correction promises to restore when it knows their places.
  static func tearRows(
    _ specimen: MatrixForm.Specimen, share: Double, using random: inout SeededRandom
  ) -> ModuleGrid {
    var torn = specimen.grid
    guard case .pdf417(let details) = specimen.symbol.details, let level = details.level else { return torn }
    let lost = Int(Double((2 << level) - 2) * share) / details.columns
    let height = specimen.grid.height / details.rows
    let rows = min(max(lost, 1), details.rows - 3)
    let isTop = random.chance(0.5)
    for y in 0..<rows * height {
      for x in 0..<torn.width { torn[x, isTop ? y : torn.height - 1 - y] = false }
    }
    return torn
  }
}
