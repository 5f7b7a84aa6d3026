/// The places of a Data Matrix's modules.
extension DataMatrix {
  /// A way to see a finding: how many modules it has and where they lie.
  struct Sampling {
    var transform: PerspectiveTransform
    var columns: Int
    var rows: Int
    /// How well the broken borders alternate, -1…1.
    var score: Double
  }

  /// The ways to see a finding, the likeliest first: the broken borders are found, the four corners follow,
  /// and of the sizes near what the borders count those that make them alternate best remain.
  static func samplings(
    _ finding: DataMatrixFinding, beginnings: Beginnings, in plane: PixelPlane,
    spending budget: inout WorkBudget
  ) -> [Sampling] {
    var finder = BorderFinder(plane, isInverted: finding.isInverted)
    defer { budget.spend(finder.work) }
    let tops = finder.borders(
      beginnings.tops, outward: finding.upWay, length: finding.rightLength, depth: beginnings.topDepth)
    guard !tops.isEmpty else { return [] }
    let sides = finder.borders(
      beginnings.sides, outward: finding.rightWay, length: finding.upLength, depth: beginnings.sideDepth)
    let leftArm = FittedLine(origin: finding.corner, direction: finding.upWay)
    let bottomArm = FittedLine(origin: finding.corner, direction: finding.rightWay)
    var result: [Sampling] = []
    for top in tops {
      for side in sides {
        guard let topLeft = top.line.intersection(leftArm),
          let bottomRight = side.line.intersection(bottomArm),
          let topRight = top.line.intersection(side.line)
        else { continue }
        let quad = Quadrilateral(
          topLeft: topLeft, topRight: topRight, bottomRight: bottomRight, bottomLeft: finding.corner)
        budget.spend(Int(top.modules + side.modules) * 8)
        result += samplings(quad, finding: finding, columns: top.modules, rows: side.modules, in: plane)
      }
    }
    return result.sorted { $0.score > $1.score }
  }

  /// How far a size may be from what the borders count, modules, and besides a share of the count.
  private static let sizeSlack = (modules: 2.6, share: 0.12)
  /// How well the broken borders of a size must alternate, ``Sampling/score``, for it to be tried.
  private static let leastAlternation = 0.45

  private static func samplings(
    _ quad: Quadrilateral, finding: DataMatrixFinding, columns: Double, rows: Double, in plane: PixelPlane
  ) -> [Sampling] {
    guard quad.isConvex else { return [] }
    var result: [Sampling] = []
    func isNear(_ count: Int, _ estimate: Double) -> Bool {
      abs(Double(count) - estimate) < sizeSlack.modules + estimate * sizeSlack.share
    }
    for size in allSizes {
      for isTurned in [false, true] where !(isTurned && size.isSquare) {
        let (c, r) = isTurned ? (size.rows, size.columns) : (size.columns, size.rows)
        guard isNear(c, columns), isNear(r, rows),
          let transform = PerspectiveTransform(x0: 0, y0: 0, x1: Double(c), y1: Double(r), to: quad)
        else { continue }
        let score = alternation(transform, columns: c, rows: r, in: plane, isInverted: finding.isInverted)
        if score > leastAlternation {
          result.append(Sampling(transform: transform, columns: c, rows: r, score: score))
        }
      }
    }
    return result
  }

  /// How well the upper border must alternate for the right one to be looked at.
  private static let leastOfFirst = 0.3

  /// How well the upper and the right border alternate: the weaker of the two, -1…1.
  static func alternation(
    _ transform: PerspectiveTransform, columns: Int, rows: Int, in plane: PixelPlane, isInverted: Bool
  ) -> Double {
    func border(_ count: Int, _ place: (Int) -> Point2D) -> Double {
      var (sum, all) = (0, 0)
      func grey(_ i: Int) -> Int {
        let p = place(i)
        return plane.grey(p.x, p.y)
      }
      var (before, here) = (grey(0), grey(1))
      for i in 1..<count - 1 {
        let after = grey(i + 1)
        let swing = 2 * here - before - after
        // Ink has even indices.
        let isRight = (swing > 0) == ((i & 1 == 1) != isInverted)
        sum += isRight ? abs(swing) : -abs(swing)
        all += abs(swing)
        (before, here) = (here, after)
      }
      return all > 0 ? Double(sum) / Double(all) : 0
    }
    let top = border(columns) { transform(Double($0) + 0.5, 0.5) }
    guard top > leastOfFirst else { return top }
    let side = border(rows) { transform(Double(columns) - 0.5, Double(rows - $0) - 0.5) }
    return min(top, side)
  }
}
