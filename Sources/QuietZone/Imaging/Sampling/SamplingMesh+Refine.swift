extension SamplingMesh {
  /// Moves every lattice point, by at most half a module, to where the modules around it stand
  /// apart most clearly in grey, then smooths the moves: lets a mesh settle on a symbol that is bent or was
  /// met askew.
  ///
  /// A lattice of cells of 4 to 8 modules suits.
  func settled(_ plane: PixelPlane, columns: Int, rows: Int) -> SamplingMesh {
    var moves = [Move](repeating: Move(), count: points.count)
    for j in 0..<ys.count {
      for i in 0..<xs.count {
        moves[j * xs.count + i] = bestMove(plane, i, j, columns: columns, rows: rows)
      }
    }
    var result = self
    for j in 0..<ys.count {
      for i in 0..<xs.count {
        let k = j * xs.count + i
        guard let (right, down) = axes(i, j) else { continue }
        let move = smoothed(moves, i, j)
        result.points[k] = points[k] + right * move.x + down * move.y
      }
    }
    return result
  }

  /// A move in modules along the mesh's own directions, and how much it gains.
  private struct Move {
    var x = 0.0
    var y = 0.0
    var weight = 0.0
  }

  /// Steps of one module to the right and down at a crossing, pixels; `nil` where a cell is folded.
  private func axes(_ i: Int, _ j: Int) -> (right: Point2D, down: Point2D)? {
    guard let cell = cell(min(i, xs.count - 2), min(j, ys.count - 2)) else { return nil }
    let p = points[j * xs.count + i]
    return (cell(xs[i] + 1, ys[j]) - p, cell(xs[i], ys[j] + 1) - p)
  }

  /// How much of the picture the samples hold around the modules, modules: the farthest move and a quarter
  /// more.
  private static let margin = 0.75
  /// Weight of a move that gains nothing: crossings in plain ground follow those beside them, and where all
  /// of them are plain there still is a mean.
  private static let leastWeight = 0.02

  /// The move of one crossing that makes the modules within four of it most distinct.
  private func bestMove(_ plane: PixelPlane, _ i: Int, _ j: Int, columns: Int, rows: Int) -> Move {
    guard let (right, down) = axes(i, j) else { return Move() }
    // Quarter-module samples of the modules around and three quarters of a module on every side.
    let x0 = max(0, Int(xs[i]) - 4), x1 = min(columns, Int(xs[i]) + 4)
    let y0 = max(0, Int(ys[j]) - 4), y1 = min(rows, Int(ys[j]) + 4)
    guard x1 - x0 >= 3, y1 - y0 >= 3 else { return Move() }
    let width = 4 * (x1 - x0) + 3, height = 4 * (y1 - y0) + 3
    var patch = [Int32](repeating: 0, count: width * height)
    let p = points[j * xs.count + i]
    let origin =
      p + right * (Double(x0) + 0.5 - xs[i] - Self.margin) + down * (Double(y0) + 0.5 - ys[j] - Self.margin)
    for v in 0..<height {
      for u in 0..<width {
        let q = origin + right * (Double(u) / 4) + down * (Double(v) / 4)
        patch[v * width + u] = Int32(truncatingIfNeeded: plane.grey(q.x, q.y))
      }
    }
    var scores = [Int](repeating: 0, count: 49)
    for v in 1..<6 {
      for u in 1..<6 {
        // A move must pay: clean modules look alike over half their width, and plain ground outside is clear
        // too.
        let distance = (u - 3) * (u - 3) + (v - 3) * (v - 3)
        let clarity = Self.clarity(patch, width: width, u, v, columns: x1 - x0, rows: y1 - y0)
        scores[v * 7 + u] = clarity / 128 * (128 - distance)
      }
    }
    guard let best = scores.indices.max(by: { scores[$0] < scores[$1] }), scores[best] > 0 else {
      return Move()
    }
    let gain = Double(scores[best] - scores[24]) / Double(scores[best])
    return Move(x: Double(best % 7 - 3) / 4, y: Double(best / 7 - 3) / 4, weight: gain + Self.leastWeight)
  }

  /// Sum of the differences between neighbours among every fourth sample, from (u, v) of the patch on:
  /// largest where the samples are the middles of modules. Plain ground adds nothing, so a mesh is not drawn
  /// out of its symbol.
  private static func clarity(
    _ patch: [Int32], width: Int, _ u: Int, _ v: Int, columns: Int, rows: Int
  ) -> Int {
    var sum = 0
    for y in 0..<rows {
      let row = (v + 4 * y) * width + u
      for x in 0..<columns - 1 { sum += Int(abs(patch[row + 4 * x] - patch[row + 4 * x + 4])) }
    }
    for y in 0..<rows - 1 {
      let row = (v + 4 * y) * width + u
      for x in 0..<columns { sum += Int(abs(patch[row + 4 * x] - patch[row + 4 * x + 4 * width])) }
    }
    return sum
  }

  /// What a crossing's own move counts in the mean, and that of one beside, above or below it, when that of
  /// one across a corner counts once.
  private static let weights = (own: 4.0, beside: 1.5)

  /// Weighted mean of the moves of a crossing and its eight neighbours.
  private func smoothed(_ moves: [Move], _ i: Int, _ j: Int) -> Move {
    var result = Move()
    for y in max(0, j - 1)...min(ys.count - 1, j + 1) {
      for x in max(0, i - 1)...min(xs.count - 1, i + 1) {
        let move = moves[y * xs.count + x]
        let (own, beside) = Self.weights
        let weight = move.weight * (x == i && y == j ? own : (x == i || y == j ? beside : 1))
        result.x += move.x * weight
        result.y += move.y * weight
        result.weight += weight
      }
    }
    guard result.weight > 0 else { return Move() }
    return Move(x: result.x / result.weight, y: result.y / result.weight, weight: result.weight)
  }
}
