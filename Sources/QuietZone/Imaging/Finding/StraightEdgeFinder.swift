/// Finds the straight edges of a picture that its rows cross at no too small an angle.
struct StraightEdgeFinder: ~Escapable {
  let plane: PixelPlane
  let map: ThresholdMap
  /// Rows from one scan line to the next.
  let rowStep: Int
  /// Shortest edge, pixels.
  let minimum: Double
  let surroundings: Surroundings

  @_lifetime(copy plane)
  init(plane: PixelPlane, map: ThresholdMap, rowStep: Int, minimum: Double, surroundings: Surroundings) {
    self.plane = plane
    self.map = map
    self.rowStep = rowStep
    self.minimum = minimum
    self.surroundings = surroundings
  }

  /// Most edges to return, a bound for pictures that are made of them.
  static let maximumCount = 6000

  /// Every edge once, in the order of the rows they were met in, but for those inside the outlines `covered`.
  /// Both sides of a bar are edges.
  func locate(
    _ dark: DarkPixels, outside covered: [Quadrilateral], _ budget: inout WorkBudget, shouldStop: () -> Bool
  ) -> [StraightEdge] {
    var found: [StraightEdge] = []
    var met = MetEdges(plane)
    var walker = EdgeWalker(dark, in: surroundings)
    var edges = RowEdges(width: plane.width)
    var cover = RowCover(covered)
    var y = min(rowStep / 2, plane.height - 1)
    while y < plane.height, found.count < Self.maximumCount, !budget.isSpent {
      if y & 63 < rowStep, shouldStop() { break }
      edges.scan(plane, map, y: y)
      budget.spend(edges.count * 2)
      let middle = Double(y) + 0.5
      cover.move(to: middle)
      for i in 1..<max(edges.count - 1, 1) {
        let x = Int(edges.positions[i])
        if cover.contains(Double(x)) { continue }
        guard let coarse = normal(x, y), !met.contains(x, y, normal: coarse, edges: found) else { continue }
        let seed = Point2D(x: Double(x), y: middle)
        budget.spend(15)
        guard let normal = goesOn(seed, normal: coarse, in: dark), isVaried(seed, normal: normal, in: dark)
        else { continue }
        let edge = walker.edge(through: seed, normal: normal, minimum: minimum)
        budget.spend(40 + walker.met.count)
        guard let edge else {
          met.refuse(walker.met, minimum: Int(minimum))
          continue
        }
        met.insert(edge, index: found.count)
        found.append(edge)
      }
      y += rowStep
    }
    return found
  }

  /// The normal of the edge at `seed`, where dark and light lie on their sides a little farther along, both
  /// ways: most edges of textures fail here. There, modules of two pixels behind an edge lead a normal
  /// astray, so that one to each side of `normal` is tried, too.
  @inline(__always) private func goesOn(_ seed: Point2D, normal: Point2D, in dark: DarkPixels) -> Point2D? {
    if goesOn(straight: normal, seed, dark) { return normal }
    guard surroundings == .textured else { return nil }
    for turn in [Self.turn, -Self.turn] {
      let turned = Point2D(x: normal.x - turn * normal.y, y: normal.y + turn * normal.x) * Self.cosine
      if goesOn(straight: turned, seed, dark) { return turned }
    }
    return nil
  }

  /// By how much modules of two pixels lead a normal astray: 15 degrees, as a tangent, and the cosine of
  /// that.
  private static let turn = 0.27
  private static let cosine = 0.9654
  /// How far beside an edge it is dark and light, pixels.
  private static let aside = 0.8
  /// Where an edge must go on, as parts of the shortest one's length: a quarter and not quite half of it.
  private static let near = 0.22
  private static let far = 0.42

  @inline(__always) private func goesOn(
    straight normal: Point2D, _ seed: Point2D, _ dark: DarkPixels
  ) -> Bool {
    let along = normal.perpendicular
    let (width, height) = (Double(plane.width), Double(plane.height))
    @inline(__always) func holds(_ k: Double) -> Bool {
      let p = seed + along * k
      let (a, b) = (p + normal * Self.aside, p - normal * Self.aside)
      guard a.x > 0, a.y > 0, b.x > 0, b.y > 0, a.x < width, a.y < height, b.x < width, b.y < height else {
        return false
      }
      return dark[Int(a.x), Int(a.y)] && !dark[Int(b.x), Int(b.y)]
    }
    let (near, far) = (minimum * Self.near, minimum * Self.far)
    guard holds(near) || holds(far), holds(-near) || holds(-far) else { return false }
    return (holds(near) && holds(far)) || (holds(-near) && holds(-far))
  }

