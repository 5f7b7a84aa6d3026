import QuietZone

extension Outline {
  /// Walks around every connected group of dark modules and around every hole.
  ///
  /// Each contour has at least one upper side of a dark module, and those are walked eastwards; so starting
  /// at every upper side not yet walked finds all contours once. Where dark modules touch at a corner only,
  /// the walk turns right and keeps them apart.
  mutating func addGrid(_ grid: ModuleGrid) {
    var walked = ModuleGrid(width: grid.width, height: grid.height)
    for y in 0..<grid.height {
      for x in 0..<grid.width where grid[x, y] && !grid[x, y - 1] && !walked[x, y] {
        addContour(Self.contour(grid, x: x, y: y, walked: &walked))
      }
    }
  }

  /// The corners of the contour that runs east along the upper side of the dark module (x, y).
  static func contour(_ grid: ModuleGrid, x: Int, y: Int, walked: inout ModuleGrid) -> [Place] {
    var places: [Place] = []
    var x = x, y = y, dx = 1, dy = 0
    let start = (x, y)
    repeat {
      let (fromX, fromY) = (dx, dy)
      places.append(Place(x: Int64(x) * 1000, y: Int64(y) * 1000))
      repeat {
        if dx == 1 { walked[x, y] = true }
        x += dx
        y += dy
        (dx, dy) = turn(grid, x: x, y: y, dx: fromX, dy: fromY)
      } while dx == fromX && dy == fromY && !(x == start.0 && y == start.1 && dx == 1)
    } while !(x == start.0 && y == start.1 && dx == 1)
    return places
  }

  /// The direction after the corner (x, y) when coming in direction (dx, dy), dark on the right.
  private static func turn(_ grid: ModuleGrid, x: Int, y: Int, dx: Int, dy: Int) -> (Int, Int) {
    // The two modules ahead: from the corner, half a module forwards and half to either side.
    let forwardX = dx > 0 ? 0 : -1, forwardY = dy > 0 ? 0 : -1
    let left: Bool, right: Bool
    if dy == 0 {
      left = grid[x + forwardX, dx > 0 ? y - 1 : y]
      right = grid[x + forwardX, dx > 0 ? y : y - 1]
    } else {
      left = grid[dy > 0 ? x : x - 1, y + forwardY]
      right = grid[dy > 0 ? x - 1 : x, y + forwardY]
    }
    if !right { return (-dy, dx) }
    return left ? (dy, -dx) : (dx, dy)
  }
}
