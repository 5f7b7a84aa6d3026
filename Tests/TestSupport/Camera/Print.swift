public import QuietZone

/// A piece of paper with a symbol on it: what a ``SyntheticCamera`` photographs.
public struct Print: Sendable {
  /// Reflectance 0…1 of each texel, row by row.
  let texels: [Float]
  let columns: Int
  let rows: Int
  /// Texels a module.
  let density: Double
  /// The symbol without quiet zone, in texels.
  let symbolArea: Rectangle2D
  /// What has happened to the paper.
  public var damage = Damage()

  /// Modules printed with `ink` on `paper` (reflectance 0…1), light modules around them.
  public init(
    _ grid: ModuleGrid, quietZone: Symbol.Margins = Symbol.Margins(4), ink: Double = 0.05,
    paper: Double = 0.92
  ) {
    columns = grid.width + quietZone.left + quietZone.right
    rows = grid.height + quietZone.top + quietZone.bottom
    var texels = [Float](repeating: Float(paper), count: columns * rows)
    for y in 0..<grid.height {
      for x in 0..<grid.width where grid[x, y] {
        texels[(y + quietZone.top) * columns + x + quietZone.left] = Float(ink)
      }
    }
    self.texels = texels
    density = 1
    symbolArea = Rectangle2D(
      x: Double(quietZone.left), y: Double(quietZone.top), width: Double(grid.width),
      height: Double(grid.height))
  }

  /// A made symbol with the quiet zone its standard asks for.
  public init(_ symbol: Symbol, ink: Double = 0.05, paper: Double = 0.92) {
    switch symbol.shape {
    case .grid(let grid):
      self.init(grid, quietZone: symbol.quietZone, ink: ink, paper: paper)
    case .hexagons: self.init(hexagons: symbol, ink: ink, paper: paper)
    case .bars(let bars, let height):
      var grid = ModuleGrid(width: bars.width, height: height)
      var x = 0
      for (index, width) in bars.widths.enumerated() {
        for column in x..<x + Int(width) {
          for row in 0..<height { grid[column, row] = index % 2 == 0 }
        }
        x += Int(width)
      }
      self.init(grid, quietZone: symbol.quietZone, ink: ink, paper: paper)
    }
  }

  /// Any picture as the print, for instance a drawn symbol; `pixelsPerModule` of its pixels are one module
  /// and `symbol` is the place of the symbol in it, pixels.
  public init(_ picture: LuminanceImage, pixelsPerModule: Double, symbol: Rectangle2D) {
    texels = picture.pixels.map { Float($0) / 255 }
    columns = picture.width
    rows = picture.height
    density = max(pixelsPerModule, 1e-3)
    symbolArea = symbol
  }

  /// Width and height of the symbol, modules.
  public var symbolWidth: Double { symbolArea.width / density }
  public var symbolHeight: Double { symbolArea.height / density }
  /// Width and height of the paper, modules.
  public var paperWidth: Double { Double(columns) / density }
  public var paperHeight: Double { Double(rows) / density }

  /// The symbol's corners on the paper, modules from the symbol's middle.
  func outline(through projection: Projection) -> Quadrilateral {
    let u = symbolWidth / 2
    let v = symbolHeight / 2
    return Quadrilateral(
      topLeft: projection.project(u: -u, v: -v), topRight: projection.project(u: u, v: -v),
      bottomRight: projection.project(u: u, v: v), bottomLeft: projection.project(u: -u, v: v))
  }
}
