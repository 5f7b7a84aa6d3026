/// The places of an Aztec Code's modules.
extension Aztec {
  /// The mesh of a finding: flat as the core says, or, where the symbol has a reference grid beyond the core,
  /// pinned to its crossings.
  static func mesh(_ finding: AztecFinding, side: Int, _ plane: PixelPlane) -> SamplingMesh? {
    let middle = Double(side) / 2
    let rings = side / 2 / 16
    guard rings > 0, finding.size?.isCompact == false else {
      return flatMesh(finding.frame, side: side)
    }
    var lattice = ReferenceLattice(finding, side: side, plane: plane)
    for ring in 1...rings { lattice.grow(to: ring) }
    let axis = (-rings...rings).map { Double($0 * 16) + middle }
    return SamplingMesh(xs: axis, ys: axis, points: lattice.points)
  }

  /// One cell for the whole symbol.
  static func flatMesh(_ frame: PerspectiveTransform, side: Int) -> SamplingMesh? {
    let half = Double(side) / 2
    let quad = frame.quadrilateral(x0: -half, y0: -half, x1: half, y1: half)
    return PerspectiveTransform(x0: 0, y0: 0, x1: 2 * half, y1: 2 * half, to: quad).map {
      SamplingMesh($0, columns: side, rows: side)
    }
  }

  /// The frame settled on the modules it samples, in squares that grow out from the core.
  static func settled(_ finding: AztecFinding, side: Int, _ plane: PixelPlane) -> PerspectiveTransform {
    var frame = finding.frame
    var half = finding.size?.isCompact == true ? 5 : 7
    let core = finding.size?.isCompact == true ? 4 : 6
    while half < side / 2 {
      half = min(half + 3, side / 2)
      frame = frame.settled(reach: Double(half)) {
        contrast($0, in: plane, half: half, core: core, isInverted: finding.isInverted)
      }
    }
    return frame
  }

  /// How much neighbouring modules differ and the rings are as they should be, in a square around the middle:
  /// most where the middles of modules are met.
  private static func contrast(
    _ frame: PerspectiveTransform, in plane: PixelPlane, half: Int, core: Int, isInverted: Bool
  ) -> Int {
    let side = 2 * half + 1
    return withScratch(side * side, of: Int32(0)) { greys in
      var sum = 0
      let (across, down, isWide) = frame.besideMiddle
      for y in -half...half {
        for x in -half...half {
          let p = frame(Double(x), Double(y))
          var grey = plane.grey(p.x, p.y) >> 4
          if isWide {
            grey =
              (plane.nearest(p.x + across.x, p.y + across.y) + plane.nearest(p.x - across.x, p.y - across.y)
                + plane.nearest(p.x + down.x, p.y + down.y) + plane.nearest(p.x - down.x, p.y - down.y)) << 2
          }
          let i = (y + half) * side + x + half
          greys[i] = Int32(truncatingIfNeeded: grey)
          if x > -half { sum += abs(grey - Int(greys[i - 1])) }
          if y > -half { sum += abs(grey - Int(greys[i - side])) }
          let ring = max(abs(x), abs(y))
          if ring <= core { sum += (ring & 1 == 0) != isInverted ? -grey : grey }
        }
      }
      return sum
    }
  }
}

/// The crossings of a reference grid, found ring by ring from the middle outwards.
private struct ReferenceLattice: ~Escapable {
  let plane: PixelPlane
  let isInverted: Bool
  /// Modules from the middle to the border of the symbol.
  let half: Int
  let rings: Int
  /// The crossings row by row; those not reached yet lie anywhere.
  private(set) var points: [Point2D]
  private var frame: PerspectiveTransform

  @_lifetime(copy plane)
  init(_ finding: AztecFinding, side: Int, plane: PixelPlane) {
    self.plane = plane
    isInverted = finding.isInverted
    half = side / 2
    rings = half / 16
    frame = finding.frame
    points = [Point2D](repeating: finding.frame(0, 0), count: (2 * rings + 1) * (2 * rings + 1))
  }

