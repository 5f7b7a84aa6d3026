/// One of the two broken borders of a Data Matrix: dark and light modules in turn.
struct DataMatrixBorder {
  /// The line along the outer ends of its modules, away from the arm where it begins.
  var line: FittedLine
  /// How many modules it seems to have, from its length over that of a module.
  var modules: Double
  /// Modules that alternate as they should.
  var regular: Int
}

/// Looks for a broken border that begins at the end of an arm.
struct BorderFinder {
  let plane: PixelPlane
  let isInverted: Bool
  private var values: [Int32] = []
  /// Where the profile changes between ink and paper, samples.
  private var edges: [Double] = []
  private var isInk: [Bool] = []
  private var periods: [Double] = []
  private var sampled = 0
  /// What has been done so far, in the steps of a ``WorkBudget``.
  var work: Int { 2 * sampled }

  init(_ plane: PixelPlane, isInverted: Bool) {
    self.plane = plane
    self.isInverted = isInverted
  }

  /// The straight borders that go on from `beginnings` for about `length` pixels, the symbol's outside in the
  /// direction `outward`; at most three, the likeliest first. Modules are about `depth` deep.
  mutating func borders(
    _ beginnings: [Beginning], outward: Point2D, length: Double, depth: Double
  ) -> [DataMatrixBorder] {
    var guesses: [Guess] = []
    for (index, beginning) in beginnings.enumerated() {
      let leanStep = max(0.4 * depth / length, 0.004)
      for k in -5...5 {
        let guess = guess(index, beginning, outward, lean: Double(k) * leanStep, length: length, depth: depth)
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
      if result.contains(where: { way.dot($0.line.direction) > 0.9995 * way.length }) { continue }
      let step = way * max(0.4, beginning.module / 4)
      let origin = beginning.start - outward * (0.5 * depth) - beginning.way * beginning.module
      sample(origin, step, Int((length * 1.2 / beginning.module + 3) * 4))
      trace()
      let line = outerLine(origin, step, outward, depth: depth, inset: 0.5)
      result.append(
        DataMatrixBorder(line: line, modules: length / (guess.period / 2), regular: Int(guess.score)))
    }
    return result
  }

  /// How like a border a line is that leans off a beginning.
  private mutating func guess(
    _ index: Int, _ beginning: Beginning, _ outward: Point2D, lean: Double, length: Double, depth: Double
  ) -> Guess? {
    let step = max(0.4, beginning.module / 4)
    let count = Int((length * 1.2 + 3 * beginning.module) / step)
    guard count >= 12, count < 8192 else { return nil }
    let origin = beginning.start - outward * (0.5 * depth) - beginning.way * beginning.module
    if count > 48 {
      // Its first third tells most that are none.
      sample(origin, (beginning.way + outward * lean) * step, count / 3)
      let (regular, period) = regularity(module: beginning.module / step, length: length / step)
      guard Double(regular) * period > Double(count) * 0.22 else { return nil }
    }
    sample(origin, (beginning.way + outward * lean) * step, count)
    let (regular, period) = regularity(module: beginning.module / step, length: length / step)
    guard regular >= 4, Double(regular) * period * step > length * 1.2 else { return nil }
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
    let step = max(0.4, module / 4)
    let count = Int((length + 2 * module) / step)
    guard count >= 12, count < 8192 else { return nil }
    let leanStep = max(0.5 * depth / length, 0.02)
    let leans = Int(0.42 / leanStep)
    var guesses: [Guess] = []
    var share = 0.0
    for inset in [0.5, 0.85, 0.2] where share < 1.6 {
      let origin = start - outward * (inset * depth) - way * module
      // Every second lean shows already whether there is anything of the kind.
      for isOdd in [0, 1] {
        for k in -leans...leans where k & 1 == isOdd {
          let lean = Double(k) * leanStep
          sample(origin, (way + outward * lean) * step, count)
          let (regular, period) = regularity(module: module / step, length: length / step)
          share = max(share, Double(regular) * period * step / length)
          guard regular >= 4, Double(regular) * period * step > length * 1.1 else { continue }
          guesses.append(
            Guess(score: Double(regular) - abs(lean) * 4, lean: lean, inset: inset, period: period * step))
        }
        if share < (isOdd == 0 ? 0.45 : 0.6) { return nil }
      }
    }
    return Self.best(guesses, apart: 1.5 * leanStep).map { guess in
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

  @_optimize(speed)
  private mutating func sample(_ origin: Point2D, _ step: Point2D, _ count: Int) {
    values.removeAll(keepingCapacity: true)
    sampled += count
    var p = origin
    for _ in 0..<count {
      let grey = plane.grey(p.x, p.y)
      values.append(Int32(truncatingIfNeeded: isInverted ? 65_280 - grey : grey))
      p = p + step
    }
  }

  /// How many neighbouring pairs of modules are about one period long, and that period, samples.
  private mutating func regularity(module: Double, length: Double) -> (regular: Int, period: Double) {
    trace()
    guard edges.count >= 4 else { return (0, 1) }
    periods.removeAll(keepingCapacity: true)
    for k in 2..<edges.count {
      let period = edges[k] - edges[k - 2]
      if period > module * 0.9, period < module * 3.6 { periods.append(period) }
    }
    guard periods.count >= 3 else { return (0, 1) }
    periods.sort()
    let period = periods[periods.count / 2]
    var (regular, sum) = (0, 0.0)
    for k in 2..<edges.count {
      guard edges[k] < length * 1.12 + 2.5 * module else { break }
      let (here, first) = (edges[k] - edges[k - 2], edges[k - 1] - edges[k - 2])
      if abs(here - period) < 0.3 * period + 0.5, first > 0.15 * here, first < 0.85 * here {
        regular += 1
        sum += here
      }
    }
    return (regular, regular > 0 ? sum / Double(regular) : 1)
  }

  /// Finds the changes: half-way between neighbouring extremes that differ by a fifth of all there is.
  private mutating func trace() {
    edges.removeAll(keepingCapacity: true)
    isInk.removeAll(keepingCapacity: true)
    values.withUnsafeBufferPointer { values in
      var (low, high) = (Int32.max, Int32.min)
      for v in values {
        low = min(low, v)
        high = max(high, v)
      }
      let swing = max((high &- low) / 5, 5 * 256)
      var (from, top, bottom, direction) = (0, 0, 0, 0)
      for i in 0..<values.count {
        let v = values[i]
        if direction >= 0, v > values[top] { top = i }
        if direction <= 0, v < values[bottom] { bottom = i }
        if direction >= 0, values[top] &- v > swing {
          if direction > 0 { add(values, from, top, ink: false) }
          from = top
          direction = -1
          bottom = i
        } else if direction <= 0, v &- values[bottom] > swing {
          if direction < 0 { add(values, from, bottom, ink: true) }
          from = bottom
          direction = 1
          top = i
        }
      }
      if direction > 0 { add(values, from, top, ink: false) }
      if direction < 0 { add(values, from, bottom, ink: true) }
    }
  }

  /// Adds the change between the extremes at `a` and `b`; `ink` tells what begins there.
  private mutating func add(_ values: UnsafeBufferPointer<Int32>, _ a: Int, _ b: Int, ink: Bool) {
    guard b > a else { return }
    let level = (values[a] &+ values[b]) / 2
    var i = a
    while i < b &- 1, (values[i &+ 1] > level) == (values[a] > level) { i &+= 1 }
    let span = values[i &+ 1] &- values[i]
    let part = span == 0 ? 0.5 : Double(level &- values[i]) / Double(span)
    edges.append(Double(i) + min(max(part, 0), 1))
    isInk.append(ink)
  }

  /// The line through the outer ends of the ink along the profile last traced.
  private func outerLine(
    _ origin: Point2D, _ step: Point2D, _ outward: Point2D, depth: Double, inset: Double
  ) -> FittedLine {
    let way = step * (1 / max(step.length, 1e-9))
    var ends: [Point2D] = []
    for k in edges.indices.dropLast() where isInk[k] {
      let middle = origin + step * ((edges[k] + edges[k + 1]) / 2)
      if let end = inkEnd(middle, outward, depth: depth) { ends.append(end) }
    }
    let plain = FittedLine(origin: origin + outward * (inset * depth), direction: way)
    guard ends.count >= 3 else { return plain }
    // Where other ink touches a module its end is not seen: keep those near the middle one.
    let offsets = ends.map { way.cross($0 - plain.origin) }
    let middle = offsets.sorted()[offsets.count / 2]
    let kept = ends.indices.filter { abs(offsets[$0] - middle) < max(0.45 * depth, 0.8) }.map { ends[$0] }
    guard kept.count >= 3, let fitted = FittedLine(kept) else { return plain }
    let cosine = fitted.direction.dot(way)
    guard abs(cosine) > 0.985 else { return FittedLine(origin: fitted.origin, direction: way) }
    return cosine > 0 ? fitted : FittedLine(origin: fitted.origin, direction: fitted.direction * -1)
  }

  /// Where the ink at `p` ends outwards; `nil` when it goes on for more than a module.
  private func inkEnd(_ p: Point2D, _ outward: Point2D, depth: Double) -> Point2D? {
    func at(_ k: Double) -> Int {
      let grey = plane.grey(p.x + outward.x * k, p.y + outward.y * k)
      return isInverted ? 65_280 - grey : grey
    }
    let ink = at(0)
    let paper = max(at(1.1 * depth), at(1.4 * depth + 0.5))
    guard paper - ink > 5 * 256 else { return nil }
    let level = (ink + paper) / 2
    let step = min(0.5, depth / 4)
    var (k, before) = (0.0, ink)
    while k < 1.4 * depth + 0.5 {
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
