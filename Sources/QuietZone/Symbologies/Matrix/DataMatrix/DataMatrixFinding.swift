/// Where a Data Matrix may be: two straight borders that meet in the corner of its solid L.
struct DataMatrixFinding {
  /// The L's outer corner.
  var corner: Point2D
  /// Outer ends of the two arms; seen from the corner, `up` lies counter-clockwise of `right` on screen.
  var right: Point2D
  var up: Point2D
  /// Unit vectors along the arms.
  var rightWay: Point2D
  var upWay: Point2D
  /// Width of a module along each arm, estimated from the other arm's thickness, pixels.
  var rightModule: Double
  var upModule: Double
  /// Where the arms' outer edges were met, from the corner outwards.
  var rightPoints: [Point2D]
  var upPoints: [Point2D]
  /// The modules of the L are light, their surroundings dark.
  var isInverted: Bool
  var surroundings: Surroundings

  var rightLength: Double { (right - corner).length }
  var upLength: Double { (up - corner).length }
}
