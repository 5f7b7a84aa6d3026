/// Turns round the end of an edge and looks for the second arm.
struct CornerTurner: ~Escapable {
  let dark: DarkPixels
  private let minimum: Double
  private let isTextured: Bool
  private var walker: EdgeWalker
  /// Corners met, so that none is met twice: from either arm or by several pieces of one. By the picture's
  /// rows, a few of them together.
  private var met: [[(corner: Point2D, up: Point2D, isInverted: Bool)]]
  /// What has been done, in the steps of a ``WorkBudget``.
  private var work = 0

  @_lifetime(copy dark)
  init(_ dark: DarkPixels, minimum: Double, in surroundings: Surroundings) {
    self.dark = dark
    self.minimum = minimum
    isTextured = surroundings == .textured
    walker = EdgeWalker(dark, in: surroundings)
    met = Array(repeating: [], count: dark.plane.height / Self.rows + 3)
  }

  /// What has been done since this was last asked.
  mutating func takeWork() -> Int {
    defer { work = 0 }
    return work
  }

  /// How many rows of the picture ``met`` keeps together: no fewer than corners that are one may differ by.
  private static let rows = 4

  /// The place in ``met`` of a corner, which may lie outside of the picture.
  private func place(_ corner: Point2D) -> Int {
    min(max(Int(corner.y) / Self.rows, 0), met.count - 3) + 1
  }

  /// How far behind the first arm's edge the second one is looked for, pixels: the farther, the more blur;
  /// and how far beyond its end, as a share of that, besides three pixels.
  private static let depths = [2.5, 4, 6.5]
  private static let outside = 0.8
  /// Cosine of how far the normal there may be from a square corner's.
  private static let square = 0.6

  /// How far along the second arm of an L of known size its edge is looked for, how far to both sides of
  /// where it should be, and how much of each arm may be missing at the corner: shares of a side.
  private static let worn = (depths: [0.35, 0.55], reach: 0.15, gap: 0.5)

  /// The L whose one arm lies along `edge` and whose corner is at the edge's end, or its start.
  ///
  /// - Parameters:
  ///   - module: How wide a module is where others lie in a line with the edge, pixels, so that they may with
  ///     the other arm's as well; else 0.
  ///   - side: How long its arms are, pixels, whose corner may be worn then; 0 where that is not known.
  mutating func finding(
    _ edge: StraightEdge, atEnd: Bool, isInverted: Bool, module: Double, side: Double
  ) -> DataMatrixFinding? {
    let isKnown = side > 0
    let inward = isInverted ? edge.toDark * -1 : edge.toDark
    let outward = atEnd ? edge.line.direction : edge.line.direction * -1
    let straight = isInverted ? outward : outward * -1
    let end = isKnown ? (atEnd ? edge.start : edge.end) + outward * side : atEnd ? edge.end : edge.start
    for depth in isKnown ? Self.worn.depths.map({ $0 * side }) : Self.depths {
      let reach = isKnown ? Int(Self.worn.reach * side) : Int(depth * Self.outside) + 3
      var (offset, isMet, hasTurned) = (reach, false, false)
      // On a texture the outermost change may be its own.
      for _ in 0..<(isTextured ? 4 : 1) {
        let seed = seed(
          end, inward: inward, outward: outward, isInverted, depth: depth, from: &offset, to: -reach)
        guard let seed else { break }
        isMet = true
        let normal = walker.normal(seed).flatMap { $0.dot(straight) > Self.square ? $0 : nil } ?? straight
        let partner = walker.edge(through: seed, normal: normal, minimum: minimum, beside: edge)
        work += 100 + walker.met.count * 2
        if let partner {
          let finding = finding(
            atEnd ? edge : edge.reversed, partner: partner, isInverted, module: module,
            gap: side * Self.worn.gap)
          if finding != nil || !isTextured && !isKnown { return finding }
        }
        hasTurned = hasTurned || walker.hasTurned
      }
      // Blur rounds corners: a walk from too near one goes round it.
      guard isKnown || hasTurned || !isMet else { return nil }
    }
    return nil
  }

  /// Cosine of the angle between arms at the most: 41 degrees at least.
  private static let sharpest = 0.75
  /// How far from their corner arms may end, pixels and a share of their lengths.
  private static let slack = (pixels: 3.0, share: 0.06)
  /// Pixels between corners that are two, and the cosine of the angle between second arms that are one.
  private static let sameCorner = 2.5
  private static let sameArm = 0.9

