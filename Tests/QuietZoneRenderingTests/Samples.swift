import QuietZone

@testable import QuietZoneRendering

/// Grids from drawings, a small generator, and symbols around them.
enum Samples {
  static func grid(_ rows: String...) -> ModuleGrid {
    var grid = ModuleGrid(width: rows.first?.utf8.count ?? 0, height: rows.count)
    for (y, row) in rows.enumerated() {
      for (x, byte) in row.utf8.enumerated() { grid[x, y] = byte == UInt8(ascii: "#") }
    }
    return grid
  }

  /// SplitMix64: the same seed, the same grid, everywhere.
  static func random(width: Int, height: Int, seed: UInt64) -> ModuleGrid {
    var grid = ModuleGrid(width: width, height: height), state = seed
    for y in 0..<height {
      for x in 0..<width {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        grid[x, y] = (mixed ^ mixed >> 31) & 1 == 1
      }
    }
    return grid
  }

  static func symbol(_ shape: Symbol.Shape, quietZone: Int = 0) -> Symbol {
    Symbol(
      symbology: .qrCode, shape: shape, quietZone: Symbol.Margins(quietZone),
      details: .qrCode(details))
  }

  /// Three dark modules around the light one at the bottom right.
  static let corner = symbol(.grid(grid("##", "#.")), quietZone: 1)
  static let bars = symbol(.bars(BarPattern(widths: [1, 2, 3]), height: 4))
}

func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
