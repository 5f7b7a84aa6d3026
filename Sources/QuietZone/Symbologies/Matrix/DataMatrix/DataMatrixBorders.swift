/// A symbol whose broken borders were followed module by module.
struct DataMatrixBorders {
  let finding: DataMatrixFinding
  let top: DataMatrixWalk
  let side: DataMatrixWalk
  /// The map of the four corners, which the borders may bend away from.
  let flat: PerspectiveTransform
  var columns: Int { top.count }
  var rows: Int { side.count }

  /// The places of the modules, the borders as they were met, with a lattice of cells of `step` modules.
  func mesh(step: Int) -> SamplingMesh? {
    let (w, h) = (Double(columns), Double(rows))
    let xs = Self.lattice(columns, step), ys = Self.lattice(rows, step)
    let topOffsets = xs.map { x in top.offset(x) { flat($0, 0) } }
    let sideOffsets = ys.map { y in side.offset(h - y) { flat(w, h - $0) } }
    let bottomOffsets = xs.indices.map {
      armOffset(finding.rightPoints, at: flat(xs[$0], h), along: finding.rightWay, like: topOffsets[$0])
    }
    let leftOffsets = ys.indices.map {
      armOffset(finding.upPoints, at: flat(0, ys[$0]), along: finding.upWay, like: sideOffsets[$0])
    }
    var points: [Point2D] = []
    for (j, y) in ys.enumerated() {
      for (i, x) in xs.enumerated() {
        let (u, v) = (x / w, y / h)
        let across = topOffsets[i] * (1 - v) + bottomOffsets[i] * v
        let down = leftOffsets[j] * (1 - u) + sideOffsets[j] * u
        points.append(flat(x, y) + across + down)
      }
    }
    return SamplingMesh(xs: xs, ys: ys, points: points)
  }

  /// From 0 to `count` in steps of about `step`, even ones: the ink modules of a broken border.
  private static func lattice(_ count: Int, _ step: Int) -> [Double] {
    let cells = max(1, count / step)
    return (0...cells).map { Double(count / 2 * $0 / cells * 2) }
  }

  /// How far an arm lies off `place`: across, as it was met; along, as the border opposite does.
  private func armOffset(
    _ points: [Point2D], at place: Point2D, along way: Point2D, like other: Point2D
  ) -> Point2D {
    let across = way.perpendicular
    let along = way.dot(other)
    let target = way.dot(place) + along
    var nearest = (distance: Double.infinity, index: 0)
    for (index, p) in points.enumerated() {
      let distance = abs(way.dot(p) - target)
      if distance < nearest.distance { nearest = (distance, index) }
    }
    guard nearest.distance < 4 else { return way * along }
    let around = points[max(0, nearest.index - 2)...min(points.count - 1, nearest.index + 2)]
    var sum = 0.0
    for p in around { sum += across.dot(p - place) }
    return way * along + across * (sum / Double(around.count))
  }
}

extension DataMatrix {
  /// Both broken borders, followed.
  typealias Walks = (top: DataMatrixWalk, side: DataMatrixWalk)

  /// The borders of a finding as they were followed; `nil` where they make no size there is.
  static func borders(_ finding: DataMatrixFinding, _ walks: Walks) -> DataMatrixBorders? {
    let (top, side) = walks
    let (columns, rows) = (top.count, side.count)
    guard size(columns: columns, rows: rows) != nil || size(columns: rows, rows: columns) != nil,
      let quad = corners(finding, top: top, side: side),
      let flat = PerspectiveTransform(x0: 0, y0: 0, x1: Double(columns), y1: Double(rows), to: quad),
      top.ends(quad.topLeft, quad.topRight), side.ends(quad.bottomRight, quad.topRight)
    else { return nil }
    return DataMatrixBorders(finding: finding, top: top, side: side, flat: flat)
  }

  /// How both broken borders may begin.
  struct Beginnings {
    var tops: [BorderFinder.Beginning]
    var sides: [BorderFinder.Beginning]
    /// Depth of the upper and of the right one, pixels.
    var topDepth: Double
    var sideDepth: Double
  }

  /// How many times as thick as the one arm the other may be for its thickness to be taken for a module's
  /// width.
  private static let mostThickness = 1.5
  /// How deep a border may be, times an arm's thickness, however wide the other border's beginning says that
  /// modules are: when the right one is begun, and when both are followed.
  private static let mostDepth = (beginning: 1.3, walk: 1.4)

  /// Looks for dark and light in turn at the arms' ends; `nil` where there is nothing of the kind.
  static func beginnings(
    _ finding: DataMatrixFinding, in plane: PixelPlane, spending budget: inout WorkBudget
  ) -> Beginnings? {
    var finder = BorderFinder(plane, isInverted: finding.isInverted)
    defer { budget.spend(finder.work) }
    // Thickness is a poor measure of a module where blur or ink have their way; the borders' beginnings are a
    // better one, and each gives the other's depth.
    let (rightModule, upModule) = (
      min(finding.rightModule, finding.upModule * mostThickness),
      min(finding.upModule, finding.rightModule * mostThickness)
    )
    let tops = finder.beginnings(
      start: finding.up, way: finding.rightWay, outward: finding.upWay,
      length: min(finding.rightLength, 11 * rightModule), module: rightModule, depth: upModule)
    guard let tops, let across = tops.first?.module else { return nil }
    let sides = finder.beginnings(
      start: finding.right, way: finding.upWay, outward: finding.rightWay,
      length: min(finding.upLength, 11 * upModule), module: upModule,
      depth: min(across, upModule * mostDepth.beginning))
    guard let sides, let down = sides.first?.module else { return nil }
    return Beginnings(
      tops: tops, sides: sides, topDepth: min(down, upModule * mostDepth.walk),
      sideDepth: min(across, rightModule * mostDepth.walk))
  }

