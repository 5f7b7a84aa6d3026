/// A broken border followed module by module, however it bends.
struct DataMatrixWalk {
  /// Indices of the ink modules met, ascending from 0 at the arm, and where their outer ends are.
  var marks: [(index: Int, place: Point2D)] = []
  /// Modules of the border, an even number.
  var count: Int { (marks.last?.index ?? -2) + 2 }

  /// Starts at `start`, the outer end of an arm, towards `way`, the symbol's outside in the direction
  /// `outward` (unit vectors); modules are about `module` wide along the way and `depth` deep, pixels. `nil`
  /// when there are not even eight modules.
  init?(
    _ plane: PixelPlane, isInverted: Bool, start: Point2D, way: Point2D, outward: Point2D, module: Double,
    depth: Double
  ) {
    var walker = BorderWalker(
      plane, isInverted: isInverted, from: start, along: way, outward: outward, module: module, depth: depth)
    guard walker.begin() else { return nil }
    marks.append((0, walker.outerEnd))
    while marks.count < 80, let steps = walker.advance() {
      marks.append((marks[marks.count - 1].index + steps * 2, walker.outerEnd))
    }
    guard count >= 8, marks.count * 4 >= count else { return nil }
  }

  /// How far before a corner the last mark may lie, modules: its own place is one and a half.
  private static let mostBeforeEnd = 3.0

  /// Whether the border that was followed is that from one corner to another, and no part of it.
  func ends(_ first: Point2D, _ last: Point2D) -> Bool {
    guard let mark = marks.last else { return false }
    return (mark.place - last).length * Double(count) < Self.mostBeforeEnd * (last - first).length
  }

  /// The line through the first or last few marks.
  func line(atEnd: Bool) -> FittedLine? {
    let part = atEnd ? marks.suffix(4) : marks.prefix(4)
    return FittedLine(part.map { $0.place })
  }

  /// How far the border lies off where `place` says, `at` modules from the arm.
  func offset(_ at: Double, _ place: (Double) -> Point2D) -> Point2D {
    let zero = Point2D(x: 0, y: 0)
    var (before, after) = ((at: 0.0, off: zero), (at: Double(count), off: zero))
    for mark in marks {
      let here = (at: Double(mark.index) + 0.5, off: mark.place - place(Double(mark.index) + 0.5))
      if here.at <= at { before = here }
      if here.at >= at {
        after = here
        break
      }
    }
    guard after.at > before.at else { return before.off }
    let share = (at - before.at) / (after.at - before.at)
    return before.off * (1 - share) + after.off * share
  }
}

/// Goes from ink module to ink module.
private struct BorderWalker: ~Escapable {
  let plane: PixelPlane
  let isInverted: Bool
  /// The middle of the ink module that it stands on.
  var place: Point2D
  var way: Point2D
  var outward: Point2D
  var module: Double
  let depth: Double
  /// Where the module's ink ends outwards.
  var outerEnd: Point2D
  /// Least difference that counts, grey times 256.
  private var swing = 0
  private var trail: [Point2D] = []

  @_lifetime(copy plane)
  init(
    _ plane: PixelPlane, isInverted: Bool, from start: Point2D, along way: Point2D, outward: Point2D,
    module: Double, depth: Double
  ) {
    self.plane = plane
    self.isInverted = isInverted
    self.way = way
    self.outward = outward
    self.module = module
    self.depth = depth
    place = start - outward * (depth * 0.5) + way * (module * 0.5)
    outerEnd = start + way * (module * 0.5)
  }

  /// Grey with ink dark.
  private func grey(_ p: Point2D) -> Int {
    let grey = plane.grey(p.x, p.y)
    return isInverted ? 65_280 - grey : grey
  }

  /// Shortest step, pixels.
  private static let shortestStep = 0.2
  /// Where paper is looked for from the middle of ink: depths outwards, and modules along.
  private static let paper = (outwards: (near: 1.2, far: 1.6), along: 1.1)
  /// How far the next ink module is looked for, modules: a pair and what perspective makes of it; and where
  /// there must have been paper.
  private static let nextInk = (most: 3.4, paper: 2.9)
  /// Width of a module of ink at the most, modules: beyond it other ink touches it, which its middle must not
  /// follow.
  private static let widestInk = (stop: 1.5, middle: 1.45)
  /// Modules from ink to ink at least: nearer ones are one.
  private static let nearestInk = 1.1
  /// What is added to a number of pairs before it is cut off: they are counted short rather than long.
  private static let rounding = 0.45
  /// How far the width of a module may change from step to step, and how much of that is believed.
  private static let change = (least: 0.7, most: 1.4, share: 0.4)
  /// How far ink is followed outwards, depths; how far a step may move the middle, depths; and how much of
  /// that it does.
  private static let outermost = 1.4
  private static let shift = (most: 0.35, share: 0.7)

