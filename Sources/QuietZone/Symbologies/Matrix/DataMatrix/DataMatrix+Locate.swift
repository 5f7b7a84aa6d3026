/// Where a Data Matrix may be: two straight borders that meet in the corner of its solid L.
struct DataMatrixFinding {
  /// The L's outer corner.
  var corner: Point
  /// Outer ends of the two arms; seen from the corner, `up` lies counter-clockwise of `right` on screen.
  var right: Point
  var up: Point
  /// Unit vectors along the arms.
  var rightWay: Point
  var upWay: Point
  /// Width of a module along each arm, estimated from the other arm's thickness, pixels.
  var rightModule: Double
  var upModule: Double
  /// The modules of the L are light, their surroundings dark.
  var isInverted: Bool

  var rightLength: Double { (right - corner).length }
  var upLength: Double { (up - corner).length }
}

extension DataMatrix {
  /// Every L that the edges make, for both polarities, the largest first: what lies inside a symbol need not
  /// be looked at once it is read.
  static func locate(
    _ edges: [StraightEdge], _ dark: DarkPixels, minimum: Double, shouldStop: () -> Bool
  ) -> [DataMatrixFinding] {
    var turner = CornerTurner(dark, minimum: minimum)
    var found: [DataMatrixFinding] = []
    for (index, edge) in edges.enumerated() {
      if index & 63 == 0, shouldStop() { break }
      for end in [edge, edge.reversed] {
        for isInverted in [false, true] {
          if let finding = turner.finding(end, isInverted: isInverted) { found.append(finding) }
        }
      }
    }
    return found.sorted { $0.rightLength + $0.upLength > $1.rightLength + $1.upLength }
  }
}

/// Turns round the end of an edge and looks for the second arm.
private struct CornerTurner {
  private let dark: DarkPixels
  private let minimum: Double
  private var walker: EdgeWalker
  /// Corners met, so that none is met twice: from either arm or by several pieces of one.
  private var met: [(corner: Point, up: Point, isInverted: Bool)] = []

  init(_ dark: DarkPixels, minimum: Double) {
    self.dark = dark
    self.minimum = minimum
    walker = EdgeWalker(dark)
  }

  /// The L whose one arm ends with the end of `edge` at its corner.
  mutating func finding(_ edge: StraightEdge, isInverted: Bool) -> DataMatrixFinding? {
    let inward = isInverted ? edge.toDark * -1 : edge.toDark
    let outward = edge.line.direction
    guard armIsThin(from: edge.end, to: edge.start, inward, isInverted) else { return nil }
    guard let seed = seed(edge.end, inward, outward, isInverted) else { return nil }
    let normal = isInverted ? outward : outward * -1
    guard let partner = walker.edge(through: seed, normal: normal, minimum: minimum) else { return nil }
    return finding(edge, partner, inward, isInverted)
  }

  private mutating func finding(
    _ edge: StraightEdge, _ partner: StraightEdge, _ inward: Point, _ isInverted: Bool
  ) -> DataMatrixFinding? {
    let cosine = edge.line.direction.dot(partner.line.direction)
    guard abs(cosine) < 0.75, let corner = edge.line.intersection(partner.line) else { return nil }
    let far = partner.line.direction.dot(inward) > 0 ? partner : partner.reversed
    let slack = 3 + 0.06 * (edge.length + partner.length)
    guard (corner - edge.end).length < slack, (corner - far.start).length < slack else { return nil }
    var first = (end: edge.start, way: (edge.start - corner) * (1 / max((edge.start - corner).length, 1e-9)))
    var second = (end: far.end, way: (far.end - corner) * (1 / max((far.end - corner).length, 1e-9)))
    // From the right arm to the one that goes up: counter-clockwise, which is negative with y downwards.
    if first.way.cross(second.way) > 0 { swap(&first, &second) }
    let isMet = met.contains {
      $0.isInverted == isInverted && ($0.corner - corner).length < 2.5 && $0.up.dot(second.way) > 0.9
    }
    guard !isMet else { return nil }
    guard let upModule = thickness(corner, first.end, second.way, (second.end - corner).length, isInverted),
      let rightModule = thickness(corner, second.end, first.way, (first.end - corner).length, isInverted),
      upModule < 3 * rightModule + 1, rightModule < 3 * upModule + 1
    else { return nil }
    met.append((corner, second.way, isInverted))
    return DataMatrixFinding(
      corner: corner, right: first.end, up: second.end, rightWay: first.way, upWay: second.way,
      rightModule: rightModule, upModule: upModule, isInverted: isInverted)
  }