  /// How much longer than an arm the broken border is that faces it, modules, for the arm to have been cut;
  /// the most that the arm has of the other one's length; and from the last ink of a border to its end.
  private static let cut = (modules: 1.5, ofOther: 0.95), lastPair = 1.5

  /// The finding with its shorter arm made as long as the broken border that faces it, where that can be
  /// followed from the other arm's end; `nil` where it is long enough.
  static func evened(
    _ finding: DataMatrixFinding, in plane: PixelPlane, spending budget: inout WorkBudget
  ) -> DataMatrixFinding? {
    let (across, down) = (finding.rightLength, finding.upLength), isRight = across < down
    let known = min(across, down)
    guard known < cut.ofOther * max(across, down) else { return nil }
    let (end, way, outward) =
      isRight
      ? (finding.up, finding.rightWay, finding.upWay) : (finding.right, finding.upWay, finding.rightWay)
    let (module, depth) =
      isRight ? (finding.rightModule, finding.upModule) : (finding.upModule, finding.rightModule)
    var finder = BorderFinder(plane, isInverted: finding.isInverted)
    defer { budget.spend(finder.work) }
    let ways = finder.beginnings(
      start: end, way: way, outward: outward, length: min(known, 11 * module), module: module, depth: depth)
    guard let first = ways?.first,
      let walk = DataMatrixWalk(
        plane, isInverted: finding.isInverted, start: first.start, way: first.way, outward: outward,
        module: first.module, depth: depth),
      let last = walk.marks.last
    else { return nil }
    let length = way.dot(last.place - end) + lastPair * first.module
    guard length > known + cut.modules * first.module else { return nil }
    var result = finding
    let whole = finding.corner + way * length
    if isRight { result.right = whole } else { result.up = whole }
    return result
  }

  /// Where walks begin, depths outwards from the end of an arm, which is uncertain by part of a module.
  private static let beginningShifts = [0, -0.35, 0.35]
  /// Share of an arm's length that a walk beside it must have got for no other to be tried.
  private static let wholeWalk = 0.85

  /// Follows both broken borders from where they may begin; `nil` where one of them can't be.
  static func walks(
    _ finding: DataMatrixFinding, in plane: PixelPlane, beginnings: Beginnings
  ) -> Walks? {
    func best(
      _ guesses: [BorderFinder.Beginning], _ outward: Point2D, depth: Double, length: Double
    ) -> DataMatrixWalk? {
      var best: DataMatrixWalk?
      // The walk that gets farthest began right.
      for shift in beginningShifts {
        for guess in guesses {
          let walk = DataMatrixWalk(
            plane, isInverted: finding.isInverted, start: guess.start + outward * (shift * depth),
            way: guess.way, outward: outward, module: guess.module, depth: depth)
          guard let walk, walk.count > best?.count ?? 0 else { continue }
          best = walk
          if Double(walk.count) * guess.module > wholeWalk * length { return best }
        }
      }
      return best
    }
    guard
      let top = best(
        beginnings.tops, finding.upWay, depth: beginnings.topDepth, length: finding.rightLength),
      let side = best(
        beginnings.sides, finding.rightWay, depth: beginnings.sideDepth, length: finding.upLength)
    else { return nil }
    return (top, side)
  }

  /// The corners where arms and borders, drawn on from their ends, meet.
  private static func corners(
    _ finding: DataMatrixFinding, top: DataMatrixWalk, side: DataMatrixWalk
  ) -> Quadrilateral? {
    func near(_ points: [Point2D], atEnd: Bool) -> FittedLine? {
      let count = max(6, points.count / 4)
      return FittedLine(atEnd ? Array(points.suffix(count)) : Array(points.prefix(count)))
    }
    guard let topStart = top.line(atEnd: false), let topEnd = top.line(atEnd: true),
      let sideStart = side.line(atEnd: false), let sideEnd = side.line(atEnd: true),
      let leftEnd = near(finding.upPoints, atEnd: true), let left = near(finding.upPoints, atEnd: false),
      let bottomEnd = near(finding.rightPoints, atEnd: true),
      let bottom = near(finding.rightPoints, atEnd: false),
      let topLeft = topStart.intersection(leftEnd), let topRight = topEnd.intersection(sideEnd),
      let bottomRight = sideStart.intersection(bottomEnd), let bottomLeft = left.intersection(bottom)
    else { return nil }
    let quad = Quadrilateral(
      topLeft: topLeft, topRight: topRight, bottomRight: bottomRight, bottomLeft: bottomLeft)
    let slack = 2 * (finding.rightModule + finding.upModule) + 2
    guard quad.isConvex, (topLeft - finding.up).length < slack, (bottomRight - finding.right).length < slack,
      (bottomLeft - finding.corner).length < slack
    else { return nil }
    return quad
  }
}
