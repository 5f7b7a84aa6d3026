import QuietZone

extension Raster {
  /// Hexagons and bullseye: a pixel is dark when its centre lies inside.
  mutating func drawHexagons(_ grid: ModuleGrid, _ left: Int, _ top: Int, _ module: Int) {
    let drawn = HexagonGeometry.drawn(grid)
    for y in 0..<grid.height {
      for x in 0..<grid.width where drawn[x, y] { drawHexagon(x, y, left, top, module) }
    }
    guard let center = HexagonGeometry.bullseye(grid) else { return }
    let scale = Double(module)
    drawBullseye(
      x: Double(left) + center.x * scale, y: Double(top) + center.y * scale, module: scale)
  }

  private mutating func drawHexagon(_ x: Int, _ y: Int, _ left: Int, _ top: Int, _ module: Int) {
    let scale = Double(module), unit = Double(HexagonGeometry.unitMillionths) / 1_000_000 * scale
    let centerX = Double(left) + Double(2 * x + 1 + (y & 1)) / 2 * scale
    let centerY = Double(top) + Double(3 * y + 2) * unit
    for row in Self.pixel(centerY - 2 * unit)..<Self.pixel(centerY + 2 * unit) {
      let distance = Self.distance(Double(row) + 0.5, centerY)
      let half = distance <= unit ? scale / 2 : (2 * unit - distance) / unit * scale / 2
      fill(row: row, from: Self.pixel(centerX - half), to: Self.pixel(centerX + half))
    }
  }

  private mutating func drawBullseye(x: Double, y: Double, module: Double) {
    let outer = HexagonGeometry.radii[0] * module
    for row in Self.pixel(y - outer)..<Self.pixel(y + outer) {
      let distance = Self.distance(Double(row) + 0.5, y)
      func half(_ circle: Int) -> Double {
        let radius = HexagonGeometry.radii[circle] * module
        return distance < radius ? (radius * radius - distance * distance).squareRoot() : 0
      }
      for ring in [0, 2, 4] {
        let wide = half(ring), narrow = half(ring + 1)
        fill(row: row, from: Self.pixel(x - wide), to: Self.pixel(x - narrow))
        fill(row: row, from: Self.pixel(x + narrow), to: Self.pixel(x + wide))
      }
    }
  }

  /// The first pixel whose centre is not before this place; places here are never negative.
  private static func pixel(_ place: Double) -> Int {
    let index = Int(place + 0.5)
    return Double(index) - 0.5 >= place ? index - 1 : index
  }

  private static func distance(_ a: Double, _ b: Double) -> Double { a < b ? b - a : a - b }
}
