import TestSupport
import Testing

@testable import QuietZone

@Suite struct BlurredPatternsTests {
  private static let modules = 10

  /// Patterns by lot, none twice, neither all light nor all dark.
  private static func patterns(_ count: Int) -> [UInt16] {
    var random = SeededRandom(seed: 10)
    var patterns: [UInt16] = []
    while patterns.count < count {
      let bits = UInt16(1 + random.next() % 1022)
      if !patterns.contains(bits) { patterns.append(bits) }
    }
    return patterns
  }

  /// A pattern's greys of mean 0 and length 1, as blur mixes modules with their neighbours: light lies before
  /// the pattern, a bar behind it.
  private static func grey(_ bits: UInt16, _ blur: BlurredPatterns.Blur) -> SIMD16<Float> {
    func dark(_ module: Int) -> Float {
      if module < 0 { return module == -1 ? 0 : 0.5 }
      return module >= modules || bits >> UInt16(module) & 1 != 0 ? 1 : 0
    }
    var grey = (0..<modules).map { m in
      blur.own * dark(m) + blur.next * (dark(m - 1) + dark(m + 1)) + blur.far * (dark(m - 2) + dark(m + 2))
    }
    let mean = grey.reduce(0, +) / Float(modules)
    grey = grey.map { $0 - mean }
    let length = grey.reduce(0) { $0 + $1 * $1 }.squareRoot()
    var result = SIMD16<Float>(repeating: 0)
    for m in 0..<modules { result[m] = grey[m] / length }
    return result
  }

  /// From one group of eight to several, whole and not.
  @Test(arguments: [1, 5, 8, 9, 24, 67]) func everyPatternIsClosestToItself(count: Int) {
    let patterns = Self.patterns(count)
    for (blur, _) in BlurredPatterns.Blur.steps {
      let blurred = BlurredPatterns(patterns, modules: Self.modules, blur: blur)
      for (index, bits) in patterns.enumerated() {
        let found = blurred.closest(Self.grey(bits, blur), among: 0..<patterns.count)
        #expect(found.index == index)
        #expect(abs(found.score - 1) < 1e-4)
        #expect(found.lead > 0)
      }
    }
  }

  @Test func theLeadIsThatOverTheNextBest() {
    let patterns = Self.patterns(24), blur = BlurredPatterns.Blur.steps[2].blur
    let blurred = BlurredPatterns(patterns, modules: Self.modules, blur: blur)
    var random = SeededRandom(seed: 77)
    for _ in 0..<50 {
      var samples = SIMD16<Float>(repeating: 0)
      for m in 0..<Self.modules { samples[m] = random.normal() }
      let scores = patterns.map { (Self.grey($0, blur) * samples).sum() }
      let order = scores.indices.sorted { scores[$0] > scores[$1] }
      guard scores[order[1]] > -1, scores[order[0]] - scores[order[1]] > 1e-3 else { continue }
      let found = blurred.closest(samples, among: 0..<patterns.count)
      #expect(found.index == order[0])
      #expect(abs(found.score - scores[order[0]]) < 1e-3)
      #expect(abs(found.lead - (scores[order[0]] - scores[order[1]])) < 1e-3)
    }
  }

  /// A range that begins and ends inside of a group of eight.
  @Test func othersThanThoseWantedAreLeftOut() {
    let patterns = Self.patterns(40), blur = BlurredPatterns.Blur.steps[2].blur
    let blurred = BlurredPatterns(patterns, modules: Self.modules, blur: blur)
    let wanted = 11..<29
    for (index, bits) in patterns.enumerated() {
      let samples = Self.grey(bits, blur)
      let scores = patterns.map { (Self.grey($0, blur) * samples).sum() }
      let order = wanted.sorted { scores[$0] > scores[$1] }
      let found = blurred.closest(samples, among: wanted)
      #expect(wanted.contains(index) ? found.index == index : found.index == order[0])
      #expect(abs(found.lead - (scores[order[0]] - scores[order[1]])) < 1e-3)
    }
  }

  @Test func blurTellsWhichPatternGreyIsOf() {
    // A lone light module and none: much alike in blur, and told apart by it.
    let patterns: [UInt16] = [0b00_0101_1111, 0b00_0111_1111, 0b00_0110_1111]
    let blur = BlurredPatterns.Blur.steps[4].blur
    let blurred = BlurredPatterns(patterns, modules: Self.modules, blur: blur)
    for (index, bits) in patterns.enumerated() {
      let found = blurred.closest(Self.grey(bits, blur), among: 0..<patterns.count)
      #expect(found.index == index && found.lead < 0.2)
    }
  }
}
