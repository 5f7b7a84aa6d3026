/// Follows bars along themselves, from a line across them that is known: how far they reach, and how they
/// lean.
///
/// Lines to both sides are compared with the known one, piece by piece: bars look alike all the way, whatever
/// the contrast, and what lies above and below them does not. What hides bars for a while, a fold or a stroke
/// of a pen, is passed over where they go on behind it; light paper between sharp ends is where one symbol
/// ends and an equal one begins.
struct BarTracer: ~Escapable {
  /// How far bars reach, and where their first and last one lie there.
  struct Bars {
    /// Unit vectors across the bars and along them.
    var across: Point2D
    var along: Point2D
    /// Middle of the known line.
    var origin: Point2D
    /// Ends along the bars, pixels from the known line; `low <= 0 <= high`.
    var low: Double
    var high: Double
    /// Whether light paper was seen to begin there, before known lines that lie beyond.
    var isEnded: (low: Bool, high: Bool)
    /// The first bar's and the last one's places there, pixels across from the origin.
    var begin: (low: Double, high: Double)
    var end: (low: Double, high: Double)

    /// Ends them at an offset where paper lies across all of them.
    mutating func end(at offset: Double) {
      guard low < offset, offset < high else { return }
      let share = (offset - low) / (high - low)
      let places = (begin.low + share * (begin.high - begin.low), end.low + share * (end.high - end.low))
      if offset > 0 {
        (high, begin.high, end.high, isEnded.high) = (offset, places.0, places.1, true)
      } else {
        (low, begin.low, end.low, isEnded.low) = (offset, places.0, places.1, true)
      }
    }
  }

  let plane: PixelPlane
  /// Light bars on dark ground.
  let isInverted: Bool
  /// Width of a module, pixels.
  let module: Double
  private let origin: Point2D
  private var across: Point2D
  private var along: Point2D
  /// Whether the known line meets the bars askew and is to stay as it is.
  private let isOblique: Bool
  /// Half of the known line's length, pixels.
  private var half: Double
  private var reference = LineProfile()
  private var profile = LineProfile()
  private var pieces: [Piece] = []
  /// Lines that may still be looked at.
  private var budget = 1500

  /// A part of the known line with the sums that comparing needs.
  private struct Piece {
    var start: Int
    var count: Int
    var sum = 0
    /// Count times the sum of squares, less the square of the sum.
    var spread = 0.0
  }

  /// How a line resembles the known one.
  struct Likeness {
    /// Whether most pieces show the bars, and whether all do.
    var agrees = false
    var isWhole = false
    /// Contrast of the bars, the known line's as 1.
    var contrast = 0.0
    /// How far each piece is shifted, pixels.
    var shifts: [Int] = []
    /// How much of it is as light as spaces, 0…1.
    var light = 0.0
  }

  /// The bars that the line from `begin` to `end` crosses, places that are `modules` apart; 0 where that is
  /// not known. They run along `along`, more or less: square to the line where nothing is said.
  @_lifetime(copy plane)
  init(
    _ plane: PixelPlane, from begin: Point2D, to end: Point2D, along: Point2D? = nil, modules: Int,
    isInverted: Bool
  ) {
    self.plane = plane
    self.isInverted = isInverted
    let length = max((end - begin).length, 1)
    origin = (begin + end) * 0.5
    across = (end - begin) * (1 / length)
    self.along = along ?? across.perpendicular
    isOblique = abs(across.dot(self.along)) > Self.leastOblique
    half = length / 2
    let count = modules > 0 ? modules : 40
    module = max(length / Double(count), 0.5)
    learn()
  }

