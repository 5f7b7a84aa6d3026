/// Finds the parts of a picture that look like bars, at any angle: neighbouring blocks whose gradients agree
/// in direction, at several sizes of block, so that bars of one pixel and of forty are met.
///
/// Directions are compared as vectors of twice the angle, (xx − yy, 2·xy): the two sides of a bar, whose
/// gradients point in opposite ways, then count as one.
struct BarRegionFinder {
  /// Least squared gradient of a block, per corner: below it there is nothing but noise.
  var minimumEnergy: Float = 60
  /// Least coherence of a block with its neighbours.
  var minimumCoherence: Float = 0.53
  /// Blocks that show bars and hardly anything else.
  static var clear: BarRegionFinder { BarRegionFinder(minimumEnergy: 240, minimumCoherence: 0.85) }

  /// The regions of a picture, the largest first, `limit` at most.
  func locate(_ plane: PixelPlane, limit: Int, shouldStop: () -> Bool) -> [BarRegion] {
    var fields: [BarRegion] = []
    var field = GradientField(plane, rowStep: plane.width * plane.height > 1_500_000 ? 2 : 1)
    while field.columns >= 2, field.rows >= 2, field.blockSize <= 64, !shouldStop() {
      for candidate in components(field) where !fields.contains(where: { $0.resembles(candidate) }) {
        fields.append(candidate)
      }
      field = field.halved()
    }
    fields.sort { $0.area * $0.coherence > $1.area * $1.coherence }
    if fields.count > limit { fields.removeLast(fields.count - limit) }
    return fields
  }

  /// The connected sets of blocks of one direction.
  private func components(_ field: GradientField) -> [BarRegion] {
    let smooth = field.smoothed()
    var map = DirectionMap(smooth, field, minimumEnergy: minimumEnergy, minimumCoherence: minimumCoherence)
    var fields: [BarRegion] = []
    var members: [Int32] = []
    for seed in 0..<map.columns * map.rows where map.isFree(seed) {
      map.grow(from: seed, into: &members)
      guard members.count >= 3, let box = box(of: members, map, smooth) else { continue }
      fields.append(box)
    }
    return fields
  }

  /// Half the length of the smallest box, blocks and pixels, and half its height, pixels.
  private static let leastHalfLength = (blocks: 1.25, pixels: 12.0)
  private static let leastHalfHeight = 4.0
  /// Cosine below which a direction counts as running down, whichever way rounding tips it.
  private static let vertical = 0.01

  /// The box around blocks; `nil` when it is too small for bars.
  private func box(of members: [Int32], _ map: DirectionMap, _ field: GradientField) -> BarRegion? {
    var xx: Float = 0, yy: Float = 0, xy: Float = 0
    for index in members {
      let i = Int(index)
      xx += field.xx[i]
      yy += field.yy[i]
      xy += field.xy[i]
    }
    let size = Double(field.blockSize)
    let across = Self.direction(Double(xx - yy), Double(2 * xy))
    let along = across.perpendicular
    var low = Point2D(x: .infinity, y: .infinity), high = Point2D(x: -.infinity, y: -.infinity)
    var places: [Point2D] = []
    places.reserveCapacity(members.count)
    for index in members where map.hasOwnEnergy(Int(index)) {
      let i = Int(index)
      let place = Point2D(
        x: (Double(i % map.columns) + 0.5) * size, y: (Double(i / map.columns) + 0.5) * size)
      let p = place.dot(across), q = place.dot(along)
      low = Point2D(x: min(low.x, p), y: min(low.y, q))
      high = Point2D(x: max(high.x, p), y: max(high.y, q))
      places.append(Point2D(x: p, y: q))
    }
    let halfLength = (high.x - low.x + size) / 2, halfHeight = (high.y - low.y + size) / 2
    guard halfLength >= Self.leastHalfLength.blocks * size,
      halfLength >= Self.leastHalfLength.pixels, halfHeight >= Self.leastHalfHeight
    else { return nil }
    let (p, q) = ((low.x + high.x) / 2, (low.y + high.y) / 2)
    let a = Double(xx - yy), b = Double(2 * xy)
    var region = BarRegion(
      center: across * p + along * q, across: across, halfLength: halfLength, halfHeight: halfHeight,
      coherence: (a * a + b * b).squareRoot() / max(Double(xx + yy), 1))
    region.lean = Self.lean(places, halfLength, size).map { lean in
      BarRegion.Lean(
        tangent: lean.tangent, center: across * p + along * (lean.middle + lean.tangent * p),
        halfHeight: max(lean.height / 2, Self.leastHalfHeight))
    }
    return region
  }

  /// Share of half their height that bars lie higher or lower at an end of their box than in its middle, from
  /// which on they lean; the steepest lean, as a tangent; and how much of the parallelogram they must fill:
  /// symbols fill three quarters, neighbours and what has grown together less.
  private static let leastShift = 0.25, mostLean = 1.0, leastFill = 0.65

  /// How blocks of a size at places (across the bars, along them) lean: a tangent, where a line of that
  /// tangent through their middle crosses zero, and how high they are along the bars; `nil` where they
  /// do not.
  private static func lean(
    _ places: [Point2D], _ halfLength: Double, _ size: Double
  ) -> (tangent: Double, middle: Double, height: Double)? {
    var mean = Point2D(x: 0, y: 0)
    for place in places { mean = mean + place }
    mean = mean * (1 / Double(max(places.count, 1)))
    var xx = 0.0, xy = 0.0
    for place in places {
      let offset = place - mean
      xx += offset.x * offset.x
      xy += offset.x * offset.y
    }
    let tangent = xx > 0 ? xy / xx : 0
    guard abs(tangent) <= mostLean else { return nil }
    var low = Double.infinity, high = -Double.infinity
    for place in places {
      let height = place.y - tangent * place.x
      (low, high) = (min(low, height), max(high, height))
    }
    let height = high - low + size
    guard abs(tangent) * halfLength > leastShift * height / 2,
      Double(places.count) * size * size >= leastFill * 2 * halfLength * height
    else { return nil }
    return (tangent, (low + high) / 2, height)
  }

  /// The unit vector of half the angle of (x, y), which points right, or down.
  static func direction(_ x: Double, _ y: Double) -> Point2D {
    let length = (x * x + y * y).squareRoot()
    guard length > 0 else { return Point2D(x: 1, y: 0) }
    let cosine = x / length
    let c = max((1 + cosine) / 2, 0).squareRoot(), s = max((1 - cosine) / 2, 0).squareRoot()
    if c < vertical { return Point2D(x: 0, y: 1) }
    return Point2D(x: c, y: y < 0 ? -s : s)
  }
}
