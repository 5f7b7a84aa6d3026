import QuietZone
import QuietZoneRendering
import TestSupport

/// Small symbols to draw.
enum Samples {
  static func symbol(_ shape: Symbol.Shape, quietZone: Int = 0) -> Symbol {
    Symbol(
      symbology: .qrCode, shape: shape, quietZone: Symbol.Margins(quietZone),
      details: .qrCode(QRCodeDetails(version: 1, level: .medium, mask: 0, columns: 21, rows: 21)))
  }

  /// Three dark modules and a light one at the bottom right, a quiet zone of one module.
  static let corner = symbol(.grid(ModuleGrid(art: "##\n#.")), quietZone: 1)
  static let bars = symbol(.bars(BarPattern(widths: [1, 2, 3]), height: 4))
  static let maxiCode = hexagons(seed: 11)

  static func hexagons(seed: UInt64, width: Int = 30, height: Int = 33) -> Symbol {
    var random = SeededRandom(seed: seed)
    return symbol(.hexagons(.random(width: width, height: height, using: &random)), quietZone: 1)
  }

  static func grid(seed: UInt64, width: Int, height: Int) -> ModuleGrid {
    var random = SeededRandom(seed: seed)
    return .random(width: width, height: height, using: &random)
  }
}

func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
