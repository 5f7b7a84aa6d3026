/// One of the two broken borders of a Data Matrix: dark and light modules in turn.
struct DataMatrixBorder {
  /// The line along the outer ends of its modules, away from the arm where it begins.
  var line: FittedLine
  /// How many modules it seems to have, from its length over that of a module.
  var modules: Double
}

/// Looks for a broken border that begins at the end of an arm.
struct BorderFinder: ~Escapable {
  let plane: PixelPlane
  let isInverted: Bool
  private var profile = LineProfile()
  private var tracer = EdgeTracer()
  private var line = RunLine()
  /// Where the profile changes between ink and paper, samples.
  private var edges: [Double] = []
  private var isInk: [Bool] = []
  private var periods: [Double] = []
  private var sampled = 0
  /// What has been done so far, in the steps of a ``WorkBudget``.
  var work: Int { 2 * sampled }

  @_lifetime(copy plane)
  init(_ plane: PixelPlane, isInverted: Bool) {
    self.plane = plane
    self.isInverted = isInverted
    // What counts as a change: a fifth of the contrast around, 5 grey levels at least.
    (tracer.sensitivity, tracer.floor, tracer.surroundings) = (51, 5 * 64, 0)
  }

  /// Shortest step along a profile, pixels.
  private static let shortestStep = 0.4
  /// A profile is so much longer than the arm beside it: perspective makes the far side of a symbol longer.
  private static let profileLength = 1.2
  /// Steps in which directions are tried, as tangents: this share of a module's depth over the border's
  /// length, and no finer than that.
  private static let fineLean = (depths: 0.4, least: 0.004)
  private static let coarseLean = (depths: 0.5, least: 0.02)
  /// The tangent of 23 degrees: as far as perspective turns the far side of a symbol.
  private static let mostLean = 0.42
  /// Cosine above which two borders are one.
  private static let sameDirection = 0.9995
  /// How much of a border must be regular. A border that is so all along has 2: each of its modules is met by
  /// two pairs. Of all of it where it begins and where its end is known, of its first third, and after every
  /// second lean and all leans of one depth.
  private static let leastRegular = (beginning: 1.1, whole: 1.2, third: 0.22, halfOfLeans: 0.45, leans: 0.6)
  /// How much tells that no other depth need be tried.
  private static let regular = 1.6
  /// Depths at which a border is looked for, in modules inside of its outer side: the middle, and where the
  /// arm that it begins at is met too far out or in.
  private static let insets = [0.5, 0.85, 0.2]
  /// Leans closer than so many steps are neighbours.
  private static let neighbours = 1.5

  /// The straight borders that go on from `beginnings` for about `length` pixels, the symbol's outside in the
  /// direction `outward`; at most three, the likeliest first. Modules are about `depth` deep.
  mutating func borders(
    _ beginnings: [Beginning], outward: Point2D, length: Double, depth: Double
  ) -> [DataMatrixBorder] {
    var guesses: [Guess] = []
    for (index, beginning) in beginnings.enumerated() {
      let leanStep = max(Self.fineLean.depths * depth / length, Self.fineLean.least)
      for k in -5...5 {
        let guess = guess(
          index, beginning: beginning, outward: outward, lean: Double(k) * leanStep, length: length,
          depth: depth)
        if let guess { guesses.append(guess) }
      }
    }
    guesses.sort { $0.score > $1.score }
    var result: [DataMatrixBorder] = []
    for guess in guesses {
      guard result.count < 3 else { break }
      let beginning = beginnings[guess.index]
      let way = beginning.way + outward * guess.lean
      // Neighbours of a better one say the same.
      if result.contains(where: { way.dot($0.line.direction) > Self.sameDirection * way.length }) { continue }
      let step = way * max(Self.shortestStep, beginning.module / 4)
      let origin = beginning.start - outward * (0.5 * depth) - beginning.way * beginning.module
      sample(origin, step: step, count: Int((length * Self.profileLength / beginning.module + 3) * 4))
      trace()
      let line = outerLine(origin, step: step, outward: outward, depth: depth)
      result.append(DataMatrixBorder(line: line, modules: length / (guess.period / 2)))
    }
    return result
  }

