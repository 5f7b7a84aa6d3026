/// Tells codewords from the grey of their modules, where bars have run together: by which of all patterns,
/// blurred alike, resembles it most.
struct CodewordMatcher {
  private let patterns: BlurredPatterns
  /// Grey along the line, a value a pixel; dark is low, or, on inverted symbols, high.
  private let values: [Int32]
  private let isInverted: Bool

  init(_ patterns: BlurredPatterns, _ values: [Int32], isInverted: Bool) {
    self.patterns = patterns
    self.values = values
    self.isInverted = isInverted
  }

  /// Least correlation with a pattern, and how much better it must be than the second best.
  private static let minimumScore: Float = 0.86
  private static let minimumLead: Float = 0.03

  /// The codeword of 17 modules from `begin` on (1/16 pixel), and by how much it lies beside that; `nil` where
  /// none is told from the others.
  func match(
    begin: Double, module: Double
  ) -> (value: Int, cluster: Int, shift: Double)? {
    var best = (index: 0, score: Float(0), lead: Float(0), shift: 0.0)
    for step in [0.0, -0.3, 0.3] {
      let shift = step * module
      guard let samples = samples(begin + shift, module) else { continue }
      let found = patterns.closest(samples)
      if found.score > best.score { best = (found.index, found.score, found.lead, shift) }
      if best.score > 0.97 { break }
    }
    guard best.score > Self.minimumScore, best.lead > Self.minimumLead else { return nil }
    return (best.index % 929, best.index / 929, best.shift)
  }

  /// The grey of the first sixteen modules, dark is high; mean 0, length 1. `nil` on plain ground or outside.
  private func samples(_ begin: Double, _ module: Double) -> SIMD16<Float>? {
    guard begin > 8, begin + 17 * module < Double(values.count * 16 - 16) else { return nil }
    var samples = SIMD16<Float>(repeating: 0)
    for index in 0..<16 {
      let place = Int(begin + (Double(index) + 0.5) * module) - 8
      let first = place >> 4, part = Float(place & 15) / 16
      samples[index] = Float(values[first]) * (1 - part) + Float(values[first + 1]) * part
    }
    samples -= samples.sum() / 16
    let length = (samples * samples).sum().squareRoot()
    // Less than some grey levels of contrast.
    guard length > 4 * 64 * 4 else { return nil }
    return samples * ((isInverted ? 1 : -1) / length)
  }
}

/// All patterns of codewords as a blurred picture shows them, in planes: one for each module.
struct BlurredPatterns {
  private static let count = 3 * 929
  /// Groups of eight patterns.
  private static let groups = (count + 7) / 8
  /// Grey of module m of the patterns of group g at m · groups + g; of each pattern mean 0, length 1.
  private let planes: [SIMD8<Float>]

  /// Patterns seen through blur: what part of its grey a module has from itself, from each of its neighbours
  /// and from those behind them.
  init(own: Float, next: Float, far: Float) {
    var planes = [SIMD8<Float>](repeating: SIMD8(repeating: 0), count: 16 * Self.groups)
    for index in 0..<Self.count {
      let bits = UInt32(PDF417Family.patterns[index])
      // Two modules before the codeword and three behind it: light, and a bar that follows.
      func dark(_ module: Int) -> Float {
        if module < -1 { return 0.5 }
        if module == -1 || module == 16 { return 0 }
        return module > 16 ? 1 : Float(bits >> UInt32(module) & 1)
      }
      var grey = SIMD16<Float>(repeating: 0)
      for module in 0..<16 {
        grey[module] =
          own * dark(module) + next * (dark(module - 1) + dark(module + 1))
          + far * (dark(module - 2) + dark(module + 2))
      }
      grey -= grey.sum() / 16
      grey *= 1 / (grey * grey).sum().squareRoot()
      for module in 0..<16 { planes[module * Self.groups + index / 8][index & 7] = grey[module] }
    }
    self.planes = planes
  }

  /// The pattern that correlates best with the grey of a codeword (mean 0, length 1), and by how much it is
  /// ahead of the next one.
  func closest(_ samples: SIMD16<Float>) -> (index: Int, score: Float, lead: Float) {
    var best: Float = -1, second: Float = -1
    var index = 0
    planes.withUnsafeBufferPointer { planes in
      for group in 0..<Self.groups {
        var sum = SIMD8<Float>(repeating: 0)
        for module in 0..<16 { sum += planes[module &* Self.groups &+ group] * samples[module] }
        for lane in 0..<8 where sum[lane] > second {
          if sum[lane] > best {
            (second, best) = (best, sum[lane])
            index = group &* 8 &+ lane
          } else {
            second = sum[lane]
          }
        }
      }
    }
    return (min(index, Self.count - 1), best, best - second)
  }
}