  /// Whether ink ends soon behind an edge, at some places at least: behind that of a large dark shape it does
  /// not.
  private func armIsThin(from a: Point, to b: Point, _ inward: Point, _ isInverted: Bool) -> Bool {
    let length = (b - a).length
    // The other arm may be 18 times as long and has eight modules at the least.
    let most = Int(min(length * 2 / 5 + 3, 64))
    var thin = 0
    for k in 0..<8 {
      let p = a + (b - a) * ((Double(k) + 0.5) / 8)
      if depth(p, inward, most: most, isInverted) != nil { thin += 1 }
    }
    return thin >= 2
  }

  /// Pixels of ink behind the place `p` of an edge; `nil` when they are none or more than `most`.
  @inline(__always) private func depth(_ p: Point, _ inward: Point, most: Int, _ isInverted: Bool) -> Int? {
    var q = p + inward * 0.75
    var depth = 0
    while depth <= most {
      let (x, y) = (Int(q.x), Int(q.y))
      guard q.x > 0, q.y > 0, dark.plane.contains(x: x, y: y) else { return nil }
      if dark[x, y] == isInverted { return depth > 0 ? depth : nil }
      depth &+= 1
      q = q + inward
    }
    return nil
  }

  /// Thickness of the arm from `corner` to `end`, pixels along `inward`: what most of the thin places have.
  /// `length` is the other arm's.
  private func thickness(
    _ corner: Point, _ end: Point, _ inward: Point, _ length: Double, _ isInverted: Bool
  ) -> Double? {
    var widths: [Double] = []
    let count = 24
    for k in 1..<count {
      let p = corner + (end - corner) * (Double(k) / Double(count))
      if let width = inkWidth(p, inward, most: length / 3 + 2, isInverted) { widths.append(width) }
    }
    guard widths.count >= 5 else { return nil }
    widths.sort()
    let module = widths[widths.count / 4]
    return module >= 0.6 && module * 5 < length ? module : nil
  }

  /// Where ink behind an edge ends, to fractions of a pixel.
  private func inkWidth(_ p: Point, _ inward: Point, most: Double, _ isInverted: Bool) -> Double? {
    let level = dark.level(p)
    var before = 0
    var k = 0.5
    while k < most {
      let q = p + inward * k
      guard q.x > 0, q.y > 0, q.x < Double(dark.plane.width), q.y < Double(dark.plane.height) else {
        return nil
      }
      let grey = dark.plane.grey(q.x, q.y)
      let ink = isInverted ? grey - level : level - grey
      if ink < 0, before > 0 { return k - 0.5 * Double(-ink) / Double(before - ink) }
      if ink < 0, k > 1.2 { return nil }
      before = max(ink, 0)
      k += 0.5
    }
    return nil
  }

  /// A place on the second arm's outer border: the outermost change from ink to paper a few pixels inward of
  /// the first arm's end.
  private func seed(_ end: Point, _ inward: Point, _ outward: Point, _ isInverted: Bool) -> Point? {
    for depth in [2.5, 4, 6.5] {
      let middle = end + inward * depth
      let reach = Int(depth * 0.8) + 3
      var o = reach
      while o > -reach {
        let (a, b) = (middle + outward * Double(o), middle + outward * Double(o - 1))
        o -= 1
        guard a.x > 0, a.y > 0, b.x > 0, b.y > 0 else { continue }
        let (ax, ay, bx, by) = (Int(a.x), Int(a.y), Int(b.x), Int(b.y))
        guard dark.plane.contains(x: ax, y: ay), dark.plane.contains(x: bx, y: by) else { continue }
        if dark[ax, ay] == isInverted, dark[bx, by] != isInverted {
          return (a + b) * 0.5
        }
      }
    }
    return nil
  }
}
