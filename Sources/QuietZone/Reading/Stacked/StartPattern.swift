/// A start or stop pattern that a line of a picture showed, and the stacked symbol that it may belong to.
struct StartPattern {
  let decoder: StackedDecoder
  /// Whether it is a stop pattern.
  let isStop: Bool
  /// Codewords in a row where the pattern tells them, else 0.
  var columns: Int
  /// Where it begins.
  let origin: Point2D
  /// Unit vector in the direction of reading.
  let across: Point2D
  /// Width of a module, pixels.
  let module: Double
  let isInverted: Bool
  /// From where it begins to the end of the row, pixels; `nil` where that is not known.
  var length: Double?
  /// Whether chance hardly ever makes one.
  let isCertain: Bool

  /// Cosine of the angle between the lines of two patterns of one side.
  private static let sameDirection = 0.9
  /// How far a side leans: modules, and a share of the distance along it.
  private static let lean = (modules: 4.0, share: 0.4)
  /// Modules that two patterns of one side are apart at most, and by how much of itself a module differs
  /// there.
  private static let mostModules = 60.0
  private static let sameModule = 0.3

  /// Whether both may be patterns of one side of a symbol.
  func resembles(_ other: StartPattern) -> Bool {
    guard isStop == other.isStop, columns == other.columns, isInverted == other.isInverted,
      across.dot(other.across) > Self.sameDirection
    else { return false }
    let way = other.origin - origin
    return abs(way.dot(across)) < Self.lean.modules * module + Self.lean.share * abs(way.cross(across))
      && way.length < Self.mostModules * module && abs(module - other.module) < Self.sameModule * module
  }
}
