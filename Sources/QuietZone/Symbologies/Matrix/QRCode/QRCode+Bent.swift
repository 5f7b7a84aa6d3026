/// Symbols on labels round bottles and cans.
extension QRCode {
  /// How far a fourth finder's place is looked for around where the other three put it, half modules each
  /// way; how many of the places are tried; modules around the last alignment pattern.
  private static let search = (reach: 1, tries: 3, alignment: 4)
  /// Modules of a cell through which a bent symbol may be taken for a flat one.
  private static let flatCell = 3.0

  /// Where modules lie, the likeliest first, when a finding taken as `version` is bent round a bottle. All
  /// rows are bent alike there, and all columns: a fourth finder would be as far from the one at the bottom
  /// left as that at the top right is from the one at the top left. Straight lines through the finders'
  /// edges, as ``mesh(_:version:_:)`` draws them, miss its place by modules.
  static func bentMeshes(_ finding: QRCodeFinding, version: Int, _ plane: PixelPlane) -> [SamplingMesh] {
    let modules = 17 + 4 * version
    let fourth = fourth(finding)
    func moved(_ move: Point2D) -> SamplingMesh? {
      framed(finding, fourth: fourth.mapped { $0 + move }, size: Double(modules))?.curved(step: flatCell)
    }
    let centers = alignmentCenters(version: version)
    if let last = centers.last {
      let corner = Double(last) + 0.5
      if let mesh = moved(Point2D(x: 0, y: 0)), let place = mesh.place(corner, corner) {
        let met = alignment(finding, in: plane, mesh, corner, corner, radius: search.alignment)
        let pinned = met.flatMap { moved($0 - place) }
        if centers.count > 2 {
          let lattice = lattice(
            finding, in: plane, pinned ?? mesh, centers: centers, isPinned: pinned != nil)
          return [lattice, pinned].compactMap { $0 }
        }
        if let pinned { return [pinned] }
      }
    }
    let right = (finding.topRight.right + finding.bottomLeft.right) * 0.5
    let down = (finding.topRight.down + finding.bottomLeft.down) * 0.5
    var meshes: [(mesh: SamplingMesh, clarity: Int)] = []
    for v in -search.reach...search.reach {
      for u in -search.reach...search.reach {
        guard let mesh = moved(right * (Double(u) / 2) + down * (Double(v) / 2)),
          let grid = GreyGrid(plane, mesh, columns: modules, rows: modules)
        else { continue }
        meshes.append((mesh, grid.clarity(from: modules / 2)))
      }
    }
    meshes.sort { $0.clarity > $1.clarity }
    return meshes.prefix(search.tries).map { $0.mesh }
  }

  /// The ring of a fourth finder where all rows are bent alike, and all columns: its sides are as far from
  /// the first finder's middle as those of the second and of the third.
  private static func fourth(_ finding: QRCodeFinding) -> Quadrilateral {
    let (b, c) = (finding.topRight.ring, finding.bottomLeft.ring)
    let middle = finding.topLeft.ring.center
    let left = (b.topLeft + b.bottomLeft) * 0.5, right = (b.topRight + b.bottomRight) * 0.5
    let top = (c.topLeft + c.topRight) * 0.5 - middle, bottom = (c.bottomLeft + c.bottomRight) * 0.5 - middle
    return Quadrilateral(
      topLeft: left + top, topRight: right + top, bottomRight: right + bottom, bottomLeft: left + bottom)
  }
}
