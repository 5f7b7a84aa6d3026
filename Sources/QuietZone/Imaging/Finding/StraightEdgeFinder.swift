/// Finds the straight edges of a picture that its rows cross at no too small an angle.
struct StraightEdgeFinder {
  let plane: PixelPlane
  let map: ThresholdMap
  /// Rows from one scan line to the next.
  let rowStep: Int
  /// Shortest edge, pixels.
  let minimum: Double
  /// Most edges to return, a bound for pictures that are made of them.
  static let maximumCount = 6000

  /// Every edge once, in the order of the rows they were met in. Both sides of a bar are edges.
  func locate(_ dark: DarkPixels, shouldStop: () -> Bool) -> [StraightEdge] {
    var found: [StraightEdge] = []
    var met = MetEdges(plane)
    var walker = EdgeWalker(dark)
    var edges = RowEdges(width: plane.width)
    var y = min(rowStep / 2, plane.height - 1)
    while y < plane.height, found.count < Self.maximumCount {
      if y & 63 < rowStep, shouldStop() { break }
      edges.scan(plane, map, y: y)
      for i in 1..<max(edges.count - 1, 1) {
        let x = Int(edges.positions[i])
        guard let normal = normal(x, y), !met.contains(x, y, normal, found) else { continue }
        let seed = Point(x: Double(x), y: Double(y) + 0.5)
        guard let edge = walker.edge(through: seed, normal: normal, minimum: minimum) else { continue }
        met.insert(edge, index: found.count)
        found.append(edge)
      }
      y += rowStep
    }
    return found
  }

  /// Unit vector towards dark at the border between the pixels x - 1 and x of row y; `nil` where it leans so
  /// far that the edge is better met from elsewhere, or hardly differs.
  @inline(__always) private func normal(_ x: Int, _ y: Int) -> Point? {
    guard x >= 2, y >= 2, x < plane.width - 2, y < plane.height - 2 else { return nil }
    @inline(__always) func at(_ dx: Int, _ dy: Int) -> Int { Int(plane.pixel(x: x &+ dx, y: y &+ dy)) }
    var across = 0
    for dy in -1...1 { across &+= at(0, dy) &+ at(1, dy) &- at(-1, dy) &- at(-2, dy) }
    var down = 0
    for dx in -2...1 { down &+= at(dx, 1) &+ at(dx, 2) &- at(dx, -1) &- at(dx, -2) }
    guard abs(across) > 48, abs(across) * 6 > abs(down) * 4 else { return nil }
    // Baselines: 2 pixels, six pairs; 3 pixels, eight pairs.
    let g = Point(x: Double(across) / 12, y: Double(down) / 24)
    return g * (-1 / g.length)
  }
}

/// Which edges have been met already, by cells of 4 × 4 pixels.
private struct MetEdges {
  private let columns: Int
  private var cells: [Int32]

  init(_ plane: PixelPlane) {
    columns = plane.width / 4 + 1
    cells = [Int32](repeating: -1, count: columns * (plane.height / 4 + 1))
  }

  mutating func insert(_ edge: StraightEdge, index: Int) {
    for p in edge.points {
      let cell = Int(max(p.y, 0)) / 4 * columns + Int(max(p.x, 0)) / 4
      if cells.indices.contains(cell) { cells[cell] = Int32(truncatingIfNeeded: index) }
    }
  }

  func contains(_ x: Int, _ y: Int, _ normal: Point, _ edges: [StraightEdge]) -> Bool {
    let index = Int(cells[y / 4 * columns + x / 4])
    guard index >= 0 else { return false }
    let place = Point(x: Double(x), y: Double(y) + 0.5)
    return edges[index].distance(place) < 1.6 && edges[index].toDark.dot(normal) > 0.7
  }
}
