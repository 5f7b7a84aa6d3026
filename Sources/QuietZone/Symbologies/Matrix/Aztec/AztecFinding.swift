/// Where an Aztec Code may be: the bullseye and the marks and mode message around it were read.
struct AztecFinding {
  /// How modules around the middle of the symbol lie in the picture, (0, 0) being its very middle, upright
  /// and unmirrored.
  var frame: PerspectiveTransform
  /// `nil` for a rune.
  var size: Aztec.Size?
  /// Data codewords, or the value of a rune.
  var value: Int
  /// The message is for the reader itself.
  var isForReader = false
  var isMirrored: Bool
  var isInverted: Bool
}

/// The bullseye of a candidate, measured: which of the two kinds it is and where its modules lie.
struct AztecCore: ~Escapable {
  let plane: PixelPlane
  /// Modules around the middle, in the direction they were met in.
  private(set) var frame: PerspectiveTransform
  let isInverted: Bool
  private(set) var isCompact = true
  /// Grey between dark and light.
  private let level: GreyLevel

  /// Modules from the middle to the ring of marks and mode message.
  var reach: Int { isCompact ? 5 : 7 }

  /// `nil` unless the bullseye is made of squares.
  @_lifetime(copy dark)
  init?(_ bullseye: Bullseye, _ dark: DarkPixels) {
    var points = [Point2D](repeating: bullseye.center, count: 32)
    for i in 0..<32 { points[i] = bullseye.ringPlace(3, i) ?? bullseye.center }
    guard let ring = Quadrilateral(fittedTo: points, step: 1, around: bullseye.center),
      let frame = PerspectiveTransform(x0: -3, y0: -3, x1: 3, y1: 3, to: ring)
    else { return nil }
    plane = dark.plane
    self.frame = frame
    isInverted = bullseye.isLight
    level = GreyLevel(in: dark, even: bullseye.isShaded ? nil : bullseye.level)
    guard agreement(rings: 0...3) >= 43 else { return nil }
    refine(ring: 3)
    guard agreement(rings: 0...3) >= 44, agreement(rings: 4...4) >= 27 else { return nil }
    if agreement(rings: 5...5) >= 36, agreement(rings: 6...6) >= 42 {
      isCompact = false
      refine(ring: 5)
    }
  }

  /// Whether the module in column x and row y from the middle is dark, by the standard's sense of dark.
  func isDark(_ x: Int, _ y: Int) -> Bool {
    let p = frame(Double(x), Double(y))
    return (plane.grey(p.x, p.y) < level(p)) != isInverted
  }

  /// How many modules of these rings are dark where the ring is even and light where it is odd.
  func agreement(rings: ClosedRange<Int>) -> Int {
    var count = 0
    for ring in rings {
      Self.forEachPlace(ring: ring) { x, y in
        if isDark(x, y) == (ring & 1 == 0) { count += 1 }
      }
    }
    return count
  }

  /// Calls `body` for each module of a ring.
  static func forEachPlace(ring: Int, _ body: (Int, Int) -> Void) {
    guard ring > 0 else { return body(0, 0) }
    for step in -ring..<ring {
      body(step, -ring)
      body(ring, step)
      body(-step, ring)
      body(-ring, -step)
    }
  }

  /// Measures the four sides of a ring between two others of the opposite colour, and fits the frame to them.
  private mutating func refine(ring: Int) {
    let r = Double(ring)
    for _ in 0..<2 {
      var lines: [FittedLine] = []
      for side in 0..<4 {
        var points: [Point2D] = []
        for k in (1 - 2 * ring)..<(2 * ring) {
          let along = Double(k) / 2
          guard let offset = ringOffset(side, along: along, ring: ring) else { continue }
          points.append(Self.turned(Point2D(x: along, y: -r - offset), side))
        }
        guard points.count >= ring * 2, let line = FittedLine(points) else { return }
        lines.append(line)
      }
      guard let a = lines[3].intersection(lines[0]), let b = lines[0].intersection(lines[1]),
        let c = lines[1].intersection(lines[2]), let d = lines[2].intersection(lines[3])
      else { return }
      let corners = [a, b, c, d].map { frame($0.x, $0.y) }
      let quad = Quadrilateral(
        topLeft: corners[0], topRight: corners[1], bottomRight: corners[2], bottomLeft: corners[3])
      guard let better = PerspectiveTransform(x0: -r, y0: -r, x1: r, y1: r, to: quad) else { return }
      frame = better
    }
  }

  /// A place on the upper side taken to another side, a quarter turn each.
  private static func turned(_ p: Point2D, _ side: Int) -> Point2D {
    switch side {
    case 0: p
    case 1: p.perpendicular
    case 2: Point2D(x: -p.x, y: -p.y)
    default: Point2D(x: p.y, y: -p.x)
    }
  }

  /// How far outside its place, in modules, the middle line of a ring is met at `along` on a side; `nil`
  /// where grey does not change sides on both sides of it.
  private func ringOffset(_ side: Int, along: Double, ring: Int) -> Double? {
    func grey(_ offset: Double) -> Int {
      let q = Self.turned(Point2D(x: along, y: -Double(ring) - offset), side)
      let p = frame(q.x, q.y)
      let value = plane.grey(p.x, p.y) - level(p)
      // The ring as a ridge above 0, whichever its colour.
      return (ring & 1 == 0) != isInverted ? -value : value
    }
    guard grey(0) > 0 else { return nil }
    func edge(_ sign: Double) -> Double? {
      var last = grey(0)
      for k in 1...10 {
        let here = grey(sign * Double(k) / 8)
        if here <= 0 {
          return (Double(k - 1) + Double(last) / Double(max(last - here, 1))) / 8
        }
        last = here
      }
      return nil
    }
    guard let outside = edge(1), let inside = edge(-1) else { return nil }
    return (outside - inside) / 2
  }
}
