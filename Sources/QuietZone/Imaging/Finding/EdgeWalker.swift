/// Follows a border between light and dark pixel by pixel, in grey and between pixels, over small gaps and
/// slight bends.
///
/// The places met lie in one piece of memory that is made once: those of the walk forth from its middle up,
/// those of the walk back from its middle down, so that they are in order.
struct EdgeWalker: ~Escapable {
  let dark: DarkPixels
  let surroundings: Surroundings
  private var places: [Point2D]
  /// The part of `places` met on the last walks.
  private var span = 0..<0
  /// Whether the last walk went round the corner with the other edge and on along that.
  private(set) var hasTurned = false
  /// Most places on either side.
  private let reach: Int

  @_lifetime(copy dark)
  init(_ dark: DarkPixels, in surroundings: Surroundings) {
    self.dark = dark
    self.surroundings = surroundings
    reach = min(max(dark.plane.width, dark.plane.height), 4096)
    places = [Point2D](repeating: Point2D(x: 0, y: 0), count: 2 * reach)
  }

  /// The places met on the last walks, for those who remember what was refused.
  var met: ArraySlice<Point2D> { places[span] }

  /// The edge through `p`, where dark lies in the direction `normal` (a unit vector, roughly); `nil` when it
  /// is shorter than `minimum` pixels or not straight.
  mutating func edge(through p: Point2D, normal: Point2D, minimum: Double) -> StraightEdge? {
    let axis = EdgeAxis(dark, normal: normal, surroundings: surroundings)
    span = Self.walk(axis, p, into: &places, reach: reach)
    return edge(span, normal: normal, minimum: minimum)
  }

  /// The same for an edge that makes a corner with the edge `other`: blur rounds it, so where all places met
  /// make no edge, those do that are two pixels and more from the other one; on a texture, which may go on
  /// behind the corner, on the side where `p` is.
  mutating func edge(
    through p: Point2D, normal: Point2D, minimum: Double, beside other: StraightEdge
  ) -> StraightEdge? {
    let edge = edge(through: p, normal: normal, minimum: minimum)
    var met = span
    let side = other.line.direction.cross(p - other.line.origin) < 0 ? -1.0 : 1
    func isNear(_ q: Point2D) -> Bool {
      let offset = other.line.direction.cross(q - other.line.origin)
      return (surroundings == .textured ? offset * side : abs(offset)) < 2
    }
    while let first = met.first, isNear(places[first]) { met.removeFirst() }
    while let last = met.last, isNear(places[last]) { met.removeLast() }
    hasTurned = Double(span.count) >= minimum && met.count * 2 < span.count
    if hasTurned { return nil }
    if edge != nil { return edge }
    return self.edge(met, normal: normal, minimum: minimum)
  }

  /// How far an edge may bulge between its ends, pixels and a share of its length: more than a symbol on a
  /// bottle does is no symbol's, and need not be looked at closer.
  private static let mostBulge = (pixels: 1.2, share: 0.05)

  /// The edge that places met one after the other make.
  private func edge(_ met: Range<Int>, normal: Point2D, minimum: Double) -> StraightEdge? {
    let points = places[met]
    guard Double(points.count) >= minimum * 0.5, points.count > 1 else { return nil }
    let start = points[met.lowerBound]
    let chord = points[met.upperBound - 1] - start
    let length = chord.length
    guard length >= minimum else { return nil }
    let sag = max(Self.mostBulge.pixels, length * Self.mostBulge.share) * length
    for k in 1...3 where abs(chord.cross(points[met.lowerBound + met.count * k / 4] - start)) > sag {
      return nil
    }
    return StraightEdge(points, toDark: normal, minimum: minimum)
  }

  /// Walks both ways from `p`; the part of `places` that was filled in.
  private static func walk(
    _ axis: EdgeAxis, _ p: Point2D, into places: inout [Point2D], reach: Int
  ) -> Range<Int> {
    let (start, across) = axis.split(p)
    let forth = axis.walk(Int(start), across: across, slope: axis.slope, step: 1, into: &places, at: reach)
    guard forth > 0 else { return 0..<0 }
    let seed = axis.split(places[reach]).across
    var slope = axis.slope
    if forth >= 6 {
      let (from, to) = (axis.split(places[reach]), axis.split(places[reach + min(forth, 12) - 1]))
      slope = (to.across - from.across) / (to.along - from.along)
    }
    let back = axis.walk(
      Int(start) - 1, across: seed - slope, slope: slope, step: -1, into: &places, at: reach - 1)
    return reach - back..<reach + forth
  }

  /// How far from an edge grey is compared, pixels: blur makes edges two pixels wide.
  private static let aside = 1.2

  /// Unit vector towards dark at a place on an edge, from the grey around it.
  func normal(_ p: Point2D) -> Point2D? {
    let plane = dark.plane
    var (across, down) = (0, 0)
    for k in -1...1 {
      let d = Double(k)
      across += plane.grey(p.x + Self.aside, p.y + d) - plane.grey(p.x - Self.aside, p.y + d)
      down += plane.grey(p.x + d, p.y + Self.aside) - plane.grey(p.x + d, p.y - Self.aside)
    }
    let g = Point2D(x: Double(across), y: Double(down))
    let length = g.length
    return length > 12 * 256 ? g * (-1 / length) : nil
  }
}

/// The axis of the picture that an edge is nearer to, along which it is followed: in every column, or every
/// row, it lies between two pixels.
private struct EdgeAxis: ~Escapable {
  private let dark: DarkPixels
  /// Along the y axis, across along the x axis.
  private let isUpright: Bool
  /// From light to dark across.
  private let side: Int
  private let surroundings: Surroundings
  /// Steps across for one along, where the walk begins.
  let slope: Double

