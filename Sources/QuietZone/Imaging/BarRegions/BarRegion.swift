/// A part of a picture where grey changes in one direction only, as across bars: an upright or tilted box.
struct BarRegion {
  /// Middle of the box, pixels.
  var center: Point2D
  /// Unit vector across the bars, the way a scan line runs; to the right, or downwards where it is vertical.
  var across: Point2D
  /// Unit vector along the bars: `across` turned clockwise, unless lines follow bars as they lean.
  private(set) var along: Point2D
  /// Half the box along `across` and half of it along the bars, pixels.
  var halfLength: Double
  var halfHeight: Double
  /// How purely grey changes in that direction, 0…1.
  var coherence: Double
  /// How bars that are met further on lie higher or lower than the first ones; `nil` where they fill the box.
  var lean: Lean?

  /// Bars fill a parallelogram, as on the side of a bottle that is seen from above.
  struct Lean {
    /// Pixels along the bars for each pixel across them.
    var tangent: Double
    /// The middle of what they fill.
    var center: Point2D
    /// Half of what they fill along the bars, pixels.
    var halfHeight: Double
  }

  init(center: Point2D, across: Point2D, halfLength: Double, halfHeight: Double, coherence: Double) {
    self.center = center
    self.across = across
    along = across.perpendicular
    self.halfLength = halfLength
    self.halfHeight = halfHeight
    self.coherence = coherence
  }

  var area: Double { 4 * halfLength * halfHeight }

  /// Its corners; the first along the bars comes first.
  var outline: Quadrilateral {
    Quadrilateral(center: center, right: across * halfLength, down: along * halfHeight)
  }

  /// The box turned clockwise around its middle, by the angle with this tangent.
  func turned(by tangent: Double) -> BarRegion {
    var turned = self
    turned.across = across.turned(by: tangent)
    turned.along = turned.across.perpendicular
    return turned
  }

  /// The parallelogram that the bars fill as they lean: lines along it do not meet them at right angles.
  var leaning: BarRegion? {
    guard let lean else { return nil }
    var leaning = self
    leaning.lean = nil
    let side = across + along * lean.tangent
    leaning.across = side * (1 / side.length)
    leaning.halfLength = halfLength * side.length
    leaning.center = lean.center
    leaning.halfHeight = lean.halfHeight
    return leaning
  }

  /// Cosine of the angle between boxes that are the same, and how much of the larger one's length and height
  /// both have, in halves of it.
  private static let sameDirection = 0.97
  private static let sameLength = 1.4
  private static let sameHeight = 1.0

  /// Whether `other` is about the same box.
  func resembles(_ other: BarRegion) -> Bool {
    let turn = across.dot(other.across)
    guard turn > Self.sameDirection || turn < -Self.sameDirection else { return false }
    let offset = other.center - center
    let x = offset.dot(across), y = offset.dot(along)
    let overlapX = min(halfLength, x + other.halfLength) - max(-halfLength, x - other.halfLength)
    let overlapY = min(halfHeight, y + other.halfHeight) - max(-halfHeight, y - other.halfHeight)
    guard overlapX > 0, overlapY > 0 else { return false }
    return overlapX > Self.sameLength * max(halfLength, other.halfLength)
      && overlapY > Self.sameHeight * max(halfHeight, other.halfHeight)
  }
}
