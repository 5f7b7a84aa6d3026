/// A square of three by three modules inside a light and a dark ring, one module each, that was found in a
/// picture: the finder pattern of the QR family.
struct ConcentricPattern {
  /// Middle of the pattern, pixels.
  var center: Point2D
  /// Mean width of a module, pixels.
  var moduleSize: Double
  /// Middle line of the dark ring: a square of 6 × 6 modules in the picture. Which corner is `topLeft` says
  /// nothing about the symbol.
  var ring: Quadrilateral
  /// Light where a pattern is dark by the standard, and the other way round.
  var isInverted: Bool
  /// Drawn with rings for squares. ``ring`` is then the square around the dark one, and stands as the picture
  /// does until its axes are ``turned(toNearestOf:)``.
  var isRound = false
  /// Grey of the inner square and of the light ring, 0…255.
  var inner: Int
  var outer: Int

  /// A step of one module to the right in the pattern's own frame, pixels.
  var right: Point2D { (ring.topRight - ring.topLeft + (ring.bottomRight - ring.bottomLeft)) * (1 / 12) }
  /// A step of one module down in the pattern's own frame, pixels.
  var down: Point2D { (ring.bottomLeft - ring.topLeft + (ring.bottomRight - ring.topRight)) * (1 / 12) }

  /// The same pattern with its frame turned by `quarters` × 90°, so that its axes are another pair of the
  /// four.
  func turned(_ quarters: Int) -> ConcentricPattern {
    var result = self
    let corners = ring.corners
    result.ring = Quadrilateral(
      topLeft: corners[quarters & 3], topRight: corners[(quarters + 1) & 3],
      bottomRight: corners[(quarters + 2) & 3], bottomLeft: corners[(quarters + 3) & 3])
    return result
  }
}

extension ConcentricPattern {
  /// The same pattern with its frame seen from behind.
  var mirrored: ConcentricPattern {
    var result = self
    result.ring = ring.transposed
    return result
  }

  /// The pattern's middle, modules from its outer corner: it is seven modules wide.
  static let middle = 3.5
  /// Where ``ring`` ends, the middle of the last module, modules from the outer corner at which it begins.
  static let ringEnd = 6.5

  /// The perspective of the pattern alone: module coordinates from its outer top left corner.
  var frame: PerspectiveTransform? {
    PerspectiveTransform(x0: 0.5, y0: 0.5, x1: Self.ringEnd, y1: Self.ringEnd, to: ring)
  }
}