  /// How like a border a line is that leans off a beginning.
  private mutating func guess(
    _ index: Int, beginning: Beginning, outward: Point2D, lean: Double, length: Double, depth: Double
  ) -> Guess? {
    let step = max(Self.shortestStep, beginning.module / 4)
    let count = Int((length * Self.profileLength + 3 * beginning.module) / step)
    guard count >= 12, count < 8192 else { return nil }
    let origin = beginning.start - outward * (0.5 * depth) - beginning.way * beginning.module
    if count > 48 {
      // Its first third tells most that are none.
      sample(origin, step: (beginning.way + outward * lean) * step, count: count / 3)
      let (regular, period) = regularity(module: beginning.module / step, length: length / step)
      guard Double(regular) * period > Double(count) * Self.leastRegular.third else { return nil }
    }
    sample(origin, step: (beginning.way + outward * lean) * step, count: count)
    let (regular, period) = regularity(module: beginning.module / step, length: length / step)
    guard regular >= 4, Double(regular) * period * step > length * Self.leastRegular.whole else { return nil }
    return Guess(
      index: index, score: Double(regular) - abs(lean) * 4, lean: lean, inset: 0.5, period: period * step)
  }

  /// A way in which a border may begin.
  struct Beginning {
    /// The outer end of its first module.
    var start: Point2D
    var way: Point2D
    var module: Double
  }

  /// Ways in which the border may begin, at most three, the likeliest first, or none that is clear; `nil`
  /// where nothing is like a broken border.
  mutating func beginnings(
    start: Point2D, way: Point2D, outward: Point2D, length: Double, module: Double, depth: Double
  ) -> [Beginning]? {
    let step = max(Self.shortestStep, module / 4)
    let count = Int((length + 2 * module) / step)
    guard count >= 12, count < 8192 else { return nil }
    let leanStep = max(Self.coarseLean.depths * depth / length, Self.coarseLean.least)
    let leans = Int(Self.mostLean / leanStep)
    var guesses: [Guess] = []
    var share = 0.0
    for inset in Self.insets where share < Self.regular {
      let origin = start - outward * (inset * depth) - way * module
      // Every second lean shows already whether there is anything of the kind.
      for isOdd in [0, 1] {
        for k in -leans...leans where k & 1 == isOdd {
          let lean = Double(k) * leanStep
          sample(origin, step: (way + outward * lean) * step, count: count)
          let (regular, period) = regularity(module: module / step, length: length / step)
          share = max(share, Double(regular) * period * step / length)
          guard regular >= 4, Double(regular) * period * step > length * Self.leastRegular.beginning else {
            continue
          }
          guesses.append(
            Guess(score: Double(regular) - abs(lean) * 4, lean: lean, inset: inset, period: period * step))
        }
        if share < (isOdd == 0 ? Self.leastRegular.halfOfLeans : Self.leastRegular.leans) { return nil }
      }
    }
    return Self.best(guesses, apart: Self.neighbours * leanStep).map { guess in
      let way = way + outward * guess.lean
      return Beginning(
        start: start - outward * ((guess.inset - 0.5) * depth), way: way * (1 / max(way.length, 1e-9)),
        module: guess.period / 2)
    }
  }

  /// A line that the border may follow.
  private struct Guess {
    var index = 0
    var score: Double
    var lean: Double
    var inset: Double
    var period: Double
  }

  /// The three best that are not neighbours.
  private static func best(_ guesses: [Guess], apart: Double) -> [Guess] {
    var result: [Guess] = []
    for guess in guesses.sorted(by: { $0.score > $1.score })
    where !result.contains(where: { abs($0.lean - guess.lean) < apart }) {
      result.append(guess)
      if result.count == 3 { break }
    }
    return result
  }

  private mutating func sample(_ origin: Point2D, step: Point2D, count: Int) {
    sampled += count
    profile.sample(plane, origin: origin, across: step, along: Point2D(x: 0, y: 0), count: count, width: 1)
  }

  /// Two modules side by side, in modules as they were estimated.
  private static let pair = (least: 0.9, most: 3.6)
  /// How far a border is followed: its length, and a few modules that the estimate may be off.
  private static let reach = (share: 1.12, modules: 2.5)
  /// How far a pair may be off the middle of all, as a share besides half a sample, and how much of it its
  /// first module must be at least.
  private static let offPeriod = 0.3
  private static let firstOfPair = (least: 0.15, most: 0.85)