  /// The L with these arms, the first of which ends at the corner.
  ///
  /// - Parameter gap: How far from the corner arms may end, pixels, however short they are.
  private mutating func finding(
    _ edge: StraightEdge, partner: StraightEdge, _ isInverted: Bool, module: Double, gap: Double
  ) -> DataMatrixFinding? {
    let inward = isInverted ? edge.toDark * -1 : edge.toDark
    let cosine = edge.line.direction.dot(partner.line.direction)
    guard abs(cosine) < Self.sharpest, let corner = edge.line.intersection(partner.line) else { return nil }
    var far = partner.line.direction.dot(inward) > 0 ? partner : partner.reversed
    if module > 0, let part = part(far, from: corner, module: module, isInverted) { far = part }
    let slack = max(gap, Self.slack.pixels + Self.slack.share * (edge.length + partner.length))
    guard (corner - edge.end).length < slack, (corner - far.start).length < slack else { return nil }
    var first = (
      end: edge.start, way: (edge.start - corner) * (1 / max((edge.start - corner).length, 1e-9)),
      edge: edge.reversed
    )
    var second = (
      end: far.end, way: (far.end - corner) * (1 / max((far.end - corner).length, 1e-9)), edge: far
    )
    // From the right arm to the one that goes up: counter-clockwise, which is negative with y downwards.
    if first.way.cross(second.way) > 0 { swap(&first, &second) }
    let place = place(corner)
    let isMet = met[place - 1...place + 1].contains {
      $0.contains {
        $0.isInverted == isInverted && ($0.corner - corner).length < Self.sameCorner
          && $0.up.dot(second.way) > Self.sameArm
      }
    }
    guard !isMet else { return nil }
    work += 1000 + Int(edge.length + partner.length) * 4
    let (right, up) = (first.end - corner, second.end - corner)
    guard let (rightModule, upModule) = modules(first.edge, first.way, second.edge, second.way, isInverted),
      // One arm may have a frame for a quiet zone.
      hasPaper(first.edge, inward: second.way, beyond: upModule, isInverted)
        || hasPaper(second.edge, inward: first.way, beyond: rightModule, isInverted)
    else { return nil }
    met[place].append((corner, second.way, isInverted))
    guard isBusy(corner, along: right, across: up, modules: right.length / rightModule),
      isBusy(corner, along: up, across: right, modules: up.length / upModule)
    else { return nil }
    let rightPoints = inked(
      first.edge.points, inward: second.way, depth: upModule, module: rightModule, isInverted)
    let upPoints = inked(
      second.edge.points, inward: first.way, depth: rightModule, module: upModule, isInverted)
    return DataMatrixFinding(
      corner: corner,
      right: rightPoints.count < first.edge.points.count ? rightPoints.last ?? first.end : first.end,
      up: upPoints.count < second.edge.points.count ? upPoints.last ?? second.end : second.end,
      rightWay: first.way, upWay: second.way, rightModule: rightModule, upModule: upModule,
      rightPoints: rightPoints, upPoints: upPoints, isInverted: isInverted,
      surroundings: walker.surroundings)
  }

  /// Pixels behind an edge that are ink however thin the arm is.
  static let leastBehind = 0.6
  /// Where paper is before an edge: modules, a third of one being as wide as a quiet zone may be, and pixels
  /// of blur.
  private static let before = (modules: 0.35, pixels: 0.7)
  /// How far ink may stay away along an arm, modules.
  private static let mostGap = 2.5

  /// The part of an arm's edge, from the corner on, up to where ink behind it stays away for more than two
  /// modules: an edge may go on beyond the symbol.
  private func inked(
    _ points: [Point2D], inward: Point2D, depth: Double, module: Double, _ isInverted: Bool
  ) -> [Point2D] {
    if isTextured { return contrasting(points, inward: inward, depth: depth, module: module, isInverted) }
    var last = 0
    for (index, p) in points.enumerated() {
      let q = p + inward * max(depth * 0.5, Self.leastBehind)
      let (x, y) = (Int(q.x), Int(q.y))
      guard q.x > 0, q.y > 0, dark.plane.contains(x: x, y: y) else { continue }
      if dark[x, y] != isInverted {
        last = index
      } else if (p - points[last]).length > max(Self.mostGap * module, 4) {
        break
      }
    }
    return Self.head(points, last)
  }

