/// The grey of a stacked symbol whose rows and columns are known: what a codeword is, told by the modules
/// where it must be, among those that its row may have. Lines that follow bars meet the borders of rows, and
/// lose their way where bars have run together; this does neither.
///
/// Places are those of the cells: x along the lines from the symbol's origin, y from line to line.
struct StackedGrey: ~Escapable {
  private let plane: PixelPlane
  private let origin: Point2D
  private let across: Point2D
  private let isInverted: Bool
  private let alphabet: StackedAlphabet

  @_lifetime(copy plane)
  init(
    _ plane: PixelPlane, origin: Point2D, across: Point2D, isInverted: Bool, alphabet: StackedAlphabet
  ) {
    self.plane = plane
    self.origin = origin
    self.across = across
    self.isInverted = isInverted
    self.alphabet = alphabet
  }

  /// A codeword and by how much it resembles its grey more than the next one.
  struct Match {
    var value = 0
    var score: Float = 0
    var lead: Float = 0
  }

  /// The codeword of some cluster that begins at a place, whose modules are `module` apart; beyond the
  /// picture all is as grey as its edge.
  ///
  /// - Parameter halfHeight: up to how far above and below grey is averaged, pixels.
  func codeword(at begin: Point2D, module: Point2D, halfHeight: Double, cluster: Int) -> Match? {
    let along = across.perpendicular
    let first = origin + across * begin.x + along * begin.y
    let step = across * module.x + along * module.y, aside = along * halfHeight
    var samples = SIMD16<Float>(repeating: 0)
    for index in 0..<16 {
      let place = first + step * (Double(index) + 0.5)
      let (above, below) = (place - aside, place + aside)
      let grey = plane.grey(place.x, place.y) + plane.grey(above.x, above.y) + plane.grey(below.x, below.y)
      samples[index] = Float(isInverted ? grey : -grey)
    }
    guard samples.normalize(16) > Self.leastContrast else { return nil }
    let found = alphabet.codewords.closest(samples, among: cluster * 929..<(cluster + 1) * 929)
    return Match(value: found.index % 929, score: found.score, lead: found.lead)
  }

  /// Length of sixteen samples about their mean below which there is plain ground: four grey levels each.
  private static let leastContrast: Float = 4 * 3 * 256 * 4
}
