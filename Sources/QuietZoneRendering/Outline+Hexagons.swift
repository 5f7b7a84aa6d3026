import QuietZone

extension Outline {
  /// Walks around every connected group of dark hexagons and around every hole. Three hexagons meet at each
  /// corner, so where an edge ends there is exactly one way on.
  mutating func addHexagons(_ grid: ModuleGrid) {
    var walked = [Bool](repeating: false, count: grid.width * grid.height * 6)
    for y in 0..<grid.height {
      for x in 0..<grid.width where grid[x, y] {
        for side in 0..<6 where !walked[(y * grid.width + x) * 6 + side] {
          let next = HexagonGeometry.neighbour(side, x: x, y: y)
          guard !grid[next.x, next.y] else { continue }
          addContour(Self.contour(grid, x: x, y: y, side: side, walked: &walked))
        }
      }
    }
  }

  /// The corners of the contour that starts with this side of the dark hexagon (x, y), clockwise around it.
  private static func contour(
    _ grid: ModuleGrid, x: Int, y: Int, side: Int, walked: inout [Bool]
  ) -> [Place] {
    var places: [Place] = []
    var x = x, y = y, side = side
    while !walked[(y * grid.width + x) * 6 + side] {
      walked[(y * grid.width + x) * 6 + side] = true
      let corner = HexagonGeometry.corner(side, x: x, y: y)
      places.append(Place(x: corner.halves * 500, y: HexagonGeometry.mils(units: corner.units)))
      side = (side + 1) % 6
      let next = HexagonGeometry.neighbour(side, x: x, y: y)
      if grid[next.x, next.y] {
        (x, y) = next
        side = (side + 4) % 6
      }
    }
    return places
  }
}
