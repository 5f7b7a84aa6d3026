/// How the modules of a symbol lie in a picture, piece by piece: a lattice of places known in both, with a
/// perspective map in each of its cells. One cell is a flat symbol; many follow a curved one.
struct SamplingMesh {
  /// Module coordinates of the lattice's columns and rows, ascending, at least two each.
  private(set) var xs: [Double]
  private(set) var ys: [Double]
  /// Where the crossings lie in the picture, row by row.
  var points: [Point2D]

  /// `nil` unless there is one point for each crossing.
  init?(xs: [Double], ys: [Double], points: [Point2D]) {
    guard xs.count >= 2, ys.count >= 2, points.count == xs.count * ys.count else { return nil }
    self.xs = xs
    self.ys = ys
    self.points = points
  }

  /// A flat symbol of `columns` × `rows` modules.
  init(_ transform: PerspectiveTransform, columns: Int, rows: Int) {
    self.init(transform, xs: [0, Double(columns)], ys: [0, Double(rows)])
  }

  /// A flat symbol with a lattice of its own.
  init(_ transform: PerspectiveTransform, xs: [Double], ys: [Double]) {
    self.xs = xs
    self.ys = ys
    points = []
    points.reserveCapacity(xs.count * ys.count)
    for y in ys {
      for x in xs { points.append(transform(x, y)) }
    }
  }

  /// The map of the cell in lattice column `i` and row `j`; `nil` where its corners are not convex.
  func cell(_ i: Int, _ j: Int) -> PerspectiveTransform? {
    let a = j * xs.count + i, b = a + xs.count
    return PerspectiveTransform(
      x0: xs[i], y0: ys[j], x1: xs[i + 1], y1: ys[j + 1],
      to: Quadrilateral(
        topLeft: points[a], topRight: points[a + 1], bottomRight: points[b + 1], bottomLeft: points[b]))
  }

  /// The cell that module coordinate `v` falls in; the outer cells reach on without end.
  static func index(of v: Double, in lattice: [Double]) -> Int {
    var i = 0
    while i + 2 < lattice.count, v >= lattice[i + 1] { i += 1 }
    return i
  }

  /// Where module coordinates lie in the picture; `nil` in a folded cell.
  func place(_ x: Double, _ y: Double) -> Point2D? {
    cell(Self.index(of: x, in: xs), Self.index(of: y, in: ys)).map { $0(x, y) }
  }

  /// Outline of a symbol of `columns` × `rows` modules.
  func outline(columns: Int, rows: Int) -> Quadrilateral? {
    let (w, h) = (Double(columns), Double(rows))
    guard let a = place(0, 0), let b = place(w, 0), let c = place(w, h), let d = place(0, h) else {
      return nil
    }
    return Quadrilateral(topLeft: a, topRight: b, bottomRight: c, bottomLeft: d)
  }

  /// The same shape with a finer lattice: cells of about `step` modules.
  func refined(step: Double) -> SamplingMesh? {
    with(xs: Self.divide(xs, step), ys: Self.divide(ys, step))
  }

  /// The same shape with another lattice; `nil` where a cell is folded.
  func with(xs: [Double], ys: [Double]) -> SamplingMesh? {
    var points: [Point2D] = []
    points.reserveCapacity(xs.count * ys.count)
    for y in ys {
      for x in xs {
        guard let p = place(x, y) else { return nil }
        points.append(p)
      }
    }
    return SamplingMesh(xs: xs, ys: ys, points: points)
  }

  /// A lattice with lines about `step` modules apart added between its own.
  static func divide(_ lattice: [Double], _ step: Double) -> [Double] {
    var result = [lattice[0]]
    for i in 1..<lattice.count {
      let (from, to) = (lattice[i - 1], lattice[i])
      let parts = max(1, Int((to - from) / step + 0.5))
      for k in 1...parts { result.append(from + (to - from) * Double(k) / Double(parts)) }
    }
    return result
  }
}