  /// Cosine of the angle with the bars from which on a line is not meant to be square to them.
  private static let leastOblique = 0.01
  /// How far pieces are looked for to both sides of where they were last, pixels.
  private var slack: Int { 2 }
  /// Distance of lines, modules.
  private static let lineStep = 0.7
  /// How far pieces must have been shifted for lines to be turned, pixels.
  private static let leastLean = 0.75
  /// Where lines are compared at an end, modules from it: inside, where bars are whole, and outside, where
  /// there is paper or something else.
  private static let inside = -2.5
  private static let farInside = -7.0
  private static let farOutside = 5.0
  /// How much of the contrast further inside there must be right before an end: glare takes it away bit by
  /// bit.
  private static let sharp = 0.6
  /// How much of a line is as light as spaces where paper begins.
  private static let paper = 0.6
  /// Modules and pixels that a sharp end is looked for from.
  private static let beforeEnd = (modules: 2.5, pixels: 2.0)
  /// How finely it is looked for, pixels from one line to the next.
  private static let paces = [2.0, 0.5]
  /// How much of a piece must be explained by the known line for its shift to be one.
  private static let leastShare = 0.3
  /// Distance of lines, pixels.
  private var step: Double { min(max(Self.lineStep * module, 1), 6) }
  private var isKnown: Bool { !pieces.isEmpty }

  /// Bits that samples lose for comparing: what is left is half a grey level, and eight sums of its squares
  /// stay below 2³¹ for pieces of 66 000 pixels.
  private static let coarser: Int32 = 5

  /// Samples the known line and cuts it into pieces with enough bars each.
  private mutating func learn() {
    let count = Int(2 * half)
    pieces.removeAll(keepingCapacity: true)
    guard count >= 16 else { return }
    sample(&reference, at: 0, width: 3, slack: 0)
    let number = min(max(Int(2 * half / (12 * module)), 1), 4)
    for k in 0..<number {
      var piece = Piece(start: count * k / number, count: 0)
      piece.count = count * (k + 1) / number - piece.start
      var squares: Int64 = 0
      for i in piece.start..<piece.start + piece.count {
        let value = Int(reference.values[i]) >> Self.coarser
        piece.sum += value
        squares += Int64(value * value)
      }
      piece.spread = Double(piece.count) * Double(squares) - Double(piece.sum) * Double(piece.sum)
      if piece.spread > 0 { pieces.append(piece) }
    }
  }

  private func sample(_ profile: inout LineProfile, at offset: Double, width: Int, slack: Int) {
    // The middle of the first pixel between the bars' ends.
    let start = origin + along * offset - across * (half + Double(slack) - 0.5)
    profile.sample(
      plane, origin: start, across: across, along: along, count: Int(2 * half) + 2 * slack, width: width)
  }

  /// The bars; those at offsets `known`, pixels along them from the known line, belong to it unless light
  /// paper is in between. `nil` where the line is too short to tell.
  mutating func trace(known: [Double]) -> Bars? {
    guard isKnown else { return nil }
    straighten()
    guard isKnown else { return nil }
    let (low, high) = (follow(-1, known), follow(1, known))
    return Bars(
      across: across, along: along, origin: origin, low: -low.reach, high: high.reach,
      isEnded: (low.isEnded, high.isEnded), begin: (low.begin - half, high.begin - half),
      end: (low.end + half, high.end + half))
  }

  /// Steps from the known line at which others are looked at to see how bars lean: at first each, as pieces
  /// are not looked for far from where they were last.
  private static let stepsForLean = [1, 2, 3, 4, 6, 8, 12, 16, 20, 24]

  /// Turns lines until they lie square to the bars, or finds the way of bars that lines meet askew.
  private mutating func straighten() {
    for _ in 0..<2 where isKnown {
      var ends: [(offset: Double, shift: Double)] = [(0, 0), (0, 0)]
      for side in 0..<2 {
        var shifts = [Int](repeating: 0, count: pieces.count)
        for k in Self.stepsForLean {
          let offset = (side == 0 ? -1 : 1) * Double(k) * step
          let line = look(at: offset, around: shifts)
          guard line.agrees else { break }
          shifts = line.shifts
          ends[side] = (offset, Double(shifts.reduce(0, +)) / Double(shifts.count))
        }
      }
      let height = ends[1].offset - ends[0].offset
      let lean = ends[1].shift - ends[0].shift
      guard height > 4 * step, abs(lean) >= Self.leastLean else { return }
      let tangent = lean / height
      if isOblique {
        let way = along + across * tangent
        along = way * (1 / way.length)
        continue
      }
      across = across.turned(by: -tangent)
      along = across.perpendicular
      half /= (1 + tangent * tangent).squareRoot()
      // Square to its bars a line may be too short to tell anything.
      learn()
    }
  }

