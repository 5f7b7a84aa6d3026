/// Reads lines whose bars blur has swallowed: matches the grey along them against the plans of the
/// symbologies wanted.
struct BlurReader {
  private let decoders: [LinearDecoder.Blur]
  private let options: LinearDecodeOptions
  /// Light beside a stretch, modules: a fence's widest gap is no quiet zone.
  private static let leastQuietZone = 5.5
  /// The part of the grey that a plan's known patterns may leave unexplained, to be worked out.
  private static let mostError: Float = 0.12
  /// Plans worked out for a stretch in one direction.
  private static let maximumPlans = 3

  init?(_ decoders: [LinearDecoder], _ options: LinearDecodeOptions) {
    self.options = options
    self.decoders = decoders.compactMap { $0.blur }
    if self.decoders.isEmpty { return nil }
  }

  /// Whether only such plans are tried as have come near the best one on the lines before.
  var isNarrowed = false
  /// A plan of one of the decoders in one direction.
  private struct Trial: Equatable {
    var decoder: Int
    var modules: Int
    var isReversed: Bool
  }
  /// What plans have left unexplained on those lines.
  private var trials: [(plan: Trial, residual: Float)] = []
  /// The least of that, and how much more a plan may leave that is tried on.
  private(set) var least = Float.infinity
  private static let behind: Float = 0.04

  private func isPromising(_ plan: Trial) -> Bool {
    !isNarrowed || trials.contains { $0.plan == plan && $0.residual <= least + Self.behind }
  }

  /// Bars matched with a plan whose digits are printed beneath them.
  struct PrintedBars {
    var matcher: BlurMatcher
    var match: BlurMatcher.Match
    var isReversed: Bool
    var stroke: LinearVote.Stroke
    /// Which of the decoders is theirs.
    fileprivate var decoder: Int
  }

  /// Those that their plan explains best, of all lines.
  private(set) var printed: PrintedBars?
  /// The line that is read, as a ``LinearVote/Stroke`` has it.
  var line = (offset: 0.0, from: 0.0)

  /// What the grey along a line (1/64 grey level, a value a pixel) says in stretches that a symbol may fill.
  mutating func read(_ values: [Int32], _ stretches: [LineScanner.Stretch]) -> [LineScanner.Hit] {
    var hits: [LineScanner.Hit] = []
    let backwards = Array(values.reversed())
    for stretch in stretches where !stretch.isEnclosed {
      for decoder in decoders.indices {
        read(values, stretch, by: decoder, isReversed: false, into: &hits)
        read(backwards, stretch, by: decoder, isReversed: true, into: &hits)
      }
    }
    return hits
  }

  /// What a stretch says by one decoder in the direction of `line`, which is reversed where that is.
  private mutating func read(
    _ line: [Int32], _ stretch: LineScanner.Stretch, by index: Int, isReversed: Bool,
    into hits: inout [LineScanner.Hit]
  ) {
    let decoder = decoders[index]
    func trial(_ plan: LinearBlueprint) -> Trial {
      Trial(decoder: index, modules: plan.modules, isReversed: isReversed)
    }
    let plans = decoder.blueprints(stretch.runs).filter { plan in
      stretch.light * Double(plan.modules) >= Self.leastQuietZone * (stretch.end - stretch.begin)
        && !(plan.standsAlone && stretch.goesOn) && isPromising(trial(plan))
    }
    if plans.isEmpty { return }
    let alphabet = decoder.alphabet()
    let length = Double(line.count)
    let begin = isReversed ? length - stretch.end : stretch.begin
    let end = isReversed ? length - stretch.begin : stretch.end
    let matchers = Self.closest(
      plans.map { BlurMatcher(alphabet: alphabet, blueprint: $0) }, line, begin: begin, end: end)
    for matcher in matchers {
      guard let match = matcher.match(line, begin: begin, end: end) else { continue }
      if !isNarrowed {
        trials.append((trial(matcher.blueprint), match.residual))
        least = min(least, match.residual)
      }
      // What goes on beside bars may be an add-on, which is printed elsewhere.
      if matcher.blueprint.print != nil, !stretch.goesOn,
        match.residual < printed?.match.residual ?? BlurMatcher.hopeless
      {
        printed = PrintedBars(
          matcher: matcher, match: match, isReversed: isReversed,
          stroke: LinearVote.Stroke(
            stretch.begin, stretch.end, at: self.line.offset, from: self.line.from), decoder: index)
      }
      guard let reading = reading(match, in: stretch, of: matcher.blueprint, by: decoder) else { continue }
      hits.append(
        LineScanner.Hit(
          reading: reading, begin: stretch.begin, end: stretch.end, isReversed: isReversed,
          isInverted: false))
    }
  }

  /// The few plans whose known patterns fit best.
  private static func closest(
    _ matchers: [BlurMatcher], _ line: [Int32], begin: Double, end: Double
  ) -> [BlurMatcher] {
    guard matchers.count > maximumPlans else { return matchers }
    var errors = matchers.indices.map { (index: $0, error: matchers[$0].error(line, begin: begin, end: end)) }
    errors.sort { $0.error < $1.error }
    return errors.prefix(maximumPlans).filter { $0.error < mostError }.map { matchers[$0.index] }
  }

  /// What bars say with other characters; `nil` where their check digit is wrong.
  func reading(_ bars: PrintedBars, _ characters: [Int], _ sets: [Int]) -> LinearReading? {
    decoders[bars.decoder].reading(characters, sets, bars.matcher.blueprint.tag, options)
  }

  private func reading(
    _ match: BlurMatcher.Match, in stretch: LineScanner.Stretch, of blueprint: LinearBlueprint,
    by decoder: LinearDecoder.Blur
  ) -> LinearReading? {
    guard match.residual <= blueprint.maximumResidual(showing: stretch.runs),
      match.margin >= blueprint.minimumMargin
    else { return nil }
    return decoder.reading(match.characters, match.sets, blueprint.tag, options)
  }
}
