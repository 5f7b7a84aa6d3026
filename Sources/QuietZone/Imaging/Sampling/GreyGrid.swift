/// The mean grey of every module of a symbol, before it is decided which are dark.
struct GreyGrid {
  let columns: Int
  let rows: Int
  /// 0…65 280 (grey times 256), row by row.
  private(set) var values: [Int32]

  /// Samples `columns` × `rows` modules; `nil` when the mesh is folded or more than a quarter of the symbol
  /// lies outside the picture.
  init?(_ plane: PixelPlane, _ mesh: SamplingMesh, columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    values = [Int32](repeating: 0, count: columns * rows)
    var outside = 0
    let starts = (Self.starts(mesh.xs, columns), Self.starts(mesh.ys, rows))
    for j in 0..<mesh.ys.count - 1 {
      for i in 0..<mesh.xs.count - 1 where starts.0[i] < starts.0[i + 1] && starts.1[j] < starts.1[j + 1] {
        guard let cell = mesh.cell(i, j) else { return nil }
        outside += sample(plane, cell, x: starts.0[i]..<starts.0[i + 1], y: starts.1[j]..<starts.1[j + 1])
      }
    }
    if outside * 4 > columns * rows { return nil }
  }

  init(columns: Int, rows: Int, values: [Int32]) {
    self.columns = columns
    self.rows = rows
    self.values = values
  }

  subscript(x: Int, y: Int) -> Int { Int(values[y * columns + x]) }

  /// Sum of the differences between neighbours from a column and the row of the same number on: largest where
  /// the samples are the middles of modules.
  func clarity(from first: Int) -> Int {
    var sum = 0
    for y in first..<rows - 1 {
      for x in first..<columns - 1 {
        sum += abs(self[x, y] - self[x + 1, y]) + abs(self[x, y] - self[x, y + 1])
      }
    }
    return sum
  }

  /// First module whose middle lies in each cell of a lattice, and the count of modules at the end.
  private static func starts(_ lattice: [Double], _ count: Int) -> [Int] {
    var result = [0]
    for v in lattice.dropFirst().dropLast() { result.append(min(max(Int(v + 0.5), 0), count)) }
    result.append(count)
    return result
  }

  /// Fills in the modules of one cell; returns how many lie outside the picture.
  private mutating func sample(
    _ plane: PixelPlane, _ cell: PerspectiveTransform, x: Range<Int>, y: Range<Int>
  )
    -> Int
  {
    let (w, h) = (Double(plane.width), Double(plane.height))
    var outside = 0
    for row in y {
      for column in x {
        let (u, v) = (Double(column) + 0.5, Double(row) + 0.5)
        let p = cell(u, v)
        if !(p.x >= 0 && p.y >= 0 && p.x < w && p.y < h) { outside += 1 }
        values[row * columns + column] = Int32(truncatingIfNeeded: Self.mean(plane, cell, u, v, p))
      }
    }
    return outside
  }

  /// Where within a module the four places beside its middle lie, modules right of it and below; and the
  /// square of their distance, pixels, from which on they say more than the middle alone.
  private static let besideMiddle = (modules: 0.22, leastSquare: 0.45)

  /// Mean grey of the module whose middle (u, v) lies at `p`: five places within the module where it is wide
  /// enough that they lie clear of its neighbours, else its middle alone.
  @inline(__always) private static func mean(
    _ plane: PixelPlane, _ cell: PerspectiveTransform, _ u: Double, _ v: Double, _ p: Point2D
  ) -> Int {
    let a = cell(u + besideMiddle.modules, v + besideMiddle.modules)
    let (dx, dy) = (a.x - p.x, a.y - p.y)
    if dx * dx + dy * dy < besideMiddle.leastSquare { return plane.grey(p.x, p.y) }
    let sum =
      plane.grey(p.x, p.y) * 2 + (plane.nearest(a.x, a.y) + plane.nearest(p.x - dx, p.y - dy)) * 256
      + (plane.nearest(p.x - dy, p.y + dx) + plane.nearest(p.x + dy, p.y - dx)) * 256
    return sum / 6
  }
}
