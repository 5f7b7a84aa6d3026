public import QuietZone
import QuietZoneRendering

extension Print {
  /// Modules as round dots of `diameter` modules, as a punch or a laser makes them.
  public init(
    dots grid: ModuleGrid, diameter: Double, quietZone: Symbol.Margins, ink: Double = 0.05,
    paper: Double = 0.92
  ) {
    self.init(surface: grid, quietZone: quietZone, ink: ink, paper: paper) { dx, dy in
      dx * dx + dy * dy <= diameter * diameter / 4
    }
  }

  /// Modules whose ink has spread by `growth` of a module on each side; below 0 it has shrunk.
  public init(
    spreading grid: ModuleGrid, growth: Double, quietZone: Symbol.Margins, ink: Double = 0.05,
    paper: Double = 0.92
  ) {
    let reach = 0.5 + growth
    self.init(surface: grid, quietZone: quietZone, ink: ink, paper: paper) { dx, dy in
      dx >= -reach && dx < reach && dy >= -reach && dy < reach
    }
  }

  /// Eight texels a module; a texel is dark where it `covers` it from the middle of any dark module around.
  private init(
    surface grid: ModuleGrid, quietZone: Symbol.Margins, ink: Double, paper: Double,
    covers: (Double, Double) -> Bool
  ) {
    let density = 8
    let columns = (grid.width + quietZone.left + quietZone.right) * density
    let rows = (grid.height + quietZone.top + quietZone.bottom) * density
    var picture = LuminanceImage(width: columns, height: rows, luminance: UInt8(paper * 255))
    for y in 0..<rows {
      for x in 0..<columns {
        let (u, v) = ((Double(x) + 0.5) / Double(density), (Double(y) + 0.5) / Double(density))
        let (column, row) = (x / density - quietZone.left, y / density - quietZone.top)
        search: for nearRow in row - 1...row + 1 {
          for near in column - 1...column + 1 where grid[near, nearRow] {
            let dx = u - Double(near + quietZone.left) - 0.5
            let dy = v - Double(nearRow + quietZone.top) - 0.5
            guard covers(dx, dy) else { continue }
            picture.pixels[y * columns + x] = UInt8(ink * 255)
            break search
          }
        }
      }
    }
    self.init(
      picture, pixelsPerModule: Double(density),
      symbol: Rectangle2D(
        x: Double(quietZone.left * density), y: Double(quietZone.top * density),
        width: Double(grid.width * density), height: Double(grid.height * density)))
  }

  /// Hexagons and their bullseye, as the renderer draws them.
  init(hexagons symbol: Symbol, ink: Double, paper: Double) {
    let density = 12
    let margin = max(symbol.quietZone.left, symbol.quietZone.top)
    let artwork = Artwork(quietZone: margin, size: .modulePixels(density))
    guard let raster = try? RasterRenderer.render(symbol, artwork) else {
      self.init(ModuleGrid(width: 1, height: 1))
      return
    }
    var picture = raster.luminance()
    for index in picture.pixels.indices {
      picture.pixels[index] = UInt8((picture.pixels[index] < 128 ? ink : paper) * 255)
    }
    let inset = Double(margin * density)
    self.init(
      picture, pixelsPerModule: Double(density),
      symbol: Rectangle2D(
        x: inset, y: inset, width: Double(picture.width) - 2 * inset,
        height: Double(picture.height) - 2 * inset))
  }
}