  private func index(_ i: Int, _ j: Int) -> Int { (j + rings) * (2 * rings + 1) + i + rings }

  /// Finds the crossings of one ring around those known, then draws the frame through its corners.
  mutating func grow(to ring: Int) {
    for step in -ring..<ring {
      for (i, j) in [(step, -ring), (ring, step), (-step, ring), (-ring, -step)] {
        let (x, y) = (Double(i * 16), Double(j * 16))
        let expected = frame(x, y)
        // What the frame missed the next crossing inwards by, it will miss this one by.
        let (i0, j0) = (i.clamped(to: ring - 1), j.clamped(to: ring - 1))
        let missed = points[index(i0, j0)] - frame(Double(i0 * 16), Double(j0 * 16))
        let start = expected + missed
        points[index(i, j)] = search(i, j, from: start) ?? start
      }
    }
    let r = Double(ring * 16)
    let quad = Quadrilateral(
      topLeft: points[index(-ring, -ring)], topRight: points[index(ring, -ring)],
      bottomRight: points[index(ring, ring)], bottomLeft: points[index(-ring, ring)])
    if let wider = PerspectiveTransform(x0: -r, y0: -r, x1: r, y1: r, to: quad) { frame = wider }
  }

  /// Steps in which a crossing is looked for, modules, and how many of them to each side.
  private static let searches = [(step: 0.5, reach: 3), (step: 0.25, reach: 1), (step: 0.125, reach: 1)]

  /// Looks for a crossing near a place: first in half modules, then finer; `nil` when the modules along both
  /// lines do not alternate there.
  private func search(_ i: Int, _ j: Int, from start: Point2D) -> Point2D? {
    let (x, y) = (Double(i * 16), Double(j * 16))
    let p = frame(x, y)
    let (right, down) = (frame(x + 1, y) - p, frame(x, y + 1) - p)
    guard right.length < 1000, down.length < 1000 else { return nil }
    // Lines end at the border.
    let ahead = (min(half - i * 16, 6), min(half - j * 16, 6))
    let back = (min(half + i * 16, 6), min(half + j * 16, 6))
    func score(_ q: Point2D) -> (contrast: Int, agreement: Int, count: Int) {
      var (dark, light, darks, lights) = (0, 0, 0, 0)
      withScratch(32, of: 0) { greys in
        var n = 0
        func add(_ place: Point2D, _ k: Int) {
          let grey = plane.grey(place.x, place.y)
          greys[n] = k & 1 == 0 ? -grey : grey
          n += 1
          if k & 1 == 0 {
            (dark, darks) = (dark + grey, darks + 1)
          } else {
            (light, lights) = (light + grey, lights + 1)
          }
        }
        for k in -back.0...ahead.0 { add(q + right * Double(k), k) }
        for k in -back.1...ahead.1 where k != 0 { add(q + down * Double(k), k) }
        let level = (dark / max(darks, 1) + light / max(lights, 1)) / 2
        var agreeing = 0
        for k in 0..<n where (greys[k] < 0 ? -greys[k] < level : greys[k] > level) != isInverted {
          agreeing += 1
        }
        (dark, light, darks, lights) = (dark / max(darks, 1), light / max(lights, 1), agreeing, n)
      }
      return (isInverted ? dark - light : light - dark, darks, lights)
    }
    var best = (place: start, score: score(start))
    for (step, reach) in Self.searches {
      let middle = best.place
      for v in -reach...reach {
        for u in -reach...reach where u != 0 || v != 0 {
          let q = middle + right * (Double(u) * step) + down * (Double(v) * step)
          let value = score(q)
          if value.contrast > best.score.contrast { best = (q, value) }
        }
      }
    }
    return best.score.agreement * 5 >= best.score.count * 4 ? best.place : nil
  }
}

extension Int {
  /// The nearest value from −limit to limit.
  fileprivate func clamped(to limit: Int) -> Int { Swift.min(Swift.max(self, -limit), limit) }
}
