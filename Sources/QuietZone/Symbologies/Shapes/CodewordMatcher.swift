/// Tells codewords from the grey of their modules, where bars have run together: by which of all patterns,
/// blurred alike, resembles it most.
struct CodewordMatcher {
  private let patterns: StackedAlphabet
  /// Grey along the line, a value a pixel; dark is low, or, on inverted symbols, high.
  private let values: [Int32]
  private let isInverted: Bool

  init(_ patterns: StackedAlphabet, _ values: [Int32], isInverted: Bool) {
    self.patterns = patterns
    self.values = values
    self.isInverted = isInverted
  }

  /// Whether it knows better than the runs, whose widths are whole pixels.
  var isSharp: Bool { patterns.isSharp }

  /// Least correlation with a pattern, and how much better it must be than the second best.
  private static let minimumScore: Float = 0.86
  private static let minimumLead: Float = 0.03

  /// Places that a pattern is looked for at, modules beside where it should be, and the correlation that
  /// makes other places needless.
  private static let shifts = [0.0, -0.3, 0.3]
  private static let certainScore: Float = 0.97

  /// A pattern told from the others of its kind.
  struct Match {
    var index: Int
    /// By how much it lies beside where it was looked for, 1/16 pixel.
    var shift: Double
  }

  /// The codeword of 17 modules from `begin` on (1/16 pixel), by its place in the alphabet; `nil` where none
  /// is told from the others.
  func codeword(begin: Double, module: Double) -> Match? {
    match(patterns.codewords, begin: begin, module: module, modules: 17)
  }

  /// The row address pattern of ten modules from `begin` on.
  func address(begin: Double, module: Double, isCentre: Bool) -> Match? {
    match(isCentre ? patterns.centres : patterns.sides, begin: begin, module: module, modules: 10)
  }

  private func match(
    _ patterns: BlurredPatterns, begin: Double, module: Double, modules: Int
  ) -> Match? {
    var best = (index: 0, score: Float(0), lead: Float(0), shift: 0.0)
    for step in Self.shifts {
      let shift = step * module
      guard let samples = samples(begin + shift, module: module, modules: modules) else { continue }
      let found = patterns.closest(samples, among: 0..<patterns.count)
      if found.score > best.score { best = (found.index, found.score, found.lead, shift) }
      if best.score > Self.certainScore { break }
    }
    guard best.score > Self.minimumScore, best.lead > Self.minimumLead else { return nil }
    return Match(index: best.index, shift: best.shift)
  }

  /// The grey of the first modules, sixteen at most, dark is high; mean 0, length 1. `nil` on plain ground or
  /// outside.
  private func samples(_ begin: Double, module: Double, modules: Int) -> SIMD16<Float>? {
    guard begin > 8, begin + Double(modules) * module < Double(values.count * 16 - 16) else { return nil }
    var samples = SIMD16<Float>(repeating: 0)
    let count = min(modules, 16)
    for index in 0..<count {
      let middle = Int(begin + (Double(index) + 0.5) * module)
      if patterns.isSharp {
        samples[index] = Float(values[middle >> 4])
        continue
      }
      // A value stands in the middle of its pixel.
      let place = middle - 8
      let first = place >> 4, part = Float(place & 15) / 16
      samples[index] = Float(values[first]) * (1 - part) + Float(values[first + 1]) * part
    }
    // Less than some grey levels of contrast.
    guard samples.normalize(count) > 4 * 64 * 4 else { return nil }
    return isInverted ? samples : -samples
  }
}