  /// Whether the ink behind an edge, or the paper before it, ends sooner in some places than in others near
  /// `seed`: not so at strokes and bars, which most edges of a picture of texts and bars belong to, nor at
  /// large shapes.
  private func isVaried(_ seed: Point2D, normal: Point2D, in dark: DarkPixels) -> Bool {
    isVaried(seed, along: normal, in: dark, behind: true)
      || isVaried(seed, along: normal * -1, in: dark, behind: false)
  }

  /// The same on one side, `behind` the edge or before it, which lies in the direction `way`.
  @inline(__always) private func isVaried(
    _ seed: Point2D, along way: Point2D, in dark: DarkPixels, behind: Bool
  ) -> Bool {
    // In 1/65 536 of a pixel.
    let (dx, dy) = (Int64(way.x * 65_536), Int64(way.y * 65_536))
    let (startX, startY) = (Int64(seed.x * 65_536) &+ dx &* 3 / 2, Int64(seed.y * 65_536) &+ dy &* 3 / 2)
    var (least, most) = (Int.max, 0)
    for place in Self.places {
      // Along is across turned by a quarter, whichever way.
      var (x, y) = (startX &- dy &* place / 2, startY &+ dx &* place / 2)
      var depth = 0
      while depth < Self.deepest {
        let (column, row) = (Int(truncatingIfNeeded: x &>> 16), Int(truncatingIfNeeded: y &>> 16))
        guard plane.contains(x: column, y: row), dark[column, row] == behind else { break }
        depth &+= 1
        x &+= dx
        y &+= dy
      }
      least = min(least, depth)
      most = max(most, depth)
      if most &- least >= 3 { return true }
    }
    return false
  }

  /// Where to look behind an edge, half pixels from its seed, and how deep.
  private static let places: [Int64] = [0, -10, 10, -5, 5, -16, 16]
  private static let deepest = 14

  /// Unit vector towards dark at the border between the pixels x - 1 and x of row y; `nil` where it leans so
  /// far that the edge is better met from elsewhere, or hardly differs.
  @inline(__always) private func normal(_ x: Int, _ y: Int) -> Point2D? {
    guard x >= 2, y >= 2, x < plane.width - 2, y < plane.height - 2 else { return nil }
    @inline(__always) func at(_ dx: Int, _ dy: Int) -> Int { Int(plane.pixel(x: x &+ dx, y: y &+ dy)) }
    var across = 0
    for dy in -1...1 { across &+= at(0, dy) &+ at(1, dy) &- at(-1, dy) &- at(-2, dy) }
    var down = 0
    for dx in -2...1 { down &+= at(dx, 1) &+ at(dx, 2) &- at(dx, -1) &- at(dx, -2) }
    guard abs(across) > 48, abs(across) * 8 > abs(down) else { return nil }
    // Baselines: 2 pixels, six pairs; 3 pixels, eight pairs.
    let g = Point2D(x: Double(across) / 12, y: Double(down) / 24)
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

  /// Remembers a long walk that was not straight.
  mutating func refuse(_ points: ArraySlice<Point2D>, minimum: Int) {
    guard points.count > 2 * minimum else { return }
    for p in points {
      let cell = Int(max(p.y, 0)) / 4 * columns + Int(max(p.x, 0)) / 4
      if cells.indices.contains(cell), cells[cell] < 0 { cells[cell] = -2 }
    }
  }

  /// How near a place on an edge that has been met lies to its line, pixels, and the cosine of how far its
  /// normal may be turned.
  private static let onEdge = 2.5
  private static let sameWay = 0.7

  func contains(_ x: Int, _ y: Int, normal: Point2D, edges: [StraightEdge]) -> Bool {
    let row = y / 4 * columns
    return isMet(cells[row + (x - 2) / 4]) || isMet(cells[row + (x + 1) / 4])
    func isMet(_ index: Int32) -> Bool {
      guard index >= 0 else { return index == -2 }
      let edge = edges[Int(index)]
      return edge.distance(Point2D(x: Double(x), y: Double(y) + 0.5)) < Self.onEdge
        && edge.toDark.dot(normal) > Self.sameWay
    }
  }
}
