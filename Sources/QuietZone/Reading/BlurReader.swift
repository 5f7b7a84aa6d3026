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

  /// What a line gave.
  struct Outcome {
    var hits: [LineScanner.Hit] = []
    /// What the best plan left unexplained.
    var residual: Float = .infinity
  }

  /// What the grey along a line (1/64 grey level, a value a pixel) says in stretches that a symbol may fill.
  func read(_ values: [Int32], _ stretches: [LineScanner.Stretch]) -> Outcome {
    var outcome = Outcome()
    let backwards = Array(values.reversed())
    let length = Double(values.count)
    for stretch in stretches {
      let (begin, end) = (stretch.begin, stretch.end)
      for plan in plans {
        // Blur swallows bars, dirt adds some.
        let runs = plan.matcher.blueprint.runs
        guard stretch.runs * 5 >= runs * 2, stretch.runs * 5 <= runs * 6 else { continue }
        for isReversed in [false, true] {
          let match =
            isReversed
            ? plan.matcher.match(backwards, begin: length - end, end: length - begin)
            : plan.matcher.match(values, begin: begin, end: end)
          guard let match else { continue }
          outcome.residual = min(outcome.residual, match.residual)
          guard let reading = reading(match, plan) else { continue }
          outcome.hits.append(
            LineScanner.Hit(
              reading: reading, begin: begin, end: end, isReversed: isReversed, isInverted: false))
        }
      }
    }
    return outcome
  }

  private func reading(_ match: BlurMatcher.Match, _ plan: Plan) -> LinearReading? {
    guard match.residual <= Self.maximumResidual, match.margin >= Self.minimumMargin else { return nil }
    return plan.decoder.complete?(match.characters, match.sets, plan.index, options)
  }
}
