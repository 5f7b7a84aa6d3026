extension SamplingMesh {
  /// A smooth surface through all crossings, as a lattice of cells of about `step` modules: of the third
  /// degree both ways for four columns and rows.
  func curved(step: Double) -> SamplingMesh? {
    let (fineX, fineY) = (Self.divide(Self.ends(xs), step), Self.divide(Self.ends(ys), step))
    let (acrosses, downs) = (fineX.map { Self.shares($0, xs) }, fineY.map { Self.shares($0, ys) })
    var fine: [Point2D] = []
    fine.reserveCapacity(fineX.count * fineY.count)
    for down in downs {
      for across in acrosses {
        var place = Point2D(x: 0, y: 0)
        for (k, point) in points.enumerated() {
          place = place + point * (across[k % xs.count] * down[k / xs.count])
        }
        fine.append(place)
      }
    }
    return SamplingMesh(xs: fineX, ys: fineY, points: fine)
  }

  private static func ends(_ lattice: [Double]) -> [Double] { [lattice[0], lattice[lattice.count - 1]] }

  /// What each line of a lattice counts at `v` in the polynomial through them all (Lagrange's form).
  private static func shares(_ v: Double, _ lattice: [Double]) -> [Double] {
    lattice.indices.map { i in
      var share = 1.0
      for k in lattice.indices where k != i { share *= (v - lattice[k]) / (lattice[i] - lattice[k]) }
      return share
    }
  }
}