  /// One end of the bars.
  private struct Reach {
    /// Pixels from the known line.
    var reach = 0.0
    /// How far the first and the last bar are shifted there.
    var begin = 0.0
    var end = 0.0
    /// Whether light paper begins there, where known lines lie beyond.
    var isEnded = false
  }

  /// Most steps from one line to the next where all before have shown the bars: fewer modules than lie
  /// between two symbols.
  private static let longestStride = 4

  /// Lines to one side, as far as they show the bars: ever fewer while they do, and each where one does not.
  private mutating func follow(_ side: Double, _ known: [Double]) -> Reach {
    let furthest = known.reduce(0) { max($0, $1 * side) }
    var last = 0.0, offset = 0.0, met = 0, stride = 1
    var shifts = [Int](repeating: 0, count: pieces.count)
    while budget > 0 {
      budget -= 1
      offset += step * Double(stride)
      let isSeen = isInside(side * offset) && (offset - last <= half || offset <= furthest + 2 * step)
      guard isSeen || stride > 1 else { break }
      let line = isSeen ? look(at: side * offset, around: shifts) : Likeness()
      if !line.agrees, stride > 1 {
        (offset, stride) = (last, 1)
        continue
      }
      met = line.agrees ? met + 1 : 0
      guard line.agrees else { continue }
      if offset - last > max(6 * module, 6) {
        // Chance makes a line that agrees, hardly ever two; values alike but for a few characters make lines
        // that agree for the most part.
        if met < 2 || !line.isWhole { continue }
        let resumed = offset - step
        if isEnd(last, side: side, shifts: shifts),
          isEnd(resumed, side: -side, shifts: line.shifts, from: side)
        {
          break
        }
      }
      (last, shifts) = (offset, line.shifts)
      stride = min(2 * stride, Self.longestStride)
    }
    var result = reach(sharpEnd(last, side: side, shifts: shifts), shifts)
    // Asked for only where some of the known lines lie beyond.
    if furthest > result.reach { result.isEnded = isEnd(last, side: side, shifts: shifts) }
    return result
  }

  /// How much of a line that is paper between two symbols is as light as spaces.
  private static let allPaper = 0.9

  /// The first line from one offset to another that is paper all along.
  mutating func paper(from: Double, to: Double) -> Double? {
    let shifts = [Int](repeating: 0, count: pieces.count)
    let step = (from < to ? 1.0 : -1) * max(0.5, module / 4)
    var offset = from
    while isKnown, (to - offset) * step > 0 {
      if look(at: offset, around: shifts).light > Self.allPaper { return offset }
      offset += step
    }
    return nil
  }

  private func isInside(_ offset: Double) -> Bool { plane.holds(origin + along * offset) }

  /// Whether bars end at an offset and paper begins, seen from `side` of the known line; `from`: the side of
  /// the known line where the bars lie, if it is the other one.
  private mutating func isEnd(_ offset: Double, side: Double, shifts: [Int], from: Double? = nil) -> Bool {
    let sign = from ?? side
    func place(_ modules: Double) -> Double { sign * offset + side * modules * module }
    let near = look(at: place(Self.inside), around: shifts).contrast
    let far = look(at: place(Self.farInside), around: shifts)
    // Glare takes contrast away bit by bit, an end at once.
    guard near > Self.sharp * (far.agrees ? far.contrast : 1) else { return false }
    // Figures close to the bars leave some rows light, what lies across the bars none.
    var modules = 1.0
    while modules < Self.farOutside {
      if look(at: place(modules), around: shifts).light > Self.paper { return true }
      modules += max(0.5, 1 / module)
    }
    return false
  }

  /// Where contrast falls to half of what it is further inside.
  private mutating func sharpEnd(_ last: Double, side: Double, shifts: [Int]) -> Double {
    let inside = max(last - Self.beforeEnd.modules * module - Self.beforeEnd.pixels, 0)
    let contrast = look(at: side * inside, around: shifts, width: 1).contrast
    var offset = inside
    func isBeyond(_ next: Double) -> Bool {
      !isInside(side * next) || look(at: side * next, around: shifts, width: 1).contrast < 0.5 * contrast
    }
    for pace in Self.paces {
      while offset + pace <= last + step + 2, !isBeyond(offset + pace) { offset += pace }
    }
    return offset
  }