  /// The points up to that of index `last`; all of them where that is a pixel more or less, the edge's own,
  /// or where hardly any would be left.
  private static func head(_ points: [Point2D], _ last: Int) -> [Point2D] {
    last + 3 >= points.count || last < 4 ? points : Array(points[...last])
  }

  /// The part of an arm's edge, from the corner on, up to where ink and paper differ as much as they do near
  /// the corner: on a texture an edge may go on beyond the symbol, along a scratch or a thread.
  private func contrasting(
    _ points: [Point2D], inward: Point2D, depth: Double, module: Double, _ isInverted: Bool
  ) -> [Point2D] {
    let behind = inward * max(depth * 0.5, Self.leastBehind)
    let before = inward * -(depth * Self.before.modules + Self.before.pixels)
    // Light falls on both alike: their difference as part of their sum, in 1/1024.
    let contrasts = points.map { p in
      let ink = dark.plane.grey(p.x + behind.x, p.y + behind.y)
      let paper = dark.plane.grey(p.x + before.x, p.y + before.y)
      return (isInverted ? ink - paper : paper - ink) * 1024 / max(ink + paper, 1)
    }
    var near = points.indices.prefix { (points[$0] - points[0]).length < 8 * module }.map { contrasts[$0] }
    near.sort()
    guard !near.isEmpty else { return points }
    let least = near[near.count / 2] / 2
    var (last, sum, best) = (0, 0.0, 0.0)
    for index in 1..<max(points.count, 1) {
      let pace = (points[index] - points[index - 1]).length
      // A quiet zone is as narrow as a module.
      sum += contrasts[index] > least ? pace : -2 * pace
      if sum >= best { (last, best) = (index, sum) }
      if best - sum > max(5 * module, 8) { break }
    }
    return Self.head(points, last)
  }

  /// Whether dark and light change often enough along five lines inside that run along `way`, none of them
  /// where one data region may end and the next begin.
  private func isBusy(_ corner: Point2D, along way: Point2D, across: Point2D, modules: Double) -> Bool {
    let steps = min(Int(modules * 2), 400)
    let step = way * (1 / Double(max(steps, 1)))
    var changes = 0
    for k in 0..<5 {
      var p = corner + across * Self.lines[k]
      var before: Bool?
      for _ in 0..<steps {
        p = p + step
        let (x, y) = (Int(p.x), Int(p.y))
        guard p.x > 0, p.y > 0, dark.plane.contains(x: x, y: y) else { continue }
        let here = dark[x, y]
        if let before, before != here { changes += 1 }
        before = here
      }
    }
    return Double(changes) > modules
  }

  private static let lines = SIMD8<Double>(0.11, 0.29, 0.42, 0.62, 0.79, 0, 0, 0)

  /// How thick an arm is, pixels, whose edge this may be; `nil` where it may not: behind an arm ink ends soon
  /// in some places and goes on in others, before it there is paper. Strokes and bars are equally thick all
  /// along, large shapes have no end.
  func arm(_ edge: StraightEdge, _ isInverted: Bool) -> Double? {
    let inward = isInverted ? edge.toDark * -1 : edge.toDark
    let way = edge.end - edge.start
    // There are eight modules at the least, and the symbol may be seen from aside.
    let most = Int(min(edge.length / 5 + 2, 64))
    // The two thinnest places: one may be a speck.
    var (depths, thin) = (SIMD16<Int32>(repeating: 0), (Int.max, Int.max))
    for k in 0..<14 {
      // Ink that goes on for longer than in the thin places is thick, however long.
      let cap = thin.1 < most ? thin.1 * 4 / 3 + 1 : most
      let p = edge.start + way * Self.places[k]
      let depth = depth(p, inward: inward, most: cap, isInverted) ?? most * 2
      depths[k] = Int32(truncatingIfNeeded: depth)
      if depth < thin.0 {
        thin = (depth, thin.0)
      } else if depth < thin.1 {
        thin.1 = depth
      }
      if k == (isTextured ? 9 : 5), thin.0 > most { return nil }
    }
    let module = thin.1
    guard module <= most else { return nil }
    var thick = 0
    for k in 0..<14 where Int(depths[k]) * 3 > module * 4 + 1 { thick &+= 1 }
    guard thick >= 1, thick <= 12 else { return nil }
    let isArm =
      hasPaper(edge, inward: inward, beyond: Double(module), isInverted)
      && isBusy(edge, inward * (Self.secondModule * Double(module) + 0.5), module: Double(module))
    return isArm ? Double(module) : nil
  }