  @_lifetime(copy dark)
  init(_ dark: DarkPixels, normal: Point2D, surroundings: Surroundings) {
    (self.dark, self.surroundings) = (dark, surroundings)
    isUpright = abs(normal.x) > abs(normal.y)
    let (across, along) = isUpright ? (normal.x, normal.y) : (normal.y, normal.x)
    side = across > 0 ? 1 : -1
    slope = across == 0 ? 0 : -along / across
  }

  @inline(__always) func split(_ p: Point2D) -> (along: Double, across: Double) {
    isUpright ? (p.y, p.x) : (p.x, p.y)
  }

  /// Goes from pixel `start` on the axis in steps of a pixel, later of two and four, and writes the places
  /// met from `index` on, in the direction of `step` (1 or -1); returns how many. Ends at gaps, where the
  /// edge has turned too far for a straight one, and on a texture where it was last seen to go on.
  @_optimize(speed)
  func walk(
    _ start: Int, across: Double, slope: Double, step: Int,
    into places: inout [Point2D], at index: Int
  ) -> Int {
    var room = places.mutableStorageSpan
    // Two loops instead of a question at each pixel.
    return isUpright
      ? walk(start, across: across, slope: slope, step: step, into: &room, at: index, isUpright: true)
      : walk(start, across: across, slope: slope, step: step, into: &room, at: index, isUpright: false)
  }

  /// How many places off the line an edge on a texture is followed past, to where it might go on.
  private static let farthest = 12

  /// How far from where it is expected an edge may be met, pixels: at first, while its direction is hardly
  /// known, and then. And how near it is on a line: on a texture what is met farther off counts against it.
  private static let slack = (first: 2.5, early: 1.5, later: 1.1)
  private static let onLine = 0.6
  /// The tangent of 18 degrees: an edge that has turned so far has gone round a corner.
  private static let corner = 0.33

  @inline(__always) private func walk(
    _ start: Int, across: Double, slope: Double, step: Int, into places: inout MutableSpan<Point2D>,
    at index: Int, isUpright: Bool
  ) -> Int {
    let room = step > 0 ? places.count - index : index + 1
    let limit = isUpright ? dark.plane.height : dark.plane.width
    var (u, v, slope, first, stride, pace) = (start, across, slope, slope, step, Double(step))
    var (count, gap, gaps) = (0, 0, 0)
    // Places on the line less those off it and gaps, and where that was most.
    var (sum, best, end) = (0, 0, 0)
    while u >= 0, u < limit, count < room {
      if let place = crossing(u, v, reach: count < 8 ? 2 : 1, isUpright: isUpright),
        abs(place - v)
          < (count == 0 ? Self.slack.first : count < 8 ? Self.slack.early : Self.slack.later)
      {
        sum &+= count < 8 || abs(place - v) < Self.onLine ? 1 : -1
        v = place
        let along = Double(u) + 0.5
        places[index &+ count &* step] = isUpright ? Point2D(x: v, y: along) : Point2D(x: along, y: v)
        count &+= 1
        gap = 0
        if surroundings == .plain || sum >= best { (best, end) = (sum, count) }
        if best &- sum > Self.farthest { return end }
        if count >= 5, count & 3 == 0 || count < 12 {
          let from = places[index &+ max(0, count &- 18) &* step]
          slope = isUpright ? (v - from.x) / (along - from.y) : (v - from.y) / (along - from.x)
          if count == 12 { first = slope }
          if count == 24 || count == 64 { (stride, pace) = (stride &* 2, pace * 2) }
          if count > 12, abs(slope - first) > Self.corner * (1 + slope * first) { return end }
        }
      } else if stride != step {
        // The end, or a gap: to the pixel from here on.
        u &-= stride
        v -= slope * pace
        (stride, pace) = (step, Double(step))
      } else {
        gap &+= abs(stride)
        gaps &+= 1
        sum &-= 1
        if count == 0 || gap > (count < 8 ? 1 : min(2 &+ count &* abs(stride) / 8, 9))
          || gaps &* 4 > count &+ 12
        {
          return end
        }
      }
      u &+= stride
      v += slope * pace
    }
    return end
  }

  /// Pixels from the picture's border within which no edge is measured: two pixels to each side are looked
  /// at.
  private static let border = 2.5

  /// Where light turns to dark at `u` on the axis, at most `reach` (1 or 2) pixels from `v`.
  @inline(__always) private func crossing(_ u: Int, _ v: Double, reach: Int, isUpright: Bool) -> Double? {
    let plane = dark.plane
    let limit = isUpright ? plane.width : plane.height
    guard v >= Self.border, v < Double(limit &- 3) else { return nil }
    let i = Int(v - 0.5)
    let level = dark.threshold(x: isUpright ? i : u, y: isUpright ? u : i)
    // The last pixel before `v`, seen from the light side.
    let last = side > 0 ? i : i &+ 1
    @inline(__always) func at(_ k: Int) -> Int {
      let w = last &+ k &* side
      return Int(isUpright ? plane.pixel(x: w, y: u) : plane.pixel(x: u, y: w))
    }
    @inline(__always) func between(_ k: Int, _ a: Int, _ b: Int) -> Double {
      Double(last) + 0.5 + Double(side) * (Double(k) + Double(a &- level) / Double(max(a &- b, 1)))
    }
    let here = at(0), next = at(1)
    if here >= level {
      if next < level { return between(0, here, next) }
      let second = at(2)
      if second < level { return between(1, next, second) }
      guard reach > 1 else { return nil }
      let third = at(3)
      return third < level ? between(2, second, third) : nil
    }
    let before = at(-1)
    if before >= level { return between(-1, before, here) }
    guard reach > 1 else { return nil }
    let second = at(-2)
    return second >= level ? between(-2, second, before) : nil
  }
}
