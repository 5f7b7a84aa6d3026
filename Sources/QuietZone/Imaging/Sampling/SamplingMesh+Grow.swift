extension SamplingMesh {
  /// A mesh for a symbol of which only the top left corner is known: `frame` maps its modules, about 7 × 7 of
  /// them reliably. The mesh grows to the right step by step, each step continued from the one before and
  /// settled on the grey, so that small errors of the frame don't add up.
  static func grown(from frame: PerspectiveTransform, columns: Int, rows: Int, _ plane: PixelPlane)
    -> SamplingMesh?
  {
    let xs = lattice(columns, step: 7), ys = lattice(rows, step: 6)
    var mesh = SamplingMesh(frame, xs: Array(xs[0..<2]), ys: ys)
    mesh = mesh.settled(plane, columns: Int(xs[1]), rows: rows)
    for next in xs.dropFirst(2) {
      guard let longer = mesh.extended(to: next) else { return nil }
      mesh = longer
      for _ in 0..<2 {
        mesh = mesh.settled(plane, columns: Int(next), rows: rows, from: mesh.xs.count - 1)
      }
    }
    return mesh
  }

  /// 0, steps of about `step`, and `end`.
  private static func lattice(_ end: Int, step: Int) -> [Double] {
    let parts = max(1, (end + step / 2) / step)
    return (0...parts).map { Double(end * $0 / parts) }
  }

  /// One more lattice column at `x`, as far from the last one as the last from the one before.
  private func extended(to x: Double) -> SamplingMesh? {
    let n = xs.count
    let share = (x - xs[n - 1]) / (xs[n - 1] - xs[n - 2])
    var longer: [Point] = []
    for j in 0..<ys.count {
      let row = points[j * n..<j * n + n]
      longer += row
      let (last, before) = (points[j * n + n - 1], points[j * n + n - 2])
      longer.append(last + (last - before) * share)
    }
    return SamplingMesh(xs: xs + [x], ys: ys, points: longer)
  }
}