  /// Where the modules behind an arm are looked at, modules from its edge: in the middle of the first row of
  /// them.
  private static let secondModule = 1.5

  /// Whether dark and light change along a line beside an edge, once in six modules.
  private func isBusy(_ edge: StraightEdge, _ off: Point2D, module: Double) -> Bool {
    let way = edge.end - edge.start
    let steps = max(1, Int(edge.length / max(1, module * 0.5)))
    let step = way * (1 / Double(steps))
    let needed = max(1, Int(edge.length / module) / 6)
    var changes = 0
    var before: Bool?
    var p = edge.start + off
    for _ in 0..<steps {
      p = p + step
      let (x, y) = (Int(p.x), Int(p.y))
      guard p.x > 0, p.y > 0, dark.plane.contains(x: x, y: y) else { continue }
      let here = dark[x, y]
      if let before, before != here { changes &+= 1 }
      if changes >= needed { return true }
      before = here
    }
    return false
  }

  /// Whether paper lies before an edge, more than a third of a module wide, in most places.
  private func hasPaper(_ edge: StraightEdge, inward: Point2D, beyond module: Double, _ isInverted: Bool)
    -> Bool
  {
    let off = inward * -(module * Self.before.modules + Self.before.pixels)
    var paper = 0
    for k in 0..<14 {
      let q = edge.start + (edge.end - edge.start) * Self.places[k] + off
      let (x, y) = (Int(q.x), Int(q.y))
      guard q.x > 0, q.y > 0, dark.plane.contains(x: x, y: y) else { continue }
      if dark[x, y] == isInverted { paper += 1 }
    }
    return paper >= 7
  }

  /// Places along an edge, 0…1, in no step that modules could fall in with.
  private static let places = SIMD16<Double>(
    0.04, 0.10, 0.17, 0.27, 0.33, 0.42, 0.49, 0.58, 0.63, 0.71, 0.80, 0.86, 0.93, 0.97, 1, 1)

  /// Where ink begins behind an edge, pixels.
  private static let behindEdge = 0.75

  /// Pixels of ink behind the place `p` of an edge; `nil` when they are none or more than `most`.
  @inline(__always) private func depth(_ p: Point2D, inward: Point2D, most: Int, _ isInverted: Bool) -> Int? {
    let plane = dark.plane
    // In 1/65 536 of a pixel.
    var (x, y) = (
      Int64((p.x + inward.x * Self.behindEdge) * 65_536), Int64((p.y + inward.y * Self.behindEdge) * 65_536)
    )
    let (dx, dy) = (Int64(inward.x * 65_536), Int64(inward.y * 65_536))
    var depth = 0
    while depth <= most {
      let (column, row) = (Int(truncatingIfNeeded: x &>> 16), Int(truncatingIfNeeded: y &>> 16))
      guard plane.contains(x: column, y: row) else { return nil }
      if dark[column, row] == isInverted { return depth > 0 ? depth : nil }
      depth &+= 1
      x &+= dx
      y &+= dy
    }
    return nil
  }

  /// A place on the second arm's outer border: the next change from paper to ink, seen from outside, `depth`
  /// pixels inward of the first arm's end, between `offset` and `last` pixels outward of it.
  private func seed(
    _ end: Point2D, inward: Point2D, outward: Point2D, _ isInverted: Bool, depth: Double,
    from offset: inout Int, to last: Int
  ) -> Point2D? {
    let middle = end + inward * depth
    while offset > last {
      let (a, b) = (middle + outward * Double(offset), middle + outward * Double(offset - 1))
      offset -= 1
      guard a.x > 0, a.y > 0, b.x > 0, b.y > 0 else { continue }
      let (ax, ay, bx, by) = (Int(a.x), Int(a.y), Int(b.x), Int(b.y))
      guard dark.plane.contains(x: ax, y: ay), dark.plane.contains(x: bx, y: by) else { continue }
      if dark[ax, ay] == isInverted, dark[bx, by] != isInverted { return (a + b) * 0.5 }
    }
    return nil
  }
}
