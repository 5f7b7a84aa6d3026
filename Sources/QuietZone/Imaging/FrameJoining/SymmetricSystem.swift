/// Six numbers, and two that are always 0.
typealias Slopes = SIMD8<Float>

/// Six linear equations with a symmetric positive matrix: the normal equations of a least-squares fit.
struct SymmetricSystem {
  /// Rows of the matrix, then of its lower triangular factor.
  private var rows = [Slopes](repeating: Slopes(repeating: 0), count: 6)
  private var isSolvable = false

  /// Adds the product of a column with its own row.
  mutating func add(_ slopes: Slopes) {
    for i in 0..<6 { rows[i] += slopes * slopes[i] }
  }

  /// Splits the matrix into a lower triangular one and its mirror image (Cholesky).
  mutating func factor() {
    isSolvable = false
    let largest = (0..<6).reduce(Float(0)) { max($0, rows[$1][$1]) }
    for j in 0..<6 {
      var pivot = rows[j][j]
      for k in 0..<j { pivot -= rows[j][k] * rows[j][k] }
      guard pivot > largest * 1e-6 else { return }
      let root = pivot.squareRoot()
      rows[j][j] = root
      for i in j + 1..<6 {
        var value = rows[i][j]
        for k in 0..<j { value -= rows[i][k] * rows[j][k] }
        rows[i][j] = value / root
      }
    }
    isSolvable = true
  }

  /// The solution for a right side, once factored; `nil` where there is not one: a picture without corners.
  func solve(_ right: Slopes) -> Slopes? {
    guard isSolvable else { return nil }
    var x = right
    for i in 0..<6 {
      for k in 0..<i { x[i] -= rows[i][k] * x[k] }
      x[i] /= rows[i][i]
    }
    for i in (0..<6).reversed() {
      for k in i + 1..<6 { x[i] -= rows[k][i] * x[k] }
      x[i] /= rows[i][i]
    }
    return x
  }
}

/// A small change of an ``AffineMotion``.
struct MotionStep {
  /// ax, bx, shift x, ay, by, shift y.
  private let values: Slopes
  /// How far the farthest point goes, pixels.
  let size: Double

  /// `unit`: pixels of the length that the solution's slopes were told in.
  init(_ solution: Slopes, unit: Float) {
    values = solution * Slopes(1 / unit, 1 / unit, 1, 1 / unit, 1 / unit, 1, 0, 0)
    var largest: Float = 0
    for i in 0..<6 { largest = max(largest, abs(solution[i])) }
    size = Double(largest)
  }

  fileprivate func add(to motion: inout AffineMotion) {
    motion.ax += Double(values[0])
    motion.bx += Double(values[1])
    motion.shift.x += Double(values[2])
    motion.ay += Double(values[3])
    motion.by += Double(values[4])
    motion.shift.y += Double(values[5])
  }
}

extension AffineMotion {
  mutating func apply(_ step: MotionStep) { step.add(to: &self) }
}
