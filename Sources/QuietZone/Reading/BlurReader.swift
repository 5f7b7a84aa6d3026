/// Reads lines whose bars blur has swallowed: matches the grey along them against the blueprints of the
/// symbologies wanted.
struct BlurReader {
  private struct Plan {
    let matcher: BlurMatcher
    let index: Int
    let decoder: LinearDecoder
  }

  private let plans: [Plan]
  private let options: LinearDecodeOptions
  /// Unexplained grey above this is another symbology, or none.
  private static let maximumResidual: Float = 0.13
  /// A row of characters this little better than the next is a guess.
  private static let minimumMargin: Float = 0.2

  init(_ decoders: [LinearDecoder], _ options: LinearDecodeOptions) {
    self.options = options
    plans = decoders.flatMap { decoder in
      decoder.blueprints.indices.map {
        Plan(matcher: BlurMatcher(decoder.blueprints[$0]), index: $0, decoder: decoder)
      }
    }
  }

  /// What the grey along a line (1/64 grey level, a value a pixel) says between places where it might begin
  /// and end.
  func read(_ values: [Int32], _ stretches: [(begin: Double, end: Double)]) -> [LineScanner.Hit] {
    var hits: [LineScanner.Hit] = []
    let backwards = Array(values.reversed())
    let length = Double(values.count)
    for stretch in stretches {
      for plan in plans {
        if let reading = reading(values, stretch.begin, stretch.end, plan) {
          hits.append(
            LineScanner.Hit(
              reading: reading, begin: stretch.begin, end: stretch.end, isReversed: false, isInverted: false))
        } else if let reading = reading(backwards, length - stretch.end, length - stretch.begin, plan) {
          hits.append(
            LineScanner.Hit(
              reading: reading, begin: stretch.begin, end: stretch.end, isReversed: true, isInverted: false))
        }
      }
    }
    return hits
  }

  private func reading(_ values: [Int32], _ begin: Double, _ end: Double, _ plan: Plan) -> LinearReading? {
    guard let match = plan.matcher.match(values, begin: begin, end: end),
      match.residual <= Self.maximumResidual,
      match.margin >= max(Self.minimumMargin, 16 * match.residual * match.residual)
    else { return nil }
    return plan.decoder.complete?(match.characters, match.sets, plan.index, options)
  }
}