  /// The first and the last bar's shift from those of the outermost pieces.
  private func reach(_ offset: Double, _ shifts: [Int]) -> Reach {
    guard let first = shifts.first, let last = shifts.last, let a = pieces.first, let b = pieces.last,
      pieces.count > 1
    else { return Reach(reach: offset, begin: Double(shifts.first ?? 0), end: Double(shifts.first ?? 0)) }
    let (from, to) = (Double(a.start) + Double(a.count) / 2, Double(b.start) + Double(b.count) / 2)
    let slope = Double(last - first) / max(to - from, 1)
    return Reach(
      reach: offset, begin: Double(first) - slope * from, end: Double(last) + slope * (2 * half - to))
  }

  /// Compares the line at an offset with the known one, each piece around its shift.
  private mutating func look(at offset: Double, around shifts: [Int], width: Int = 3) -> Likeness {
    let reach = slack + shifts.reduce(0) { max($0, abs($1)) }
    sample(&profile, at: offset, width: width, slack: reach)
    var result = Likeness()
    result.shifts = shifts
    var agreeing = 0
    var contrasts: [Double] = []
    for (index, piece) in pieces.enumerated() {
      let start = piece.start + reach
      var shift = shifts[index]
      var found = compare(piece, at: start + shift)
      for way in [-1, 1] {
        // Where it is more alike on one side, it may be even more a pixel further that way.
        for place in [shifts[index] + way, shifts[index] + slack * way] {
          let next = compare(piece, at: start + place)
          guard next.share > found.share else { break }
          (found, shift) = (next, place)
        }
      }
      contrasts.append(found.contrast)
      if found.share > Self.leastShare {
        agreeing += 1
        result.shifts[index] = shift
      }
    }
    result.agrees = agreeing * 4 >= pieces.count * 3
    result.isWhole = agreeing == pieces.count
    contrasts.sort()
    result.contrast = contrasts[contrasts.count / 2]
    result.light = lightShare(reach)
    return result
  }

  /// How well a piece matches the samples from `start` on, as the square of their correlation, and their
  /// contrast as a share of the piece's; zeros where they are opposites.
  private func compare(_ piece: Piece, at start: Int) -> (share: Double, contrast: Double) {
    let values = profile.values.storageSpan.extracting(start..<start + piece.count)
    let known = reference.values.storageSpan.extracting(piece.start..<piece.start + piece.count)
    var sums = SIMD8<Int32>.zero, squares = SIMD8<Int32>.zero, products = SIMD8<Int32>.zero
    let bits = SIMD8<Int32>(repeating: Self.coarser)
    var i = 0
    while i &+ 8 <= piece.count {
      let value = values.eight(from: i) &>> bits
      sums &+= value
      squares &+= value &* value
      products &+= value &* (known.eight(from: i) &>> bits)
      i &+= 8
    }
    while i < piece.count {
      let value = values[i] &>> Self.coarser
      sums[0] &+= value
      squares[0] &+= value &* value
      products[0] &+= value &* (known[i] &>> Self.coarser)
      i &+= 1
    }
    let count = Double(piece.count)
    let sum = Self.total(sums)
    let spread = count * Self.total(squares) - sum * sum
    let common = count * Self.total(products) - sum * Double(piece.sum)
    guard common > 0, spread > 0 else { return (0, 0) }
    return (common * common / (spread * piece.spread), common / piece.spread)
  }

  private static func total(_ sums: SIMD8<Int32>) -> Double {
    sums.indices.reduce(0) { $0 + Double(sums[$1]) }
  }

  /// How much of the line sampled last is lighter than the middle of the known one's bars and spaces, or,
  /// light on dark, darker.
  private func lightShare(_ slack: Int) -> Double {
    let count = pieces.reduce(0) { $0 + $1.count }
    let sum = pieces.reduce(0.0) { $0 + Double($1.sum) }
    let middle = Int32(sum / Double(max(count, 1)) * Double(1 << Self.coarser))
    var light = 0, all = 0
    for value in profile.values.dropFirst(slack).dropLast(slack) {
      all += 1
      if (value > middle) != isInverted { light += 1 }
    }
    return Double(light) / Double(max(all, 1))
  }
}