  /// Takes the measure of ink and paper; `false` where the first module is no ink on paper.
  mutating func begin() -> Bool {
    let ink = grey(place)
    let paper = max(
      grey(place + outward * (Self.paper.outwards.far * depth)),
      grey(place + way * (Self.paper.along * module)))
    guard paper - ink > 10 * 256 else { return false }
    swing = max((paper - ink) / 8, 4 * 256)
    settle()
    trail = [place]
    return true
  }

  /// Goes on to the next ink module: the next dip of grey behind a rise; how many pairs of modules that is,
  /// `nil` at the end of the border.
  mutating func advance() -> Int? {
    let step = max(module / 6, Self.shortestStep)
    var k = 0.0
    var ink = grey(place)
    var top = (at: 0.0, grey: 0), bottom = (at: 0.0, grey: Int.max)
    var level = 0
    var entered: Double?
    while k < Self.nextInk.most * module {
      k += step
      let here = grey(place + way * k)
      if let from = entered {
        if here >= level || k - from > Self.widestInk.stop * module {
          return arrive(from, to: k, module: module)
        }
      } else if bottom.grey == .max {
        ink = min(ink, here)
        if here > top.grey { top = (k, here) }
        if here < top.grey - swing, top.grey > ink + swing { bottom = (k, here) }
        if k > Self.nextInk.paper * module, bottom.grey == .max { return nil }
      } else {
        if here < bottom.grey { bottom = (k, here) }
        if here > bottom.grey + swing / 2 || k - bottom.at > module * 0.5 {
          level = (top.grey + bottom.grey) / 2
          entered = entry(top.at, to: bottom.at, level: level, step: step)
          if here >= level { return arrive(entered ?? k, to: k, module: module) }
        }
      }
    }
    return nil
  }

  /// Where grey falls to `level` between two places along the way.
  private func entry(_ from: Double, to: Double, level: Int, step: Double) -> Double {
    var (k, before) = (from, grey(place + way * from))
    while k < to {
      k += step
      let here = grey(place + way * k)
      if here < level { return k - step * Double(level - here) / Double(max(before - here, 1)) }
      before = here
    }
    return to
  }

  /// Stands on the ink from `from` to `to` along the way.
  private mutating func arrive(_ from: Double, to: Double, module: Double) -> Int? {
    let middle = to - from > Self.widestInk.middle * module ? from + 0.5 * module : (from + to) / 2
    guard middle > Self.nearestInk * module else { return nil }
    let steps = max(1, Int(middle / (2 * module) + Self.rounding))
    place = place + way * middle
    settle()
    let from = trail[max(0, trail.count - 4)]
    let span = place - from
    let modules = Double(2 * (min(trail.count, 4) - 1 + steps))
    if trail.count >= 2 || span.length > Self.widestInk.stop * module {
      let fresh = span * (1 / max(span.length, 1e-9))
      let blend = trail.count >= 3 ? fresh : Point2D(x: fresh.x + way.x, y: fresh.y + way.y)
      let turned = blend * (1 / max(blend.length, 1e-9))
      // The outside turns with the way.
      let (cosine, sine) = (way.dot(turned), way.cross(turned))
      outward = Point2D(
        x: outward.x * cosine - outward.y * sine, y: outward.x * sine + outward.y * cosine)
      way = turned
      let fresher = min(
        max(span.length / modules, module * Self.change.least), module * Self.change.most)
      self.module += (fresher - module) * Self.change.share
    }
    trail.append(place)
    return steps
  }

  /// Finds the outer end of the ink and moves to half a module from it.
  private mutating func settle() {
    let step = max(depth / 6, Self.shortestStep)
    let ink = grey(place)
    let paper = max(
      grey(place + outward * (Self.paper.outwards.near * depth)),
      grey(place + outward * (Self.paper.outwards.far * depth)))
    outerEnd = place + outward * (depth * 0.5)
    guard paper > ink + swing else { return }
    let level = (ink + paper) / 2
    var (k, before) = (0.0, ink)
    while k < Self.outermost * depth {
      k += step
      let here = grey(place + outward * k)
      if here >= level {
        let end = k - step * Double(here - level) / Double(max(here - before, 1))
        outerEnd = place + outward * end
        let shift = min(max(end - depth * 0.5, -Self.shift.most * depth), Self.shift.most * depth)
        place = place + outward * (shift * Self.shift.share)
        return
      }
      before = here
    }
  }
}
