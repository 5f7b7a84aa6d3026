@testable import QuietZone

/// The modules of a symbol: patterns and format of a real one, everything else from the input.
enum GridEntry {
  static func run(_ input: Input) {
    var input = input
    let kind = input.number(0...2)
    let version = input.number(1...40)
    let hasPatterns = input.byte() & 3 != 0
    let size: (columns: Int, rows: Int) =
      switch kind {
      case 0: (17 + 4 * version, 17 + 4 * version)
      case 1: (9 + 2 * (version % 5), 9 + 2 * (version % 5))
      default: RectangularMicroQRCode.size(version: version)
      }
    var grid = ModuleGrid(width: size.columns, height: size.rows)
    let layout = layout(kind, version)
    if hasPatterns, layout.columns == grid.width, layout.rows == grid.height { grid = layout.patterns }
    var erasures = ModuleGrid(width: size.columns, height: size.rows)
    // Bit by bit along the codewords' way, then the function modules, so that few bytes reach far.
    let bytes = input.rest
    var bit = 0
    func set(_ x: Int, _ y: Int) {
      guard bit / 8 < bytes.count else { return }
      grid[x, y] = bytes[bit / 8] >> UInt8(7 - bit % 8) & 1 != 0
      erasures[x, y] = bytes[bytes.count - 1 - bit / 8] >> UInt8(bit % 8) & 3 == 3
      bit += 1
    }
    for y in 0..<9 { for x in 0..<9 where layout.function[x, y] && !layout.patterns[x, y] { set(x, y) } }
    layout.walk { x, y in
      set(x, y)
      return true
    }
    decode(kind, grid, erasures)
  }

  private static func layout(_ kind: Int, _ version: Int) -> QRLayout {
    switch kind {
    case 0: QRCode.layout(version: version)
    case 1: MicroQRCode.layout(symbolNumber: version % 8)
    default: RectangularMicroQRCode.layout(version: version)
    }
  }

  private static func decode(_ kind: Int, _ grid: ModuleGrid, _ erasures: ModuleGrid) {
    for doubts in [nil, erasures] {
      let decoded: DecodedSymbol? =
        switch kind {
        case 0: try? QRCode.decode(grid, erasures: doubts)
        case 1: try? MicroQRCode.decode(grid, erasures: doubts)
        default: try? RectangularMicroQRCode.decode(grid, erasures: doubts)
        }
      guard let decoded else { continue }
      precondition(decoded.correction.corrected >= 0)
      precondition(decoded.content.sections.isEmpty == decoded.content.bytes.isEmpty)
    }
  }
}