  /// How many neighbouring pairs of modules are about one period long, and that period, samples.
  private mutating func regularity(module: Double, length: Double) -> (regular: Int, period: Double) {
    trace()
    guard edges.count >= 4 else { return (0, 1) }
    periods.removeAll(keepingCapacity: true)
    for k in 2..<edges.count {
      let period = edges[k] - edges[k - 2]
      if period > module * Self.pair.least, period < module * Self.pair.most { periods.append(period) }
    }
    guard periods.count >= 3 else { return (0, 1) }
    periods.sort()
    let period = periods[periods.count / 2]
    var (regular, sum) = (0, 0.0)
    for k in 2..<edges.count {
      guard edges[k] < length * Self.reach.share + Self.reach.modules * module else { break }
      let (here, first) = (edges[k] - edges[k - 2], edges[k - 1] - edges[k - 2])
      if abs(here - period) < Self.offPeriod * period + 0.5, first > Self.firstOfPair.least * here,
        first < Self.firstOfPair.most * here
      {
        regular += 1
        sum += here
      }
    }
    return (regular, regular > 0 ? sum / Double(regular) : 1)
  }

  /// Finds the changes between ink and paper along the profile.
  private mutating func trace() {
    tracer.trace(profile, into: &line)
    edges.removeAll(keepingCapacity: true)
    isInk.removeAll(keepingCapacity: true)
    // The line's own ends are no changes; a run with an odd index is dark.
    let end = Int32(truncatingIfNeeded: profile.values.count * 16)
    for (index, place) in line.edges.enumerated() where place > 0 && place < end {
      edges.append(Double(place) / 16 - 0.5)
      isInk.append((index & 1 != 0) != isInverted)
    }
  }

  /// How far ends of ink may lie off the middle of all, a share of a module's depth and pixels, and the
  /// cosine of how far the line through them may be turned.
  private static let offEnds = (depths: 0.45, pixels: 0.8)
  private static let sameLine = 0.985

  /// The line through the outer ends of the ink along the profile last traced.
  private func outerLine(
    _ origin: Point2D, step: Point2D, outward: Point2D, depth: Double
  ) -> FittedLine {
    let way = step * (1 / max(step.length, 1e-9))
    var ends: [Point2D] = []
    for k in edges.indices.dropLast() where isInk[k] {
      let middle = origin + step * ((edges[k] + edges[k + 1]) / 2)
      if let end = inkEnd(middle, outward, depth: depth) { ends.append(end) }
    }
    let plain = FittedLine(origin: origin + outward * (0.5 * depth), direction: way)
    guard ends.count >= 3 else { return plain }
    // Where other ink touches a module its end is not seen: keep those near the middle one.
    let offsets = ends.map { way.cross($0 - plain.origin) }
    let middle = offsets.sorted()[offsets.count / 2]
    let kept = ends.indices.filter {
      abs(offsets[$0] - middle) < max(Self.offEnds.depths * depth, Self.offEnds.pixels)
    }.map { ends[$0] }
    guard kept.count >= 3, let fitted = FittedLine(kept) else { return plain }
    let cosine = fitted.direction.dot(way)
    guard abs(cosine) > Self.sameLine else { return FittedLine(origin: fitted.origin, direction: way) }
    return cosine > 0 ? fitted : FittedLine(origin: fitted.origin, direction: fitted.direction * -1)
  }

  /// Where paper is looked for, module depths from the middle of ink: half a module and a blurred edge.
  private static let paper = (near: 1.1, far: 1.4)

  /// Where the ink at `p` ends outwards; `nil` when it goes on for more than a module.
  private func inkEnd(_ p: Point2D, _ outward: Point2D, depth: Double) -> Point2D? {
    func at(_ k: Double) -> Int {
      let grey = plane.grey(p.x + outward.x * k, p.y + outward.y * k)
      return isInverted ? 65_280 - grey : grey
    }
    let ink = at(0)
    let paper = max(at(Self.paper.near * depth), at(Self.paper.far * depth + 0.5))
    guard paper - ink > 5 * 256 else { return nil }
    let level = (ink + paper) / 2
    let step = min(0.5, depth / 4)
    var (k, before) = (0.0, ink)
    while k < Self.paper.far * depth + 0.5 {
      let here = at(k + step)
      if here >= level {
        return p + outward * (k + step * Double(level - before) / Double(max(here - before, 1)))
      }
      before = here
      k += step
    }
    return nil
  }
}
